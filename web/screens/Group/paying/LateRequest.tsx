import { chakra, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { opensAtOf, type Standing } from "../../../circle/standing/standing.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { useTakesFocus } from "../../../ui/useTakesFocus.ts";
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
  const { text, handlePress } = useTakesFocus<HTMLParagraphElement>(opensAt !== undefined);

  if (opensAt !== undefined && lateAskedAt !== null)
    return (
      <chakra.p ref={text} tabIndex={-1} p="4" borderRadius="l3" bg="sunken" outline="none">
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
    );
  if (mayAskLate.act === "allow")
    return (
      <ButtonLink to="#late-payments" size="lg" w="full">
        {t("late.allowOwn")}
      </ButtonLink>
    );
  if (!mayAskLate.allowed) return null;
  return (
    <Stack gap="2">
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
        {t("late.askText", { wait: unlocking.answerHours, days: unlocking.allowedDays })}
      </chakra.p>
      {failure && <RefusalBanner title={t("late.askFailed")}>{failureText(failure)}</RefusalBanner>}
    </Stack>
  );
}
