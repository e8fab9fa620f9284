// What those at this device may ask in rounds of their own kinds: how it is played, who stays, who leaves, an early answer, help from the hall.
import { offers, room } from "../store";
import { special as words } from "../words/rounds";
import { wayButtons } from "../words/special";
import { Deed, offered } from "./deed";
import { People, PeopleButton, choices } from "./picks";

const WAYS = ["all", "three", "one"] as const;

/** Sector thirteen: three ways with their seconds, those that are shut with the reason. */
function Ways() {
  const named = room.value?.round?.choices ?? [];
  if (!offers.value.some((view) => view.do === "choose_way") || !named.length) return null;
  return (
    <div class="ways">{WAYS.map((way) => {
      const gives = named.find(([name]) => name === way)?.[1] ?? 0;
      return <Deed key={way} deed="choose_way" option={{ way }} class={offered("choose_way", { way }) ? "btn btn--primary" : "btn"} label={`${wayButtons[way]}, ${gives}\u00a0с`} />;
    })}</div>
  );
}

/** Who stays is chosen by pressing a face: nothing else may happen before that. */
function Stays() {
  return choices("stay_at_table").length ? <section class="asks" aria-label={words.stays}><b>{words.stays}</b><People deed="stay_at_table" /></section> : null;
}

function Bargain() {
  if (!offered("settle")) return null;
  return (
    <>
      <div class="controls__main"><Deed deed="settle" class="btn btn--primary" /></div>
      <div class="controls__lines"><PeopleButton deed="send_away" label={words.send} /><PeopleButton deed="call_back" label={words.back} /><PeopleButton deed="hand_over" label={words.handOver} says={words.handOverSays} /></div>
    </>
  );
}

export function SpecialControls() {
  return (
    <div class="controls controls--special">
      <Ways /><Stays /><Bargain />
      <div class="controls__more">
        {offered("answer_early") && <Deed deed="answer_early" class="btn" />}
        <PeopleButton deed="ask_decisive" label={words.askDecisive} says={words.decisiveSays} />
        {offered("call_debt") && <Deed deed="call_debt" class="btn" label={words.callDebt} />}
        <Deed deed="offer_help" class="btn" label={words.offerHelp} />
      </div>
    </div>
  );
}
