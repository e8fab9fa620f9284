// The table from above: walnut, felt, sectors with their envelopes, the arrow. The clock's ring and plate are laid over it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { envelopeMarkup, zeroMarkup } from "../../art/things";
import { type ClockView, type ServerNow } from "../clock/view";
import { Arrow, type SpinView, spinLeft } from "./Arrow";
import { ClockRing, SecondsPlate } from "./ClockRing";
import { arc, bearing, FELT, HUB, point, RIM, wedge } from "./geometry";
import { still } from "./motion";
import { words } from "./words";

/** Kinds a drawing knows: `plain`, `zero`, `red`, `blue`. Any other kind lies as a plain envelope. */
export interface SectorView {
  label: string;
  kind: string;
  state: "open" | "played" | "current";
  /** The host set this sector by hand: marked for all. */
  byHand?: boolean;
  /** A word or two letters under the number, for sectors that differ by more than colour. */
  mark?: string;
}

export interface RoundTableProps {
  sectors: readonly SectorView[];
  /** The newest spin, also when it is long over: its sector is where the arrow rests. Null: never spun, the arrow points up. */
  spin: SpinView | null;
  clock: ClockView;
  now: ServerNow;
  /** What a screen reader says of the whole: «Игровой стол: выпал сектор 7, идёт минута». */
  label: string;
  /** Called once when a spin that was seen running has come to rest. */
  onSettled?: () => void;
}

const ticks = Array.from({ length: 60 }, (_, i) => `<path d="M${point(354, i * 6)}L${point(i % 5 ? 358 : 362, i * 6)}" stroke="#e9cf8b" stroke-opacity="${i % 5 ? 0.35 : 0.8}" stroke-width="1.4"/>`).join("");

const woodwork = `<ellipse cy="24" rx="372" ry="366" fill="#000" opacity=".5" filter="url(#pkz-soft)"/><circle r="${RIM}" fill="url(#pkz-walnut)"/><circle r="${RIM}" fill="none" stroke="#c98d55" stroke-opacity=".3" stroke-width="1.5"/>`
  + `<circle r="349" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.2"/><circle r="330" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.2"/><path d="${arc(359, -56, 48)}" fill="none" stroke="#ffd9a0" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`
  + `<circle r="318" fill="#1a0d07"/><circle r="314" fill="none" stroke="url(#pkz-brass)" stroke-width="5"/><circle r="${FELT}" fill="url(#pkz-baize)"/><circle r="${FELT}" fill="#000" filter="url(#pkz-felt)" opacity=".5"/><circle r="342" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="13"/>${ticks}`;

const light = `<circle r="${HUB}" fill="#0b2c21" stroke="url(#pkz-brass)" stroke-width="4"/><circle r="84" fill="none" stroke="#e6c57c" stroke-opacity=".25"/><circle r="${FELT}" fill="url(#pkz-lamp)" opacity=".8"/><circle r="300" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="18"/>`;

/** Wood and felt never change: one layer of its own, painted once. */
function Woodwork() {
  return useMemo(() => <svg class="disc__layer" viewBox="-376 -376 752 752" aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: woodwork }} />, []);
}

const hand = '<g transform="translate(-9 -9) scale(.75)" fill="none" stroke="#2b1d14" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 12.5V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 6.5-5.5 6.5-3 0-4.3-1.3-5.5-3.5l-2-4c-.6-1.3 1-2.3 2-1Z"/></g>';

function Sector({ sector, index, of }: { sector: SectorView; index: number; of: number }) {
  const middle = bearing(index, of);
  const half = 180 / of;
  const scale = Math.min(1.18, 1470 / of / 92) * (sector.state === "current" ? 1.13 : 1);
  const thing = sector.kind === "zero" ? zeroMarkup : envelopeMarkup(sector.kind);
  return (
    <g class={`sector sector--${sector.state} sector--${sector.kind}`} data-sector={index} data-bearing={middle}>
      <path class="sector__wedge" d={wedge(FELT, middle - half, middle + half)} />
      <path class="sector__edge" d={`M${point(HUB + 2, middle - half)}L${point(FELT, middle - half)}`} />
      <g transform={`rotate(${middle}) translate(0 ${sector.state === "current" ? -246 : -238}) scale(${scale.toFixed(3)})`}>
        {sector.state !== "played" && <g class="sector__thing" filter="url(#pkz-shade)" dangerouslySetInnerHTML={{ __html: thing }} />}
      </g>
      {sector.byHand && <g transform={`translate(${point(286, middle)})`}><circle r="20" fill="url(#pkz-brass)" stroke="#2b1d14" /><g transform="scale(1.35)" dangerouslySetInnerHTML={{ __html: hand }} /></g>}
      <g transform={`translate(${point(167, middle)})`}>
        <text class="sector__label" y={sector.mark ? 3 : 9}>{sector.label}</text>
        {sector.mark && <text class="sector__mark" y="22">{sector.mark}</text>}
      </g>
    </g>
  );
}

const stateWords = { open: "", played: words.played, current: words.current };

function sectorLine({ label, kind, state, byHand, mark }: SectorView): string {
  return [label, kind === "zero" ? words.zero : "", mark ?? "", stateWords[state], byHand ? words.byHand : ""].filter(Boolean).join(", ");
}

/** While the arrow turns, the sector it will choose keeps its secret: it looks as it did before, and to whoever came later as any other. */
function hushed(sectors: readonly SectorView[], before: readonly SectorView[] | null): readonly SectorView[] {
  const kindsAreOpen = sectors.some((each) => each.state === "open" && each.kind !== "plain" && each.kind !== "zero");
  return sectors.map((sector, n) => {
    if (sector.state !== "current") return sector;
    const was = before?.[n]?.label === sector.label ? before[n] : undefined;
    return { label: sector.label, state: "open", kind: "plain", ...(was ? { kind: was.kind, ...(was.mark ? { mark: was.mark } : {}) } : kindsAreOpen || sector.kind === "zero" ? { kind: sector.kind, ...(sector.mark ? { mark: sector.mark } : {}) } : {}) };
  });
}

export function RoundTable({ sectors, spin, clock, now, label, onSettled }: RoundTableProps) {
  const left = still() ? 0 : spinLeft(spin, now());
  const [settled, settle] = useState(left > 0 ? undefined : spin?.key);
  useEffect(() => {
    if (left <= 0) return settle(spin?.key);
    const timer = setTimeout(() => { settle(spin?.key); onSettled?.(); }, left);
    return () => clearTimeout(timer);
  }, [spin?.key]);
  const turning = left > 0 && settled !== spin?.key;
  const seen = useRef(false);
  seen.current ||= turning;
  const before = useRef<readonly SectorView[] | null>(null);
  if (!turning) before.current = sectors;
  const shown = turning ? hushed(sectors, before.current) : sectors;
  return (
    <div class="disc" data-turning={turning} data-seen={seen.current}>
      <Woodwork />
      <svg class="disc__layer" viewBox="-376 -376 752 752" role="img" aria-label={label} focusable="false">
        {shown.map((sector, index) => <Sector key={index} sector={sector} index={index} of={sectors.length} />)}
        <g dangerouslySetInnerHTML={{ __html: light }} />
      </svg>
      <ClockRing clock={clock} now={now} />
      <Arrow spin={spin} sectors={sectors.length} now={now} />
      <SecondsPlate clock={clock} now={now} />
      <ul class="unseen">{shown.map((sector, index) => <li key={index}>{sectorLine(sector)}</li>)}</ul>
    </div>
  );
}
