import type { Say } from "../../i18n/areas.ts";
import { isUnpaid, type OpenContribution } from "./openContribution.ts";

/** Rounds that are named one by one; more are counted. */
const mostNamed = 3;

/**
 * What somebody has left open, in words that go on after a comma: "owes round 2 and round 3", "payment for round 2 on
 * its way".
 */
export function openWords(t: Say<"circle">, locale: string, open: readonly OpenContribution[]): string {
  const unpaid = open.filter(isUnpaid);
  const shown = unpaid.length > 0 ? unpaid : open;
  const key = unpaid.length > 0 ? "owes" : "comes";
  if (shown.length > mostNamed) return t(`open.${key}Many`, { count: shown.length });
  const rounds = shown.map(({ cycle, isOfEarlierCycle, round }) =>
    isOfEarlierCycle ? t("open.roundOfCycle", { round, cycle }) : t("open.round", { round }),
  );
  return t(`open.${key}`, { rounds: new Intl.ListFormat(locale).format(rounds) });
}
