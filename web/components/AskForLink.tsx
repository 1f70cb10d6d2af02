import { chakra, Heading, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../i18n/useFailureText.ts";
import { asFailure } from "../lib/AppFailure.ts";
import { isEmail } from "../lib/isEmail.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";

type Outcome = { name: "asking"; fault?: string; failure?: string } | { name: "sent"; email: string };

/**
 * An e-mail address, and a link sent to it. What it says afterwards is the same for every address, so that nobody learns
 * who has an account.
 */
export function AskForLink({
  texts,
  send,
}: {
  texts: "forgot" | "newLink";
  send: (email: string) => Promise<unknown>;
}) {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<Outcome>({ name: "asking" });
  const [isPending, setIsPending] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    if (!isEmail(email)) {
      const fault = email === "" ? t("login.missing") : `${t("check.emailTitle")}: ${t("check.email")}`;
      setOutcome({ name: "asking", fault });
      return;
    }
    setIsPending(true);
    try {
      await send(email);
      setOutcome({ name: "sent", email });
    } catch (thrown) {
      const text = failureText(thrown);
      setOutcome({ name: "asking", ...(asFailure(thrown).field === "email" ? { fault: text } : { failure: text }) });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h1" size="xl">
          {t(`${texts}.title`)}
        </Heading>
        {outcome.name === "asking" && <chakra.p color="fg.muted">{t(`${texts}.text`)}</chakra.p>}
      </Stack>
      {outcome.name === "sent" ? (
        <>
          <Banner tone="info" title={t(`${texts}.sentTitle`)}>
            <p>{t(`${texts}.sent`)}</p>
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              {outcome.email}
            </chakra.p>
          </Banner>
          <chakra.p color="fg.muted" textStyle="sm">
            {t(`${texts}.sentHint`)}
          </chakra.p>
          <Button variant="outline" onClick={() => setOutcome({ name: "asking" })}>
            {t(`${texts}.again`)}
          </Button>
        </>
      ) : (
        <>
          {outcome.failure && (
            <Banner tone="late" title={t(`${texts}.failedTitle`)}>
              {outcome.failure}
            </Banner>
          )}
          <form onSubmit={(event) => void handleSubmit(event)} noValidate>
            <Stack gap="5">
              <TextField
                label={t("email")}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                error={outcome.fault}
              />
              <Button type="submit" isPending={isPending}>
                {t(`${texts}.submit`)}
              </Button>
            </Stack>
          </form>
        </>
      )}
      <chakra.p textAlign="center">
        <TextLink to="/login">{t(`${texts}.back`)}</TextLink>
      </chakra.p>
    </Stack>
  );
}
