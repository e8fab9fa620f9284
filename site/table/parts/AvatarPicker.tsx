// Choosing a face and a hat: two rows of radio buttons, and the portrait that they make.
import { useEffect, useId, useRef } from "preact/hooks";
import { Avatar, AVATAR_IDS, HAT_IDS } from "../../art/avatar";
import { avatarNames, hatNames } from "../../art/names";
import { words } from "./words";

export interface AvatarPickerProps {
  avatar: string;
  hat: string;
  onPick: (avatar: string, hat: string) => void;
}

interface RowProps { title: string; ids: readonly string[]; chosen: string; nameOf: (id: string) => string; draw: (id: string) => { avatar: string; hat: string }; pick: (id: string) => void }

function Row({ title, ids, chosen, nameOf, draw, pick }: RowProps) {
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  // on a phone the row is a strip: it begins at what is chosen
  useEffect(() => {
    const [strip, one] = [row.current, row.current?.querySelector(":checked")];
    if (strip && one) strip.scrollLeft += one.getBoundingClientRect().left - strip.getBoundingClientRect().left - strip.clientWidth / 2 + 28;
  }, []);
  return (
    <fieldset class="picker__row">
      <legend class="caps">{title}</legend>
      <div class="picker__choices" ref={row}>
        {ids.map((id) => (
          <label key={id} class="picker__choice" title={nameOf(id)}>
            <input type="radio" name={group} checked={id === chosen} aria-label={nameOf(id)} onChange={() => pick(id)} />
            <Avatar {...draw(id)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function AvatarPicker({ avatar, hat, onPick }: AvatarPickerProps) {
  return (
    <div class="picker">
      <div class="picker__portrait"><Avatar avatar={avatar} hat={hat} frame="lit" label={`${avatarNames[avatar] ?? avatar}, ${hatNames[hat] ?? words.noHat}`} /></div>
      <Row title={words.avatar} ids={AVATAR_IDS} chosen={avatar} nameOf={(id) => avatarNames[id] ?? id} draw={(id) => ({ avatar: id, hat: "" })} pick={(id) => onPick(id, hat)} />
      <Row title={words.hat} ids={["", ...HAT_IDS]} chosen={hat} nameOf={(id) => hatNames[id] ?? words.noHat} draw={(id) => ({ avatar, hat: id })} pick={(id) => onPick(avatar, id)} />
    </div>
  );
}
