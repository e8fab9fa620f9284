// The gallery: `#state` shows one state as a whole screen, `#state&theme=light` in a theme; without a hash, the list of them.
import "../styles/index.css";
import "./gallery.css";
import { render } from "preact";
import { ArtDefs } from "../art/defs";
import { STATES } from "./states";

const [state = "", ...options] = location.hash.slice(1).split("&");
const theme = options.find((option) => option.startsWith("theme="))?.slice("theme=".length);
if (theme) document.documentElement.dataset["theme"] = theme;

const list = () => (
  <main class="lamplit" style={{ minHeight: "100dvh", padding: "24px" }}>
    <h1>Галерея</h1>
    <ul>{Object.keys(STATES).map((name) => <li key={name}><a data-state={name} href={`#${name}`}>{name}</a></li>)}</ul>
  </main>
);

const screen = STATES[state] ?? list;
const place = document.getElementById("app");
if (place) render(<><ArtDefs /><div class="lamplit" style={{ minHeight: "100dvh" }}>{screen()}</div></>, place);
addEventListener("hashchange", () => location.reload());
