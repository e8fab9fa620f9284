// The ways in: a name and a password, a new name, a new password by the code. Used by the club's page and at the table.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { faceId, faceNo, hatId, hatNo } from "../art/numbered";
import { liking } from "../table/keep";
import { AvatarPicker } from "../table/parts/AvatarPicker";
import type { Entered } from "../table/wire";
import * as api from "./api";
import { RecoveryCode } from "./Code";
import { codeOf, recoveryRefusal, refusal } from "./refusals";
import { dressAs, remember } from "./session";
import { club as words } from "./words";

type Way = "enter" | "register" | "recover";

interface Look { readonly name: string; readonly avatar: number; readonly hat: number }

/** Whoever has sat at a table here already looks as they did there. */
function lookOfGuest(): Look {
  try { return { name: "", avatar: 0, hat: 0, ...(JSON.parse(liking("who") ?? "{}") as object) }; } catch { return { name: "", avatar: 0, hat: 0 }; }
}

export function Password({ label, help, value, fresh, onInput }: { label: string; help?: string; value: string; fresh: boolean; onInput: (value: string) => void }) {
  const [shown, show] = useState(false);
  const props = { class: "input", value, maxLength: 512, autocomplete: fresh ? "new-password" as const : "current-password" as const, onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value) };
  return (
    <label class="field"><span>{label}</span>
      <span class="secret">
        {shown ? <input {...props} type="text" /> : <input {...props} type="password" />}
        <button type="button" class="btn btn--bare btn--icon" aria-label={shown ? words.hide : words.show} aria-pressed={shown} onClick={() => show(!shown)}><Icon name={shown ? "hide" : "eye"} /></button>
      </span>
      {help && <small>{help}</small>}
    </label>
  );
}

export function Enter({ onIn }: { onIn: () => void }) {
  const [way, go] = useState<Way>("enter");
  const [look, dress] = useState(lookOfGuest);
  const [name, call] = useState("");
  const [password, key] = useState("");
  const [code, write] = useState("");
  const [busy, work] = useState(false);
  const [wrong, fail] = useState("");
  const [fresh, got] = useState<Entered | null>(null);
  const turn = (next: Way) => { go(next); fail(""); key(""); if (next === "register" && !name) call(look.name); };
  const ask = (): Promise<Entered> => {
    if (way === "register") return api.register(name, password, look.avatar, look.hat);
    return way === "enter" ? api.enter(name, password) : api.recover(name, code, password);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    work(true); fail("");
    try {
      const entered = await ask();
      remember(entered);
      if (way === "register") dressAs(entered.name, look.avatar, look.hat);
      if (entered.recovery) got(entered); else onIn();
    } catch (error) { fail((way === "recover" ? recoveryRefusal : refusal)(codeOf(error))); }
    work(false);
  };
  if (fresh?.recovery) return <RecoveryCode code={fresh.recovery} onSaved={onIn} />;
  const tab = (id: Way, text: string) => <button type="button" class={way === id ? "chip chip--lit" : "chip"} aria-pressed={way === id} onClick={() => turn(id)}>{text}</button>;
  return (
    <form class="card stack enter" onSubmit={(event) => void submit(event)}>
      <div class="row" role="group">{tab("enter", words.enter)}{tab("register", words.register)}</div>
      <p class="quiet">{way === "recover" ? words.recovering : words.lead}</p>
      <label class="field"><span>{words.name}</span>
        <input class="input" value={name} autocomplete="username" autoCapitalize="none" spellcheck={false} onInput={(event) => call(event.currentTarget.value)} />
        {way === "register" && <small>{words.nameHelp}</small>}
      </label>
      {way === "recover" && <label class="field"><span>{words.code}</span><input class="input digits" value={code} autocomplete="off" autoCapitalize="characters" spellcheck={false} onInput={(event) => write(event.currentTarget.value)} /><small>{words.codeHelp}</small></label>}
      <Password label={way === "recover" ? words.newPassword : words.password} {...(way === "enter" ? {} : { help: words.passwordHelp })} value={password} fresh={way !== "enter"} onInput={key} />
      {way === "register" && <AvatarPicker avatar={faceId(look.avatar)} hat={hatId(look.hat)} onPick={(avatar, hat) => dress({ ...look, avatar: faceNo(avatar), hat: hatNo(hat) })} />}
      {wrong && <p class="wrong" role="alert">{wrong}</p>}
      <div class="acts"><button type="submit" class="btn btn--primary" aria-busy={busy}>{way === "register" ? words.register : words.enter}</button></div>
      {way === "enter" && <button type="button" class="btn btn--bare btn--small enter__forgot" onClick={() => turn("recover")}>{words.recover}</button>}
      <p class="quiet enter__guest">{words.guest} <a href="/privacy/">{words.keeps}</a></p>
    </form>
  );
}
