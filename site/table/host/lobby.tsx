// What the host alone has in the lobby: links, knocks, the shelf, and the menu and health of each person.
import { MetCard } from "../../club/attable/met";
import { Callers } from "../play/callers";
import { PersonLamps } from "../play/lamps";
import { HostLinks } from "../play/links";
import { PackShelf } from "../play/pack";
import { PersonMenu } from "../play/person";
import { HallPanel } from "./hall";
import { PlaceLinks } from "./places";
import type { Place } from "../screens/later";
import { SetupCard } from "./setup";
import { RehearsalCard } from "./rehearsal";


const HallCard = () => <div class="card hallcard"><HallPanel /></div>;

export function HostInLobby(place: Place) {
  switch (place.at) {
    case "side": return <><RehearsalCard /><HostLinks /><PlaceLinks /></>;
    case "top": return <Callers />;
    case "main": return <><MetCard /><PackShelf /><SetupCard /><HallCard /></>;
    case "person": return <PersonMenu chair={place.chair} />;
    case "health": return <PersonLamps seat={place.chair.seat} />;
  }
}
