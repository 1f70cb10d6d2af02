import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { askRecovery } from "../../session/recovery.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

/** A screen reader is told that another step is here. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The way on for whoever has neither their app nor a recovery code (D150): a letter, whose link leads to the rest. */
export function LostDevice({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("recovery");
  const failureText = useFailureText();
  const [isSent, setIsSent] = useState(false);
  const { failure, isBusy, run } = useAttempt(async () => {
    await askRecovery();
    setIsSent(true);
  });
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h1" size="xl" ref={focus} tabIndex={-1} outline="none">
          {t("lost.title")}
        </Heading>
        <chakra.p color="fg.muted">{t("lost.text")}</chakra.p>
      </Stack>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
        {(["letter", "identity", "off"] as const).map((step) => (
          <li key={step}>{t(`lost.${step}`)}</li>
        ))}
      </Stack>
      {isSent ? (
        <Banner tone="info" title={t("lost.sentTitle")}>
          {t("lost.sent")}
        </Banner>
      ) : (
        <Button isPending={isBusy} onClick={() => void run()}>
          {t("lost.send")}
        </Button>
      )}
      {failure && <RefusalBanner title={t("lost.failed")}>{failureText(failure)}</RefusalBanner>}
      <Button variant="ghost" onClick={onBack}>
        {t("lost.back")}
      </Button>
    </Stack>
  );
}
