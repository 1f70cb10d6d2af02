import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { toaster } from "../../ui/toaster.tsx";
import type { Arrival } from "./arrival.ts";

/** Long enough for the longest of these, in milliseconds. */
const shownMs = 8000;

/** For whoever is signed in and led on: that their address is changed (D150) is told on the page they come to. */
export function AddressNews({ arrival }: { arrival: Arrival | undefined }) {
  const { t } = useTranslation("auth");
  useEffect(() => {
    if (arrival !== "emailChanged") return;
    toaster.show({
      tone: "paid",
      title: t("arrival.emailChangedTitle"),
      text: t("arrival.emailChanged"),
      durationMs: shownMs,
      isForNextPage: true,
    });
  }, [arrival, t]);
  return null;
}
