// The recorded round as data: steps, what each role sees there, and which press leads where. No time and no screen.
import type { CommandFrame, Deed, ServerView } from "../table/joint";

export type Role = "host" | "captain";
export interface Move { readonly by: Role; readonly do: Deed; readonly with: Readonly<Record<string, unknown>>; readonly to: string; readonly keeps: boolean }
export type Kind = "between" | "reading" | "minute" | "asked" | "naming" | "answering" | "hearing" | "right" | "wrong" | "over";
export interface Step { readonly kind: Kind; readonly host: ServerView; readonly captain: ServerView; readonly does: readonly Move[] }
export interface Line { readonly seat: string; readonly says: string }
export interface Version { readonly right: boolean; readonly says: string }
export interface Tape {
  readonly start: string; readonly speaker: string; readonly prompt: string; readonly word: string;
  readonly talk: readonly Line[]; readonly versions: readonly Version[]; readonly steps: Readonly<Record<string, Step>>;
}

const fits = (move: Move, fields: Readonly<Record<string, unknown>>) => Object.entries(move.with).every(([name, value]) => fields[name] === value);

/** Where a press of this role leads; nothing when the recording does not go there. */
export const pressed = (step: Step, role: Role, frame: CommandFrame): Move | undefined =>
  step.does.find((move) => move.by === role && move.do === frame.do && fits(move, frame));

/** A move of the others round the table, by its command. */
export const moveOf = (step: Step, by: Role, deed: Deed, fields: Readonly<Record<string, unknown>> = {}): Move | undefined =>
  step.does.find((move) => move.by === by && move.do === deed && Object.entries(fields).every(([name, value]) => move.with[name] === value));

/** The same view with its place in the order of what this page was shown: steps that meet again were recorded once. */
export const ordered = (view: ServerView, v: number): ServerView => ({ ...view, v, view: { ...view.view, room: { ...view.view.room, v } } }) as ServerView;
