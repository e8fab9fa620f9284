// Links to places in the studio: the defender, the steward, the author of a question. Each is made anew and shown as QR and to copy.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import * as api from "../api";
import { secretLink } from "../page";
import { QRCode } from "../parts/Code";
import { copyText } from "../play/copy";
import { Dialog } from "../play/dialog";
import { hostView, room, session, write } from "../store";
import { host as hostWords } from "../words/host";
import { places as words } from "../words/hall";
import { ui } from "../words/ui";

interface Made { readonly place: string; readonly sector: number; readonly link: string }

async function make(place: string, sector: number): Promise<Made | null> {
  const now = session.value;
  const mine = now?.tokens[0];
  if (!now || !mine) return null;
  try {
    const { token } = await api.placeToken(now.table, mine.token, place, sector);
    return { place, sector, link: secretLink("place", now.table, token) };
  } catch (error) {
    const trouble = error instanceof api.Trouble ? error : new api.Trouble("broken");
    write({ t: "notice", notice: { kind: "refused", id: "link", code: trouble.code, clause: trouble.clause, what: "" } });
    return null;
  }
}

function SectorPick({ onPick }: { onPick: (sector: number) => void }) {
  return <><b>{words.sector}</b><div class="sectors">{room.value?.sectors.map(({ n, played }) => <button key={n} type="button" class="sectors__one" disabled={played} onClick={() => onPick(n)}><b class="digits">{n}</b></button>)}</div></>;
}

function PlaceDialog({ place, onClose }: { place: string; onClose: () => void }) {
  const [made, set] = useState<Made | null>(null);
  const [asked, ask] = useState(false);
  const go = async (sector: number) => { ask(true); set(await make(place, sector)); ask(false); };
  if (!made && place !== "author" && !asked) void go(0);
  const title = `${words.names[place] ?? place}${made?.sector ? ` · ${made.sector}` : ""}`;
  return (
    <Dialog title={title} onClose={onClose} acts={made && <button type="button" class="btn btn--primary" onClick={() => void copyText(made.link)}><Icon name="copy" />{ui.copy}</button>}>
      <p class="quiet">{words.says}</p>
      {made ? <><QRCode link={made.link} /><input class="input" readOnly value={made.link} aria-label={hostWords.linkReady} onFocus={(event) => event.currentTarget.select()} /></> : place === "author" && !asked && <SectorPick onPick={(sector) => void go(sector)} />}
    </Dialog>
  );
}

/** One button for each place that the game of this table knows. */
export function PlaceLinks({ small = false }: { small?: boolean }) {
  const [open, show] = useState("");
  const known = hostView.value?.places ?? [];
  if (!known.length) return null;
  return (
    <section class={small ? "row" : "card stack stack--tight"} aria-label={words.title}>
      {!small && <b>{words.title}</b>}
      {known.map((place) => <button key={place} type="button" class="btn btn--small" onClick={() => show(place)}><Icon name="key" />{words.names[place] ?? place}</button>)}
      {open && <PlaceDialog key={open} place={open} onClose={() => show("")} />}
    </section>
  );
}
