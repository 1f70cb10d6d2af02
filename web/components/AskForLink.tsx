import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useFailureText } from "../i18n/useFailureText.ts";
import { EMAIL } from "../../schema/account.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { isEmail } from "../lib/isEmail.ts";
import { useSendForm } from "../sending/useSendForm.ts";
import { useSentFocus } from "../sending/useSentFocus.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { RefusalBanner } from "../ui/RefusalBanner.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/**
 * An e-mail address, and a link sent to it. What it says afterwards is the same for every address, so that nobody learns
 * who has an account.
 */
export function AskForLink({
  texts,
  back = "/login",
  send,
}: {
  texts: "forgot" | "newLink";
  /** The sign-in page, on the way to wherever the person was going. */
  back?: string;
  send: (email: string) => Promise<unknown>;
}) {
  const { t } = useTranslation("auth");
  const { t: refusal } = useTranslation("refusals");
  const failureText = useFailureText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const check = (typed: string) => {
    if (typed.trim() === "") return t("login.missing");
    return isEmail(typed.trim()) ? undefined : refusal("invalid-email");
  };
  const form = useSendForm<{ email: string }>({
    defaultValues: { email: "" },
    check: ({ email }) => ({ email: check(email) }),
    send: async ({ email }) => {
      await send(email.trim());
      form.clear({ email });
      setSentTo(email.trim());
    },
  });
  const words = useSentFocus(sentTo !== null, () => form.values.firstOf(["email"]));
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h1" size="xl">
          {t(`${texts}.title`)}
        </Heading>
        {sentTo === null && <chakra.p color="fg.muted">{t(`${texts}.text`)}</chakra.p>}
      </Stack>
      {sentTo !== null ? (
        <>
          <chakra.div ref={words} tabIndex={-1} outline="none">
            <Banner tone="info" title={t(`${texts}.sentTitle`)}>
              <p>{t(`${texts}.sent`)}</p>
              <chakra.p fontWeight="medium" overflowWrap="anywhere">
                {sentTo}
              </chakra.p>
            </Banner>
          </chakra.div>
          <chakra.p color="fg.muted" textStyle="sm">
            {t(`${texts}.sentHint`)}
          </chakra.p>
          <Button variant="outline" onClick={() => setSentTo(null)}>
            {t(`${texts}.again`)}
          </Button>
        </>
      ) : (
        <form onSubmit={form.submit} noValidate>
          <Stack gap="5">
            <TextField
              label={t("email")}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              enterKeyHint="send"
              maxLength={EMAIL.max}
              spellCheck={false}
              error={form.errorOf("email")}
              {...form.register("email")}
            />
            <Button type="submit" isPending={form.isBusy}>
              {t(`${texts}.submit`)}
            </Button>
            {form.refusal && (
              <RefusalBanner title={t(`${texts}.failedTitle`)}>{failureText(form.refusal)}</RefusalBanner>
            )}
          </Stack>
        </form>
      )}
      <chakra.p textAlign="center">
        <TextLink to={back}>{t(`${texts}.back`)}</TextLink>
      </chakra.p>
    </Stack>
  );
}
