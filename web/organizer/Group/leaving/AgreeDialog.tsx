import { chakra, Stack } from "@chakra-ui/react";
import { ExitNumbers } from "../../../circle/leaving/ExitNumbers.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { AppFailure } from "../../../lib/AppFailure.ts";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";

/** Says what letting a member go does, in a running circle in numbers, before the admin agrees to it (D115, D116). */
export function AgreeDialog(props: {
  groupId: string;
  userId: string;
  name: string;
  currency: string;
  hasStarted: boolean;
  isBusy: boolean;
  failure: AppFailure | null;
  onAgree: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation("leaving");
  const failureText = useFailureText();
  const { currency, groupId, name, userId } = props;
  return (
    <ConfirmDialog
      isOpen
      onClose={props.onClose}
      title={t("admin.agreeTitle", { name })}
      confirmLabel={t("admin.agreeConfirm")}
      onConfirm={() => void props.onAgree()}
      isPending={props.isBusy}
    >
      <Stack gap="4">
        {props.hasStarted ? (
          <ExitNumbers groupId={groupId} userId={userId} currency={currency} name={name} />
        ) : (
          <chakra.p color="fg.muted">{t("admin.agreeBefore", { name })}</chakra.p>
        )}
        {props.failure && <RefusalBanner title={t("admin.agreeFailed")}>{failureText(props.failure)}</RefusalBanner>}
      </Stack>
    </ConfirmDialog>
  );
}
