// The shelf's filters and a pack's reading mode. Without it the shelf shows every pack and a pack all its questions.
const one = (name) => document.querySelector(`[data-${name}]`);
const all = (css) => [...document.querySelectorAll(css)];
const folded = (text) => text.toLowerCase().replaceAll("ё", "е").replaceAll("\u0301", "");

function shelf(form) {
  const packs = all(".pack").map((item) => ({ item, words: folded(item.textContent) }));
  const sieve = () => {
    const wanted = new FormData(form);
    const words = folded(wanted.get("words") ?? "").split(/\s+/).filter(Boolean);
    const fits = ({ item, words: said }) =>
      ["game", "length", "media"].every((name) => !wanted.get(name) || item.dataset[name].split(" ").includes(wanted.get(name))) && words.every((word) => said.includes(word));
    let left = 0;
    for (const pack of packs) left += !(pack.item.hidden = !fits(pack));
    one("count").textContent = left === packs.length ? "" : `Подходит: ${left}`;
    one("none").hidden = left > 0;
  };
  form.hidden = false;
  form.addEventListener("input", sieve);
  form.addEventListener("submit", (event) => event.preventDefault());
  one("clear").addEventListener("click", () => { form.reset(); sieve(); });
  sieve();
}

function pack(tools) {
  const questions = all(".question");
  const clock = one("clock");
  let at = -1, timer = 0;
  const show = (n) => {
    at = Math.max(0, Math.min(questions.length - 1, n));
    questions.forEach((each, k) => { each.hidden = k !== at; });
    for (const each of all("section")) each.hidden = !each.querySelector(".question:not([hidden])");
    history.replaceState(null, "", `#${questions[at].id}`);
    stop();
  };
  const stop = () => { clearInterval(timer); timer = 0; clock.hidden = true; };
  const minute = () => {
    if (timer) return stop();
    const gong = Date.now() + 60_000;
    const tick = () => { const left = Math.max(0, Math.ceil((gong - Date.now()) / 1000)); clock.textContent = left; clock.classList.toggle("clock--late", left <= 10); if (!left) { clearInterval(timer); timer = 0; } };
    clock.hidden = false;
    timer = setInterval(tick, 200);
    tick();
  };
  const mode = (on) => {
    document.body.classList.toggle("one", on);
    one("one").setAttribute("aria-pressed", on);
    for (const name of ["back", "next", "minute", "keys"]) one(name).hidden = !on;
    if (on) document.getElementById("main").focus({ preventScroll: true }); // so that the space bar opens the answer and not the button just pressed
    if (on) return show(Math.max(0, questions.findIndex((each) => `#${each.id}` === location.hash)));
    for (const each of [...questions, ...all("section")]) each.hidden = false;
    questions[at]?.scrollIntoView();
    stop();
  };
  const answer = () => { const key = questions[at].querySelector("details"); key.open = !key.open; };
  const keys = { ArrowRight: () => show(at + 1), ArrowLeft: () => show(at - 1), " ": answer, m: minute, M: minute, "ь": minute, "Ь": minute, Escape: () => mode(false) };
  tools.hidden = false;
  one("one").addEventListener("click", () => mode(!document.body.classList.contains("one")));
  one("minute").addEventListener("click", minute);
  one("back").addEventListener("click", () => show(at - 1));
  one("next").addEventListener("click", () => show(at + 1));
  one("print").addEventListener("click", () => print());
  addEventListener("keydown", (event) => {
    if (!document.body.classList.contains("one") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && event.target.closest("button, a, summary")) return;
    const act = keys[event.key];
    if (act) { event.preventDefault(); act(); }
  });
  let closed = []; // what was opened for the paper alone
  addEventListener("beforeprint", () => { closed = all(".question details:not([open])"); for (const each of closed) each.open = true; });
  addEventListener("afterprint", () => { for (const each of closed) each.open = false; });
}

if (one("filters")) shelf(one("filters"));
if (one("tools")) pack(one("tools"));

// The same three lights as on the pages, in the same order, kept where the pages keep theirs.
const LIGHTS = [["dark", "slate"], ["light", "default"], ["contrast", "contrast"]];
function lights(button) {
  const root = document.documentElement;
  const now = () => Math.max(0, LIGHTS.findIndex(([name]) => name === root.dataset.theme));
  const show = () => {
    for (const icon of button.children) {
      icon.toggleAttribute("hidden", icon.dataset.when !== LIGHTS[now()][0]);
      if (!icon.hasAttribute("hidden")) button.title = icon.dataset.name;
    }
    button.setAttribute("aria-label", button.title);
  };
  button.addEventListener("click", () => {
    const index = (now() + 1) % LIGHTS.length;
    const [name, scheme] = LIGHTS[index];
    root.dataset.theme = name;
    const kept = `${new URL(document.querySelector("script[data-root]").dataset.root, location).pathname}.__palette`;
    try { localStorage.setItem(kept, JSON.stringify({ index, color: { media: "", scheme, primary: "custom", accent: "custom" } })); } catch { /* a browser that keeps nothing */ }
    show();
  });
  button.hidden = false;
  show();
}
lights(one("light"));
