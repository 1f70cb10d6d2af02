import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { timeZoneName } from "../../lib/dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { SkeletonText } from "../../ui/Skeletons.tsx";
import { amountOf, type Draft } from "./draft.ts";
import { outlookOf } from "./outlook.ts";
import type { Preview } from "./usePreview.ts";

const fewRounds = 6;

/** When it ends, how long it takes, and when my turn is likely. */
function OutlookText({ draft, schedule }: { draft: Draft; schedule: Preview["schedule"] }) {
  const { t } = useTranslation("create");
  const dateText = useDateText();
  const outlook = outlookOf(schedule, draft);
  if (!outlook) return null;
  const { endsOn, length, myTurn } = outlook;
  const month = (day: string) => dateText(day, "month");
  const turn =
    myTurn === null
      ? t("turn.arranged")
      : month(myTurn.from) === month(myTurn.to)
        ? t("turn.in", { month: month(myTurn.from) })
        : t("turn.between", { from: month(myTurn.from), to: month(myTurn.to) });
  return (
    <Stack gap="1">
      <p>{t("ends", { date: dateText(endsOn, "full"), length: t(`length.${length.unit}`, length) })}</p>
      <p>{turn}</p>
    </Stack>
  );
}

/**
 * Total to pay, total to receive, dates and where they end, the start, fees, no guarantee: one line each, where it is decided
 * (D222, D267).
 */
export function ReviewSummary(props: { draft: Draft; preview: Preview | null; timeZone: string }) {
  const { draft, preview, timeZone } = props;
  const { t } = useTranslation("create");
  const { t: tc } = useTranslation("circle");
  const locale = useLocale();
  const { currency } = draft;
  const amount = amountOf(draft, locale) ?? 0;
  const [isLong, setIsLong] = useState(false);
  if (!preview) {
    return (
      <Card tone="sunken" minH="80">
        <SkeletonText lines={6} />
      </Card>
    );
  }
  const money = (cents: number) => formatMoney(cents, currency, { locale });
  const rounds = isLong ? preview.schedule : preview.schedule.slice(0, fewRounds);
  return (
    <Card tone="sunken">
      <Stack gap="4">
        <Stack gap="0.5">
          <chakra.span color="fg.muted" textStyle="label">
            {t("pot")}
          </chakra.span>
          <MoneyText cents={preview.cash_payout} currency={currency} textStyle="3xl" fontWeight="semibold" />
          <chakra.span color="fg.muted" textStyle="sm">
            {t("potHint", { amount: money(amount), count: preview.contributions })}
          </chakra.span>
        </Stack>
        <Stack gap="1">
          <p>
            {t("youPay", {
              amount: money(amount),
              count: preview.contributions,
              total: money(amount * preview.contributions),
            })}
          </p>
          <p>{t("youGet", { amount: money(preview.cash_payout) })}</p>
          <chakra.p color="fg.muted" textStyle="sm">
            {preview.card_total === amount
              ? t("noFees")
              : `${t("card", { amount: money(preview.card_total) })}, ${t("bank", { amount: money(preview.bank_total) })}`}
          </chakra.p>
        </Stack>
        <OutlookText draft={draft} schedule={preview.schedule} />
        <p>
          {tc(draft.isManualStart ? "join.startByHand" : "join.startOnDay", { minimum: Number(draft.minimumMembers) })}
        </p>
        <Stack gap="2">
          <Heading as="h3" size="sm">
            {t("schedule")}
          </Heading>
          <chakra.p color="fg.muted" textStyle="sm">
            {t("scheduleHint", { count: preview.schedule.length })}{" "}
            {t("scheduleZone", { zone: timeZoneName(timeZone, locale) })}
          </chakra.p>
          <Stack as="ol" gap="0" listStyleType="none" ps="0">
            {rounds.map((round) => (
              <HStack
                as="li"
                key={round.payout_round}
                justify="space-between"
                flexWrap="wrap"
                rowGap="0"
                py="1.5"
                borderBottomWidth="1px"
              >
                <span>{t("round", { round: round.payout_round })}</span>
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" minW="0">
                  <DateText value={round.due_date} format="full" />
                </chakra.span>
              </HStack>
            ))}
          </Stack>
          {preview.schedule.length > rounds.length && (
            <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => setIsLong(true)}>
              {t("more", { count: preview.schedule.length })}
            </Button>
          )}
        </Stack>
        <chakra.p textStyle="sm">{t("noGuarantee")}</chakra.p>
        <chakra.p color="fg.muted" textStyle="sm">
          {t("duties")}
        </chakra.p>
      </Stack>
    </Card>
  );
}
