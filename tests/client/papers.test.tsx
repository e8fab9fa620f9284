// Papers of the room: what was opened stands on a card of its own, a box with its picture.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToString } from "preact-render-to-string";
import { Papers } from "../../site/table/play/papers";
import type { Room } from "../../site/table/whole";

const at = (words: object) => ({ words: { prompt: "", hint: "", answer: "", accepted: "", comment: "", box: null, handouts: [], parts: [], ...words }, round: null }) as unknown as Room;
const shown = (words: object) => renderToString(<Papers at={at(words)} />);

test("what lies in an envelope's box is shown to everybody with its picture once the answer is open [T4.1a]", () => {
  const html = shown({ answer: "Змей", box: { contents: "Змей на мотке нитки", picture: "ab12.svg" } });
  assert.match(html, /Змей на мотке нитки/);
  assert.match(html, /src="\/media\/ab12\.svg"/);
});

test("before the answer there is no box on the screen [T4.1a]", () => {
  assert.doesNotMatch(shown({ handouts: [{ kind: "text", text: "раздатка" }] }), /media|мотке/);
});
