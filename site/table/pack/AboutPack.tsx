// The pack as a whole: who made it, when and what about; and the draft thrown away.
import { useState } from "preact/hooks";
import { Confirm } from "../parts/Dialog";
import { pack as words } from "../words/pack";
import type { Draft } from "./draft";
import { type HeadField, withHead } from "./edits";
import { Fold, rowsOf } from "./fields";
import { draft, edit, throwAway } from "./state";

function ThrowAway() {
  const [sure, ask] = useState(false);
  return (
    <>
      <button type="button" class="btn btn--small btn--danger" onClick={() => ask(true)}>{words.throwAway}</button>
      <Confirm title={words.throwAway} open={sure} verb={words.throwYes} tone="danger" onNo={() => ask(false)} onYes={() => void throwAway()}><p>{words.throwSays}</p></Confirm>
    </>
  );
}

function HeadText({ field, label, value }: { field: HeadField; label: string; value: string }) {
  const set = (text: string) => edit((all) => withHead(all, field, text), `head.${field}`);
  return <label class="field"><span>{label}</span><textarea class="input" rows={rowsOf(value, 1)} value={value} onInput={(event) => set(event.currentTarget.value)} /></label>;
}

/** Authors named here sign every question. */
export function AboutPack() {
  const { authors = [], editors = [], date = "", about = "" } = draft.value as Draft;
  return (
    <Fold title={words.aboutPack} class="aboutpack">
      {() => (
        <>
          <HeadText field="authors" label={words.packAuthors} value={authors.join("\n")} />
          <HeadText field="editors" label={words.packEditors} value={editors.join("\n")} />
          <HeadText field="date" label={words.date} value={date} />
          <HeadText field="about" label={words.about} value={about} />
          <ThrowAway />
        </>
      )}
    </Fold>
  );
}
