import { Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useAttempt } from "../../sending/useAttempt.ts";
import { confirmQuestion } from "../../session/supportQuestions.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

/** Where the letter of a question leads. It is sent by a press, because mail programs open links by themselves. */
export function ConfirmQuestion({ token }: { token: string }) {
  const { t } = useTranslation("support");
  const failureText = useFailureText();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof confirmQuestion>> | null>(null);
  const { failure, isBusy, run } = useAttempt(async () => setOpened(await confirmQuestion(token)));
  if (opened !== null)
    return (
      <Banner tone="paid" title={t("confirm.doneTitle", { number: String(opened.number) })}>
        <Trans
          t={t}
          i18nKey="confirm.done"
          components={{ due: <DateText value={opened.answerDueAt} format="dateTime" /> }}
        />
      </Banner>
    );
  return (
    <Card>
      <Stack gap="4" align="flex-start">
        <Heading as="h2" size="md">
          {t("confirm.title")}
        </Heading>
        <p>{t("confirm.text")}</p>
        <Button isPending={isBusy} onClick={() => void run()}>
          {t("confirm.action")}
        </Button>
        {failure && <RefusalBanner title={t("confirm.failed")}>{failureText(failure)}</RefusalBanner>}
      </Stack>
    </Card>
  );
}
