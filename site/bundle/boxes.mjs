// Runs inside a page: names every text that is clipped, cut off by the window's side, or lies over another text.
/** Serialised into the browser, so it uses nothing from outside itself. */
export function faults() {
  const skip = (el) => el.closest("[aria-hidden=true] svg, .unseen, noscript, script, style") || getComputedStyle(el).visibility === "hidden" || Number(getComputedStyle(el).opacity) === 0;
  const dotted = (el) => {
    for (let up = el; up && up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).textOverflow === "ellipsis" && up.title === up.textContent.trim()) return true;
    return false;
  };
  const rects = [];
  const out = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || !el || skip(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = node.textContent.trim().slice(0, 30);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // cut with dots, and whole for whoever points at it, holds it or hears it
      if (dotted(el)) continue;
      if (box.left < -1 || box.right > innerWidth + 1) out.push(`«${text}» runs off the side of the window`);
      let away = false; // scrolled out of sight inside its own pane
      for (let up = el; up && up !== document.body && !up.parentElement?.matches("dialog, .scene"); up = up.parentElement) {
        const style = getComputedStyle(up);
        const edge = up.getBoundingClientRect();
        if (["auto", "scroll"].includes(style.overflowY) && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)) { away = true; break; }
        if (style.overflowX !== "visible" && (box.left < edge.left - 1 || box.right > edge.right + 1)) { out.push(`«${text}» is clipped by .${up.className}`); break; }
        if (["hidden", "clip"].includes(style.overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)) { out.push(`«${text}» is clipped in height by .${up.className}`); break; }
      }
      if (!away) rects.push({ text, el, layer: el.closest("dialog, .scene, .toasts") ?? document.body, left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 });
    }
  }
  for (const el of [document.scrollingElement, ...document.querySelectorAll("body *")]) {
    const { overflowX, scrollSnapType } = getComputedStyle(el);
    const strip = scrollSnapType.startsWith("x"); // made to be swiped
    const pane = el === document.scrollingElement || (["auto", "scroll"].includes(overflowX) && !strip);
    if (pane && !el.matches(":is(input, textarea)") && el.scrollWidth > el.clientWidth + 1) out.push(`${el.className ? `.${el.className}` : el.tagName} is scrolled sideways by ${el.scrollWidth - el.clientWidth} px`);
  }
  const open = document.querySelector("dialog[open], .scene");
  const seen = open ? rects.filter((r) => r.layer === open || r.layer !== document.body) : rects;
  for (let i = 0; i < seen.length; i++) for (let j = i + 1; j < seen.length; j++) {
    const [a, b] = [seen[i], seen[j]];
    if (a.el === b.el || a.layer !== b.layer) continue;
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5) out.push(`«${a.text}» lies over «${b.text}»`);
  }
  return [...new Set(out)];
}
