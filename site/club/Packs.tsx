// The host's own packs in the account: renamed, deleted; they are opened at a table's desk.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../table/play/dialog";
import type { OwnPackCard } from "../table/wire";
import * as api from "./api";
import { codeOf, refusal } from "./refusals";
import { atTable, club as words } from "./words";

type Asked = { readonly how: "rename" | "drop"; readonly pack: OwnPackCard };

function Sheet({ asked, onDone, onClose }: { asked: Asked; onDone: () => void; onClose: () => void }) {
  const [title, call] = useState(asked.pack.title);
  const [wrong, fail] = useState("");
  const go = async (event: Event) => {
    event.preventDefault();
    try { await (asked.how === "rename" ? api.renamePack(asked.pack.id, title) : api.dropPack(asked.pack.id)); onDone(); } catch (error) { fail(refusal(codeOf(error))); }
  };
  const rename = asked.how === "rename";
  return (
    <Dialog title={rename ? words.rename : words.drop} onClose={onClose}>
      <form class="stack" onSubmit={(event) => void go(event)}>
        {rename ? <label class="field"><span>{words.title_}</span><input class="input" value={title} maxLength={120} onInput={(event) => call(event.currentTarget.value)} /></label> : <p>{words.dropSure(asked.pack.title)}</p>}
        {wrong && <p class="wrong" role="alert">{wrong}</p>}
        <div class="acts"><button type="submit" class={rename ? "btn btn--primary" : "btn btn--danger"}>{rename ? words.rename : words.drop}</button></div>
      </form>
    </Dialog>
  );
}

export function Packs() {
  const [mine, set] = useState<readonly OwnPackCard[]>([]);
  const [asked, ask] = useState<Asked | null>(null);
  const load = () => void api.packs().then(({ packs }) => set(packs ?? []), () => undefined);
  useEffect(load, []);
  return (
    <section class="card stack" aria-labelledby="packs">
      <h2 id="packs">{words.packs}</h2>
      {mine.length ? <ul class="devices">{mine.map((pack) => (
        <li key={pack.id} class="row row--apart">
          <span><b><bdi>{pack.title}</bdi></b> <small class="quiet">{atTable.questions(pack.questions)}</small></span>
          <span class="row"><button type="button" class="btn btn--small btn--bare" onClick={() => ask({ how: "rename", pack })}>{words.rename}</button><button type="button" class="btn btn--small btn--bare" onClick={() => ask({ how: "drop", pack })}>{words.drop}</button></span>
        </li>))}</ul> : null}
      <p class="quiet">{mine.length ? words.packsSealed : words.noPacks}</p>
      {asked && <Sheet asked={asked} onClose={() => ask(null)} onDone={() => { ask(null); load(); }} />}
    </section>
  );
}
