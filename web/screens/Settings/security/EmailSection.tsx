import { chakra, Heading, Stack } from "@chakra-ui/react";
import { EMAIL } from "../../../../schema/account.ts";
import { useFreshProof } from "../../../components/freshProof/useFreshProof.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isEmail } from "../../../lib/isEmail.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { cancelEmailChange, changeEmail } from "../../../session/securityClient.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { WithSecurity } from "./SecurityHere.tsx";

/** Another address (D150): it counts once it is confirmed from its letter. What is said is the same for every address. */
export function EmailSection() {
  return (
    <WithSecurity>
      {({ email, newEmail }, onChanged) => <EmailForm email={email} newEmail={newEmail} onChanged={onChanged} />}
    </WithSecurity>
  );
}

function EmailForm({
  email,
  newEmail,
  onChanged,
}: {
  email: string;
  newEmail: string | null;
  onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation("security");
  const { t: refusalText } = useTranslation("refusals");
  const failureText = useFailureText();
  const { dialog, withProof } = useFreshProof();
  const fault = (typed: string) => {
    if (typed === "") return t("email.missing");
    return isEmail(typed) ? undefined : refusalText("invalid-email");
  };
  const form = useSendForm<{ email: string }>({
    defaultValues: { email: "" },
    check: (typed) => ({ email: fault(typed.email.trim()) }),
    send: async (typed) => {
      await withProof(() => changeEmail(typed.email.trim()));
      form.clear(typed);
      await onChanged();
    },
  });
  const cancel = useAttempt(
    async () => {
      await cancelEmailChange();
      await onChanged();
    },
    { failed: t("email.cancelFailed") },
  );
  const { errorOf, isBusy, refusal, register, submit } = form;
  return (
    <>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h3" size="sm">
            {t("email.title")}
          </Heading>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {t("email.text", { email })}
          </chakra.p>
        </Stack>
        {newEmail !== null && (
          <Banner
            tone="info"
            title={t("email.waitingTitle")}
            action={
              <Button variant="outline" size="sm" isPending={cancel.isBusy} onClick={() => void cancel.run()}>
                {t("email.cancel")}
              </Button>
            }
          >
            <chakra.p overflowWrap="anywhere">{t("email.waiting", { email: newEmail, old: email })}</chakra.p>
          </Banner>
        )}
        <form onSubmit={submit} noValidate>
          <Stack gap="4">
            <TextField
              label={t("email.new")}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              enterKeyHint="send"
              maxLength={EMAIL.max}
              spellCheck={false}
              error={errorOf("email")}
              {...register("email")}
            />
            <Button type="submit" variant="outline" alignSelf="flex-start" isPending={isBusy}>
              {t("email.submit")}
            </Button>
            {refusal && <RefusalBanner title={t("email.failedTitle")}>{failureText(refusal)}</RefusalBanner>}
          </Stack>
        </form>
      </Stack>
      {dialog}
    </>
  );
}
