import { useState } from "react";
import { graphql } from "react-relay";
import type { WithdrawRequestMutation } from "../../../__generated__/member/WithdrawRequestMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/**
 * Takes the reader's own request to join back, while nobody has answered it (D119). Where a seat is kept for it, which goes on
 * to the next in line (D92), that is asked first.
 */
export function WithdrawRequest(props: { groupId: string; isSeatKept: boolean; onDone: () => void }) {
  const { t } = useTranslation("circle");
  const { groupId, isSeatKept, onDone } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAction<WithdrawRequestMutation>(
    graphql`
      mutation WithdrawRequestMutation($groupId: uuid!) {
        withdraw_join_request(group_id: $groupId) {
          success
        }
      }
    `,
    { failed: t("join.withdrawFailed") },
  );
  const withdraw = async () => {
    if (await run({ groupId })) toaster.show({ tone: "paid", title: t("join.withdrawn") });
    setIsAsking(false);
    // Refused too: the admin may have answered meanwhile.
    onDone();
  };
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        isPending={isBusy}
        onClick={() => (isSeatKept ? setIsAsking(true) : void withdraw())}
      >
        {t("join.withdraw")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("join.offerDeclineTitle")}
        confirmLabel={t("join.withdraw")}
        onConfirm={() => void withdraw()}
        isPending={isBusy}
        isDestructive
      >
        {t("join.offerDeclineText")}
      </ConfirmDialog>
    </>
  );
}
