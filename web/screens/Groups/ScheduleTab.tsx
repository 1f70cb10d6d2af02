import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ScheduleTab_person$key } from "../../__generated__/member/ScheduleTab_person.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import type { NextCircle } from "../../circle/next/nextRows.ts";
import { type ScheduleRow, scheduleSections } from "../../circle/next/scheduleSections.ts";
import { useNext } from "../../circle/next/useNext.ts";
import { useNextLine } from "../../circle/next/useNextLine.ts";
import { isOverdue } from "../../circle/standing/stand.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

const Row = chakra(Link, {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    columnGap: "3",
    py: "3",
    borderRadius: "l2",
    focusVisibleRing: "outside",
  },
});

function ScheduleRowLink({ row: { circle, side, stand } }: { row: ScheduleRow<NextCircle> }) {
  const { t } = useTranslation("browse");
  const line = useNextLine();
  const Icon = side === "pay" ? ArrowUpRight : ArrowDownLeft;
  return (
    <Row to={groupPath(circle)}>
      <chakra.span color={side === "pay" ? "fg.muted" : "brand.fg"} pt="0.5" flexShrink="0">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            {circle.name}
          </chakra.span>
          {isOverdue(stand) && (
            <Chip tone="late" icon={TriangleAlert}>
              {t("card.overdue")}
            </Chip>
          )}
        </HStack>
        <chakra.span color="fg.muted" textStyle="sm">
          {t(side === "pay" ? "card.youPay" : "card.youGet")} · {line(stand, circle.currency)}
        </chakra.span>
      </Stack>
      <MoneyText
        cents={required(stand.cents, "stand.cents")}
        currency={circle.currency}
        ms="auto"
        fontWeight="semibold"
      />
    </Row>
  );
}

/** In all my circles, what I pay next and what I receive, by months, from the rows of the dashboard (D101). */
export function ScheduleTab(props: { person: ScheduleTab_person$key }) {
  const { t } = useTranslation("browse");
  const existing = usePlaces();
  const person = useFragment(
    graphql`
      fragment ScheduleTab_person on user_profiles {
        ...useNext_person
      }
    `,
    props.person,
  );
  const { toPay, toReceive } = useNext(person);
  const sections = scheduleSections(toPay, toReceive);
  if (sections.length === 0) return <EmptyState title={t("none.schedule")} text={t("none.scheduleText")} />;
  return (
    <Stack gap="5">
      {existing("/payment-schedule") && (
        <TextLink to="/payment-schedule" alignSelf="flex-start">
          {t("allSchedule")}
        </TextLink>
      )}
      {sections.map(({ month, rows }) => (
        <Stack as="section" key={month ?? ""} gap="2" aria-labelledby={`month-${month ?? "open"}`}>
          <Heading as="h2" size="md" id={`month-${month ?? "open"}`} _firstLetter={{ textTransform: "uppercase" }}>
            {month === null ? t("card.noDay") : <DateText value={month} format="month" />}
          </Heading>
          <Card py="1">
            <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
              {rows.map((row) => (
                <li key={`${row.circle.group_id} ${row.stand.key} ${row.side}`}>
                  <ScheduleRowLink row={row} />
                </li>
              ))}
            </chakra.ul>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
