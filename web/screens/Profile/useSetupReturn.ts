import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { toaster } from "../../ui/toaster.tsx";

/**
 * Tells how the payout set-up ended from which somebody comes back, and takes the word out of the address. What the address
 * says proves nothing (D200): that it is set up is told only where the server knows it.
 */
export function useSetupReturn(said: string | null, isSetUp: boolean, onTold: () => void): void {
  const { t } = useTranslation("profile");
  const tell = useEffectEvent(() => {
    if (said === "error") toaster.show({ tone: "late", title: t("payment.addFailed"), text: t("payment.failed") });
    if (said === "success" && isSetUp)
      toaster.show({ tone: "paid", title: t("payment.added"), text: t("payment.returned") });
    if (said === "success" && !isSetUp) toaster.show({ tone: "info", title: t("payment.notReturned") });
    onTold();
  });
  useEffect(() => {
    if (said !== null) tell();
  }, [said]);
}
