// The protocol of the evening inside the page: who did what when, the wheel recomputed, the file to keep or to check.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import * as api from "../api";
import { Empty } from "../parts/Empty";
import { Dialog } from "../play/dialog";
import { session } from "../store";
import type { Protocol } from "../wire";
import { record as words, verdicts } from "../words/record";
import { refusal } from "../words/refusals";
import { begunElsewhere, linesOf, textOf } from "./lines";
import { keepFile } from "./save";
import { type Finding, HARMLESS, unchanged, verify } from "./verify";

function Lines({ told }: { told: Protocol }) {
  return (
    <ol class="record" tabIndex={0}>{linesOf(told).reverse().map((line) => (
      <li key={line.n} class={line.undone ? "record__line record__line--undone" : "record__line"}>
        <time class="digits quiet">{line.time}</time><b><bdi>{line.who}</bdi></b><span>{line.undone ? <s>{line.what}</s> : line.what}{line.undone && <small class="wrong"> {words.undone}</small>}</span>
      </li>))}</ol>
  );
}

function FindingLine({ found }: { found: Finding }) {
  const fine = HARMLESS.includes(found.verdict);
  return (
    <li class={fine ? "record__line" : "record__line wrong"}>
      <Icon name={fine ? "check" : "warn"} /><b>{found.draw ? words.spin(found.draw, found.sector) : words.entry(found.entry)}</b><span>{verdicts[found.verdict]}{found.candidates.length > 0 && <small class="quiet"> {words.among(found.candidates)}</small>}</span>
    </li>
  );
}

function Wheel({ told }: { told: Protocol }) {
  const found = verify(told);
  const wrong = found.filter((each) => !HARMLESS.includes(each.verdict));
  return (
    <div class="stack stack--tight">
      <p class="quiet">{words.wheelSays}</p>
      {!unchanged(told) && <p class="wrong">{words.changed}</p>}
      <p><b class={wrong.length ? "wrong" : ""}>{found.length === 0 ? words.noSpins : wrong.length ? words.someWrong(wrong.length) : words.allEven(found.length)}</b></p>
      <ol class="record" tabIndex={0}>{found.map((each, i) => <FindingLine key={i} found={each} />)}</ol>
    </div>
  );
}

/** A saved file, or null when it is not one. */
async function readFile(file: File | undefined): Promise<Protocol | null> {
  try {
    const told = JSON.parse((await file?.text()) ?? "") as Protocol;
    return Array.isArray(told.entries) && Array.isArray(told.figures) ? told : null;
  } catch { return null; }
}

const ofThisTable = async (): Promise<Protocol> => {
  const now = session.value;
  return (await api.protocol(now?.table ?? "", now?.tokens[0]?.token ?? "")) as Protocol;
};

/** bring: where the protocol comes from, the table of this window unless said; why: what that door's refusals mean. */
export function Record({ onClose, bring = ofThisTable, why = refusal }: { onClose: () => void; bring?: () => Promise<Protocol>; why?: (code: string) => string }) {
  const [told, set] = useState<Protocol | null>(null);
  const [wrong, fail] = useState("");
  const [page, turn] = useState<"said" | "wheel">("said");
  const load = async () => {
    fail("");
    try { set(await bring()); } catch (error) { fail(why(error instanceof api.Trouble ? error.code : "broken")); }
  };
  useEffect(() => void load(), []);
  const open = async (file: File | undefined) => { const found = await readFile(file); if (found) { set(found); turn("wheel"); fail(""); } else fail(words.notProtocol); };
  const tab = (id: "said" | "wheel") => <button type="button" class={page === id ? "chip chip--lit" : "chip"} aria-pressed={page === id} onClick={() => turn(id)}>{words[id]}</button>;
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <div class="row">{tab("said")}{tab("wheel")}</div>
      {wrong && <p class="wrong" role="alert">{wrong} <button type="button" class="btn btn--small" onClick={() => void load()}>{words.again}</button></p>}
      {!told && !wrong && <Empty mood="calm" title={words.loading}>{""}</Empty>}
      {told && begunElsewhere(told) && <p class="record__mark"><Icon name="warn" /> {words.elsewhere}</p>}
      {told && (page === "said" ? <Lines told={told} /> : <Wheel told={told} />)}
      <div class="row">
        {told && <button type="button" class="btn btn--small" onClick={() => keepFile(`${told.table}.json`, JSON.stringify(told), "application/json")}>{words.json}</button>}
        {told && <button type="button" class="btn btn--small" onClick={() => keepFile(`${told.table}.txt`, textOf(told), "text/plain")}>{words.text}</button>}
        <label class="btn btn--small filebtn">{words.file}<input type="file" accept=".json,application/json" aria-label={words.open} onChange={(event) => void open(event.currentTarget.files?.[0])} /></label>
      </div>
    </Dialog>
  );
}
