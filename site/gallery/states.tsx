// The named states that the gallery shows; each is one whole screen made of parts.
import type { ComponentChildren } from "preact";
import { Avatar, AVATAR_IDS, HAT_IDS } from "../art/avatar";
import { Award, AWARDS } from "../art/award";
import { Hippo, type HippoMood } from "../art/hippo";
import { Icon, ICON_NAMES } from "../art/icons";
import { BlackBox, Envelope, Logo } from "../art/things";
import { SCENES } from "./scenes";
import { SCREENS } from "./screens";
import { Sounds } from "./sounds";
import { ShortMinute } from "./shortMinute";
import { TABLES } from "./tables";

export const STATES: Record<string, () => ComponentChildren> = {
  ...TABLES,
  ...SCENES,
  ...SCREENS,
  sounds: () => <Sounds />,
  "short-minute": () => <ShortMinute />,
  faces: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, 110px)", gap: "14px", padding: "16px" }}>
      {AVATAR_IDS.map((id, i) => <figure key={id}><Avatar avatar={id} hat="" frame={i === 3 ? "lit" : "brass"} />{id}</figure>)}
      {HAT_IDS.map((hat, i) => <figure key={hat}><Avatar avatar={AVATAR_IDS[(i * 5) % AVATAR_IDS.length]!} hat={hat} />{hat}</figure>)}
    </div>
  ),
  things: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))", gap: "22px", padding: "20px" }}>
      {(["calm", "puzzled", "glad", "asleep"] as HippoMood[]).map((mood) => <Hippo key={mood} mood={mood} />)}
      {AWARDS.map((kind) => <Award key={kind} kind={kind} label={kind} />)}
      <BlackBox open={false} label="Чёрный ящик" /><BlackBox open label="Чёрный ящик открыт" />
      <Envelope color="plain" /><Envelope color="red" /><Envelope color="blue" /><Logo />
      <p style={{ fontSize: "22px" }}>{ICON_NAMES.map((name) => <Icon key={name} name={name} />)}</p>
    </div>
  ),
};
