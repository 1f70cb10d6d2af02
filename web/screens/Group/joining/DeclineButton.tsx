import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeclineButtonMutation } from "../../../__generated__/member/DeclineButtonMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Turns the invitation down, after one question: a private circle is out of sight then. */
export function DeclineButton({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation("circle");
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const decline = useAction<DeclineButtonMutation>(
    graphql`
      mutation DeclineButtonMutation($invitationId: uuid!) {
        decline_invitation(invitation_id: $invitationId) {
          success
        }
      }
    `,
    { failed: t("invited.declineFailed") },
  );
  const handleConfirm = async () => {
    if (!(await decline.run({ invitationId }))) return;
    toaster.show({ tone: "paid", title: t("invited.declined") });
    void navigate("/groups");
  };
  return (
    <>
      <Button variant="ghost" colorPalette="gray" onClick={() => setIsAsking(true)}>
        {t("invited.decline")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("invited.declineTitle")}
        confirmLabel={t("invited.decline")}
        onConfirm={() => void handleConfirm()}
        isPending={decline.isBusy}
        isDestructive
      >
        {t("invited.declineText")}
      </ConfirmDialog>
    </>
  );
}
