// Which page of the club this is: the way in, one's own profile, or somebody's page by name.
import { useEffect, useState } from "preact/hooks";
import { ArtDefs } from "../art/defs";
import { Logo } from "../art/things";
import { Enter } from "./Enter";
import { personOf } from "./links";
import { OwnProfile } from "./Own";
import { Person } from "./Person";
import { member } from "./session";
import { club as words } from "./words";

function Head() {
  return (
    <header class="club__head">
      <a class="club__mark" href="/club/"><Logo /><span class="display">{words.title}</span></a>
      <nav class="row"><a class="btn btn--small btn--bare" href="/">{words.home}</a><a class="btn btn--small" href="/t/">{words.toTable}</a></nav>
    </header>
  );
}

export function App() {
  const [who, set] = useState(personOf(location.hash));
  const [inside, enter] = useState(member() !== null);
  useEffect(() => {
    const turn = () => set(personOf(location.hash));
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, []);
  const page = who ? <Person key={who} name={who} /> : inside ? <OwnProfile onOut={() => enter(false)} /> : <div class="club__door"><h1>{words.door}</h1><p class="quiet">{words.doorSays}</p><Enter onIn={() => enter(true)} /></div>;
  return <><ArtDefs /><div class="club lamplit"><Head /><main class="club__page">{page}</main></div></>;
}
