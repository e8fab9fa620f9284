// The entry of the table page: styles in, the app on. Everything else lives in app/ and parts/.
import "../styles/index.css";
import { render } from "preact";

const place = document.getElementById("app");
if (place) render(<main class="page"><h1>Почему? Куда? Зачем?</h1></main>, place);
