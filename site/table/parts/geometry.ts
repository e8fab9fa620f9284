// Where things lie on the round table: degrees clockwise from the top, in the drawing's own units.
export const RIM = 366;
export const FELT = 309;
export const HUB = 94;
export const RING = 342;

const RADIANS = Math.PI / 180;

export function at(radius: number, degrees: number): [number, number] {
  return [radius * Math.sin(degrees * RADIANS), -radius * Math.cos(degrees * RADIANS)];
}

const n = (value: number) => value.toFixed(1);
export const point = (radius: number, degrees: number) => at(radius, degrees).map(n).join(" ");

/** An arc clockwise from one bearing to another, as path data. */
export function arc(radius: number, from: number, to: number): string {
  return `M${point(radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(radius, to)}`;
}

export function wedge(radius: number, from: number, to: number): string {
  return `M0 0L${point(radius, from)}A${radius} ${radius} 0 0 1 ${point(radius, to)}Z`;
}

/** The bearing of a sector's middle; sector 0 lies at the top. */
export function bearing(sector: number, sectors: number): number {
  return (sector * 360) / sectors;
}

/** How far the arrow turns, clockwise, from one bearing to the other with `turns` whole turns before it. */
export function sweep(from: number, to: number, turns: number): number {
  return turns * 360 + ((((to - from) % 360) + 360) % 360);
}
