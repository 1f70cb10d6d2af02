/** The page after a cancelled checkout; open to everybody, because the session may have ended meanwhile. */
import { CircleSlash } from "lucide-react";
import { useEffect } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PaymentCancelScreenMutation } from "../../__generated__/member/PaymentCancelScreenMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isUuid } from "../../lib/groupPath.ts";
import { environmentFor } from "../../relay/environment.ts";
import { commit } from "../../sending/useAction.ts";
import { useMyId } from "../../session/useMyId.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ReturnFrame } from "./ReturnFrame.tsx";

const mutation = graphql`
  mutation PaymentCancelScreenMutation($paymentId: uuid!) {
    cancel_contribution(payment_id: $paymentId) {
      success
    }
  }
`;

/**
 * Gives up the open checkout, so that the next try starts afresh. A checkout that stays open expires, so no answer is
 * needed.
 */
function giveUp(paymentId: string): void {
  void commit<PaymentCancelScreenMutation>(environmentFor("member"), mutation, { paymentId }).catch(() => {});
}

export function Component() {
  const { t } = useTranslation("contribution");
  const isSignedIn = useMyId() !== null;
  const [search] = useSearchParams();
  const paymentId = search.get("payment_id") ?? "";
  const slug = search.get("group") ?? "";
  const hasGroup = /^[a-z0-9-]+$/.test(slug);

  useEffect(() => {
    if (isSignedIn && isUuid(paymentId)) giveUp(paymentId);
  }, [isSignedIn, paymentId]);

  return (
    <ReturnFrame
      tone="info"
      icon={CircleSlash}
      title={t("cancel.title")}
      text={t("cancel.text")}
      actions={
        <ButtonLink to={hasGroup ? `/g/${slug}` : "/dashboard"} size="lg">
          {t(hasGroup ? "success.toGroup" : "success.toDashboard")}
        </ButtonLink>
      }
    />
  );
}
