// The dev harness: the real page fed with recorded views. `#moment=minute&role=host&theme=light`; without a hash, the list.
import "../../styles/index.css";
import "../screens/screens.css";
import "../later.css";
import "../pack/pack.css";
import { render } from "preact";
import { App } from "../App";
import type { ServerView } from "../joint";
import { planEdge } from "../wiring";
import { applyTheme } from "../play/theme";
import { desk, rest } from "../screens/later";
import { rehearsing } from "../play/press";
import { serverClock } from "../play/time";
import type { Piece } from "../page";
import { write } from "../store";

type Recorded = { moments: Record<string, Record<string, ServerView>>; protocol: unknown };

const asked = new URLSearchParams(location.hash.slice(1));
const recorded = (await (await fetch("./views.json")).json()) as Recorded;
const place = document.getElementById("app");
const [moment, role] = [asked.get("moment") ?? "", asked.get("role") ?? "host"];
rest.fetchedBy(() => import("../rest"));
desk.fetchedBy(() => import("../pack/Desk"));
applyTheme(asked.get("theme") ?? "");

function List() {
  return (
    <main class="lamplit dev">
      {Object.entries(recorded.moments).map(([name, views]) => (
        <p key={name}><b>{name}</b> {Object.keys(views).map((each) => <a key={each} data-state={`${name}.${each}`} href={`#moment=${name}&role=${each}`}>{each} </a>)}</p>
      ))}
    </main>
  );
}

/** Shows one recorded view as if it had just come; `before` makes the step from another moment, with its scenes. */
function show(): void {
  const frame = recorded.moments[moment]?.[role];
  if (!frame || !place) return;
  rehearsing.value = true;
  serverClock.hint(frame.at);
  write({ t: "session", session: { table: "t-demo", role: frame.you.role, tokens: [] } });
  write({ t: "lamps", lamps: { audio: asked.has("good"), awake: false, pack: true, rtt: 38, jitter: 6 } });
  const first = recorded.moments[asked.get("before") ?? ""]?.[role];
  write({ t: "hello" });
  if (first) write({ t: "frame", frame: first });
  write({ t: "frame", frame });
  planEdge();
  render(<App link={frame.you.role === "stage" ? { kind: "stage", table: "t-demo", token: "x", piece: (asked.get("piece") ?? "") as Piece } : { kind: "none" }} />, place);
}

const GAMES = { games: [{ id: "a", title: "Почему? Куда? Зачем?", line: "Домашняя игра: пятнадцать конвертов и чёрный ящик, до шести очков", sectors: 16 }, { id: "b", title: "Телевизионная игра", line: "Письма телезрителей, блицы и тринадцатый сектор с выбором", sectors: 13 }, { id: "c", title: "Что? То? Там?", line: "Команды в зале пишут вместе со столом, турнир и финалы до восьми", sectors: 12 }] };
globalThis.fetch = ((from: typeof fetch) => async (input: RequestInfo | URL, init?: RequestInit) =>
  String(input).startsWith("/api/games") ? new Response(JSON.stringify(GAMES)) :
  (String(input).startsWith("/api/protocol") ? new Response(JSON.stringify(recorded.protocol)) : from(input, init)))(fetch);

if (asked.get("screen") === "door" && place) render(<App link={asked.get("code") ? { kind: "code", code: asked.get("code") ?? "" } : { kind: "none" }} />, place);
else if (moment) show();
else if (place) render(<List />, place);
addEventListener("hashchange", () => location.reload());
