// The entry of the round that is tried alone: the table's own page fed with a recorded round, and a guide above it.
import "../styles/index.css";
import "../table/screens/screens.css";
import "../table/later.css";
import "./try.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { ArtDefs } from "../art/defs";
import { App } from "../table/App";
import { liking } from "../table/keep";
import { Logo } from "../art/things";
import { bringSound, unlockSound } from "../table/play/sound";
import { applyTheme } from "../table/play/theme";
import { rest } from "../table/screens/later";
import { refusals } from "../table/words/refusals";
import { begin, left, place, turns, wire } from "./course";
import { Guide } from "./Guide";
import type { Role } from "./tape";
import { words } from "./words";

const ROLES: readonly Role[] = ["captain", "host"];

function Choice() {
  return (
    <main class="door lamplit">
      <header class="door__head"><Logo /><h1>{words.title}</h1><p class="quiet">{words.lead}</p></header>
      <section class="card stack"><h2>{words.pick}</h2>
        <div class="try__roles">{ROLES.map((role) => <button key={role} type="button" class="btn try__role" onClick={() => begin(role)}><b>{words.roles[role]}</b><small>{words.says[role]}</small></button>)}</div>
      </section>
      <p class="row"><a href="/try/">{words.about}</a><a href="/pravila/">{words.rules}</a></p>
    </main>
  );
}

/** A moved clock draws the table anew: whatever waits for the gong waits from the new time. */
function Page() {
  if (!place.value) return <><ArtDefs /><Choice /></>;
  return <div class="try"><Guide /><div class="try__table"><App key={turns.value} link={{ kind: "none" }} /></div></div>;
}

rest.fetchedBy(() => import("../table/rest"));
applyTheme(liking("theme") ?? "");
refusals["recorded"] = words.elsewhere;
wire();
void bringSound();
addEventListener("pointerdown", () => void unlockSound());
addEventListener("keydown", () => void unlockSound());
effect(() => { if (left()) location.assign("/try/"); });
const home = document.getElementById("app");
if (home) render(<Page />, home);
const asked = ROLES.find((role) => location.hash === `#${role}`);
if (asked) begin(asked);
// a worker of its own keeps the round: after the first visit it is played without a network
if (isSecureContext && "serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("sw.js"));
