// Somebody who knocked while a game was on: asks for the chair until the host has answered.
import { effect } from "@preact/signals";
import * as api from "./api";
import { dropToken, type Kept, keepToken, keptTokens } from "./keep";
import { room, session, write } from "./store";
import { door } from "./words/door";
import { refusal } from "./words/refusals";

const AGAIN_MS = 4000;
const said = (text: string, good: boolean) => write({ t: "notice", notice: { kind: "said", id: "knock", text, good } });

/** Who knocks from this device: whoever watches here, or one more player beside those who sit. */
export function knocker(): Kept | null {
  const now = session.value;
  if (now?.role !== "spectator" && now?.role !== "seat") return null;
  return keptTokens().find((kept) => kept.table === now.table && kept.role === "spectator" && kept.knock) ?? null;
}

/** What the answer to a claim means: a chair, no, or not yet. */
async function ask(kept: Kept, sit: (kept: Kept) => void): Promise<"over" | "waits"> {
  try {
    const given = await api.claim(kept.table, kept.token);
    dropToken(kept);
    const { knock: _, ...rest } = kept;
    said(door.admitted, true);
    sit({ ...rest, role: "seat", seat: given.seat, token: given.token, atMs: Date.now() });
    return "over";
  } catch (error) {
    const code = error instanceof api.Trouble ? error.code : "broken";
    if (["not_admitted", "offline", "broken", "slow_down", "busy"].includes(code)) return "waits";
    const { knock: _, ...rest } = kept;
    if (session.value?.role === "seat") dropToken(kept); else keepToken(rest);
    said(refusal(code), false);
    return "over";
  }
}

/** Looks after each new view and every few seconds, while this window waits at the door. */
export function waitAtTheDoor(sit: (kept: Kept) => void): void {
  let over = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  const look = async (kept: Kept) => {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    if ((await ask(kept, sit)) === "over") over = kept.token;
    else timer = setTimeout(() => { const now = knocker(); if (now) void look(now); }, AGAIN_MS);
    asking = false;
  };
  effect(() => {
    void room.value?.v;
    const kept = knocker();
    if (kept && kept.token !== over) void look(kept);
  });
}
