import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { sayPaid } from "./saidPaid.ts";

/** Shows a toast when a round of mine becomes paid while the page is open, such as when the provider confirms it. */
export function useJustPaid(standings: readonly Standing[]): void {
  const { t } = useTranslation("contribution");
  const seen = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const now = new Map(standings.map(({ cycle, round, state }) => [`${cycle}:${round}`, state]));
    // A debt of an earlier cycle is listed until it is paid, so one that has gone was paid.
    const justPaid = [...seen.current].some(
      ([which, was]) => was !== "paid" && was !== "receiving" && (now.get(which) ?? "paid") === "paid",
    );
    seen.current = now;
    if (justPaid) sayPaid(t("toast.success"), "group");
  }, [standings, t]);
}
