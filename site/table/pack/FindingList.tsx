// What the table noticed: errors before warnings, each with its place, reason and remedy; a press leads to its question.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { pack as words, packRefusals } from "../words/pack";
import type { Draft } from "./draft";
import { check, checkState, completeFor, draft, fileFindings, found, goTo, sectors, settle } from "./state";
import { errorsOf, type Finding, questionOf } from "./findings";
import { BOX, gaps, ranges } from "./places";
import { useGames } from "./games";
import { AboutPack } from "./AboutPack";
import { saidPlace } from "./names";

const AT_ONCE = matchMedia("(max-width: 860px)").matches ? 2 : 6;


export function Told({ finding }: { finding: Finding }) {
  const text = finding.text.replace(/\.$/, "");
  return (
    <span class="finding__text">
      <b>{saidPlace(finding.place)}</b>
      <span>{text[0]?.toUpperCase()}{text.slice(1)}.</span>
      {finding.remedy && <span class="finding__remedy">{finding.remedy}.</span>}
    </span>
  );
}

function Row({ finding, act }: { finding: Finding; act?: { verb: string; press: () => void } }) {
  const bad = finding.level === "error";
  const leads = questionOf(finding) >= 0;
  const mark = <span class="finding__mark"><Icon name={bad ? "warn" : "eye"} /><span class="unseen">{bad ? words.error : words.warning}: </span></span>;
  return (
    <li class={bad ? "finding finding--bad" : "finding"}>
      {leads ? <button type="button" class="finding__go" onClick={() => goTo(finding)}>{mark}<Told finding={finding} /><Icon name="right" /></button> : <span class="finding__go">{mark}<Told finding={finding} /></span>}
      {act && <button type="button" class="btn btn--small" onClick={act.press}>{act.verb}</button>}
    </li>
  );
}

/** What of this table's places is still empty, and the games for which the pack is whole. */
export function Completeness() {
  const now = draft.value as Draft;
  const { numbers, box, drawn } = sectors.value;
  const games = useGames();
  const empty = gaps(now, numbers, box).filter((n) => !drawn.has(n));
  const lacking = [...(empty.includes(BOX) ? [words.box] : []), ...ranges(empty.filter((n) => n !== BOX)).map(([from, to]) => words.sectorsN(from, to))];
  const whole = completeFor.value;
  const own = games.find((game) => game.own);
  const also = games.filter((game) => !game.own && whole?.includes(game.id)).map((game) => game.title);
  const full = own && whole ? whole.includes(own.id) : lacking.length === 0;
  const says = full ? words.complete : lacking.length ? words.lacks(lacking.join(", ")) : words.lacksMore;
  return (
    <div class="whole">
      <p class={full ? "whole__good" : "whole__lack"}><Icon name={full ? "check" : "warn"} />{says}</p>
      {also.length > 0 && <p class="quiet">{words.completeAlso(also.join(", "))}</p>}
    </div>
  );
}

function Heading() {
  const all = found.value;
  const [errors, warnings] = [errorsOf(all), all.length - errorsOf(all)];
  const why = checkState.value;
  if (why && why !== "busy") return <p class="row" role="status">{why === "offline" ? words.notChecked : packRefusals[why] ?? words.notChecked}<button type="button" class="btn btn--small" onClick={() => void check()}>{words.checkAgain}</button></p>;
  if (completeFor.value === null) return <p class="quiet">{words.checking}</p>;
  return <p class={errors ? "wrong" : "quiet"}>{[errors ? words.errors(errors) : words.clean, warnings ? words.warnings(warnings) : ""].filter(Boolean).join(", ")}</p>;
}

export function Findings() {
  const [most, more] = useState(AT_ONCE);
  const all = found.value;
  const shown = all.slice(0, Math.max(most, errorsOf(all)));
  return (
    <section class="findings" aria-label={words.findings}>
      <Completeness />
      <div class="row row--apart"><h3>{words.findings}</h3><Heading /></div>
      <ul>{shown.map((finding, n) => <Row key={`${finding.code}${finding.place}${n}`} finding={finding} />)}</ul>
      {all.length > shown.length && <button type="button" class="btn btn--small" onClick={() => more(all.length)}>{words.more(all.length - shown.length)}</button>}
      <AboutPack />
      {fileFindings.value.length > 0 && (
        <section aria-label={words.ofFile}><h3>{words.ofFile}</h3><p class="quiet">{words.ofFileSays}</p>
          <ul>{fileFindings.value.map((finding, n) => <Row key={n} finding={finding} act={{ verb: words.settled, press: () => settle(finding) }} />)}</ul>
        </section>
      )}
    </section>
  );
}
