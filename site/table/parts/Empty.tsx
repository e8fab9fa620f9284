// A place with nothing in it, or something gone wrong: the hippo says what happened and what to do.
import type { ComponentChildren } from "preact";
import { Hippo, type HippoMood } from "../../art/hippo";

export interface EmptyProps { mood: HippoMood; title: string; children: ComponentChildren; acts?: ComponentChildren }

export function Empty({ mood, title, children, acts }: EmptyProps) {
  return (
    <section class="empty">
      <Hippo mood={mood} />
      <h2>{title}</h2>
      <div class="quiet">{children}</div>
      {acts && <div class="empty__acts">{acts}</div>}
    </section>
  );
}
