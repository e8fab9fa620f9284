// The figures of a profile, of all games or of one rulebook: great numbers, rounds, lifelines, penalties.
import { useState } from "preact/hooks";
import type { BookFigures, Count } from "../table/wire";
import { club as words, groups, lifelines, penalties, rounds, tiles } from "./words";

type Sums = ReadonlyMap<string, number>;

export function sums(books: readonly BookFigures[], book: string): Sums {
  const found = new Map<string, number>();
  for (const { counts } of books.filter((each) => !book || each.book === book)) for (const { name, n } of counts as readonly Count[]) found.set(name, (found.get(name) ?? 0) + n);
  return found;
}

type Row = readonly [label: string, value: string];

function Table({ title, rows, none }: { title: string; rows: readonly Row[]; none: string }) {
  return (
    <section class="figures__group">
      <h3>{title}</h3>
      {rows.length ? <dl>{rows.map(([label, value]) => <div key={label}><dt>{label}</dt><dd class="digits">{value}</dd></div>)}</dl> : <p class="quiet">{none}</p>}
    </section>
  );
}

const named = (of: Sums, names: readonly (readonly [string, string])[]): Row[] => names.flatMap(([name, label]) => (of.get(name) ? [[label, String(of.get(name))] as const] : []));

export function Figures({ books }: { books: readonly BookFigures[] }) {
  const [book, choose] = useState("");
  const of = sums(books, book);
  const chip = (id: string, text: string) => <button key={id} type="button" class={book === id ? "chip chip--lit" : "chip"} aria-pressed={book === id} onClick={() => choose(id)}>{text}</button>;
  return (
    <section class="card stack figures" aria-labelledby="figures">
      <h2 id="figures">{words.figures}</h2>
      {books.length > 1 && <div class="row" role="group">{chip("", words.everything)}{books.map((each) => chip(each.book, each.title ?? each.book))}</div>}
      <ul class="tiles">{tiles.map(([name, label]) => <li key={name}><b class="digits display">{of.get(name) ?? 0}</b><span class="quiet">{label}</span></li>)}</ul>
      <div class="figures__groups">
        <Table title={groups.rounds} none={groups.none.rounds} rows={rounds.flatMap(([name, label]) => (of.get(name) ? [[label, groups.of(of.get(name) ?? 0, of.get(`${name}:right`) ?? 0)] as const] : []))} />
        <Table title={groups.lifelines} none={groups.none.lifelines} rows={named(of, lifelines)} />
        <Table title={groups.penalties} none={groups.none.penalties} rows={named(of, penalties)} />
      </div>
    </section>
  );
}
