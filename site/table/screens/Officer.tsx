// Those with a duty or a place in the studio and no chair: the defender, the steward, the author. What is asked of them now stands first.
import type { ComponentChildren } from "preact";
import { Score } from "../parts/Score";
import { Deed, live } from "../play/deed";
import { TableHall } from "../play/hall";
import { Menu, VolumeControl } from "../play/menu";
import { hasPapers } from "../play/media";
import { Papers } from "../play/papers";
import { waiting } from "../play/press";
import { Status } from "../play/status";
import { seen } from "../store";
import type { Room } from "../whole";
import { deeds } from "../words/deeds";
import { officer as words } from "../words/hall";
import { faults, special } from "../words/rounds";
import { table } from "../words/table";

function Duty({ title, says, asked = false, children }: { title: string; says: string; asked?: boolean; children?: ComponentChildren }) {
  return <section class={asked ? "card card--ask duty stack stack--tight" : "card duty stack stack--tight"} role={asked ? "alert" : "status"}><h2>{title}</h2><p class={asked ? "" : "quiet"}>{says}</p>{children}</section>;
}

function Defender({ at }: { at: Room }) {
  const asked = live("grant_lifeline").length > 0;
  const adds = at.lifelines.find(({ kind }) => kind === at.round?.asked?.kind)?.adds_s ?? 0;
  return (
    <Duty title={words.defender.title} says={asked ? words.defender.asks : words.defender.calm} asked={asked}>
      {asked && <div class="row"><Deed deed="grant_lifeline" class="btn btn--primary" label={words.defender.grant(adds)} /><Deed deed="decline_lifeline" class="btn" label={words.defender.decline} /></div>}
    </Duty>
  );
}

function Steward({ at }: { at: Room }) {
  const may = live("give_card").length > 0;
  return (
    <Duty title={words.steward.title} says={may ? words.steward.asks : words.steward.calm}>
      {may && <Deed deed="give_card" class="btn btn--danger" />}
      <h3>{words.cards}</h3>
      {at.cards.length ? <ul class="stack stack--tight">{at.cards.map((card, i) => <li key={i}>{card.round > 0 && `${table.round(card.round)}: `}{special.card(card.name, faults[card.fault])}</li>)}</ul> : <p class="quiet">{words.noCards}</p>}
    </Duty>
  );
}

function Author({ at, sector }: { at: Room; sector: number }) {
  const own = at.round?.outcome === null && at.round.sector === sector;
  const played = at.sectors.some((each) => each.n === sector && each.played);
  const may = live("offer_help").length > 0;
  const says = own ? words.author.own : may ? words.author.helps : played ? words.author.played : words.author.calm;
  return <Duty title={words.author.title(sector)} says={says} asked={may}><Deed deed="offer_help" class={may ? "btn btn--primary" : "btn"} label={special.offerHelp} />{waiting("offer_help") && <p class="quiet">{deeds.offer_help}</p>}</Duty>;
}

export function Officer({ at }: { at: Room }) {
  const you = seen.value?.you;
  const view = seen.value?.view;
  return (
    <main class="officer lamplit">
      <h1 class="unseen">{at.title}</h1>
      <header class="top"><Menu /><Score players={at.score.knowers} viewers={at.score.viewers} target={at.target} rival={table.rivals[at.rival]} /><VolumeControl /></header>
      <div class="officer__hall"><TableHall at={at} /></div>
      <div class="officer__side">
        {you?.role === "defender" && <Defender at={at} />}
        {you?.role === "steward" && <Steward at={at} />}
        {you?.role === "author" && <Author at={at} sector={view && "sector" in view ? view.sector : 0} />}
        <Status at={at} />
        {hasPapers(at.words) && <Papers at={at} />}
      </div>
    </main>
  );
}
