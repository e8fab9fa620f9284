// The whole picture: the table, the people around it (a row below it on a phone) and the host outside the circle.
import { type ChairPress, Chairs, type ChairView, HostFigure, type HostView } from "./Chairs";
import { RoundTable, type RoundTableProps } from "./RoundTable";

export interface HallProps extends RoundTableProps {
  chairs: readonly ChairView[];
  host: HostView | null;
  press?: ChairPress;
}

/** Fills its parent, which must have a height; everything inside scales to it. */
export function Hall({ chairs, host, press, ...table }: HallProps) {
  return (
    <section class="hall">
      <div class="hall__floor" data-count={chairs.length}>
        <RoundTable {...table} />
        <Chairs chairs={chairs} press={press} />
        {host && <HostFigure host={host} />}
      </div>
    </section>
  );
}
