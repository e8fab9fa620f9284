// Pictures, sounds and films that lie beside a pack's text: brought with it or after it, each goes to the questions that miss a file of its name.
import { pack as words, packRefusals } from "../words/pack";
import { type Draft, type Handout, type Question, questionsOf } from "./draft";
import { turnedBy } from "./door";
import { withHandoutAt } from "./edits";
import { brought } from "./media";
import { draft, edit, say } from "./state";

const MEDIUM = /\.(svg|png|jpe?g|webp|gif|mp3|ogg|wav|m4a|mp4|webm)$/i;
const [PATIENCE, TRIES] = [4_000, 5];

export const isMedium = (file: File): boolean => MEDIUM.test(file.name);

/** A file's name as people mean it: one normal form, one case, no folder. */
export const folded = (name: string): string => name.normalize("NFC").toLowerCase().replace(/^.*[\\/]/, "");

/** A lost file leaves its name where the caption stands. */
export const namesFile = (handout: Handout): boolean => !handout.media && (handout.kind ?? "text") !== "text" && MEDIUM.test(handout.text ?? "");

/** Whose handouts wait for a file of this name: question, part, place among the handouts. */
export function waiting(of: Draft, name: string): readonly { readonly question: number; readonly part?: number; readonly n: number }[] {
  const asked = folded(name);
  const among = (all: readonly Handout[] | undefined) => (all ?? []).flatMap((each, n) => (namesFile(each) && folded(each.text ?? "") === asked ? [n] : []));
  const inOne = (question: Question, index: number) => [
    ...among(question.handouts).map((n) => ({ question: index, n })),
    ...(question.parts ?? []).flatMap((piece, part) => among(piece.handouts).map((n) => ({ question: index, part, n }))),
  ];
  return questionsOf(of).flatMap(inOne);
}

/** Takes one file in; a door that asks to wait is waited for. */
async function taken(file: File, tries = TRIES): ReturnType<typeof brought> {
  try { return await brought(file, () => {}); } catch (error) {
    if (tries <= 1 || turnedBy(error).code !== "slow_down") throw error;
    await new Promise((done) => setTimeout(done, PATIENCE));
    return taken(file, tries - 1);
  }
}

/** Puts each file where it is missed, and says how many found a place, which did not, and why. */
export async function place(files: readonly File[]): Promise<void> {
  const odd: string[] = [];
  let found = 0;
  for (const file of files) {
    const of = draft.value;
    if (!of || !waiting(of, file.name).length) { odd.push(words.notMissed(file.name)); continue; }
    try {
      const { hash, kind } = await taken(file);
      edit((now) => waiting(now, file.name).reduce((made, { n, ...where }) => withHandoutAt(made, where, n, { media: hash, kind, text: "" }), now));
      found += 1;
    } catch (error) {
      const { code, reason } = turnedBy(error);
      odd.push(words.notTaken(file.name, reason || packRefusals[code] || packRefusals["refused"] || code));
    }
  }
  if (files.length) say([found ? words.filesPlaced(found) : "", ...odd].filter(Boolean).join(" "));
}
