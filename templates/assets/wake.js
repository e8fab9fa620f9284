// Material's own script waits for a reader who does something: to read one needs none of it, and a slow phone is spared
// half a second of work and the whole index of the search. Drawer and links work by themselves meanwhile.
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];
const { bundle } = document.currentScript.dataset;
let chosen = null;

const remember = (event) => { if (event.target.name === "__palette") chosen = event.target; };

// It waits for a document that is only being read; and the light chosen before it came is told to it once more.
function greet() {
  removeEventListener("change", remember, true);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  chosen?.dispatchEvent(new Event("change", { bubbles: true }));
}

function wake() {
  for (const sign of SIGNS) removeEventListener(sign, wake, true);
  document.body.append(Object.assign(document.createElement("script"), { src: bundle, onload: greet }));
}

// The switch to the next light is hidden till Material shows it.
for (const light of document.getElementsByName("__palette"))
  if (light.dataset.mdColorScheme === document.body.dataset.mdColorScheme) light.nextElementSibling.hidden = false;

document.documentElement.classList.replace("no-js", "js");
addEventListener("change", remember, true);
if (/[?&]q=/.test(location.search)) addEventListener("DOMContentLoaded", wake, { once: true });
else for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
