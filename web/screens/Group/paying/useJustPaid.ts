import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { ContributionState, Standing } from "../../../circle/standing/standing.ts";
import { sayPaid } from "./saidPaid.ts";

const statesOf = (standings: readonly Standing[]): ReadonlyMap<string, string> =>
  new Map(standings.map(({ cycle, round, state }) => [`${cycle}:${round}`, state]));

/** What asks for no payment: it is paid, brings me the pot, or was ended by an exit (D115). */
const settled: ReadonlySet<string> = new Set<ContributionState>(["paid", "receiving", "waived"]);

/**
 * Shows a toast when a round of mine becomes paid while the page is open, such as when the provider confirms it.
 * @param standings all that the server lists, because what is picked by the current cycle goes away when that changes
 */
export function useJustPaid(standings: readonly Standing[]): void {
  const { t } = useTranslation("contribution");
  // From the first time they are on screen: the effect comes a moment later, and what is paid meanwhile counts too.
  const [first] = useState(() => statesOf(standings));
  const seen = useRef<ReadonlyMap<string, string>>(first);
  useEffect(() => {
    const now = statesOf(standings);
    // What is owed is listed until it is paid, also when the next cycle begins. So if it has gone, it was paid.
    const justPaid = [...seen.current].some(
      ([which, was]) => !settled.has(was) && (now.get(which) ?? "paid") === "paid",
    );
    seen.current = now;
    if (justPaid) sayPaid(t("toast.success"), "rounds");
  }, [standings, t]);
}
