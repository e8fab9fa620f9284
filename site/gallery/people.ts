// Invented people and tables for the gallery, awkward names among them.
import type { ChairView } from "../table/parts/Chairs";
import type { SectorView } from "../table/parts/RoundTable";

const chair = (id: string, name: string, avatar: string, hat: string, more: Partial<ChairView> = {}): ChairView =>
  ({ id, name, avatar, hat, captain: false, answering: false, out: false, offline: false, ...more });

export const four = [
  chair("a", "Оля", "ginger", "crown", { captain: true }),
  chair("b", "Марк", "student", "bowler", { mine: true }),
  chair("c", "Аня", "blonde", "owl", { answering: true }),
  chair("d", "Дима", "runner", "beret", { out: true }),
];

export const awkward = [
  chair("a", "Александра-Константиновн", "muse", "magus", { captain: true, mine: true }),
  chair("b", "🦛🎩 Бегемотик 🏳️‍🌈👨‍👩‍👧‍👦", "hippo", "top", { answering: true }),
  chair("c", "WWWWWWWWWWWWWWWWWWWWWWWW", "fox", "laurel"),
  chair("d", "Ёж", "scarf", "", { offline: true }),
  chair("e", "محمد الأمين", "navigator", "sailor", { out: true }),
];

export const six = [...four, chair("e", "Юсуф", "poet", "scholar", { offline: true }), chair("f", "Вера Павловна", "grandma", "boater")];

export const host = { name: "Крупье Наташа", avatar: "gentleman", hat: "top", offline: false };

export function sectors(count: number, options: { current?: number; played?: number[]; zero?: number; byHand?: number; colors?: boolean } = {}): SectorView[] {
  return Array.from({ length: count }, (_, i) => ({
    label: String(i),
    kind: i === options.zero ? "zero" : options.colors ? (i % 3 === 1 ? "red" : i % 3 === 2 ? "blue" : "plain") : "plain",
    state: i === options.current ? "current" : options.played?.includes(i) ? "played" : "open",
    byHand: i === options.byHand,
  }));
}

const start = Date.now();
export const now = () => Date.now();
export const running = (left: number, total = 60) => ({ kind: "running" as const, deadlineMs: start + left * 1000, totalMs: total * 1000 });
export const rest = (sector: number) => ({ key: sector, sector, from: 0, startedMs: start - 60_000, durationMs: 8000 });
export const spinning = (sector: number) => ({ key: "now", sector, from: 12, startedMs: start + 200, durationMs: 8000 });
