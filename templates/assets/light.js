// The light chosen on the pages, or else at the table, before the shelf is painted.
(() => {
  const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const chosen = (key) => { try { return JSON.parse(kept(key)).color.scheme; } catch { return null; } };
  const pages = { default: "light", slate: "dark", contrast: "contrast" }[chosen(`${new URL(document.currentScript.dataset.root, location).pathname}.__palette`)];
  const light = pages ?? kept("pkz:like:theme");
  if (light) document.documentElement.dataset.theme = light;
})();
