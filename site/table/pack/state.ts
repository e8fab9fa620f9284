// The desk's one store: the draft with its history, what is chosen, what was found, what is kept. Components read, the acts below write.
import { computed, signal } from "@preact/signals";
import { hostView, room, session } from "../store";
import { pack as words } from "../words/pack";
import { type Draft, numbered, outgoing, questionsOf } from "./draft";
import * as door from "./door";
import { type Finding, followed, ofFileAlone, partOf, fieldOf, questionsIn, sorted } from "./findings";
import { begun, type History, redone, stepped, undone } from "./history";
import { type Keepsake, shelf } from "./keepsake";
import { BOX, settled } from "./places";

const KEEP_MS = 350;
const CHECK_MS = 700;
const SAID_MS = 6_000;
const AGAIN_MS = 4_000;
/** Refusals that pass by themselves. */
const PASSING = ["slow_down", "busy"];

export interface Aim { readonly field: string; readonly part: number | null; readonly n: number }
/** "": the newest words are checked; "busy": they are being; else the code of why they could not be. */
export type CheckState = string;
export type KeptState = "" | "kept" | "keeping" | "not";

const history_ = signal<History<Draft> | null>(null);
const file_ = signal("");
const fileFindings_ = signal<readonly Finding[]>([]);
/** Whether the file's own findings have been told from those of its draft. */
const sifted_ = signal(false);
const checked_ = signal<{ readonly draft: Draft; readonly found: door.Checked } | null>(null);
const checkState_ = signal<CheckState>("");
const kept_ = signal<KeptState>("");
/** Which pack of the account this draft is, "" for none: kept again, it takes that one's place. */
const keptAs_ = signal("");
const laid_ = signal<Keepsake["laid"]>(undefined);
/** Index of the question in hand; null: none, and on a phone the list is seen. */
export const chosen = signal<number | null>(null);
export const aim = signal<Aim | null>(null);
/** What a screen reader hears, and what stands for a moment at the foot. */
export const said = signal("");

export const draft = computed(() => history_.value?.now ?? null);
export const canUndo = computed(() => (history_.value?.past.length ?? 0) > 0);
export const canRedo = computed(() => (history_.value?.future.length ?? 0) > 0);
export const checkState = computed(() => checkState_.value);
export const keptAs = computed(() => keptAs_.value);
export const keptState = computed(() => kept_.value);
export const laid = computed(() => laid_.value);
export const found = computed<readonly Finding[]>(() => sorted(checked_.value?.found.findings ?? []).filter((each) => each.level !== "info"));
export const fileFindings = computed(() => (sifted_.value ? followed(fileFindings_.value, draft.value) : []));
/** By game, what the pack lacks for it; null till it has been checked once. */
export const lacks = computed(() => checked_.value?.found.lacks ?? null);
/** Whether the table has other words than the desk. */
export const isUnlaid = computed(() => { const now = draft.value; return now !== null && questionsOf(now).length > 0 && laid_.value?.draft !== wordsOf(now); });

const wordsOf = (of: Draft): string => JSON.stringify(outgoing(of));

/** Sectors of this table that hold an envelope of the pack, and whether one more place waits for a box. */
export const sectors = computed(() => {
  const all = room.value?.sectors ?? [];
  const drawn = new Set((hostView.value?.kinds ?? []).filter(([, kind]) => kind === "base").map(([n]) => n));
  return { numbers: all.map(({ n }) => n).filter((n) => n !== BOX), box: all.some(({ n }) => n === BOX), drawn };
});

export function asker(): door.Asker {
  const now = session.value;
  return { table: now?.table ?? "", host: now?.tokens[0]?.token ?? "" };
}

export const drafts = shelf();
let keepTimer: ReturnType<typeof setTimeout> | undefined;
let checkTimer: ReturnType<typeof setTimeout> | undefined;

/** Writes the draft down now; the answer comes when the browser has it. */
export async function keep(): Promise<void> {
  clearTimeout(keepTimer);
  const now = draft.value;
  if (!now) return;
  const mine = laid_.value;
  const ok = await drafts.put({ table: asker().table, draft: now, file: file_.value, fileFindings: fileFindings_.value, sifted: sifted_.value, kept: keptAs_.value, atMs: Date.now(), ...(mine ? { laid: mine } : {}) });
  if (draft.value === now) kept_.value = ok ? "kept" : "not";
}

/** Once for each file: what is mended later is not the file's any more. */
function sift(first: readonly Finding[]): void {
  if (sifted_.value) return;
  fileFindings_.value = ofFileAlone(fileFindings_.value, first);
  sifted_.value = true;
}

export async function check(): Promise<void> {
  clearTimeout(checkTimer);
  const now = draft.value;
  if (!now) return;
  checkState_.value = "busy";
  try {
    const answer = await door.check(asker(), outgoing(now));
    if (draft.value !== now) return;
    checked_.value = { draft: now, found: answer };
    sift(answer.findings);
    checkState_.value = "";
  } catch (error) {
    const { code } = door.turnedBy(error);
    if (draft.value !== now) return;
    if (PASSING.includes(code)) checkTimer = setTimeout(() => void check(), AGAIN_MS);
    else checkState_.value = code;
  }
}

function soon(): void {
  kept_.value = "keeping";
  clearTimeout(keepTimer);
  clearTimeout(checkTimer);
  keepTimer = setTimeout(() => void keep(), KEEP_MS);
  checkTimer = setTimeout(() => void check(), CHECK_MS);
}

/** A fresh draft on the desk: what the file told, and what to look at first. */
export function putOnDesk(given: Draft, file: string, findings: readonly Finding[], was?: Partial<Pick<Keepsake, "laid" | "sifted" | "kept">>): void {
  history_.value = begun(settled(was ? given : numbered(given)));
  [file_.value, fileFindings_.value, laid_.value, checked_.value, sifted_.value] = [file, findings, was?.laid, null, was?.sifted ?? false];
  keptAs_.value = was?.kept ?? "";
  chosen.value = null;
  soon();
  void check();
}

/** Changes the draft; typing with one tag is one step of undo. */
export function edit(change: (now: Draft) => Draft, tag = ""): void {
  const of = history_.value;
  if (!of) return;
  const after = stepped(of, change(of.now), tag, Date.now());
  if (after === of) return;
  history_.value = after;
  soon();
}

function turn(back: (of: History<Draft>) => History<Draft>): void {
  const of = history_.value;
  if (!of || back(of) === of) return;
  history_.value = back(of);
  if ((chosen.value ?? 0) >= questionsOf(history_.value.now).length) chosen.value = null;
  soon();
}
export const undo = (): void => turn(undone);
export const redo = (): void => turn(redone);

export function choose(index: number | null, at?: Omit<Aim, "n">): void {
  chosen.value = index;
  aim.value = at ? { ...at, n: (aim.value?.n ?? 0) + 1 } : null;
}

/** To the question a finding is about, and to its field; of several questions to the one after that in hand. */
export function goTo(finding: Finding): void {
  const all = questionsIn(finding);
  const index = all[(all.indexOf(chosen.value ?? -1) + 1) % all.length] ?? -1;
  if (index >= 0 && draft.value && index < questionsOf(draft.value).length) choose(index, { field: fieldOf(finding), part: partOf(finding) });
}

/** The n-th finding of the file is seen to. */
export const settle = (n: number): void => { fileFindings_.value = fileFindings_.value.filter((_, at) => at !== n); soon(); };
export const hasLaid = (digest: string, of: Draft): void => { laid_.value = { digest, draft: wordsOf(of) }; void keep(); };
/** The account has this draft under that id. */
export const hasKept = (id: string): void => { keptAs_.value = id; void keep(); };
/** What a refusal to lay tells, as if it had been checked; a check of the same words has told more. */
export const hearFindings = (of: Draft, findings: readonly Finding[]): void => { if (checked_.value?.draft !== of) checked_.value = { draft: of, found: { findings, lacks: checked_.value?.found.lacks ?? {} } }; };
/** Says it to a screen reader and, for a moment, at the foot. */
export function say(text: string): void {
  said.value = text;
  setTimeout(() => { if (said.value === text) said.value = ""; }, SAID_MS);
}

/** The draft of this table, when the desk holds none yet. */
export async function recall(): Promise<readonly Keepsake[]> {
  const all = await drafts.all();
  const own = all.find((each) => each.table === asker().table);
  if (own && !draft.value) goOn(own);
  return all;
}
export function goOn(kept: Keepsake): void {
  putOnDesk(kept.draft, kept.file, kept.fileFindings, { sifted: kept.sifted, kept: kept.kept ?? "", ...(kept.table === asker().table ? { laid: kept.laid } : {}) });
  kept_.value = "kept";
}
/** The draft leaves the desk and this device; what lies on the table stays there. */
export async function throwAway(): Promise<void> {
  clearTimeout(keepTimer);
  clearTimeout(checkTimer);
  await drafts.drop(asker().table);
  [history_.value, checked_.value, fileFindings_.value, chosen.value, laid_.value] = [null, null, [], null, undefined];
}
export const untitled = words.blankTitle;
