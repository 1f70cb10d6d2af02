import { chakra, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { NextCards_person$key } from "../../__generated__/member/NextCards_person.graphql.ts";
import { isLate, type Stand } from "../../circle/standing/stand.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { formatDate } from "../../lib/dates.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Next } from "./next.ts";
import type { NextCircle } from "./nextRows.ts";
import { useNext } from "./useNext.ts";

/** The stands that a card can tell. */
const told = [
  "owed",
  "owedComing",
  "payBy",
  "payToday",
  "payFrom",
  "grace",
  "late",
  "lateAllowed",
  "processing",
  "frozenDue",
  "shortBefore",
  "shortComing",
  "receiving",
  "receivingWhenPaid",
  "frozenReceiving",
  "turnAhead",
] as const;

/** Since when, until when, to whom or from whom, in a few words under the amount. */
function useLine(): (stand: Stand) => string {
  const { t } = useTranslation("dashboard");
  const locale = useLocale();
  return ({ day, key, people }) => {
    const known = told.find((word) => word === key);
    return known ? t(`next.${known}`, { date: day && formatDate(day, "weekday", locale), people }) : "";
  };
}

interface NextCardProps {
  icon: LucideIcon;
  title: string;
  all: readonly Next<NextCircle>[];
  none: { title: string; text: string };
}

/** The most urgent of what is to pay or to come, and how much else there is. */
function NextCard({ icon: Icon, title, all, none }: NextCardProps) {
  const { t } = useTranslation("dashboard");
  const line = useLine();
  const [first, ...others] = all;
  const late = others.filter(({ stand }) => isLate(stand)).length;
  return (
    <Card tone={first?.canPay === true ? "accent" : "plain"}>
      <Stack gap="3" h="full">
        <HStack gap="2" color="fg.muted" textStyle="label">
          <Icon size={18} aria-hidden />
          {title}
        </HStack>
        {first ? (
          <>
            <MoneyText
              cents={required(first.stand.cents, "stand.cents")}
              currency={first.circle.currency}
              textStyle="4xl"
              fontWeight="semibold"
              lineHeight="1.1"
            />
            <Stack gap="0">
              <chakra.p color={isLate(first.stand) || first.stand.key === "grace" ? "late.fg" : undefined}>
                {line(first.stand)}
              </chakra.p>
              <chakra.p overflowWrap="anywhere">{first.circle.name}</chakra.p>
              {late > 0 && <chakra.p color="late.fg">{t("next.lateElsewhere", { count: late })}</chakra.p>}
            </Stack>
            <chakra.div mt="auto">
              <ButtonLink
                to={groupPath(first.circle) + (first.canPay ? "#contribution" : "")}
                variant={first.canPay ? "solid" : "outline"}
              >
                {first.canPay ? t("next.pay") : t("next.see")}
              </ButtonLink>
            </chakra.div>
          </>
        ) : (
          <Stack gap="1">
            <chakra.p textStyle="xl" fontWeight="semibold">
              {none.title}
            </chakra.p>
            <chakra.p color="fg.muted">{none.text}</chakra.p>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** What I owe next and what I get next in all my circles, the most urgent of each: the first thing seen. */
export function NextCards(props: { person: NextCards_person$key }) {
  const { t } = useTranslation("dashboard");
  const person = useFragment(
    graphql`
      fragment NextCards_person on user_profiles @argumentDefinitions(userId: { type: "uuid!" }) {
        ...useNext_person @arguments(userId: $userId)
      }
    `,
    props.person,
  );
  const { toPay, toReceive } = useNext(person);
  const isOwed = toPay[0]?.stand.key === "owed";
  const isShort = toReceive[0]?.stand.key === "shortBefore";
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <NextCard
        icon={ArrowUpRight}
        title={t(isOwed ? "next.stillOwed" : "next.due")}
        all={toPay}
        none={{ title: t("next.noDue"), text: t("next.noDueText") }}
      />
      <NextCard
        icon={ArrowDownLeft}
        title={t(isShort ? "next.missing" : "next.payout")}
        all={toReceive}
        none={{ title: t("next.noPayout"), text: t("next.noPayoutText") }}
      />
    </SimpleGrid>
  );
}
