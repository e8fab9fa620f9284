// The sheets of the table's menu: history, protocol, light, one more player, leaving.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { ClubSheet } from "../../club/attable/sheet";
import { member } from "../../club/session";
import { atTable } from "../../club/words";
import { like, liking } from "../keep";
import { knocker } from "../knocking";
import { whyNot } from "../offers";
import { Record } from "../record/Record";
import { WhoForm } from "../screens/Door";
import { DressDialog } from "../screens/Lobby";
import { offers, room, seen } from "../store";
import { goOut } from "../wiring";
import { deeds } from "../words/deeds";
import { door } from "../words/door";
import { lobby } from "../words/lobby";
import { refusal } from "../words/refusals";
import { table as words } from "../words/table";
import { live } from "./deed";
import { Dialog } from "./dialog";
import { mySeats, nameOf } from "./people";
import { press } from "./press";
import { History } from "./history";
import { applyTheme } from "./theme";

function ThemePicker() {
  const [theme, set] = useState(liking("theme") ?? "");
  useEffect(() => { applyTheme(theme); like("theme", theme); }, [theme]);
  return (
    <fieldset class="choice choice--row"><legend class="caps">{words.theme}</legend>
      {Object.entries(words.themes).map(([id, name]) => <label key={id} class="choice__one"><input type="radio" name="theme" checked={theme === id} onChange={() => set(id)} /><span>{name}</span></label>)}
    </fieldset>
  );
}

type Sheet = "menu" | "club" | "protocol" | "history" | "player" | "leave" | "dress";

function LeaveDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={lobby.leaveSure} onClose={onClose}>
      <p>{lobby.leaveSays}</p>
      {live("leave").map((chance) => chance.options.map((each) => <button key={chance.seat} type="button" class="btn btn--danger" onClick={() => { press(each, chance.seat); onClose(); }}>{mySeats().length > 1 ? `${lobby.leave}: ${nameOf(chance.seat)}` : lobby.leave}</button>))}
    </Dialog>
  );
}

/** A viewer's way to a chair, as the table offers it now; the press itself goes through the door, for a chair has a token. */
function ToChair({ item }: { item: (sheet: Sheet, text: string, icon: "plus") => ComponentChildren }) {
  if (knocker()) return <p class="quiet">{door.waiting}</p>;
  const way = (["take_seat", "knock"] as const).find((deed) => live(deed).length > 0);
  if (way) return <>{item("player", deeds[way], "plus")}</>;
  const shut = whyNot(offers.value, "take_seat") ?? whyNot(offers.value, "knock");
  return shut && <p class="quiet">{refusal(shut.code)}</p>;
}

function MenuDialog({ go, onClose }: { go: (sheet: Sheet) => void; onClose: () => void }) {
  const role = seen.value?.you.role;
  const item = (sheet: Sheet, text: string, icon: Parameters<typeof Icon>[0]["name"]) => <button type="button" class="btn" onClick={() => go(sheet)}><Icon name={icon} />{text}</button>;
  return (
    <Dialog title={words.menu} onClose={onClose}>
      <div class="stack stack--tight">
        {item("history", words.history, "clock")}
        {item("protocol", words.protocol, "scroll")}
        {(role === "seat" || role === "host") && item("club", member() ? atTable.title : door.club, "star")}
        {role === "seat" && item("player", words.addPlayer, "plus")}
        {role === "spectator" && <ToChair item={item} />}
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

function Dress({ onClose }: { onClose: () => void }) {
  const [seat, choose] = useState(mySeats().length === 1 ? mySeats()[0] : undefined);
  if (seat) return <DressDialog seat={seat} onClose={onClose} />;
  return <Dialog title={words.hands} onClose={onClose}><div class="stack">{mySeats().map((each) => <button key={each} type="button" class="btn" onClick={() => choose(each)}>{nameOf(each)}</button>)}</div></Dialog>;
}

/** The menu and whatever it leads to, until it is closed. */
export function MenuSheets({ onClose }: { onClose: () => void }) {
  const [sheet, go] = useState<Sheet>("menu");
  const at = room.value;
  if (!at) return null;
  switch (sheet) {
    case "menu": return <MenuDialog go={go} onClose={onClose} />;
    case "history": return <Dialog title={words.history} onClose={onClose}><History at={at} /></Dialog>;
    case "club": return <ClubSheet onClose={onClose} />;
    case "protocol": return <Record onClose={onClose} />;
    case "player": return <Dialog title={mySeats().length ? door.another : door.sit} onClose={onClose} wide><WhoForm code={at.code} extra onDone={onClose} /></Dialog>;
    case "leave": return <LeaveDialog onClose={onClose} />;
    case "dress": return <Dress onClose={onClose} />;
  }
}
