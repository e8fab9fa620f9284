// Questions to a page about how it looks. One expression: an object of functions, evaluated in the page by look.py.
({
  // what a person sees after a blink: drawn anew, and what moves for a moment has come to rest
  async settle() {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    for (const each of document.getAnimations()) if (each.effect.getComputedTiming().endTime !== Infinity) each.finish();
  },

  width() {
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  },

  // what lies above the top of a box that is scrolled to its top can never be read
  unreachable() {
    const scrolls = (el) => ["auto", "scroll"].includes(getComputedStyle(el).overflowY) && el.scrollTop === 0 && el.checkVisibility();
    return [...document.querySelectorAll("body *")].filter(scrolls).flatMap((el) =>
      [...el.children]
        .filter((child) => child.checkVisibility() && getComputedStyle(child).position !== "absolute")
        .filter((child) => child.getBoundingClientRect().top < el.getBoundingClientRect().top - 2)
        .map((child) => `${child.textContent.trim().slice(0, 30)} lies above the top of .${el.className}`));
  },

  arrow() {
    const turned = document.querySelector(".disc__arrow");
    const sector = document.querySelector(".sector--current");
    if (!turned || !sector) return null;
    const matrix = new DOMMatrix(getComputedStyle(turned).transform);
    const lies = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
    // the wedge as it is drawn: "M0 0L x y A r r 0 0 1 x y Z", its middle between its two edges
    const [, , x1, y1, , , , , , x2, y2] = sector.querySelector(".sector__wedge").getAttribute("d").match(/-?[\d.]+/g).map(Number);
    const bearing = (x, y) => (Math.atan2(x, -y) * 180) / Math.PI;
    const half = ((bearing(x2, y2) - bearing(x1, y1) + 720) % 360) / 2;
    const drawn = bearing(x1, y1) + half;
    const apart = (a, b) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
    return apart(lies, drawn);
  },

  // emoji, dingbats and private-use glyphs (icon fonts): art is drawn here. People's names hold what they like.
  borrowedArt() {
    const bad = /[\u{1F000}-\u{1FAFF}\u{2600}-\u{27BF}\u{2B50}\u{2B55}\u{E000}-\u{F8FF}]/u;
    const out = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const named = [...document.querySelectorAll("bdi")].map((el) => el.textContent.trim()).filter((name) => bad.test(name));
    const bare = (text) => named.reduce((rest, name) => rest.replaceAll(name, ""), text);
    for (const el of document.querySelectorAll("body *"))
      for (const part of ["::before", "::after"]) if (bad.test(getComputedStyle(el, part).content)) out.push(`${el.className}${part}`);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (bad.test(bare(node.textContent)) && !node.parentElement.closest("bdi")) out.push(node.textContent.trim());
    return out;
  },

  // a link inside a sentence and a radio inside its label are as large as what holds them
  smallTargets() {
    const held = (el) => (el.matches("input[type=radio], input[type=checkbox]") ? (el.closest("label") ?? el) : el);
    return [...document.querySelectorAll("button, a[href], input, select, summary")]
      .filter((el) => !el.matches("p a, small a, li a"))
      .map(held)
      .filter((el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((el) => ({ name: (el.getAttribute("aria-label") ?? el.textContent).trim().slice(0, 30), box: el.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`);
  },

  startTabbing() {
    document.activeElement?.blur();
    getSelection()?.removeAllRanges();
    window.__met = new Map();
  },

  focus() {
    const el = document.activeElement;
    if (!el || el === document.body) return null;
    const target = el.matches("input[type=radio], input[type=checkbox]") ? (el.closest("label") ?? el) : el;
    const box = target.getBoundingClientRect();
    const styles = [el, target, ...target.querySelectorAll("*")].slice(0, 12).map((each) => getComputedStyle(each));
    const drawn = styles.some((s) => (s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2) || s.boxShadow !== "none");
    const again = window.__met.has(el);
    window.__met.set(el, true);
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { again, name: (el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 40) || el.type, seen: drawn && inside };
  },

  // what Tab should meet: one radio of each group, nothing behind an open dialog
  unmet() {
    const held = document.querySelector("dialog[open]") ?? document;
    const groups = new Set([...window.__met.keys()].filter((el) => el.matches("input[type=radio]")).map((el) => el.name));
    return [...held.querySelectorAll("button, a[href], input, select, summary")]
      .filter((el) => !el.disabled && el.checkVisibility({ visibilityProperty: true }) && !el.closest("[inert]"))
      .filter((el) => !window.__met.has(el) && !(el.matches("input[type=radio]") && groups.has(el.name)))
      .map((el) => (el.getAttribute("aria-label") ?? el.textContent).trim().slice(0, 40) || el.outerHTML.slice(0, 60));
  },
})
