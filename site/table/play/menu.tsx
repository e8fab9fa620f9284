// The small row at the top of every table screen: volume, light, and a menu for all that is not the game.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { like, liking } from "../keep";
import { Volume } from "../parts/Volume";
import { room, seen, session } from "../store";
import { goOut } from "../wiring";
import { WhoForm } from "../screens/Door";
import { door } from "../words/door";
import { lobby } from "../words/lobby";
import { table as words } from "../words/table";
import { ui } from "../words/ui";
import { live } from "./deed";
import { Dialog } from "./dialog";
import { History } from "./status";
import { mySeats, nameOf } from "./people";
import { press } from "./press";
import { Record } from "../screens/later";
import { DressDialog } from "../screens/Lobby";
import { muted, setMuted, setVolume, volume } from "./sound";

export function VolumeControl() {
  return <Volume volume={volume.value} muted={muted.value || (room.value?.silent ?? false)} onVolume={setVolume} onMute={setMuted} />;
}

export function applyTheme(theme: string): void {
  if (theme) document.documentElement.dataset["theme"] = theme; else delete document.documentElement.dataset["theme"];
}

function ThemePicker() {
  const [theme, set] = useState(liking("theme") ?? "");
  useEffect(() => { applyTheme(theme); like("theme", theme); }, [theme]);
  return (
    <fieldset class="choice choice--row"><legend class="caps">{words.theme}</legend>
      {Object.entries(words.themes).map(([id, name]) => <label key={id} class="choice__one"><input type="radio" name="theme" checked={theme === id} onChange={() => set(id)} /><span>{name}</span></label>)}
    </fieldset>
  );
}

type Sheet = "menu" | "protocol" | "history" | "player" | "leave" | "dress" | null;

function LeaveDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={lobby.leaveSure} onClose={onClose}>
      <p>{lobby.leaveSays}</p>
      {live("leave").map((chance) => chance.options.map((each) => <button key={chance.seat} type="button" class="btn btn--danger" onClick={() => { press(each, chance.seat); onClose(); }}>{mySeats().length > 1 ? `${lobby.leave}: ${nameOf(chance.seat)}` : lobby.leave}</button>))}
    </Dialog>
  );
}

function MenuDialog({ go, onClose }: { go: (sheet: Sheet) => void; onClose: () => void }) {
  const role = seen.value?.you.role;
  const item = (sheet: Sheet, text: string, icon: Parameters<typeof Icon>[0]["name"]) => <button type="button" class="btn" onClick={() => go(sheet)}><Icon name={icon} />{text}</button>;
  return (
    <Dialog title={words.menu} onClose={onClose}>
      <div class="stack stack--tight">
        {item("history", words.history, "clock")}
        {item("protocol", words.protocol, "scroll")}
        {role === "seat" && item("player", words.addPlayer, "plus")}
        {role === "seat" && item("dress", lobby.dress, "user")}
        {role === "seat" && live("leave").length > 0 && item("leave", lobby.leave, "door")}
        {document.fullscreenEnabled && <button type="button" class="btn" onClick={() => { void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()); onClose(); }}><Icon name="screen" />{words.fullscreen}</button>}
        <ThemePicker />
        <p class="quiet">{words.exitSays}</p>
        <button type="button" class="btn btn--bare" onClick={goOut}><Icon name="left" />{words.exit}</button>
      </div>
    </Dialog>
  );
}

export function Menu() {
  const [sheet, go] = useState<Sheet>(null);
  const close = () => go(null);
  const at = room.value;
  const code = at?.code ?? "";
  return (
    <>
      <button type="button" class="btn btn--icon" aria-label={words.menu} onClick={() => go("menu")}><Icon name="more" /></button>
      {sheet === "menu" && <MenuDialog go={go} onClose={close} />}
      {sheet === "history" && at && <Dialog title={words.history} onClose={close}><History at={at} /></Dialog>}
      {sheet === "protocol" && session.value && <Record onClose={close} />}
      {sheet === "player" && <Dialog title={door.another} onClose={close} wide><WhoForm code={code} extra onDone={close} /></Dialog>}
      {sheet === "leave" && <LeaveDialog onClose={close} />}
      {sheet === "dress" && <Dress onClose={close} />}
      {sheet === null && <span class="unseen">{ui.title}</span>}
    </>
  );
}

function Dress({ onClose }: { onClose: () => void }) {
  const [seat, choose] = useState(mySeats().length === 1 ? mySeats()[0] : undefined);
  if (seat) return <DressDialog seat={seat} onClose={onClose} />;
  return <Dialog title={words.hands} onClose={onClose}><div class="stack">{mySeats().map((each) => <button key={each} type="button" class="btn" onClick={() => choose(each)}>{nameOf(each)}</button>)}</div></Dialog>;
}
