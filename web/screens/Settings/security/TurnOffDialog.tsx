import { chakra, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { endTwoFactor } from "../../../session/securityClient.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { Follow } from "./useFollow.ts";

/** Turns the second factor off with a code, which is the fresh proof too (D164, D302). */
export function TurnOffDialog(props: { follow: Follow; onClose: () => void; onDone: () => void }) {
  const { follow, onClose, onDone } = props;
  const { t } = useTranslation("security");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const formId = useId();
  const form = useSendForm<{ code: string }>({
    defaultValues: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("twoFactor.codeMissing") : undefined }),
    send: async ({ code }) => {
      await follow(() => endTwoFactor(code.trim()));
      onDone();
    },
  });
  const { errorOf, isBusy, refusal, register, submit } = form;
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t("twoFactor.offTitle")}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={formId} colorPalette="late" isPending={isBusy}>
            {t("twoFactor.turnOff")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <chakra.p>{t("twoFactor.offText")}</chakra.p>
          <TextField
            label={t("twoFactor.code")}
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={40}
            autoFocus
            error={errorOf("code")}
            {...register("code")}
          />
          {refusal && <RefusalBanner title={failureText(refusal)} />}
        </Stack>
      </form>
    </Dialog>
  );
}
