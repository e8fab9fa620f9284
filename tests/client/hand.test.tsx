// A raised hand comes before the choice of help.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToString } from "preact-render-to-string";
import { RaisedHand } from "../../site/table/play/captain";

const help = ["Дополнительное время", "Помощь клуба"].map((name) => <button type="button" key={name}>{name}</button>);

test("the hand is raised first, and nothing is chosen before [T6.3a]", () => {
  const html = renderToString(<RaisedHand>{help}</RaisedHand>);
  assert.match(html, /Поднять руку/);
  assert.doesNotMatch(html, /Помощь клуба/);
});

test("with the hand raised there is a choice of help, and the hand can be lowered [T6.3a]", () => {
  const html = renderToString(<RaisedHand up>{help}</RaisedHand>);
  for (const said of [/Дополнительное время/, /Помощь клуба/, /Опустить руку/]) assert.match(html, said);
});
