// What the table noticed: errors before warnings, each with its place, reason and remedy; a press leads to its question.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { lackOf } from "../words/ownpack";
import { pack as words, packRefusals } from "../words/pack";
import { check, checkState, fileFindings, found, goTo, lacks, settle } from "./state";
import { errorsOf, type Finding, questionOf } from "./findings";
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

/** What the pack lacks for the game of this table, as the server says, and the games for which it is whole. */
export function Completeness() {
  const games = useGames();
  const known = lacks.value;
  const own = games.find((game) => game.own);
  const lacking = own && known?.[own.id];
  if (!known || !lacking) return null;
  const also = games.filter((game) => !game.own && known[game.id]?.length === 0).map((game) => game.title);
  return (
    <div class="whole">
      <p class={lacking.length ? "whole__lack" : "whole__good"}><Icon name={lacking.length ? "warn" : "check"} />{lacking.length ? words.lacks(lackOf(lacking)) : words.complete}</p>
      {also.length > 0 && <p class="quiet">{(lacking.length ? words.completeElse : words.completeAlso)(also.join(", "))}</p>}
    </div>
  );
}

function Heading() {
  const all = found.value;
  const [errors, warnings] = [errorsOf(all), all.length - errorsOf(all)];
  const why = checkState.value;
  if (why && why !== "busy") return <p class="row" role="status">{why === "offline" ? words.notChecked : packRefusals[why] ?? words.notChecked}<button type="button" class="btn btn--small" onClick={() => void check()}>{words.checkAgain}</button></p>;
  if (lacks.value === null) return <p class="quiet">{words.checking}</p>;
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
          <ul>{fileFindings.value.map((finding, n) => <Row key={n} finding={finding} act={{ verb: words.settled, press: () => settle(n) }} />)}</ul>
        </section>
      )}
    </section>
  );
}
