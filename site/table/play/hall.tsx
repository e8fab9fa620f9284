// The drawn table fed by the newest view; a phase change or an opened offer redraws it, a tick never does.
import { Hall } from "../parts/Hall";
import type { ChairPress } from "../parts/Chairs";
import type { Room } from "../whole";
import { table } from "../words/table";
import { clockOf, lineOf, sectorsOf, spinOf } from "./hallview";
import { drawn } from "./people";
import { serverNow } from "./time";

export function TableHall({ at, press, onSettled }: { at: Room; press?: ChairPress; onSettled?: () => void }) {
  return (
    <Hall sectors={sectorsOf(at)} spin={spinOf(at)} clock={clockOf(at)} now={serverNow} label={table.tableLabel(lineOf(at))}
      chairs={drawn(at)} host={null} {...(press ? { press } : {})} {...(onSettled ? { onSettled } : {})} />
  );
}
