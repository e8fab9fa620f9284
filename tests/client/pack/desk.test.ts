// The desk against a fake of the packs' door: a file comes, is read, checked, mended, kept; a refusal loses nothing.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { bring, bringAll, bringing, chooseEncoding } from "../../../site/table/pack/bringing";
import { type Draft, questionsOf } from "../../../site/table/pack/draft";
import { samples } from "../../../site/table/pack/encodings";
import { shelf } from "../../../site/table/pack/keepsake";
import { lay, laying } from "../../../site/table/pack/laying";
import * as desk from "../../../site/table/pack/state";

type Answer = { status?: number; body: object };
const heard: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, (body: Record<string, unknown>) => Answer>;
const read: Draft = { format: 2, id: "p", title: "Пробный", version: 1, sections: [{ questions: [{ text: "Где?", number: "1" }, { text: "Кто?", answer: "Он", sector: 1 }] }] };

/** The door's answers are what this test says; every call is kept to be judged. */
globalThis.fetch = (async (path: string, init: RequestInit) => {
  const name = path.replace("/api/packs/", "");
  const body = JSON.parse(String(init.body)) as Record<string, unknown>;
  heard.push({ path: name, body });
  const { status = 200, body: said } = answers[name]?.(body) ?? { status: 404, body: { code: "refused" } };
  return new Response(JSON.stringify(said), { status });
}) as typeof fetch;

class Upload {
  upload: { onprogress?: (event: object) => void } = {};
  status = 204; responseText = ""; onload = () => {}; onerror = () => {}; onabort = () => {};
  open() { /* its address is of no matter here */ }
  abort() { this.onabort(); }
  send() { this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 }); this.onload(); }
}
Object.assign(globalThis, { XMLHttpRequest: Upload });

beforeEach(() => {
  heard.length = 0;
  answers = {
    slot: () => ({ body: { url: "/upload", fields: { policy: "x" }, key: "k1" } }),
    read: () => ({ body: { draft: read, findings: [{ level: "error", place: "вопрос 1 (строка 4)", code: "no_answer", text: "нет ответа", remedy: "Впишите его", questions: [0], field: "answer" }, { level: "error", place: "строка 9", code: "unplaced", text: "«хвост»", remedy: "Перенесите" }], lacks: {}, media: {}, encoding: "utf-8" } }),
    check: (body) => ({ body: { findings: JSON.stringify(body["draft"]).includes("\"answer\":\"Там\"") ? [] : [{ level: "error", place: "сектор 2", code: "no_answer", text: "нет ответа", remedy: "Впишите его", questions: [0], field: "answer" }], lacks: { evening: ["3", "black_box"] } } }),
  };
});
const settle = () => new Promise((done) => setTimeout(done, 20));

test("a file is sent, read and laid out on places that stay; what only the file can tell stands apart", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  await settle();
  assert.equal(bringing.value.at, "rest");
  assert.deepEqual(questionsOf(desk.draft.value!).map((each) => each.sector), [2, 1]);
  assert.deepEqual(desk.found.value.map((each) => each.code), ["no_answer"]);
  assert.deepEqual(desk.fileFindings.value.map((each) => each.code), ["unplaced"]);
  assert.deepEqual(heard.map((each) => each.path), ["slot", "read", "check"]);
  assert.equal(heard[1]?.body["key"], "k1");
  assert.deepEqual(desk.lacks.value, { evening: ["3", "black_box"] });
});

test("a press on a finding opens its question at its field; the mended draft is checked anew, and undo brings the old words back", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  await settle();
  desk.goTo(desk.found.value[0]!);
  assert.deepEqual([desk.chosen.value, desk.aim.value?.field], [0, "answer"]);
  desk.edit((now) => ({ ...now, sections: [{ questions: questionsOf(now).map((each, n) => (n === 0 ? { ...each, answer: "Там" } : each)) }] }));
  await desk.check();
  assert.deepEqual(desk.found.value, []);
  assert.deepEqual(desk.fileFindings.value.map((each) => each.code), ["unplaced"]);
  desk.undo();
  assert.equal(questionsOf(desk.draft.value!)[0]?.answer, undefined);
  desk.redo();
  assert.equal(questionsOf(desk.draft.value!)[0]?.answer, "Там");
});

test("a refused file says why, and what lay on the desk still lies there", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  answers["read"] = () => ({ status: 409, body: { code: "pack_refused", reason: "файл: архив обрезан" } });
  await bring(new File(["?"], "другой.siq"));
  assert.deepEqual(bringing.value, { at: "failed", name: "другой.siq", code: "pack_refused", reason: "файл: архив обрезан" });
  assert.equal(desk.draft.value?.title, "Пробный");
});

test("an unknown encoding is asked for with samples, and the answer goes with the same file", async () => {
  answers["read"] = (body) => (body["encoding"] === "koi8-r" ? { body: { draft: { ...read, title: "Кои" }, findings: [], lacks: {}, media: {}, encoding: "koi8-r" } } : { status: 409, body: { code: "encoding_unknown", guesses: ["koi8-r", "cp1251"] } });
  await bring(new File([new Uint8Array([0xf7, 0xcf, 0xd0, 0xd2, 0xcf, 0xd3])], "в.txt"));
  assert.equal(bringing.value.at, "encoding");
  chooseEncoding("koi8-r");
  await settle();
  assert.equal(desk.draft.value?.title, "Кои");
  assert.equal(heard.filter((each) => each.path === "slot").length, 1);
});

test("three samples are shown, the server's guesses first, each read in its own encoding", () => {
  const bytes = new Uint8Array([0xf7, 0xcf, 0xd0, 0xd2, 0xcf, 0xd3]).buffer;
  assert.deepEqual(samples(bytes, ["koi8-r", "cp866"]), [{ encoding: "koi8-r", text: "Вопрос" }, { encoding: "cp866", text: "ў╧╨╥╧╙" }, { encoding: "cp1251", text: "чПРТПУ" }]);
});

test("a draft that cannot be a pack is not laid: its errors are shown and it stays on the desk", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  answers["save"] = () => ({ status: 400, body: { code: "pack_faulty", findings: [{ level: "error", place: "сектор 2", code: "no_answer", text: "нет ответа" }] } });
  assert.equal(await lay(), null);
  assert.deepEqual(laying.value, { at: "faulty", errors: 1 });
  assert.equal(desk.draft.value?.title, "Пробный");
  desk.edit((now) => ({ ...now, title: "Другой" }));
  assert.deepEqual(laying.value, { at: "rest" });
});

test("a draft takes the place of the pack of the account that it was kept as, and another file's draft of none", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  await settle();
  desk.hasKept("p1");
  desk.goOn((await desk.drafts.all())[0]!);
  assert.equal(desk.keptAs.value, "p1");
  await bring(new File(["?"], "другие.4s"));
  assert.equal(desk.keptAs.value, "");
  await desk.keep();
  assert.equal((await desk.drafts.all())[0]?.kept, "");
});

test("a finding about several questions leads to one after another", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  const several = { level: "warning", place: "сектор 1; сектор 2", code: "no_source", text: "т", questions: [1, 0], field: "sources" } as const;
  const seen = [1, 2, 3].map(() => { desk.goTo(several); return desk.chosen.value; });
  assert.deepEqual(seen, [1, 0, 1]);
});

test("without a network the draft says so and is whole", async () => {
  await bring(new File(["?"], "вопросы.4s"));
  await settle();
  const fetched = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new Error("no network"));
  await desk.check();
  assert.equal(desk.checkState.value, "offline");
  assert.equal(desk.draft.value?.title, "Пробный");
  globalThis.fetch = fetched;
});

test("where the browser keeps nothing, a draft lives in memory and that is told", async () => {
  const poor = shelf(() => Promise.reject(new Error("no storage")));
  assert.equal(await poor.put({ table: "t", draft: read, file: "", fileFindings: [], sifted: true, atMs: 1 }), false);
  assert.equal((await poor.all())[0]?.draft.title, "Пробный");
  await poor.drop("t");
  assert.deepEqual(await poor.all(), []);
});

/** A pack that lost its picture, as the server reads it: the name stands where the caption does. */
const lacking: Draft = { ...read, sections: [{ questions: [{ text: "Где?", answer: "Там", handouts: [{ kind: "image", text: "Схема (1).PNG" }] }, { parts: [{ text: "Раз?", answer: "Да", handouts: [{ kind: "image", text: "схема (1).png" }] }, { text: "Два?", answer: "Да" }] }] }] };
const handoutsNow = () => questionsOf(desk.draft.value!).flatMap((each) => [...(each.handouts ?? []), ...(each.parts ?? []).flatMap((part) => part.handouts ?? [])]);

test("pictures brought with a pack go where they are missed; what nobody waits for and a second pack are named", async () => {
  answers["read"] = () => ({ body: { draft: lacking, findings: [], lacks: {}, media: {}, encoding: "utf-8" } });
  answers["media"] = () => ({ body: { hash: "a1.png", kind: "image" } });
  await bringAll([new File(["x"], "схема (1).png"), new File(["?"], "вопросы.4s"), new File(["y"], "кот.jpg")]);
  assert.deepEqual(handoutsNow(), [{ kind: "image", text: "", media: "a1.png" }, { kind: "image", text: "", media: "a1.png" }]);
  assert.match(desk.said.value, /Нашли своё место: 1 файл.*«кот.jpg»/);
  assert.equal(heard.filter((each) => each.path === "media").length, 1);
  await bringAll([new File(["?"], "вопросы.4s"), new File(["?"], "другие.docx")]);
  assert.match(desk.said.value, /Прочитан «вопросы.4s».*«другие.docx»/);
});

test("a picture let fall on a draft goes into it, and one that is refused leaves its place as it was", async () => {
  answers["read"] = () => ({ body: { draft: lacking, findings: [], lacks: {}, media: {}, encoding: "utf-8" } });
  await bring(new File(["?"], "вопросы.4s"));
  answers["media"] = () => ({ status: 409, body: { code: "pack_refused", reason: "в картинке больше 40 миллионов точек" } });
  await bringAll([new File(["x"], "схема (1).png")]);
  assert.match(desk.said.value, /«схема \(1\).png»: в картинке больше/);
  assert.equal(handoutsNow()[0]?.text, "Схема (1).PNG");
  answers["media"] = () => ({ body: { hash: "a1.png", kind: "image" } });
  await bringAll([new File(["x"], "схема (1).png")]);
  assert.equal(handoutsNow()[1]?.media, "a1.png");
  desk.undo();
  assert.equal(handoutsNow()[1]?.text, "схема (1).png");
});
