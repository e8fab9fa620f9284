// Things shown with a question: texts, pictures, sounds and films, and what lies in the box. Files are brought one by one.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { pack as words, packRefusals } from "../words/pack";
import { edit } from "./state";
import { turnedBy } from "./door";
import { type Box, BOX_KIND, type Handout, kindOf, type Moment, type Question, WITH_BOX } from "./draft";
import { type Of, withBox, withHandout, withHandoutAt, withoutBox, withoutHandout } from "./edits";
import { Area, useAim } from "./fields";
import { namesFile } from "./beside";
import { brought, srcOf } from "./media";

const ANY = "image/*,audio/*,video/*";

/** A button that takes a file; it says how much of it has gone, and why it was not taken. */
export function FileButton({ label, accept, take }: { label: string; accept: string; take: (file: File, onPart: (part: number) => void) => Promise<void> }) {
  const [part, set] = useState<number | null>(null);
  const [wrong, fail] = useState("");
  const go = async (file: File | undefined) => {
    if (!file) return;
    fail("");
    set(0);
    try { await take(file, set); } catch (error) { const { code, reason } = turnedBy(error); fail(reason || packRefusals[code] || packRefusals["refused"] || code); }
    set(null);
  };
  return (
    <span class="take">
      <span class="btn btn--small filebtn" aria-busy={part !== null || undefined}><Icon name="plus" />{part === null ? label : `${words.taking} ${words.percent(part)}`}
        <input type="file" accept={accept} aria-label={label} onChange={(event) => { void go(event.currentTarget.files?.[0]); event.currentTarget.value = ""; }} />
      </span>
      {wrong && <span class="wrong" role="alert">{wrong}</span>}
    </span>
  );
}

export function Shown({ kind, hash, alt }: { kind: string; hash: string; alt: string }) {
  const src = srcOf(hash);
  if (src === null) return <p class="wrong">{words.lostPicture}</p>;
  if (!src) return <p class="quiet">{words.taking}</p>;
  if (kind === "audio") return <audio controls src={src} aria-label={alt} />;
  if (kind === "video") return <video controls src={src} aria-label={alt} />;
  return <img src={src} alt={alt} />;
}

function MomentSelect({ value, set }: { value: Moment; set: (moment: Moment) => void }) {
  return (
    <label class="field field--row"><span>{words.moment}</span>
      <select class="input" value={value} onChange={(event) => set(event.currentTarget.value as Moment)}>{(Object.keys(words.moments) as Moment[]).map((each) => <option key={each} value={each}>{words.moments[each]}</option>)}</select>
    </label>
  );
}

function One({ of, n, handout }: { of: Of; n: number; handout: Handout }) {
  const kind = handout.kind ?? "text";
  const change = (more: Partial<Handout>, tag = "") => edit((now) => withHandoutAt(now, of, n, more), tag && `${of.question}.${of.part ?? ""}.h${n}.${tag}`);
  const replace = async (file: File, onPart: (part: number) => void) => { const { hash, kind: found } = await brought(file, onPart); change({ media: hash, kind: found, ...(namesFile(handout) ? { text: "" } : {}) }); };
  return (
    <li class="thing">
      <b>{words.media[kind]}</b>
      {handout.media ? <Shown kind={kind} hash={handout.media} alt={handout.text || words.handouts} /> : kind !== "text" && <p class="wrong">{words.lostPicture}</p>}
      <Area of={of} field={`handout${n}`} label={kind === "text" ? words.handoutText : words.caption} value={handout.text ?? ""} onText={(text) => change({ text }, "text")} />
      <MomentSelect value={handout.moment ?? "question"} set={(moment) => change({ moment })} />
      <div class="row">
        {kind !== "text" && <FileButton label={words.replace} accept={ANY} take={replace} />}
        <button type="button" class="btn btn--small btn--danger" onClick={() => edit((now) => withoutHandout(now, of, n))}>{words.removeHandout}</button>
      </div>
    </li>
  );
}

export function Handouts({ of, all = [] }: { of: Of; all?: readonly Handout[] | undefined }) {
  const ref = useAim<HTMLButtonElement>(of, "handouts");
  const take = async (file: File, onPart: (part: number) => void) => { const { hash, kind } = await brought(file, onPart); edit((now) => withHandout(now, of, { kind, media: hash })); };
  return (
    <section class="things" aria-label={words.handouts}>
      <h4>{words.handouts}</h4>
      {all.length > 0 && <ul>{all.map((handout, n) => <One key={n} of={of} n={n} handout={handout} />)}</ul>}
      <div class="row">
        <FileButton label={words.addFile} accept={ANY} take={take} />
        <button ref={ref} type="button" class="btn btn--small" onClick={() => edit((now) => withHandout(now, of, { kind: "text", text: "" }))}><Icon name="plus" />{words.addText}</button>
      </div>
    </section>
  );
}

function Contents({ index, box, must }: { index: number; box: Box; must: boolean }) {
  const of = { question: index };
  const take = async (file: File, onPart: (part: number) => void) => {
    const { hash, kind } = await brought(file, onPart);
    if (kind !== "image") throw new Error(words.wrongMedium);
    edit((now) => withBox(now, index, { picture: hash }));
  };
  return (
    <section class="things things--box" aria-label={words.inBox}>
      <h4><Icon name="box" />{words.inBox}</h4>
      <Area of={of} field="box" label={words.contents} value={box.contents} wrong={!box.contents.trim()} onText={(contents) => edit((now) => withBox(now, index, { contents }), `${index}.box`)} />
      {box.picture && <Shown kind="image" hash={box.picture} alt={box.contents || words.picture} />}
      <div class="row">
        <FileButton label={box.picture ? words.changePicture : words.setPicture} accept="image/*" take={take} />
        {box.picture && <button type="button" class="btn btn--small btn--danger" onClick={() => edit((now) => withBox(now, index, { picture: "" }))}>{words.removePicture}</button>}
        {!must && <button type="button" class="btn btn--small btn--danger" onClick={() => edit((now) => withoutBox(now, index))}>{words.removeBox}</button>}
      </div>
    </section>
  );
}

/** What lies in a black box, or in another envelope that may hold a thing. */
export function BoxSheet({ index, question }: { index: number; question: Question }) {
  const kind = kindOf(question);
  if (question.box || kind === BOX_KIND) return <Contents index={index} box={question.box ?? { contents: "" }} must={kind === BOX_KIND} />;
  return WITH_BOX.includes(kind) ? <button type="button" class="btn btn--small" onClick={() => edit((now) => withBox(now, index, {}))}><Icon name="box" />{words.addBox}</button> : null;
}
