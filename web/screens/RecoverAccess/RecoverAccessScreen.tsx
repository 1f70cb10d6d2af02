import { chakra, Heading, Stack } from "@chakra-ui/react";
import { AuthFrame } from "../../app/AuthFrame.tsx";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useNewsText } from "../../news/useNewsText.ts";
import type { RecoveryStanding } from "../../session/recovery.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { ShowIdentity } from "./ShowIdentity.tsx";
import { useRecovery } from "./useRecovery.ts";

/** Where the letter for a lost device leads, and where the identity check leads back to (D150). */
export function Component() {
  const { t } = useTranslation("recovery");
  const failureText = useFailureText();
  const recovery = useRecovery();
  const { opening, reading, standing, starting, token } = recovery;
  const failure = opening.failure ?? reading.failure;
  return (
    <AuthFrame>
      <Stack gap="6">
        <Heading as="h1" size="xl">
          {t("title")}
        </Heading>
        {failure ? (
          <>
            <RefusalBanner title={t("failed")}>{failureText(failure)}</RefusalBanner>
            <ButtonLink to="/login">{t("signIn")}</ButtonLink>
          </>
        ) : standing ? (
          <RecoveryStep
            standing={standing}
            isStarting={starting.isBusy}
            onStart={recovery.start}
            onCheck={reading.run}
          />
        ) : (
          token !== null && (
            <>
              <p>{t("confirm.text")}</p>
              <Button isPending={opening.isBusy} onClick={() => void opening.run(token)}>
                {t("confirm.action")}
              </Button>
            </>
          )
        )}
        {starting.failure && (
          <RefusalBanner title={t("identity.failed")}>{failureText(starting.failure)}</RefusalBanner>
        )}
      </Stack>
    </AuthFrame>
  );
}

/** How far it is, and the one thing to do next. */
function RecoveryStep(props: {
  standing: RecoveryStanding;
  isStarting: boolean;
  onStart: () => void;
  onCheck: () => Promise<unknown>;
}) {
  const { isStarting, onCheck, onStart, standing } = props;
  const { t } = useTranslation("recovery");
  const newsText = useNewsText();
  const { answerDueAt, failure, sessionUrl, state, ticketNumber, withdrawalsHeldUntil } = standing;
  if (state === "recovered") {
    return (
      <>
        <Banner tone="paid" title={t("recovered.title")}>
          {withdrawalsHeldUntil !== null && (
            <Trans
              t={t}
              i18nKey="recovered.text"
              components={{ until: <DateText value={withdrawalsHeldUntil} format="dateTime" /> }}
            />
          )}
        </Banner>
        <ButtonLink to="/login">{t("signIn")}</ButtonLink>
      </>
    );
  }
  const reason =
    failure === "other_document"
      ? t("otherDocument")
      : newsText("notice.text", { kind: "identity_failed", values: { reason: failure } });
  return (
    <>
      {state === "waiting" ? (
        <>
          <Banner tone="info" title={t("waiting.title")}>
            {t("waiting.text")}
          </Banner>
          <Button onClick={() => void onCheck()}>{t("waiting.check")}</Button>
          {sessionUrl !== null && (
            <Button variant="outline" asChild>
              <a href={sessionUrl} target="_blank" rel="noreferrer">
                {t("waiting.again")}
              </a>
            </Button>
          )}
        </>
      ) : (
        <>
          {state === "failed" && (
            <Banner tone="late" title={t("notProved")}>
              {reason}
            </Banner>
          )}
          <ShowIdentity isBusy={isStarting} onStart={onStart} />
        </>
      )}
      {ticketNumber !== null && answerDueAt !== null && (
        <chakra.p color="fg.muted" textStyle="sm">
          <Trans
            t={t}
            i18nKey="ticket"
            values={{ number: String(ticketNumber) }}
            components={{ due: <DateText value={answerDueAt} format="dateTime" /> }}
          />
        </chakra.p>
      )}
    </>
  );
}
