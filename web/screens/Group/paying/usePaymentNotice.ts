import { useEffect, useEffectEvent, useRef } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { usePaymentNoticeQuery } from "../../../__generated__/member/usePaymentNoticeQuery.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { productNow } from "../../../lib/productClock.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { forgetPaid, sayPaid } from "./saidPaid.ts";

const reloadAfterMs = 1000;
/** Milliseconds. What was paid longer ago is not what led back here. */
const justPaidMs = 60 * 60_000;

const query = graphql`
  query usePaymentNoticeQuery($groupId: uuid!) {
    payments_connection(first: 1, where: { group_id: { _eq: $groupId } }, order_by: [{ started_at: desc }]) {
      edges {
        node {
          paid_at
          status
        }
      }
    }
  }
`;

type Payment = usePaymentNoticeQuery["response"]["payments_connection"]["edges"][number]["node"];

/** By the product's clock (D248): that of a device may be hours off. */
const wasJustPaid = ({ paid_at }: Payment) =>
  paid_at != null && productNow().getTime() - Date.parse(paid_at) < justPaidMs;

/**
 * Says how a checkout ended that led back here with `?payment=success|failed|cancelled`, then clears the query. An address
 * proves no payment: after a success the group is read once more, and what is said is how my last payment to it stands.
 * @param groupId undefined where the group is not found
 */
export function usePaymentNotice(groupId: string | undefined, reload: () => void): void {
  const { t } = useTranslation("contribution");
  const environment = useRelayEnvironment();
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("payment");
  const stopLooking = useRef(() => {});

  const sayFailed = useEffectEvent(() =>
    toaster.show({ tone: "late", title: t("toast.failed"), text: t("toast.failedText") }),
  );
  const sayHowItStands = useEffectEvent((of: string, payment: Payment | undefined) => {
    if (of !== groupId) return;
    if (payment?.status === "failed") sayFailed();
    else if (payment?.status === "pending") {
      toaster.show({ tone: "info", title: t("success.checkingTitle"), text: t("success.checkingText") });
    } else if (payment && wasJustPaid(payment)) sayPaid(t("toast.success"), "return");
    else toaster.show({ tone: "info", title: t("success.unknownTitle"), text: t("success.unknownText") });
  });
  const look = useEffectEvent((of: string) => {
    if (of !== groupId) return;
    reload();
    const reading = fetchQuery<usePaymentNoticeQuery>(environment, query, { groupId: of }).subscribe({
      next: ({ payments_connection }) => sayHowItStands(of, payments_connection.edges[0]?.node),
      // Nothing is known then; the live query brings what becomes of it.
      error: () => {},
    });
    stopLooking.current = () => reading.unsubscribe();
  });
  const lookLater = useEffectEvent(() => {
    if (groupId === undefined) return;
    const timer = setTimeout(() => look(groupId), reloadAfterMs);
    stopLooking.current = () => clearTimeout(timer);
  });

  useEffect(() => forgetPaid, []);
  useEffect(() => () => stopLooking.current(), []);
  useEffect(() => {
    if (outcome === null) return;
    stopLooking.current();
    if (outcome === "success") lookLater();
    else if (outcome === "failed") sayFailed();
    else if (outcome === "cancelled") {
      toaster.show({ tone: "info", title: t("toast.cancelled"), text: t("toast.cancelledText") });
    }
    setSearch({}, { replace: true });
  }, [outcome, setSearch, t]);
}
