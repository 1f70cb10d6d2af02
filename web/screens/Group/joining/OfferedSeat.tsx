import { useState } from "react";
import { graphql } from "react-relay";
import type { OfferedSeatMutation } from "../../../__generated__/member/OfferedSeatMutation.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";

/** A seat that came free is kept for the reader, who waited for it: until when, and how to give it up (D92). */
export function OfferedSeat(props: {
  groupId: string;
  /** Instant. */
  until: string;
  /** The reader has asked the admin, and the seat is kept until there is an answer. */
  hasAsked: boolean;
  /** Its time stands still (D263). */
  isFrozen: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation("circle");
  const [isAsking, setIsAsking] = useState(false);
  const decline = useAction<OfferedSeatMutation>(
    graphql`
      mutation OfferedSeatMutation($groupId: uuid!) {
        leave_waiting_list(group_id: $groupId) {
          success
        }
      }
    `,
    { failed: t("join.leaveFailed") },
  );
  const handleDecline = async () => {
    await decline.run({ groupId: props.groupId });
    setIsAsking(false);
    props.onDone();
  };
  if (props.hasAsked)
    return (
      <Banner tone="paid" title={t("join.offerTitle")}>
        {t("join.offerAsked")}
      </Banner>
    );
  return (
    <>
      <Banner
        tone="paid"
        title={t("join.offerTitle")}
        action={
          <Button variant="outline" colorPalette="gray" size="sm" onClick={() => setIsAsking(true)}>
            {t("join.offerDecline")}
          </Button>
        }
      >
        {props.isFrozen ? (
          t("join.offerFrozen")
        ) : (
          <Trans
            t={t}
            i18nKey="join.offerText"
            components={{ until: <DateText value={props.until} format="dateTime" /> }}
          />
        )}
      </Banner>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("join.offerDeclineTitle")}
        confirmLabel={t("join.offerDecline")}
        onConfirm={() => void handleDecline()}
        isPending={decline.isBusy}
        isDestructive
      >
        {t("join.offerDeclineText")}
      </ConfirmDialog>
    </>
  );
}
