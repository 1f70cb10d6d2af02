import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { sayPaid } from "./saidPaid.ts";

const statesOf = (standings: readonly Standing[]): ReadonlyMap<string, string> =>
  new Map(standings.map(({ cycle, round, state }) => [`${cycle}:${round}`, state]));

/** Shows a toast when a round of mine becomes paid while the page is open, such as when the provider confirms it. */
export function useJustPaid(standings: readonly Standing[]): void {
  const { t } = useTranslation("contribution");
  // From the first time they are on screen: the effect comes a moment later, and what is paid meanwhile counts too.
  const [first] = useState(() => statesOf(standings));
  const seen = useRef<ReadonlyMap<string, string>>(first);
  useEffect(() => {
    const now = statesOf(standings);
    // A debt of an earlier cycle is listed until it is paid, so one that has gone was paid.
    const justPaid = [...seen.current].some(
      ([which, was]) => was !== "paid" && was !== "receiving" && (now.get(which) ?? "paid") === "paid",
    );
    seen.current = now;
    if (justPaid) sayPaid(t("toast.success"), "group");
  }, [standings, t]);
}
