// The moments that deserve a scene. Each covers the screen for a while and gives way to a press or Escape; the game never waits for it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Award, type AwardKind } from "../../art/award";
import { Hippo } from "../../art/hippo";
import { gongMarkup, stampMarkup, sunburstMarkup } from "../../art/moments";
import { sectorArt } from "../../art/sectors";
import { BlackBox } from "../../art/things";
import { words } from "./words";

export interface SceneProps {
  /** Called when the scene is over: by itself after `lastsMs`, or when dismissed. */
  onDone: () => void;
  /** Zero: stays until dismissed. */
  lastsMs: number;
}

interface FrameProps extends SceneProps { kind: string; title: string; art: ComponentChildren; children?: ComponentChildren }

function Scene({ kind, title, art, children, onDone, lastsMs }: FrameProps) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const timer = lastsMs > 0 ? setTimeout(() => done.current(), lastsMs) : undefined;
    const escape = (event: KeyboardEvent) => { if (event.key === "Escape") done.current(); };
    addEventListener("keydown", escape);
    return () => { clearTimeout(timer); removeEventListener("keydown", escape); };
  }, [lastsMs, kind]);
  return (
    <div class={`scene scene--${kind}`} role="status" aria-live="polite" onClick={onDone}>
      <div class="scene__light" aria-hidden="true" />
      <div class="scene__art">{art}</div>
      <h2 class="scene__title">{title}</h2>
      {children && <div class="scene__text">{children}</div>}
      <button type="button" class="btn btn--small scene__close">{words.close}</button>
    </div>
  );
}

const art = (html: string) => <svg class="art" viewBox="-120 -120 240 240" aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: html }} />;
const Fog = () => <span class="fog" aria-hidden="true"><i /><i /><i /><i /></span>;

/** The box is carried in through fog. */
export function BlackBoxScene(props: SceneProps) {
  return <Scene {...props} kind="box" title={words.blackBox} art={<><BlackBox open={false} /><Fog /></>} />;
}

/** The box is opened: what was in it, in words and, when the pack has one, in a picture. */
export function BoxOpenedScene({ contents, image, ...props }: SceneProps & { contents: string; image?: { src: string; alt: string } }) {
  return (
    <Scene {...props} kind="opened" title={words.inTheBox} art={<><BlackBox open /><Fog /></>}>
      <p class="scene__contents">{contents}</p>
      {image && <img class="scene__image" src={image.src} alt={image.alt} />}
    </Scene>
  );
}

/** What fell out is no ordinary question: its name and, in a line, how it is played. */
export function SectorScene({ kind, title, line, ...props }: SceneProps & { kind: string; title: string; line: string }) {
  return <Scene {...props} kind="sector" title={title} art={art(sectorArt[kind] ?? "")}><p>{line}</p></Scene>;
}

export function GongScene(props: SceneProps) {
  return <Scene {...props} kind="gong" title={words.gong} art={art(gongMarkup)} />;
}

/** Right and wrong differ in shape, word and colour. `line` is what follows from it: «3 : 2 · очко знатокам». */
export function VerdictScene({ right, line, ...props }: SceneProps & { right: boolean; line: string }) {
  return <Scene {...props} kind={right ? "right" : "wrong"} title={right ? words.right : words.wrong} art={art(stampMarkup(right))}><p>{line}</p></Scene>;
}

export interface FinaleProps extends SceneProps { players: number; viewers: number; line: string; title?: string }

const Tally = ({ players, viewers }: { players: number; viewers: number }) => <p class="scene__tally">{players}<span> : </span>{viewers}</p>;

export function VictoryScene({ players, viewers, line, ...props }: FinaleProps) {
  return (
    <Scene {...props} kind="victory" title={words.victory} art={<>{art(sunburstMarkup)}<Hippo mood="glad" /><span class="petals" aria-hidden="true">{Array.from({ length: 14 }, (_, i) => <i key={i} />)}</span></>}>
      <Tally players={players} viewers={viewers} /><p>{line}</p>
    </Scene>
  );
}

export function DefeatScene({ players, viewers, line, title = words.defeat, ...props }: FinaleProps) {
  return <Scene {...props} kind="defeat" title={title} art={<Hippo mood="asleep" />}><Tally players={players} viewers={viewers} /><p>{line}</p></Scene>;
}

export function AwardScene({ kind, name, line, ...props }: SceneProps & { kind: AwardKind; name: string; line: string }) {
  return <Scene {...props} kind="award" title={name} art={<>{art(sunburstMarkup)}<Award kind={kind} /></>}><p>{line}</p></Scene>;
}
