import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EMAIL } from "../../../schema/account.ts";
import { useShown } from "../../i18n/i18n.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isEmail } from "../../lib/isEmail.ts";
import { keptInTab } from "../../lib/keptInTab.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { useSentFocus } from "../../sending/useSentFocus.ts";
import { beforeSignIn } from "../../session/ofPerson.ts";
import { askSupport } from "../../session/supportQuestions.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { QuestionFields } from "./QuestionFields.tsx";
import { type Question, useQuestionFaults } from "./questions.ts";

interface Typed extends Question {
  email: string;
}

/** What a visitor has typed stays in this tab: the answers that are offered beside the form lead to another page. */
const kept = keptInTab<Record<keyof Typed, string>>(beforeSignIn("question"), {
  email: "string",
  category: "string",
  subject: "string",
  text: "string",
});
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What the form begins with. A link that says what it is about is followed, unless words of another question wait here. */
function begunWith(given: Question): Typed {
  const found = kept.read();
  if (!found) return { email: "", ...given };
  const { category, email, subject, text } = found;
  const isLinked = given.category !== "" || given.subject !== "";
  return isLinked && subject + text === "" ? { email, ...given } : { email, category, subject, text };
}

/** A visitor gives an address, and confirms it from a letter before anybody reads the question (D214). */
export function VisitorForm({ given }: { given: Question }) {
  const { t } = useTranslation("support");
  const { t: refusal } = useTranslation("refusals");
  const failureText = useFailureText();
  const faultsOf = useQuestionFaults();
  const { language } = useShown();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [begun] = useState(() => begunWith(given));
  const form = useSendForm<Record<keyof Typed, string>>({
    defaultValues: begun,
    onChange: (typed) => kept.keep(typed, Date.now() + KEPT_MS),
    check: ({ email, ...question }) => ({
      email: isEmail(email.trim()) ? undefined : refusal("invalid-email"),
      ...faultsOf(question),
    }),
    send: async ({ category, email, subject, text }) => {
      await askSupport({ email: email.trim(), category, subject, text, language });
      // Whoever asks something else has the same address.
      form.clear({ category, subject, text });
      kept.forget();
      setSentTo(email.trim());
    },
  });
  const words = useSentFocus(sentTo !== null, () => form.values.firstOf(["email"]));
  if (sentTo !== null)
    return (
      <chakra.div ref={words} tabIndex={-1} outline="none">
        <Banner
          tone="info"
          title={t("visitor.sentTitle")}
          action={
            <Button variant="outline" size="sm" onClick={() => setSentTo(null)}>
              {t("visitor.another")}
            </Button>
          }
        >
          <p>{t("visitor.sent")}</p>
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {sentTo}
          </chakra.p>
        </Banner>
      </chakra.div>
    );
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="5">
        <TextField
          label={t("visitor.email")}
          hint={t("visitor.emailHint")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL.max}
          error={form.errorOf("email")}
          {...form.register("email")}
        />
        <QuestionFields form={form} />
        <Button type="submit" isPending={form.isBusy} alignSelf="flex-start">
          {t("form.send")}
        </Button>
        {form.refusal && <RefusalBanner title={t("form.failed")}>{failureText(form.refusal)}</RefusalBanner>}
      </Stack>
    </form>
  );
}
