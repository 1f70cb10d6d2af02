import { graphql } from "react-relay";
import type { WithdrawRequestMutation } from "../../../__generated__/member/WithdrawRequestMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Takes the reader's own request to join back, while nobody has answered it (D119). */
export function WithdrawRequest({ groupId, onDone }: { groupId: string; onDone: () => void }) {
  const { t } = useTranslation("circle");
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
  const handlePress = async () => {
    if (await run({ groupId })) toaster.show({ tone: "paid", title: t("join.withdrawn") });
    // Refused too: the admin may have answered meanwhile.
    onDone();
  };
  return (
    <Button variant="outline" colorPalette="gray" isPending={isBusy} onClick={() => void handlePress()}>
      {t("join.withdraw")}
    </Button>
  );
}
