// Who knocks at the door while a game is on: let in or turned away, with the reason when it is no time.
import { Avatar } from "../../art/avatar";
import { hostView } from "../store";
import { host as words } from "../words/host";
import { Deed } from "./deed";
import { faceId, hatId } from "./people";

export function Callers() {
  const callers = hostView.value?.callers ?? [];
  if (!callers.length) return null;
  return (
    <section class="card card--ask stack stack--tight" aria-label={words.door}>
      <h2 class="caps">{words.door}</h2>
      {callers.map((caller) => (
        <div key={caller.knock} class="caller">
          <Avatar avatar={faceId(caller.avatar)} hat={hatId(caller.hat)} />
          <bdi><b>{caller.name}</b></bdi>
          <Deed deed="admit" option={{ knock: caller.knock }} class="btn btn--small btn--primary" />
          <Deed deed="turn_away" option={{ knock: caller.knock }} class="btn btn--small" />
        </div>
      ))}
    </section>
  );
}
