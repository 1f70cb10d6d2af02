import { chakra, HStack, Stack } from "@chakra-ui/react";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useMyId } from "../../session/useMyId.ts";
import type { PastRound, Shortfall } from "./pastRound.ts";

/** Who was short of one contribution, and what became of it, in one sentence. */
function ShortfallLine({ currency, shortfall }: { currency: string; shortfall: Shortfall }) {
  const { t } = useTranslation("circle");
  const isMine = shortfall.payerId === useMyId();
  const { amount, day, payer, state } = shortfall;
  const how = state === "coming" && day !== null ? "comingOn" : state;
  return (
    <chakra.li textStyle="sm" color={state === "owed" ? "late.fg" : "fg.muted"} overflowWrap="anywhere">
      <Trans
        t={t}
        i18nKey={`past.${isMine ? "mine" : "short"}.${how}`}
        values={{ name: payer }}
        components={{
          money: <MoneyText cents={amount} currency={currency} fontWeight="semibold" />,
          ...(day !== null && { day: <DateText value={day} format="weekday" /> }),
        }}
      />
    </chakra.li>
  );
}

/** One payout that has gone out: to whom, when, how much, and each contribution that was missing from it. */
export function PastRoundRow({ round }: { round: PastRound }) {
  const { t } = useTranslation("circle");
  const isMine = round.recipientId === useMyId();
  return (
    <HStack as="li" align="flex-start" columnGap="3" rowGap="0" flexWrap="wrap" py="2.5">
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {isMine ? t("board.you") : round.recipient}
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="sm">
          {t("schedule.round", { round: round.round })}
          {" · "}
          <Trans t={t} i18nKey="past.on" components={{ day: <DateText value={round.paidOutOn} format="weekday" /> }} />
        </chakra.span>
        {round.shortfalls.length > 0 && (
          <chakra.ul listStyleType="none" pt="1">
            {round.shortfalls.map((shortfall) => (
              <ShortfallLine key={shortfall.payerId} currency={round.currency} shortfall={shortfall} />
            ))}
          </chakra.ul>
        )}
      </Stack>
      <MoneyText cents={round.amount} currency={round.currency} ms="auto" fontWeight="semibold" />
    </HStack>
  );
}
