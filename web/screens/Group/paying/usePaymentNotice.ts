import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { forgetPaid, sayPaid } from "./saidPaid.ts";

const reloadAfterMs = 1000;

/**
 * Says how a checkout ended that led back here with `?payment=success|failed|cancelled`, then clears the query. After
 * a success the group is read once more, as the provider's word may come a moment later.
 */
export function usePaymentNotice(reload: () => void): void {
  const { t } = useTranslation("contribution");
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("payment");
  const latestReload = useRef(reload);
  useEffect(() => {
    latestReload.current = reload;
  });

  useEffect(() => forgetPaid, []);
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === "success") {
      sayPaid(t("toast.success"), "provider");
      setTimeout(() => latestReload.current(), reloadAfterMs);
    } else if (outcome === "failed") {
      toaster.show({ tone: "late", title: t("toast.failed"), text: t("toast.failedText") });
    } else if (outcome === "cancelled") {
      toaster.show({ tone: "info", title: t("toast.cancelled"), text: t("toast.cancelledText") });
    }
    setSearch({}, { replace: true });
  }, [outcome, setSearch, t]);
}
