import { chakra, Heading, Stack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useNewsText } from "../../news/useNewsText.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { SupportLink } from "./SupportLink.tsx";
import type { Phase } from "./useVerification.ts";

const looks = {
  waiting: { icon: Hourglass, tone: "info" },
  slow: { icon: Hourglass, tone: "due" },
  failed: { icon: CircleAlert, tone: "late" },
  verified: { icon: CircleCheck, tone: "paid" },
} as const;

/** Where the check stands after its start, and the one thing to do next. */
export function ResultCard(props: {
  phase: Exclude<Phase, "consent">;
  /** The server's code of a failure. */
  reason: string | null;
  url: string | null;
  isChecking: boolean;
  /** Where to go on when verified, or without it. */
  next: string;
  onCheck: () => void;
  onCancel: () => void;
  onRestart: () => void;
  /** Called on the way on without it. */
  onWithout: () => void;
}) {
  const { t } = useTranslation("identity");
  const newsText = useNewsText();
  const { phase } = props;
  const { icon: Icon, tone } = looks[phase];
  const title = {
    waiting: t("waitingTitle"),
    slow: t("pendingTitle"),
    failed: t("failedTitle"),
    verified: t("doneTitle"),
  }[phase];
  const text = {
    waiting: t("waitingText"),
    slow: t("slow"),
    failed: newsText("notice.text", { kind: "identity_failed", values: { reason: props.reason } }) ?? t("failedText"),
    verified: t("doneText"),
  }[phase];
  return (
    <Card colorPalette={tone}>
      <Stack align="center" textAlign="center" gap="5" py={{ base: "4", md: "8" }} role="status">
        <chakra.span color="colorPalette.fg" aria-hidden>
          <Icon size={44} strokeWidth={1.5} />
        </chakra.span>
        <Stack gap="2" maxW="28rem">
          <Heading as="h2" size="lg">
            {title}
          </Heading>
          <chakra.p color="fg.muted">{text}</chakra.p>
        </Stack>
        <Stack
          direction={{ base: "column", sm: "row" }}
          gap="3"
          w={{ base: "full", sm: "auto" }}
          justify="center"
          flexWrap="wrap"
        >
          {phase === "verified" && <ButtonLink to={props.next}>{t("continue")}</ButtonLink>}
          {phase === "failed" && <Button onClick={props.onRestart}>{t("tryAgain")}</Button>}
          {(phase === "waiting" || phase === "slow") && (
            <Button isPending={props.isChecking} onClick={props.onCheck}>
              {t("checkNow")}
            </Button>
          )}
          {phase === "waiting" && props.url !== null && (
            <Button variant="outline" asChild>
              <a href={props.url} target="_blank" rel="noreferrer">
                {t("openAgain")}
              </a>
            </Button>
          )}
          {phase === "waiting" && (
            <Button variant="ghost" onClick={props.onCancel}>
              {t("cancel")}
            </Button>
          )}
          {phase === "slow" && (
            <Button variant="outline" onClick={props.onRestart}>
              {t("tryAgain")}
            </Button>
          )}
          {phase === "failed" && <SupportLink />}
          {phase !== "verified" && phase !== "waiting" && (
            <ButtonLink to={props.next} variant="ghost" onClick={props.onWithout}>
              {t("without")}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
