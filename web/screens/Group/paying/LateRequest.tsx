import { chakra, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { opensAtOf, type Standing } from "../../../circle/standing/standing.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { useTakesPlace } from "../../../ui/useTakesPlace.ts";
import type { Unlocking } from "./StandingNotice.tsx";
import { useAskToPayLate } from "./useAskToPayLate.ts";

/**
 * The way to a round that is locked after its grace (D59): asking the admin, or since when that is asked and when the
 * round opens without an answer. The admin is led to where it is allowed.
 */
export function LateRequest(props: { groupId: string; standing: Standing; unlocking: Unlocking }) {
  const { t } = useTranslation("contribution");
  const failureText = useFailureText();
  const explanation = useId();
  const { groupId, standing, unlocking } = props;
  const { cycle, lateAskedAt, mayAskLate, round } = standing;
  const [opensAt] = opensAtOf(mayAskLate);
  const { run, isBusy, failure } = useAskToPayLate();
  const { handlePress, place, text } = useTakesPlace<HTMLDivElement, HTMLParagraphElement>(opensAt !== undefined);

  if (mayAskLate.act === "allow")
    return (
      <ButtonLink to="#late-payments" size="lg" w="full">
        {t("late.allowOwn")}
      </ButtonLink>
    );
  if (opensAt !== undefined && lateAskedAt !== null)
    return (
      <Stack {...place}>
        <chakra.p {...text} p="4" borderRadius="l3" bg="sunken" focusVisibleRing="outside">
          <Trans
            t={t}
            i18nKey="late.asked"
            components={{
              day: <DateText value={lateAskedAt} format="weekday" />,
              opens: (
                <chakra.strong fontWeight="semibold">
                  <DateText value={opensAt} format="dateTime" />
                </chakra.strong>
              ),
            }}
          />
        </chakra.p>
      </Stack>
    );
  if (!mayAskLate.allowed) return null;
  return (
    <Stack {...place} gap="2">
      <Button
        size="lg"
        w="full"
        isPending={isBusy}
        aria-describedby={explanation}
        onClick={() => {
          handlePress();
          void run({ groupId, cycle, round });
        }}
      >
        {t("late.ask")}
      </Button>
      <chakra.p id={explanation} color="fg.muted" textStyle="sm">
        <Trans
          t={t}
          i18nKey="late.askText"
          values={{ wait: unlocking.answerHours, days: unlocking.allowedDays }}
          components={
            unlocking.cycleEnds === null ? {} : { end: <DateText value={unlocking.cycleEnds} format="full" /> }
          }
        />
      </chakra.p>
      {failure && <RefusalBanner title={t("late.askFailed")}>{failureText(failure)}</RefusalBanner>}
    </Stack>
  );
}
