import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toaster } from "../../../ui/toaster.tsx";
import type { Standing } from "../../../circle/standing/useStandings.ts";

/** Says so when a round of mine turns paid while the page is open, as when the provider confirms it. */
export function useJustPaid(standings: readonly Standing[]): void {
  const { t } = useTranslation("contribution");
  const seen = useRef<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    const justPaid = standings.some(
      ({ round, state }) => state === "paid" && seen.current.has(round) && seen.current.get(round) !== "paid",
    );
    seen.current = new Map(standings.map(({ round, state }) => [round, state]));
    if (justPaid) toaster.show({ tone: "paid", title: t("toast.success") });
  }, [standings, t]);
}
