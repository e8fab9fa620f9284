// The entry of the table page: styles in, the app on, the line begun.
import "../styles/first.css";
import "./screens/screens.css";
import { render } from "preact";
import { App } from "./App";
import { liking } from "./keep";
import { linkOf } from "./page";
import { applyTheme } from "./play/theme";
import { desk, rest } from "./screens/later";
import { begin } from "./wiring";

rest.fetchedBy(() => import("./rest"));
desk.fetchedBy(() => import("./pack/Desk"));
applyTheme(liking("theme") ?? "");
const link = linkOf(location.hash);
begin(link.kind === "none");
const place = document.getElementById("app");
if (place) render(<App link={link} />, place);
addEventListener("hashchange", () => { if (linkOf(location.hash).kind !== "none") location.reload(); });
