import { chakra, Heading, Stack } from "@chakra-ui/react";
import { CHANGED_PASSWORD, PASSWORD } from "../../../../schema/account.ts";
import { isFair } from "../../../../schema/passwordStrength.ts";
import { useFreshProof } from "../../../components/freshProof/useFreshProof.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useInputs, useSendForm } from "../../../sending/useSendForm.ts";
import { changePassword } from "../../../session/securityClient.ts";
import { useSession } from "../../../session/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { StrengthMeter } from "../../../ui/StrengthMeter.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { WithSecurity } from "./SecurityHere.tsx";

interface Inputs {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Another password (D148): the meter advises, the server decides. Whoever signs in with a provider sets a first one. */
export function PasswordSection() {
  return (
    <WithSecurity>
      {({ email, hasPassword }, onChanged) => (
        <PasswordForm email={email} hasPassword={hasPassword} onChanged={() => void onChanged()} />
      )}
    </WithSecurity>
  );
}

function PasswordForm({
  email,
  hasPassword,
  onChanged,
}: {
  email: string;
  hasPassword: boolean;
  onChanged: () => void;
}) {
  const { t } = useTranslation("security");
  const { t: tu } = useTranslation("ui");
  const failureText = useFailureText();
  const session = useSession();
  const { dialog, withProof } = useFreshProof();
  const isAdmin = session.status === "signedIn" && session.roles.includes("platform_admin");
  const judge = (password: string): string | undefined => {
    const short = t("password.invalid", CHANGED_PASSWORD);
    if (password.length < CHANGED_PASSWORD.min) return tu("titled", { title: t("password.invalidTitle"), text: short });
    return isAdmin && !isFair(password) ? t("password.weak") : undefined;
  };
  const form = useSendForm<Inputs>({
    defaultValues: { currentPassword: "", newPassword: "", confirmation: "" },
    check: ({ confirmation, currentPassword, newPassword }) => ({
      currentPassword: hasPassword && currentPassword === "" ? t("password.currentMissing") : undefined,
      newPassword: judge(newPassword),
      confirmation:
        confirmation === newPassword
          ? undefined
          : tu("titled", { title: t("password.mismatchTitle"), text: t("password.mismatch") }),
    }),
    send: async (typed) => {
      const { currentPassword, newPassword } = typed;
      await withProof(() => changePassword(newPassword, hasPassword ? currentPassword : undefined));
      form.clear(typed);
      toaster.show({ tone: "paid", title: t("password.done") });
      onChanged();
    },
  });
  const { errorOf, isBusy, refusal, register, submit } = form;
  const { newPassword } = useInputs(form);
  const isShort = newPassword.length >= CHANGED_PASSWORD.min && newPassword.length < PASSWORD.min;
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h3" size="sm">
              {t(hasPassword ? "password.title" : "password.titleFirst")}
            </Heading>
            <chakra.p color="fg.muted">{t("password.text")}</chakra.p>
          </Stack>
          {/* Tells password managers whose password is changed. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <PasswordField
              label={t("password.current")}
              autoComplete="current-password"
              enterKeyHint="next"
              maxLength={PASSWORD.max}
              error={errorOf("currentPassword")}
              {...register("currentPassword")}
            />
          )}
          <Stack gap="3">
            <PasswordField
              label={t("password.new")}
              autoComplete="new-password"
              enterKeyHint="next"
              maxLength={CHANGED_PASSWORD.max}
              error={errorOf("newPassword")}
              hint={isShort ? t("password.short", PASSWORD) : undefined}
              {...register("newPassword")}
            />
            <StrengthMeter password={newPassword} />
          </Stack>
          <PasswordField
            label={t("password.confirm")}
            autoComplete="new-password"
            enterKeyHint="go"
            maxLength={CHANGED_PASSWORD.max}
            error={errorOf("confirmation")}
            {...register("confirmation")}
          />
          <Button type="submit" alignSelf="flex-start" isPending={isBusy}>
            {t(hasPassword ? "password.submit" : "password.submitFirst")}
          </Button>
          {refusal && <RefusalBanner title={t("password.failedTitle")}>{failureText(refusal)}</RefusalBanner>}
        </Stack>
      </form>
      {dialog}
    </>
  );
}
