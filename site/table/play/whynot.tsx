// «Почему нельзя?»: the reason of a shut offer in words, with a link to its clause on the rules page.
import { refusal } from "../words/refusals";
import { ui } from "../words/ui";

/** The rules page leads on by the clause itself, so no rulebook is named here. */
const RULES = "/pravila/";
/** P6.3 → …#p6-3 */
export const clauseLink = (clause: string): string => `${RULES}#${clause.toLowerCase().replaceAll(".", "-")}`;

export function Reason({ code, clause }: { code: string; clause: string }) {
  return <>{refusal(code)}{clause && <> <a href={clauseLink(clause)} target="_blank" rel="noopener">{ui.clause(clause)}</a></>}</>;
}
