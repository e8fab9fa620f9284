// The named states that the gallery shows; each is one whole screen made of parts.
import type { ComponentChildren } from "preact";
import { Avatar, AVATAR_IDS, HAT_IDS } from "../art/avatar";

export const STATES: Record<string, () => ComponentChildren> = {
  faces: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, 110px)", gap: "14px", padding: "16px" }}>
      {AVATAR_IDS.map((id, i) => <figure key={id}><Avatar avatar={id} hat="" frame={i === 3 ? "lit" : "brass"} />{id}</figure>)}
      {HAT_IDS.map((hat, i) => <figure key={hat}><Avatar avatar={AVATAR_IDS[(i * 5) % AVATAR_IDS.length]!} hat={hat} />{hat}</figure>)}
    </div>
  ),
};
