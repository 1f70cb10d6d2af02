import { chakra, HStack, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, CircleCheck, Clock, Hourglass, Snowflake, TriangleAlert } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";
import type { Meaning } from "../../theme/meanings.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { type Entry, type EntryState } from "./entries.ts";

/** What still has to happen needs no mark but its day. */
const marks: Partial<Record<EntryState, { tone: Meaning; icon: LucideIcon }>> = {
  overdue: { tone: "late", icon: TriangleAlert },
  onItsWay: { tone: "info", icon: Clock },
  paid: { tone: "paid", icon: CircleCheck },
  received: { tone: "paid", icon: CircleCheck },
};

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation("paymentSchedule");
  const locale = useLocale();
  const { cents, circle, day, isFrozen, isWaiting, mayPay, recipient, round, state } = entry;
  const Icon = recipient === null ? ArrowDownLeft : ArrowUpRight;
  const mark = isFrozen
    ? ({ tone: "info", icon: Snowflake, text: t("frozen") } as const)
    : isWaiting
      ? ({ tone: "info", icon: Hourglass, text: t("waiting") } as const)
      : marks[state] && { ...marks[state], text: t(`state.${state}`) };
  return (
    <HStack as="li" align="flex-start" flexWrap="wrap" gap="3" py="3">
      <chakra.span color={recipient === null ? "brand.fg" : "fg.muted"} pt="0.5" flexShrink="0" aria-hidden>
        <Icon size={18} />
      </chakra.span>
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <chakra.span asChild fontWeight="medium" overflowWrap="anywhere" focusVisibleRing="outside">
            <Link to={circle.path}>{circle.name}</Link>
          </chakra.span>
          {mark && (
            <Chip tone={mark.tone} icon={mark.icon}>
              {mark.text}
            </Chip>
          )}
        </HStack>
        <chakra.span color="fg.muted" textStyle="sm">
          <DateText value={day} format="weekday" /> ·{" "}
          {recipient === null ? t("myRound", { round }) : t("roundOf", { round, name: recipient })}
        </chakra.span>
      </Stack>
      <Stack gap="2" ms="auto" align="flex-end">
        <MoneyText cents={cents} currency={circle.currency} fontWeight="semibold" />
        {mayPay && (
          <ButtonLink
            to={`${circle.path}#contribution`}
            size="sm"
            variant={state === "overdue" ? "solid" : "outline"}
            aria-label={t("payName", { amount: formatMoney(cents, circle.currency, { locale }), group: circle.name })}
          >
            {t("pay")}
          </ButtonLink>
        )}
      </Stack>
    </HStack>
  );
}

/** Dates of mine, one below the other. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card py="1">
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </chakra.ul>
    </Card>
  );
}
