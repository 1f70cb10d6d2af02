import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PendingInvitation_invitation$key } from "../../__generated__/member/PendingInvitation_invitation.graphql.ts";
import type { PendingInvitationResendMutation } from "../../__generated__/member/PendingInvitationResendMutation.graphql.ts";
import type { PendingInvitationRevokeMutation } from "../../__generated__/member/PendingInvitationRevokeMutation.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useProductMinute } from "../../lib/productClock.ts";
import { useAction } from "../../sending/useAction.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/Dialog.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

/**
 * One open invitation: an alias or a shortened address, and never whether it has an account (D266). Of an address that
 * somebody else typed, whoever runs the circle reads nothing (D181).
 */
export function PendingInvitation(props: {
  invitation: PendingInvitation_invitation$key;
  /** The alias of the member who sent it, where it is not the reader's own. */
  by?: string | undefined;
  mayResend: boolean;
  onResent: () => void;
  onRevoked: () => void;
}) {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  const now = useProductMinute();
  const [isAsking, setIsAsking] = useState(false);
  const {
    addressee,
    created_at,
    expires_at,
    invitation_id: id,
  } = useFragment(
    graphql`
      fragment PendingInvitation_invitation on group_invitations {
        addressee
        created_at
        expires_at
        invitation_id
      }
    `,
    props.invitation,
  );
  const resend = useAction<PendingInvitationResendMutation>(graphql`
    mutation PendingInvitationResendMutation($id: uuid!) {
      resend_invitation(invitation_id: $id) {
        success
      }
    }
  `);
  const revoke = useAction<PendingInvitationRevokeMutation>(graphql`
    mutation PendingInvitationRevokeMutation($id: uuid!) {
      revoke_invitation(invitation_id: $id) {
        success
      }
    }
  `);
  const { by = "" } = props;
  const name = addressee ?? t("invite.addressBy", { by });
  const begin = () => {
    resend.forget();
    revoke.forget();
  };
  const handleResend = async () => {
    begin();
    if (await resend.run({ id })) props.onResent();
  };
  const handleRevoke = async () => {
    begin();
    const done = await revoke.run({ id });
    // A refusal stands beside the button in the list.
    setIsAsking(false);
    if (done) props.onRevoked();
  };
  return (
    <Stack as="li" gap="3" py="3">
      <HStack gap="3" rowGap="2" flexWrap="wrap" justify="space-between">
        <Stack gap="0" flex="1 1 12rem" minW="0">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            {addressee ?? t("invite.address")}
          </chakra.span>
          {by && (
            <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {t("invite.by", { by })}
            </chakra.span>
          )}
          <chakra.span color="fg.muted" textStyle="sm">
            <Trans
              t={t}
              i18nKey={Date.parse(expires_at) > now ? "invite.since" : "invite.expired"}
              components={{ sent: <DateText value={created_at} />, until: <DateText value={expires_at} /> }}
            />
          </chakra.span>
        </Stack>
        <HStack gap="2">
          {props.mayResend && (
            <Button
              variant="outline"
              colorPalette="gray"
              size="sm"
              isPending={resend.isBusy}
              aria-label={t("invite.resendName", { name })}
              onClick={() => void handleResend()}
            >
              {t("invite.resend")}
            </Button>
          )}
          <Button
            variant="ghost"
            colorPalette="gray"
            size="sm"
            aria-label={t("invite.revokeName", { name })}
            onClick={() => setIsAsking(true)}
          >
            {t("invite.revoke")}
          </Button>
        </HStack>
      </HStack>
      {resend.failure && <RefusalBanner title={t("invite.resendFailed")}>{failureText(resend.failure)}</RefusalBanner>}
      {revoke.failure && <RefusalBanner title={t("invite.revokeFailed")}>{failureText(revoke.failure)}</RefusalBanner>}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("invite.revokeTitle")}
        confirmLabel={t("invite.revoke")}
        onConfirm={() => void handleRevoke()}
        isPending={revoke.isBusy}
        isDestructive
      >
        {t("invite.revokeText", { name })}
      </ConfirmDialog>
    </Stack>
  );
}
