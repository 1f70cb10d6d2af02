import { chakra, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, type LucideIcon } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { NextCards_person$key } from "../../__generated__/member/NextCards_person.graphql.ts";
import type { NextCards_query$key } from "../../__generated__/member/NextCards_query.graphql.ts";
import type { Next } from "../../circle/next/next.ts";
import type { NextCircle } from "../../circle/next/nextRows.ts";
import { useNext } from "../../circle/next/useNext.ts";
import { useNextLine } from "../../circle/next/useNextLine.ts";
import { isLate, isOverdue } from "../../circle/standing/stand.ts";
import { FittedMoney } from "../../components/FittedMoney.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";
import { required } from "../../lib/required.ts";
import { ActionBar } from "../../ui/ActionBar.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { useIsSeen } from "../../ui/useIsSeen.ts";
import { ApproveCard } from "./ApproveCard.tsx";
import { useNextAction } from "./useNextAction.ts";

interface NextCardProps {
  icon: LucideIcon;
  title: string;
  /** Of the circles that were read. */
  all: readonly Next<NextCircle>[];
  /** How many circles are late in all. */
  lateCircles: number;
  none: { title: string; text: string };
}

/** "Pay now: $100.00, Rent circle": what a button is about, for who does not see the card around it. */
function useButtonName(): (label: string, next: Next<NextCircle>) => string {
  const locale = useLocale();
  return (label, { circle, stand }) =>
    `${label}: ${formatMoney(required(stand.cents, "stand.cents"), circle.currency, { locale })}, ${circle.name}`;
}

/** How many more of them a card lists before it only counts the rest. With the first, they fill no more circles than are read. */
const LISTED = 3;

/** Another of them: how much, since or until when, in which circle, and the way to pay it. */
function OtherRow({ next }: { next: Next<NextCircle> }) {
  const { circle, stand } = next;
  const { canPay, label, locked, to } = useNextAction()(next);
  const line = useNextLine();
  const buttonName = useButtonName();
  return (
    <HStack as="li" justify="space-between" align="center" columnGap="3" rowGap="1" flexWrap="wrap">
      <Stack gap="0" flex="1 1 9rem" minW="0" textStyle="sm">
        <HStack gap="2" align="baseline" flexWrap="wrap">
          <MoneyText
            cents={required(stand.cents, "stand.cents")}
            currency={circle.currency}
            textStyle="md"
            fontWeight="semibold"
          />
          <chakra.span color={isLate(stand) ? "late.fg" : "fg.muted"}>{line(stand, circle.currency)}</chakra.span>
        </HStack>
        <chakra.span overflowWrap="anywhere">{circle.name}</chakra.span>
        {locked && <chakra.span color="fg.muted">{locked}</chakra.span>}
      </Stack>
      <ButtonLink
        data-pay={canPay || undefined}
        to={to}
        variant="outline"
        size="sm"
        aria-label={buttonName(label, next)}
      >
        {label}
      </ButtonLink>
    </HStack>
  );
}

/** The most urgent of what is to pay or to come, then the others. */
function NextCard({ icon: Icon, title, all, lateCircles, none }: NextCardProps) {
  const { t } = useTranslation("dashboard");
  const line = useNextLine();
  const buttonName = useButtonName();
  const actionOf = useNextAction();
  const [first, ...others] = all;
  const action = first && actionOf(first);
  const listed = others.slice(0, LISTED);
  const lateHere = new Set(
    [first, ...listed].flatMap((next) => (next && isLate(next.stand) ? [next.circle.group_id] : [])),
  );
  const late = lateCircles - lateHere.size;
  return (
    <Card
      tone={action?.canPay ? "accent" : "plain"}
      // Beside it stand who waits and, below, what is to come: in the order in which they are read.
      css={{ md: { "&:has(+ [data-asks])": { gridRow: "span 2" } } }}
      aria-label={first ? `${buttonName(title, first)}, ${line(first.stand, first.circle.currency)}` : title}
    >
      <Stack gap="3" h="full">
        <HStack gap="2" color="fg.muted" textStyle="label">
          <Icon size={18} aria-hidden />
          {title}
        </HStack>
        {first && action ? (
          <>
            <FittedMoney
              cents={required(first.stand.cents, "stand.cents")}
              currency={first.circle.currency}
              largest="3rem"
            />
            <Stack gap="0">
              <chakra.p color={isOverdue(first.stand) ? "late.fg" : undefined}>
                {line(first.stand, first.circle.currency)}
              </chakra.p>
              <chakra.p overflowWrap="anywhere">{first.circle.name}</chakra.p>
            </Stack>
            {action.locked && <chakra.p color="fg.muted">{action.locked}</chakra.p>}
            <div>
              <ButtonLink
                data-pay={action.canPay || undefined}
                to={action.to}
                variant={action.canPay ? "solid" : "outline"}
                aria-label={buttonName(action.label, first)}
              >
                {action.label}
              </ButtonLink>
            </div>
            {listed.length > 0 && (
              <Stack as="ul" listStyleType="none" gap="3" borderTopWidth="1px" pt="3">
                {listed.map((next) => (
                  <OtherRow key={`${next.circle.group_id} ${next.stand.key}`} next={next} />
                ))}
                {late > 0 && (
                  <chakra.li color="late.fg" textStyle="sm">
                    {t("next.lateElsewhere", { count: late })}
                  </chakra.li>
                )}
              </Stack>
            )}
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

/** The most urgent payment that can be made, once more, within a thumb's reach while its card is out of sight. */
function PayBar({ next }: { next: Next<NextCircle> }) {
  const { label, to } = useNextAction()(next);
  const line = useNextLine();
  const { circle, stand } = next;
  if (useIsSeen("[data-pay]", `${circle.group_id} ${stand.key}`)) return null;
  return (
    <ActionBar
      text={
        <>
          <MoneyText cents={required(stand.cents, "stand.cents")} currency={circle.currency} fontWeight="semibold" />{" "}
          {line(stand, circle.currency)} · {circle.name}
        </>
      }
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  );
}

interface NextCardsProps {
  person: NextCards_person$key;
  query: NextCards_query$key;
  isHiddenWhenEmpty?: boolean;
}

/** By urgency over all my circles: what I owe, what waits for my word, what I get. The first thing seen. */
export function NextCards(props: NextCardsProps) {
  const { t } = useTranslation("dashboard");
  const person = useFragment(
    graphql`
      fragment NextCards_person on user_profiles {
        ...ApproveCard_person
        ...useNext_person @arguments(mostCircles: 4)
      }
    `,
    props.person,
  );
  const query = useFragment(
    graphql`
      fragment NextCards_query on query_root {
        ...ApproveCard_query
      }
    `,
    props.query,
  );
  const approve = <ApproveCard person={person} query={query} />;
  const { lateToPay, lateToReceive, toPay, toReceive } = useNext(person);
  if (props.isHiddenWhenEmpty && toPay.length + toReceive.length === 0) return approve;
  const payable = toPay.find(({ stand }) => stand.act === "pay");
  const isOwed = toPay[0]?.stand.key === "owed";
  const isShort = toReceive[0]?.stand.key === "shortBefore";
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {payable && <PayBar next={payable} />}
      <NextCard
        icon={ArrowUpRight}
        title={t(isOwed ? "next.stillOwed" : "next.due")}
        all={toPay}
        lateCircles={lateToPay}
        none={{ title: t("next.noDue"), text: t("next.noDueText") }}
      />
      {approve}
      <NextCard
        icon={ArrowDownLeft}
        title={t(isShort ? "next.missing" : "next.payout")}
        all={toReceive}
        lateCircles={lateToReceive}
        none={{ title: t("next.noPayout"), text: t("next.noPayoutText") }}
      />
    </SimpleGrid>
  );
}
