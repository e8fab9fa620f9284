// «Почему нельзя?»: the reason of a shut offer in words, with a link to its clause on the rules page.
import { room } from "../store";
import { refusal } from "../words/refusals";
import { ui } from "../words/ui";

/** P6.3 → …#p6-3; the path of the rules comes with the view, so no rulebook is named here. */
export function clauseLink(clause: string): string {
  const path = (room.value as { rules?: string } | null)?.rules ?? "/pravila/";
  return `${path}#${clause.toLowerCase().replaceAll(".", "-")}`;
}

export function Reason({ code, clause }: { code: string; clause: string }) {
  return <>{refusal(code)}{clause && <> <a href={clauseLink(clause)} target="_blank" rel="noopener">{ui.clause(clause)}</a></>}</>;
}
