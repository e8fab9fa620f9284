// Somebody's page by name: what its owner lets everybody see.
import { useEffect, useState } from "preact/hooks";
import { Empty } from "../table/parts/Empty";
import type { PersonCard } from "../table/wire";
import * as api from "./api";
import { Figures } from "./Figures";
import { Orders } from "./Orders";
import { Who } from "./Own";
import { codeOf, refusal } from "./refusals";
import { club as words } from "./words";

export function Person({ name }: { name: string }) {
  const [card, set] = useState<PersonCard | null>(null);
  const [wrong, fail] = useState("");
  useEffect(() => { api.person(name).then(set, (error: unknown) => fail(refusal(codeOf(error)))); }, [name]);
  if (!card) return <Empty mood={wrong ? "puzzled" : "calm"} title={wrong || words.loading} acts={wrong ? <a class="btn" href="/club/">{words.title}</a> : undefined}>{""}</Empty>;
  return <div class="profile"><Who card={card} /><Orders card={card} own={false} /><Figures books={card.figures ?? []} /></div>;
}
