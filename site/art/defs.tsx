// The light and the metals: gradients and filters that drawings refer to by id. Put <ArtDefs/> once at the root of a page.
const stop = (at: number, color: string, opacity = 1) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
const linear = (id: string, to: string, stops: string) => `<linearGradient id="pkz-${id}" ${to}>${stops}</linearGradient>`;
const radial = (id: string, at: string, stops: string) => `<radialGradient id="pkz-${id}" ${at}>${stops}</radialGradient>`;
const across = 'x1="0" x2="1"';
const down = 'x1="0" y1="0" x2="0" y2="1"';

const brass = stop(0, "#8a6224") + stop(0.35, "var(--brass-1)") + stop(0.6, "var(--brass-2)") + stop(1, "var(--brass-3)");

const markup = [
  radial("walnut", "", stop(0.83, "#2f1a0f") + stop(0.88, "var(--walnut-3)") + stop(0.915, "#6b4127") + stop(0.955, "var(--walnut-2)") + stop(1, "var(--walnut-1)")),
  radial("baize", 'cy=".42"', stop(0, "var(--baize-3)") + stop(0.62, "var(--baize-2)") + stop(1, "var(--baize-1)")),
  linear("brass", across, brass),
  linear("brass-down", down, stop(0, "var(--brass-1)") + stop(0.55, "var(--brass-2)") + stop(1, "var(--brass-3)")),
  linear("paper", down, stop(0, "#fbf2dc") + stop(1, "#dcc79c")),
  linear("paper-red", down, stop(0, "#d65a48") + stop(1, "#96281f")),
  linear("paper-blue", down, stop(0, "#5b8fd6") + stop(1, "#254f8f")),
  radial("wax", 'cx=".38" cy=".3"', stop(0, "#cf4f45") + stop(0.6, "#8e1f1f") + stop(1, "#5f1212")),
  radial("lamp", 'cy=".4"', stop(0, "#ffdca6", 0.5) + stop(0.5, "#ffc778", 0.16) + stop(1, "#ffc778", 0)),
  radial("halo", "", stop(0.55, "#ffd58a", 0.55) + stop(1, "#ffb953", 0)),
  radial("night", 'cx=".5" cy=".28" r=".85"', stop(0, "#57402d") + stop(1, "#1d140e")),
  radial("lit", 'cx=".36" cy=".2" r=".95"', stop(0, "#fff2d2", 0.34) + stop(0.5, "#fff2d2", 0) + stop(1, "#1a0d07", 0.34)),
  linear("lacquer", down, stop(0, "#3a302b") + stop(0.4, "#1a1513") + stop(1, "#0b0908")),
  linear("hippo", down, stop(0, "#a99aa8") + stop(1, "#6d5f70")),
  linear("hippo-crystal", 'x1="0" y1="0" x2="1" y2="1"', stop(0, "#f4fbff") + stop(0.45, "#a9d4e8") + stop(0.7, "#e8f6ff") + stop(1, "#6fa5c4")),
  linear("hippo-diamond", 'x1="0" y1="0" x2="1" y2="1"', stop(0, "#ffffff") + stop(0.3, "#d9d2ff") + stop(0.55, "#c8fff4") + stop(0.78, "#ffe1f3") + stop(1, "#9db4ff")),
  '<filter id="pkz-felt" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 .05  0 0 0 0 .03  0 0 0 .55 0"/><feComposite in2="SourceGraphic" operator="in"/></filter>',
  '<filter id="pkz-shade" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx="0" dy="6" stdDeviation="5" flood-opacity=".5"/></filter>',
  '<filter id="pkz-soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>',
  '<clipPath id="pkz-face"><circle r="51"/></clipPath>',
].join("");

/** The shared gradients, filters and clips. Once a page; every other drawing refers to them. */
export function ArtDefs() {
  return <svg class="art-defs" aria-hidden="true" focusable="false"><defs dangerouslySetInnerHTML={{ __html: markup }} /></svg>;
}
