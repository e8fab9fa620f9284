// The wheel recomputed from the protocol alone: links of the published chain, every seat's salt, an even pick.
import { fromHex, hmac, sha256, toHex, utf8 } from "./sha256";

/** Whether an opened link is link number `draw` of the chain with this head. */
export function belongs(link: string, draw: number, head: string): boolean {
  let value = fromHex(link);
  for (let i = 0; i < draw; i++) value = sha256(value);
  return toHex(value) === head;
}

/** The sector that this link, these salts and these candidates give; rejection sampling keeps it even. */
export function pick(link: string, game: string, draw: number, salts: readonly string[], candidates: readonly number[]): number {
  const mix = toHex(sha256(utf8([...salts].sort().join(""))));
  const among = BigInt(candidates.length);
  const limit = (1n << 64n) / among * among;
  for (let attempt = 0; ; attempt++) {
    const drawn = BigInt(`0x${toHex(hmac(fromHex(link), utf8(`pkz-wheel-1|${game}|${draw}|${mix}|${attempt}`)).slice(0, 8))}`);
    if (drawn < limit) return candidates[Number(drawn % among)]!;
  }
}
