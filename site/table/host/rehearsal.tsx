// Robots for a rehearsal: called, heard and let go by the host. The desk that seats them exists only at a local club's door.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../play/dialog";
import { room, session } from "../store";
import { rehearsal as words } from "../words/rehearsal";
import { ui } from "../words/ui";

interface Said { readonly n: number; readonly name: string; readonly text: string }
interface Desk { readonly most: number; readonly here: readonly string[]; readonly said: readonly Said[]; readonly full: boolean }

const AGAIN_MS = 1_200;
const KEPT = 3;
const USUAL = 3;
type Pace = keyof typeof words.paces;
const PACES: readonly Pace[] = ["usual", "quick"];
/** What the door's desk told last; null: there is none here, or nobody has asked yet. */
const desk = signal<Desk | null>(null);
const lines = signal<readonly Said[]>([]);
let absent = false;

const hear = (told: Desk) => {
  desk.value = told;
  if (told.said.length) lines.value = [...lines.value, ...told.said].slice(-KEPT);
  if (!told.here.length) lines.value = [];
};

/** One call to the desk; a club without one is not asked again. */
async function ask(method: "GET" | "POST" | "DELETE", wish: { players?: number; speed?: Pace } = {}): Promise<boolean> {
  const [at, now] = [session.value, room.value];
  const token = at?.tokens[0]?.token;
  if (absent || !at || !now || !token) return false;
  const where = `/api/rehearsal?table=${encodeURIComponent(at.table)}&after=${lines.value.at(-1)?.n ?? 0}`;
  const body = method === "POST" ? { body: JSON.stringify({ table: at.table, code: now.code, ...wish }) } : {};
  try {
    const answer = await fetch(where, { method, cache: "no-store", headers: { "x-token": token, "content-type": "application/json" }, ...body });
    absent = answer.status === 404;
    if (answer.ok) hear((await answer.json()) as Desk);
    return answer.ok;
  } catch { return false; }
}

/** Asks once whether there is a desk, and again while robots are here. */
function useDesk(): Desk | null {
  const busy = (desk.value?.here.length ?? 0) > 0;
  useEffect(() => { void ask("GET"); }, []);
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => void ask("GET"), AGAIN_MS);
    return () => clearInterval(timer);
  }, [busy]);
  return desk.value;
}

export function LetRobotsGo() {
  if (!desk.value?.here.length) return null;
  return <button type="button" class="btn btn--small" onClick={() => void ask("DELETE")}>{words.go}</button>;
}

/** What they said last, as a voice at the table would be heard. */
function Lines() {
  if (!lines.value.length) return null;
  return (
    <div class="robots" role="log" aria-label={words.said}>
      {lines.value.map(({ n, name, text }) => <p key={n}><b>{name}</b> {text}</p>)}
    </div>
  );
}

export function RobotsSay() {
  useDesk();
  return <Lines />;
}

function PaceChoice({ value, set }: { value: Pace; set: (value: Pace) => void }) {
  return (
    <fieldset class="choice"><legend>{words.pace}</legend>
      {PACES.map((each) => <label key={each} class="choice__one"><input type="radio" name="pace" checked={each === value} onChange={() => set(each)} /><span>{words.paces[each]}</span></label>)}
    </fieldset>
  );
}

function Count({ value, most, set }: { value: number; most: number; set: (value: number) => void }) {
  return (
    <div class="stepper" role="group" aria-label={words.count}>
      <span>{words.count}</span>
      <button type="button" class="btn btn--icon" aria-label={ui.less(words.count)} disabled={value <= 1} onClick={() => set(value - 1)}>−</button>
      <output class="digits">{value}</output>
      <button type="button" class="btn btn--icon" aria-label={ui.more(words.count)} disabled={value >= most} onClick={() => set(value + 1)}>+</button>
    </div>
  );
}

/** How many, and how quick; closes when they have come. */
function Invitation({ most, onClose }: { most: number; onClose: () => void }) {
  const [players, set] = useState(USUAL);
  const [speed, hurry] = useState<Pace>("usual");
  const [state, turn] = useState<"" | "calling" | "away">("");
  const call = async () => {
    turn("calling");
    if (await ask("POST", { players, speed })) onClose(); else turn("away");
  };
  const busy = state === "calling";
  return (
    <Dialog title={words.title} onClose={onClose} acts={<button type="button" class="btn btn--primary" aria-busy={busy} disabled={busy} onClick={() => void call()}>{busy ? words.calling : words.call}</button>}>
      <p>{words.says}</p>
      <Count value={players} most={most} set={set} />
      <PaceChoice value={speed} set={hurry} />
      {state === "away" && <p role="alert">{words.away}</p>}
    </Dialog>
  );
}

export function RehearsalCard() {
  const at = useDesk();
  const [open, turn] = useState(false);
  if (!at) return null;
  const here = at.here.length;
  return (
    <section class="card stack stack--tight" aria-label={words.title}>
      {here > 0 && <p class="quiet">{words.here(here)}{at.full ? `. ${words.full}` : ""}</p>}
      {here > 0
        ? <div class="row">{!at.full && <button type="button" class="btn btn--small" onClick={() => void ask("POST", { players: 1, speed: "usual" })}>{words.more}</button>}<LetRobotsGo /></div>
        : <button type="button" class="btn btn--small" onClick={() => turn(true)}>{words.open}</button>}
      <Lines />
      {open && <Invitation most={at.most} onClose={() => turn(false)} />}
    </section>
  );
}
