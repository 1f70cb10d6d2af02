import { chakra, Stack } from "@chakra-ui/react";
import { useEffect, useId, useState } from "react";
import { PASSWORD } from "../../../schema/account.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { prove, readSecurity } from "../../session/securityClient.ts";
import { leave } from "../../session/leave.ts";
import { useSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** What somebody can prove with; until the server has said it, a password. */
interface Means {
  password: boolean;
  code: boolean;
}

/** Asks for the password or a code before a dangerous act. `useFreshProof` opens it. */
export function FreshProofDialog({ onClose, onProved }: { onProved: () => void; onClose: () => void }) {
  const { t } = useTranslation("security");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const session = useSession();
  const formId = useId();
  const [means, setMeans] = useState<Means>({ password: true, code: false });
  const [wantsCode, setWantsCode] = useState(false);
  useEffect(() => {
    let isHere = true;
    readSecurity()
      .then(({ hasPassword, hasTwoFactor }) => isHere && setMeans({ password: hasPassword, code: hasTwoFactor }))
      // Without an answer a password is asked for; the server says the rest.
      .catch(() => {});
    return () => void (isHere = false);
  }, []);
  const isCode = means.code && (wantsCode || !means.password);
  const form = useSendForm<{ password: string; code: string }>({
    defaultValues: { password: "", code: "" },
    check: ({ code, password }) =>
      isCode
        ? { code: code.trim() === "" ? t("proof.codeMissing") : undefined }
        : { password: password === "" ? t("proof.passwordMissing") : undefined },
    send: async ({ code, password }) => {
      await prove(isCode ? { code: code.trim() } : { password });
      onProved();
    },
  });
  const { errorOf, isBusy, refusal, register, submit } = form;
  const isNeither = !means.password && !means.code;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("proof.title")}
      size="sm"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {ui("cancel")}
          </Button>
          {isNeither ? (
            <Button onClick={() => void leave()}>{t("proof.signInAgain")}</Button>
          ) : (
            <Button type="submit" form={formId} isPending={isBusy}>
              {t("proof.submit")}
            </Button>
          )}
        </>
      }
    >
      {isNeither ? (
        <chakra.p>{t("proof.provider")}</chakra.p>
      ) : (
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap="4">
            <chakra.p color="fg.muted">{t(isCode ? "proof.codeText" : "proof.text")}</chakra.p>
            {/* Tells password managers whose password is asked for. */}
            {!isCode && session.status === "signedIn" && (
              <input type="email" name="username" autoComplete="username" value={session.email} readOnly hidden />
            )}
            {isCode ? (
              <TextField
                key="code"
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
            ) : (
              <PasswordField
                key="password"
                label={t("proof.password")}
                autoComplete="current-password"
                enterKeyHint="go"
                maxLength={PASSWORD.max}
                autoFocus
                error={errorOf("password")}
                {...register("password")}
              />
            )}
            {refusal && <RefusalBanner title={failureText(refusal)} />}
            {means.code && means.password && (
              <Button variant="ghost" alignSelf="flex-start" ms="-4" onClick={() => setWantsCode(!isCode)}>
                {t(isCode ? "proof.usePassword" : "proof.useCode")}
              </Button>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
