import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { toaster } from "../../../ui/toaster.tsx";
import type { Standing } from "../../../circle/standing/standing.ts";

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
    if (justPaid) toaster.show({ tone: "paid", title: t("toast.success") });
  }, [standings, t]);
}
