/** The page after a checkout. The address proves nothing: the page shows what the server has confirmed. */
import { CircleAlert, CircleCheck, CircleHelp, Hourglass, Landmark } from "lucide-react";
import { graphql } from "react-relay";
import type { LoaderArgs } from "../../routing/entry.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import type { PaymentSuccessScreenQuery } from "../../__generated__/member/PaymentSuccessScreenQuery.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath, isUuid } from "../../lib/groupPath.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Receipt } from "./Receipt.tsx";
import { ReturnFrame } from "./ReturnFrame.tsx";
import { useContributionCheck } from "./useContributionCheck.ts";

const query = graphql`
  query PaymentSuccessScreenQuery($paymentId: uuid!) {
    payments_connection(first: 1, where: { payment_id: { _eq: $paymentId } }) {
      edges {
        node {
          is_processing
          payment_method
          payout_round
          status
          ...Receipt_payment
          group {
            group_id
            name
            short_id
            url_slug
          }
        }
      }
    }
  }
`;

export function loader({ url }: LoaderArgs) {
  const paymentId = url.searchParams.get("payment_id") ?? "";
  if (!isUuid(paymentId)) return null;
  return startQuery<PaymentSuccessScreenQuery>("member", query, { paymentId });
}

function UnknownPayment() {
  const { t } = useTranslation("contribution");
  return (
    <ReturnFrame
      tone="info"
      icon={CircleHelp}
      title={t("success.unknownTitle")}
      text={t("success.unknownText")}
      actions={<ButtonLink to="/dashboard">{t("success.toDashboard")}</ButtonLink>}
    />
  );
}

function KnownPayment({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation("contribution");
  const data = useScreenQuery<PaymentSuccessScreenQuery>(query);
  const payment = data.payments_connection.edges[0]?.node;
  const isSettled = payment?.status === "completed" || payment?.status === "failed";
  // Nobody waits here for a bank: the transfer is started, and is confirmed days later.
  const isWithBank = !isSettled && payment?.payment_method === "us_bank_account" && payment.is_processing;
  const { isLooking, lookAgain } = useContributionCheck(paymentId, query, isSettled || isWithBank || !payment);
  if (!payment) return <UnknownPayment />;

  const group = payment.group;
  const toGroup = (
    <ButtonLink to={group ? groupPath(group) : "/dashboard"} size="lg">
      {t("success.toGroup")}
    </ButtonLink>
  );
  if (payment.status === "completed") {
    return (
      <ReturnFrame
        tone="paid"
        icon={CircleCheck}
        title={t("success.paidTitle")}
        text={t("success.paidText", { round: payment.payout_round, group: group?.name })}
        actions={
          <>
            {toGroup}
            <Button variant="outline" onClick={() => print()}>
              {t("success.print")}
            </Button>
          </>
        }
      >
        <Receipt payment={payment} />
      </ReturnFrame>
    );
  }
  if (payment.status === "failed") {
    return (
      <ReturnFrame
        tone="late"
        icon={CircleAlert}
        title={t("success.failedTitle")}
        text={t("success.failedText")}
        actions={toGroup}
      />
    );
  }
  if (isWithBank) {
    return (
      <ReturnFrame
        tone="info"
        icon={Landmark}
        title={t("success.withBankTitle")}
        text={t("fees.bankTime")}
        actions={toGroup}
      >
        <Receipt payment={payment} />
      </ReturnFrame>
    );
  }
  return (
    <ReturnFrame
      tone="info"
      icon={Hourglass}
      title={t("success.checkingTitle")}
      text={t("success.checkingText")}
      actions={
        <>
          {!isLooking && <Button onClick={lookAgain}>{t("success.checkAgain")}</Button>}
          <ButtonLink to={group ? groupPath(group) : "/dashboard"} variant="outline">
            {t("success.toGroup")}
          </ButtonLink>
        </>
      }
    >
      <Receipt payment={payment} />
    </ReturnFrame>
  );
}

export function Component() {
  const started = useLoaderData<ReturnType<typeof loader>>();
  return started === null ? <UnknownPayment /> : <KnownPayment paymentId={started.variables.paymentId} />;
}
