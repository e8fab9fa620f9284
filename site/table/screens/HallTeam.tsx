// A team in the hall, on a phone first: the clock, one field to write in, what became of the sheet, the team's points and earlier answers.
import { useEffect, useState } from "preact/hooks";
import { draftOf, paper, wholeSheet } from "../hall/desk";
import { type Sheet, standingLine } from "../hall/standing";
import { goOut } from "../wiring";
import { Empty } from "../parts/Empty";
import { ClockFace } from "../parts/ClockRing";
import { Dialog } from "../play/dialog";
import { offered } from "../play/deed";
import { clockOf } from "../play/hallview";
import { Menu, VolumeControl } from "../play/menu";
import { hasPapers } from "../play/media";
import { Papers } from "../play/papers";
import { press } from "../play/press";
import { Status } from "../play/status";
import { serverNow } from "../play/time";
import { hallView } from "../store";
import type { Room } from "../whole";
import { deeds } from "../words/deeds";
import { hall as words } from "../words/hall";
import { refusal } from "../words/refusals";
import { trouble } from "../words/table";

const LONGEST = 200;

/** Whether sheets are taken; the field shuts by the server's clock with no word from it. */
function useOpen({ closes_ms, void: voided }: Sheet): boolean {
  const [, wake] = useState(0);
  useEffect(() => {
    const left = (closes_ms ?? 0) - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(() => wake((n) => n + 1), left + 5);
    return () => clearTimeout(timer);
  }, [closes_ms]);
  return !voided && (closes_ms === null || serverNow() < closes_ms);
}

/** The field and what becomes of it. A closed sheet is read and not written. */
function Answer({ sheet }: { sheet: Sheet }) {
  const open = useOpen(sheet);
  const shown = paper.shown.value;
  const line = standingLine(sheet, shown, open);
  return (
    <section class="sheetcard" data-standing={open ? shown.standing : "closed"} aria-label={words.field}>
      <label class="field"><span>{words.field}</span>
        <textarea class="input sheetcard__field" rows={3} maxLength={LONGEST} placeholder={words.placeholder} readOnly={!open} value={open ? shown.text : sheet.text || shown.handed || shown.text}
          onInput={(event) => paper.write(event.currentTarget.value)} onBlur={() => paper.handIn()} />
      </label>
      <p class={`sheetcard__line sheetcard__line--${line.tone}`} role="status">{line.text}</p>
      {shown.code && shown.standing === "refused" && <p class="wrong">{refusal(shown.code)}</p>}
      {open && shown.standing === "handed" && <p class="quiet sheetcard__mend">{sheet.closes_ms === null ? words.stands : words.mend}</p>}
      {open && shown.standing !== "handed" && <button type="button" class="btn btn--primary" disabled={shown.standing !== "writing" && shown.standing !== "refused"} onClick={() => paper.handIn()}>{words.handNow}</button>}
    </section>
  );
}

/** What this team wrote before, as this device keeps it, with the verdicts that have come. */
function Past() {
  const past = hallView.value?.past ?? [];
  if (!past.length) return null;
  const said = (verdict: string, text: string) => (verdict === "right" ? words.right : verdict === "wrong" ? words.wrong : text ? words.judging : words.none);
  return (
    <details class="card pastsheets"><summary>{words.past}</summary>
      <ol class="history">{past.map(({ question, round, part, verdict = "" }) => {
        const text = draftOf(question);
        return <li key={question}><span><small class="quiet">{words.question(round, part)}</small><br />{text || "—"}</span><span class={verdict === "right" ? "good" : "quiet"}>{said(verdict, text)}</span></li>;
      }).reverse()}</ol>
    </details>
  );
}

function Leave() {
  const [open, ask] = useState(false);
  const found = offered("leave_hall");
  if (!found) return null;
  return (
    <>
      <button type="button" class="btn btn--small btn--bare" onClick={() => ask(true)}>{words.leave}</button>
      {open && <Dialog title={words.leave} onClose={() => ask(false)} acts={<button type="button" class="btn btn--danger" onClick={() => { press(found.command, found.seat); ask(false); }}>{deeds.leave_hall}</button>}><p>{words.leaveSays}</p></Dialog>}
    </>
  );
}

export function HallTeam({ at }: { at: Room }) {
  const view = hallView.value;
  if (!view) return null;
  const sheet = view.sheet ? wholeSheet(view.sheet) : null;
  const playing = sheet !== null && at.round !== null && at.phase !== "between" && at.phase !== "on_break" && at.phase !== "finished";
  return (
    <main class="hallteam lamplit">
      <header class="hallteam__top"><Menu /><h1><bdi>{view.name}</bdi><small class="quiet">{words.points(view.points ?? 0)}</small></h1><VolumeControl /></header>
      <div class="hallteam__score"><b class="display">{at.score.knowers}<i>:</i>{at.score.viewers}</b>{at.clock && <ClockFace clock={clockOf(at)} now={serverNow} />}</div>
      <Status at={at} />
      {hasPapers(at.words) && <Papers at={at} />}
      {playing && sheet ? <Answer sheet={sheet} /> : <section class="sheetcard sheetcard--calm"><b>{words.waits}</b><p class="quiet">{words.waitsSays}</p></section>}
      <Past />
      <Leave />
    </main>
  );
}

/** The team was taken out of the hall, or has left it: this window watches now, and may enter anew by the code. */
export function HallGone() {
  return <main class="alone lamplit"><Empty mood="puzzled" title={words.gone} acts={<button type="button" class="btn btn--primary" onClick={goOut}>{trouble.toDoor}</button>}><p>{words.goneSays}</p></Empty></main>;
}
