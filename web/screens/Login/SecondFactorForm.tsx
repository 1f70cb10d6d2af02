import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { verifySecondFactor } from "../../session/authClient.ts";
import { enterSession } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The second step for accounts that ask for a code (D164). */
export function SecondFactorForm() {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const isApp = kind === "app";
  const { register, submit, setValue, isBusy, refusal, errorOf } = useSendForm<{ code: string }>({
    defaultValues: { code: "" },
    send: async ({ code }) => {
      await verifySecondFactor(code.trim(), kind);
      await enterSession();
    },
  });
  const changeKind = () => {
    setKind(isApp ? "recovery" : "app");
    setValue("code", "");
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("twoFactor.title")}
          </Heading>
          <chakra.p color="fg.muted">{t(isApp ? "twoFactor.text" : "twoFactor.recoveryText")}</chakra.p>
        </Stack>
        <TextField
          key={kind}
          label={t(isApp ? "twoFactor.code" : "twoFactor.recoveryCode")}
          inputMode={isApp ? "numeric" : "text"}
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={isApp ? 6 : 24}
          autoFocus
          error={errorOf("code") ?? (refusal ? failureText(refusal) : undefined)}
          {...register("code")}
        />
        <Button type="submit" isPending={isBusy}>
          {t("twoFactor.submit")}
        </Button>
        <Button variant="ghost" onClick={changeKind}>
          {t(isApp ? "twoFactor.useRecovery" : "twoFactor.useApp")}
        </Button>
      </Stack>
    </form>
  );
}
