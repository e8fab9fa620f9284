// The account: looks, the public page, devices, password, a copy of everything, and the way out for ever.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { faceId, faceNo, hatId, hatNo } from "../art/numbered";
import { AvatarPicker } from "../table/parts/AvatarPicker";
import { Dialog } from "../table/play/dialog";
import type { Profile } from "../table/wire";
import * as api from "./api";
import { personLink } from "./links";
import { Password } from "./Enter";
import { RecoveryCode } from "./Code";
import { codeOf, refusal } from "./refusals";
import { remember } from "./session";
import { club as words } from "./words";

type Sheet = "" | "looks" | "password" | "code" | "everywhere" | "remove";

interface Props { readonly mine: Profile; readonly onChange: () => void; readonly onOut: () => void }

function save(name: string, text: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A press that asks the club: busy meanwhile, and in words when it says no. */
function useAsk() {
  const [busy, work] = useState(false);
  const [wrong, fail] = useState("");
  const ask = async (act: () => Promise<unknown>) => {
    if (busy) return;
    work(true); fail("");
    try { await act(); } catch (error) { fail(refusal(codeOf(error))); }
    work(false);
  };
  return { busy, wrong: wrong ? <p class="wrong" role="alert">{wrong}</p> : null, ask };
}

function Looks({ mine, onChange, onClose }: Props & { onClose: () => void }) {
  const [look, dress] = useState({ avatar: mine.card.avatar ?? 0, hat: mine.card.hat ?? 0 });
  const { busy, wrong, ask } = useAsk();
  const done = () => void ask(async () => { await api.looks(look.avatar, look.hat); onChange(); onClose(); });
  return (
    <Dialog title={words.looks} onClose={onClose} wide acts={<button type="button" class="btn btn--primary" aria-busy={busy} onClick={done}>{words.looksDone}</button>}>
      <AvatarPicker avatar={faceId(look.avatar)} hat={hatId(look.hat)} onPick={(avatar, hat) => dress({ avatar: faceNo(avatar), hat: hatNo(hat) })} />{wrong}
    </Dialog>
  );
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const [old, was] = useState("");
  const [next, will] = useState("");
  const [done, finish] = useState(false);
  const { busy, wrong, ask } = useAsk();
  const go = (event: Event) => { event.preventDefault(); void ask(async () => { remember(await api.newPassword(old, next)); finish(true); }); };
  if (done) return <Dialog title={words.change} onClose={onClose}><p role="status">{words.changed}</p></Dialog>;
  return (
    <Dialog title={words.change} onClose={onClose}>
      <form class="stack" onSubmit={go}>
        <Password label={words.old} value={old} fresh={false} onInput={was} />
        <Password label={words.newPassword} help={words.passwordHelp} value={next} fresh onInput={will} />
        {wrong}<div class="acts"><button type="submit" class="btn btn--primary" aria-busy={busy}>{words.change}</button></div>
      </form>
    </Dialog>
  );
}

function NewCode({ onClose }: { onClose: () => void }) {
  const [password, key] = useState("");
  const [code, got] = useState("");
  const { busy, wrong, ask } = useAsk();
  const go = (event: Event) => { event.preventDefault(); void ask(async () => got((await api.newCode(password)).recovery)); };
  if (code) return <Dialog title={words.newCode} onClose={onClose}><RecoveryCode code={code} onSaved={onClose} /></Dialog>;
  return (
    <Dialog title={words.newCode} onClose={onClose}>
      <form class="stack" onSubmit={go}>
        <p>{words.newCodeSays}</p>
        <Password label={words.password} value={password} fresh={false} onInput={key} />
        {wrong}<div class="acts"><button type="submit" class="btn btn--primary" aria-busy={busy}>{words.newCode}</button></div>
      </form>
    </Dialog>
  );
}

/** The password is judged before anything goes; packs go by a door of their own, and then all the rest. */
async function gone(password: string): Promise<void> {
  try { await api.remove(password); } catch (error) {
    if (codeOf(error) !== "packs_left") throw error;
    await api.dropPack("");
    await api.remove(password);
  }
}

function Remove({ onOut, onClose }: { onOut: () => void; onClose: () => void }) {
  const [password, key] = useState("");
  const { busy, wrong, ask } = useAsk();
  const go = (event: Event) => { event.preventDefault(); void ask(async () => { await gone(password); onOut(); }); };
  return (
    <Dialog title={words.remove} onClose={onClose}>
      <form class="stack" onSubmit={go}>
        <p>{words.removeSays}</p>
        <Password label={words.password} value={password} fresh={false} onInput={key} />
        {wrong}<div class="acts"><button type="submit" class="btn btn--danger" aria-busy={busy}>{words.removeGo}</button></div>
      </form>
    </Dialog>
  );
}

function PublicPage({ mine, onChange }: Props) {
  const [copied, note] = useState(false);
  const { wrong, ask } = useAsk();
  const link = personLink(mine.card.name);
  return (
    <div class="stack stack--tight">
      <label class="check"><input type="checkbox" checked={mine.open ?? false} onChange={(event) => { const on = event.currentTarget.checked; void ask(async () => { await api.showPage(on); onChange(); }); }} /><span>{words.page}</span></label>
      <p class="quiet">{mine.open ? words.pageOn : words.pageOff}</p>{wrong}
      {mine.open && <div class="row"><a class="settings__link" href={link}>{decodeURI(link).replace(/^https?:\/\//, "")}</a>{window.isSecureContext && <button type="button" class="btn btn--small" onClick={() => void navigator.clipboard.writeText(link).then(() => note(true))}><Icon name="copy" />{copied ? words.copied : words.pageCopy}</button>}</div>}
    </div>
  );
}

function Devices({ mine, onOut, go }: Props & { go: (sheet: Sheet) => void }) {
  return (
    <div class="stack stack--tight">
      <h3>{words.devices}</h3>
      <ul class="devices">{(mine.devices ?? []).map((each) => <li key={each.made} class="row row--apart"><span>{each.device || words.someDevice}{each.this && <small class="chip chip--done">{words.thisDevice}</small>}</span><small class="quiet">{words.until(each.until)}</small></li>)}</ul>
      <div class="row"><button type="button" class="btn btn--small" onClick={() => void api.leave(false).catch(() => undefined).then(onOut)}>{words.out}</button><button type="button" class="btn btn--small btn--bare" onClick={() => go("everywhere")}>{words.outEverywhere}</button></div>
    </div>
  );
}

export function Settings(props: Props) {
  const [sheet, go] = useState<Sheet>("");
  const { wrong, ask } = useAsk();
  const close = () => go("");
  return (
    <section class="card stack settings" aria-labelledby="settings">
      <h2 id="settings">{words.settings}</h2>
      <PublicPage {...props} />
      <Devices {...props} go={go} />
      <div class="row">
        <button type="button" class="btn btn--small" onClick={() => go("looks")}><Icon name="user" />{words.looks}</button>
        <button type="button" class="btn btn--small" onClick={() => go("password")}><Icon name="key" />{words.change}</button>
        <button type="button" class="btn btn--small" onClick={() => go("code")}>{words.newCode}</button>
        <button type="button" class="btn btn--small" onClick={() => void ask(async () => save("club.json", JSON.stringify(await api.everything(), null, 1)))}>{words.export}</button>
        <a class="btn btn--small btn--bare" href="/privacy/">{words.keeps}</a>
        <button type="button" class="btn btn--small btn--danger" onClick={() => go("remove")}>{words.remove}</button>
      </div>
      {wrong}
      {sheet === "looks" && <Looks {...props} onClose={close} />}
      {sheet === "password" && <ChangePassword onClose={() => { close(); props.onChange(); }} />}
      {sheet === "code" && <NewCode onClose={close} />}
      {sheet === "remove" && <Remove onOut={props.onOut} onClose={close} />}
      {sheet === "everywhere" && <Dialog title={words.outEverywhere} onClose={close} acts={<button type="button" class="btn btn--danger" onClick={() => void ask(async () => { await api.leave(true); props.onOut(); })}>{words.outEverywhere}</button>}><p>{words.outEverywhereSays}</p></Dialog>}
    </section>
  );
}
