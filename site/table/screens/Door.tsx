// The door: a code and a name lead to a chair; a press opens a table of one's own; kept places are one press away.
import { useState } from "preact/hooks";
import { Logo } from "../../art/things";
import * as api from "../api";
import { dropToken, type Kept, keepToken, keptTokens, like, liking } from "../keep";
import { nameFits, tidy } from "../names";
import { AvatarPicker } from "../parts/AvatarPicker";
import { Empty } from "../parts/Empty";
import { gameToOpen } from "../games";
import { GameChoice, HallForm } from "./later";
import { faceId, faceNo, hatId, hatNo } from "../play/people";
import { Reason } from "../play/whynot";
import { gone, session, write } from "../store";
import { enter, sitDown } from "../wiring";
import type { Role } from "../joint";
import { door } from "../words/door";
import { trouble as words } from "../words/table";
import { ui } from "../words/ui";

interface Wrong { readonly code: string; readonly clause: string }
const asWrong = (error: unknown): Wrong => (error instanceof api.Trouble ? { code: error.code, clause: error.clause } : { code: "broken", clause: "" });

function useWho() {
  const [who, set] = useState(() => { try { return JSON.parse(liking("who") ?? "") as api.Entrant; } catch { return { name: "", avatar: Math.floor(Math.random() * 16), hat: 1 + Math.floor(Math.random() * 12) }; } });
  return [who, (next: api.Entrant) => { set(next); like("who", JSON.stringify(next)); }] as const;
}

/** Name, face and hat. Used at the door, and again for one more player of this device. */
export function WhoForm({ code, extra, onDone }: { code: string; extra?: boolean; onDone: () => void }) {
  const [kept, keep] = useWho();
  const [who, set] = useState<api.Entrant>(extra ? { name: "", avatar: (kept.avatar + 5) % 16, hat: 1 + ((kept.hat + 4) % 12) } : kept);
  const [busy, work] = useState(false);
  const [wrong, fail] = useState<Wrong | null>(null);
  const [touched, touch] = useState(false);
  const change = (next: api.Entrant) => { set(next); if (!extra) keep(next); };
  const fits = nameFits(who.name);
  const go = async (as: "player" | "spectator") => {
    touch(true);
    if (busy || (as === "player" && !fits)) return;
    work(true); fail(null);
    try { seat(await api.join(code, as, { ...who, name: tidy(who.name) }), who, code); onDone(); } catch (error) { fail(asWrong(error)); }
    work(false);
  };
  return (
    <form class="stack" onSubmit={(event) => { event.preventDefault(); void go("player"); }}>
      <label class="field"><span>{door.name}</span>
        <input class="input" value={who.name} autocomplete="nickname" autoFocus aria-invalid={touched && !fits} onInput={(event) => change({ ...who, name: event.currentTarget.value })} />
        <small class={touched && !fits ? "field__wrong" : ""}>{touched && !fits ? door.nameWrong : door.nameHelp}</small>
      </label>
      <AvatarPicker avatar={faceId(who.avatar)} hat={hatId(who.hat)} onPick={(avatar, hat) => change({ ...who, avatar: faceNo(avatar), hat: hatNo(hat) })} />
      {wrong && <p class="wrong" role="alert"><Reason {...wrong} /></p>}
      <div class="acts">
        <button type="submit" class="btn btn--primary" aria-busy={busy}>{door.sit}</button>
        {!extra && <button type="button" class="btn" onClick={() => void go("spectator")}>{door.watch}</button>}
        {!extra && <HallForm code={code} onDone={onDone} />}
      </div>
    </form>
  );
}

/** Keeps what the door gave: a chair, a place to watch, or a knock that waits. */
export function seat(joined: api.Joined, who: api.Entrant, code: string): void {
  const kept: Kept = { table: joined.table, role: joined.role, seat: joined.seat ?? "", token: joined.token, name: tidy(who.name), code, atMs: Date.now(), ...(joined.knock ? { knock: joined.knock } : {}) };
  const plays = session.value?.role === "seat" && session.value.table === joined.table && joined.role === "spectator";
  if (joined.knock) write({ t: "notice", notice: { kind: "said", id: "knock", text: door.knocked, good: true } });
  else if (joined.full) write({ t: "notice", notice: { kind: "said", id: "full", text: plays ? door.full : door.fullNow, good: false } });
  if (!plays) return sitDown(kept);
  // the chairs of this device stay where they are; a knock waits beside them
  if (kept.knock) keepToken(kept);
}

function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [code, set] = useState("");
  const [wrong, fail] = useState(false);
  const digits = code.replace(/\D/g, "");
  const go = (event: Event) => { event.preventDefault(); if (digits.length === 4) onCode(digits); else fail(true); };
  return (
    <form class="stack" onSubmit={go}>
      <label class="field"><span>{door.code}</span>
        <input class="input input--code" inputMode="numeric" autocomplete="off" maxLength={4} value={code} aria-invalid={wrong} onInput={(event) => { set(event.currentTarget.value.replace(/\D/g, "")); fail(false); }} />
        <small class={wrong ? "field__wrong" : ""}>{wrong ? door.codeWrong : door.codeHelp}</small>
      </label>
      <button type="submit" class="btn btn--primary">{door.next}</button>
    </form>
  );
}

function OpenTable() {
  const [busy, work] = useState(false);
  const [wrong, fail] = useState<Wrong | null>(null);
  const open = async () => {
    work(true); fail(null);
    try {
      const made = await api.openTable(gameToOpen());
      const kept = { table: made.table, seat: "", name: "", code: made.code, atMs: Date.now() };
      keepToken({ ...kept, role: "recovery", token: made.recovery });
      sitDown({ ...kept, role: "host", token: made.host });
    } catch (error) { fail(asWrong(error)); }
    work(false);
  };
  return (
    <section class="card stack">
      <h2>{door.lead_}</h2>
      <p class="quiet">{door.openSays}</p>
      {wrong && <p class="wrong" role="alert"><Reason {...wrong} /></p>}
      <button type="button" class="btn" aria-busy={busy} onClick={() => void open()}>{busy ? door.opening : door.open}</button>
      <GameChoice />
    </section>
  );
}

function KeptPlaces() {
  const [, again] = useState(0);
  const places = keptTokens().filter((kept) => kept.role !== "recovery").filter((kept, i, all) => all.findIndex((other) => other.table === kept.table && other.role === kept.role) === i).slice(0, 4);
  if (!places.length) return null;
  return (
    <section class="card stack">
      <h2>{door.kept}</h2>
      <ul class="stack">{places.map((kept) => (
        <li key={kept.table + kept.role} class="row row--apart">
          <span><b class="digits">{kept.code}</b> <span class="quiet">{kept.name || door.backTo[kept.role]}</span></span>
          <span class="row"><button type="button" class="btn btn--small" onClick={() => enter(kept.table, kept.role as Role)}>{door.back}</button>
            <button type="button" class="btn btn--small btn--bare" onClick={() => { for (const each of keptTokens().filter((other) => other.table === kept.table && other.role === kept.role)) dropToken(each); again((n) => n + 1); }}>{door.forget}</button></span>
        </li>))}</ul>
    </section>
  );
}

const clubName = (): string | undefined => /"name":"(.+)"}$/.exec(liking("club") ?? "")?.[1];

export function Door({ code: given }: { code: string }) {
  const [code, set] = useState(given);
  return (
    <main class="door lamplit" data-step={code ? "who" : "code"}>
      <header class="door__head"><a class="chip" href="/club/">{clubName() ?? door.club}</a><Logo /><h1>{ui.title}</h1><p class="quiet">{door.lead}</p></header>
      {gone.value && !code && <Empty mood="puzzled" title={words.gone}><p>{words.goneSays}</p></Empty>}
      <section class="card stack">
        {code
          ? <><div class="row row--apart"><h2>{door.atTable(code)}</h2><button type="button" class="btn btn--small btn--bare" onClick={() => set("")}>{door.otherCode}</button></div><WhoForm code={code} onDone={() => history.replaceState(null, "", location.pathname)} /></>
          : <CodeForm onCode={set} />}
      </section>
      {!code && <KeptPlaces />}
      {!code && <OpenTable />}
    </main>
  );
}
