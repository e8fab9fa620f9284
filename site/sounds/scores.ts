// The scores: every sound of the evening as notes. Times in seconds, pitches in hertz, loudness 0…1.
import type { SoundName } from "./port";

export interface Note {
  at: number;
  /** How long it is held; the tail of `fade` comes after. */
  hold: number;
  fade: number;
  rise?: number;
  /** A pitch, or a slide from one to another over the note. None for noise. */
  pitch: number | [number, number];
  wave: OscillatorType | "noise";
  loud: number;
  /** A low-pass at this many hertz; a pair sweeps. */
  dull?: number | [number, number];
}

export interface Score { seconds: number; notes: Note[]; /** Made to go round without a seam. */ loops?: boolean }

/** MIDI number to hertz: 69 is the A of the orchestra. */
const hz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);
const bell = (at: number, midi: number, loud: number, fade: number): Note[] => [1, 2.01, 3.03, 5.1].map((partial, i) => ({
  at, hold: 0.01, fade: fade / (1 + i * 0.8), rise: 0.004, pitch: hz(midi) * partial, wave: "sine", loud: loud / (1 + i * 1.7),
}));
const brass = (at: number, hold: number, midi: number, loud: number): Note[] => [0, 0.06].map((detune) => ({
  at, hold, fade: 0.28, rise: 0.045, pitch: hz(midi + detune), wave: "sawtooth", loud: loud / 2, dull: [700, 2600],
}));
const strings = (at: number, hold: number, midi: number, loud: number, dull = 1300): Note[] => [-0.07, 0.07].map((detune) => ({
  at, hold, fade: 0.7, rise: 0.32, pitch: hz(midi + detune), wave: "sawtooth", loud: loud / 2, dull,
}));
const drum = (at: number, loud: number): Note[] => [
  { at, hold: 0.02, fade: 0.5, rise: 0.003, pitch: [110, 48], wave: "sine", loud },
  { at, hold: 0.01, fade: 0.09, rise: 0.002, pitch: 0, wave: "noise", loud: loud * 0.3, dull: 500 },
];
const chord = (play: (at: number, hold: number, midi: number, loud: number) => Note[], at: number, hold: number, midis: number[], loud: number) =>
  midis.flatMap((midi) => play(at, hold, midi, loud));

const tick: Score = { seconds: 0.12, notes: [
  { at: 0, hold: 0.004, fade: 0.05, rise: 0.001, pitch: 1900, wave: "triangle", loud: 0.3 },
  { at: 0, hold: 0.002, fade: 0.02, rise: 0.001, pitch: 0, wave: "noise", loud: 0.2, dull: 5000 },
] };

const signal: Score = { seconds: 1.7, notes: [0, 0.2, 0.4].flatMap((at, i) => bell(at, [81, 81, 86][i]!, 0.4, i === 2 ? 1.2 : 0.35)) };

/** Partials of a tam-tam: not harmonic, the low ones last, the high ones bloom a moment after the stroke. */
const GONG = [[1, 0.5, 5], [1.483, 0.34, 4.4], [1.932, 0.3, 3.8], [2.546, 0.22, 3], [2.997, 0.18, 2.6], [4.18, 0.12, 1.9], [5.43, 0.09, 1.4], [7.16, 0.05, 1]] as const;
const gong: Score = { seconds: 5.6, notes: [
  ...GONG.map(([partial, loud, fade], i): Note => ({ at: 0, hold: 0.05, fade, rise: 0.004 + i * 0.018, pitch: [92 * partial * 1.006, 92 * partial], wave: "sine", loud: loud * 0.62 })),
  { at: 0, hold: 0.02, fade: 0.5, rise: 0.002, pitch: 0, wave: "noise", loud: 0.22, dull: [2600, 300] },
  { at: 0.05, hold: 0.3, fade: 2.4, rise: 0.3, pitch: 0, wave: "noise", loud: 0.05, dull: [3800, 900] },
] };

/** Clicks as the arrow passes sector after sector: the sums of a turn that slows as the cube of what is left. */
const WHEEL_S = 8;
const CLICKS = 92;
const clicks = Array.from({ length: CLICKS }, (_, k) => WHEEL_S * 0.96 * (1 - (1 - k / CLICKS) ** (1 / 3)));
const wheel: Score = { seconds: WHEEL_S, notes: [
  ...clicks.flatMap((at, k): Note[] => [{ at, hold: 0.003, fade: 0.04, rise: 0.001, pitch: 1250 - k * 4, wave: "triangle", loud: 0.16 + 0.1 * (k / CLICKS) }, { at, hold: 0.002, fade: 0.018, rise: 0.001, pitch: 0, wave: "noise", loud: 0.12, dull: 4200 }]),
  ...[50, 57, 62, 65].flatMap((midi, i) => strings(i * 0.9, 6.4 - i * 0.9, midi, 0.07)),
  ...Array.from({ length: 8 }, (_, i) => drum(i * 0.8, 0.16 + i * 0.015)).flat(),
] };

/** The box is carried: low D, a tremolo between the minor second and the octave, one far bell. */
const intrigue: Score = { seconds: 7.2, loops: true, notes: [
  ...chord(strings, 0, 3.2, [38, 45], 0.16), ...chord(strings, 3.6, 3.2, [37, 44], 0.16),
  ...Array.from({ length: 48 }, (_, i): Note => ({ at: i * 0.15, hold: 0.06, fade: 0.1, rise: 0.02, pitch: hz((i >> 3) % 2 ? (i % 2 ? 63 : 62) : i % 2 ? 69 : 62), wave: "triangle", loud: 0.09 + 0.05 * Math.sin((i / 48) * Math.PI * 2) })),
  ...bell(1.8, 74, 0.08, 2.2), ...bell(5.4, 75, 0.08, 2.2), ...drum(0, 0.22), ...drum(3.6, 0.22),
] };

const right: Score = { seconds: 2.6, notes: [...[72, 76, 79, 84].flatMap((midi, i) => bell(i * 0.11, midi, 0.3, 1 + i * 0.3)), ...chord(brass, 0.44, 0.7, [60, 64, 67], 0.11)] };
const wrong: Score = { seconds: 2.4, notes: [...chord(brass, 0, 0.3, [55, 58], 0.15), ...chord(brass, 0.36, 0.95, [51, 54], 0.16), ...drum(0.36, 0.4)] };

const FANFARE: [number, number, number[]][] = [[0, 0.16, [58, 62, 65]], [0.24, 0.16, [58, 62, 65]], [0.48, 0.16, [58, 62, 65]], [0.72, 0.66, [62, 65, 70]], [1.5, 0.36, [60, 65, 69]], [1.98, 0.36, [62, 67, 70]], [2.46, 0.5, [63, 67, 72]], [3.1, 2, [58, 65, 70, 74]]];
const victory: Score = { seconds: 6.4, notes: [
  ...FANFARE.flatMap(([at, hold, midis]) => chord(brass, at, hold, midis, 0.13)),
  ...[0, 0.72, 1.5, 2.46, 3.1].flatMap((at) => drum(at, 0.4)), ...[82, 86, 89, 94].flatMap((midi, i) => bell(3.1 + i * 0.14, midi, 0.12, 2)), ...chord(strings, 3.1, 2, [46, 53], 0.16),
] };

const defeat: Score = { seconds: 6, notes: [
  ...[[0, [62, 65, 69]], [1.3, [60, 63, 67]], [2.6, [57, 62, 65]]].flatMap(([at, midis]) => chord(strings, at as number, 0.9, midis as number[], 0.15)),
  ...chord(strings, 3.9, 1.2, [50, 53, 57], 0.16), ...bell(3.9, 62, 0.16, 2), ...drum(3.9, 0.3),
] };

export const SCORES: Record<SoundName, Score> = { tick, signal, gong, wheel, intrigue, right, wrong, victory, defeat };
