import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { RoundMarkChip } from "./RoundMarkChip.tsx";
import { isEmptySettlement, type RoundMark } from "./roundMarks.ts";
import type { ScheduledRound } from "./scheduledRound.ts";

/** Rounds shown before "Show more". */
const shownFirst = 6;

export interface ScheduleListProps {
  rounds: readonly ScheduledRound[];
  currency: string;
  myId: string | null;
  /** Name of a recipient, where the reader may know it. */
  nameOf: (userId: string) => string | undefined;
  /** What a round's row says besides its days. */
  marksOf: (round: ScheduledRound) => readonly RoundMark[];
}

/** When a round is due, and paid out where that is another day. */
function Days({ round }: { round: ScheduledRound }) {
  const { t } = useTranslation("circle");
  return (
    <>
      <Trans t={t} i18nKey="schedule.due" components={{ day: <DateText value={round.dueDate} format="weekday" /> }} />
      {round.payoutDate !== round.dueDate && (
        <>
          {" · "}
          <Trans
            t={t}
            i18nKey="schedule.payout"
            components={{ day: <DateText value={round.payoutDate} format="weekday" /> }}
          />
        </>
      )}
    </>
  );
}

function RoundRow({
  round,
  currency,
  marksOf,
  myId,
  nameOf,
}: { round: ScheduledRound } & Omit<ScheduleListProps, "rounds">) {
  const { t } = useTranslation("circle");
  const isEmpty = isEmptySettlement(round);
  const isMine = round.recipientId !== null && round.recipientId === myId;
  // Whoever left has no turn any more.
  const me = t(round.isSettlement ? "board.you" : "schedule.yourTurn");
  const who = isMine ? me : round.recipientId === null ? undefined : nameOf(round.recipientId);
  return (
    <HStack
      as="li"
      columnGap="3"
      rowGap="0"
      flexWrap="wrap"
      py="2.5"
      align="flex-start"
      aria-current={round.isCurrent ? "step" : undefined}
    >
      <chakra.span minW="7" color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0" aria-hidden>
        {round.round}
      </chakra.span>
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <HStack gap="2" flexWrap="wrap" rowGap="1">
          <chakra.span
            fontWeight={isMine || round.isCurrent ? "semibold" : "medium"}
            color={isMine ? "accent.fg" : "fg"}
            overflowWrap="anywhere"
          >
            {who ?? t("schedule.round", { round: round.round })}
          </chakra.span>
          {marksOf(round).map((mark) => (
            <RoundMarkChip key={mark.is} mark={mark} currency={currency} />
          ))}
        </HStack>
        <chakra.span color="fg.muted" textStyle="sm">
          {isEmpty ? t("schedule.nothingBack") : <Days round={round} />}
        </chakra.span>
      </Stack>
      {!isEmpty && <MoneyText cents={round.cashAmount} currency={currency} ms="auto" fontWeight="medium" />}
    </HStack>
  );
}

/** Every round with its day, its recipient and the cash. Long circles begin at the running round. */
export function ScheduleList({ rounds, ...shown }: ScheduleListProps) {
  const { t } = useTranslation("circle");
  const [isWhole, setIsWhole] = useState(false);
  const isProvisional = rounds.some((round) => round.isProvisional);
  const current = Math.max(
    0,
    rounds.findIndex((round) => round.isCurrent),
  );
  const from = Math.max(0, Math.min(current - 1, rounds.length - shownFirst));
  const visible = isWhole ? rounds : rounds.slice(from, from + shownFirst);
  const hidden = rounds.length - visible.length;
  return (
    <Card aria-labelledby="schedule">
      <Stack gap="2">
        <HStack justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
          <Heading as="h2" size="md" id="schedule">
            {t("schedule.title")}
          </Heading>
          {isProvisional && (
            <Chip tone="due" icon={PencilLine}>
              {t("schedule.provisional")}
            </Chip>
          )}
        </HStack>
        {rounds.length === 0 && <chakra.p color="fg.muted">{t("schedule.none")}</chakra.p>}
        {isProvisional && (
          <chakra.p color="fg.muted" textStyle="sm">
            {t("schedule.provisionalText")}
          </chakra.p>
        )}
        {rounds.length > 0 && (
          <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
            {visible.map((round) => (
              <RoundRow key={round.round} round={round} {...shown} />
            ))}
          </chakra.ol>
        )}
        {(hidden > 0 || isWhole) && rounds.length > shownFirst && (
          <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t("schedule.less") : t("schedule.more", { count: hidden })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
