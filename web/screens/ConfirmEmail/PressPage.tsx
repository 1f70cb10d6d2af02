import { Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

/**
 * Where a letter about an address leads. It is confirmed by a press, because mail programs open links by themselves.
 * @param gone the refusal of a link that is not good any more, and where that leads
 */
export function PressPage({
  texts,
  confirm,
  gone,
}: {
  texts: "address" | "newAddress";
  confirm: () => Promise<void>;
  gone?: { code: string; link: ReactNode };
}) {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const { failure, isBusy, run } = useAttempt(confirm);
  const isGone = gone !== undefined && failure?.code === gone.code;
  return (
    <AuthFrame>
      <Stack gap="6">
        <Heading as="h1" size="xl">
          {t(`${texts}.title`)}
        </Heading>
        {!isGone && (
          <>
            <p>{t(`${texts}.text`)}</p>
            <Button isPending={isBusy} onClick={() => void run()}>
              {t(`${texts}.action`)}
            </Button>
          </>
        )}
        {failure && <RefusalBanner title={t("newAddress.failed")}>{failureText(failure)}</RefusalBanner>}
        {isGone && gone.link}
      </Stack>
    </AuthFrame>
  );
}
