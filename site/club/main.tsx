// The entry of the club's page: styles in, the page on.
import "../styles/first.css";
import "../table/screens/common.css";
import "./enter.css";
import "./club.css";
import { render } from "preact";
import { liking } from "../table/keep";
import { applyTheme } from "../table/play/theme";
import { App } from "./App";

applyTheme(liking("theme") ?? "");
const place = document.getElementById("app");
if (place) render(<App />, place);
