import { chakra, Heading, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, TriangleAlert } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ScheduleTab_person$key } from "../../__generated__/member/ScheduleTab_person.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { byCircle, type ScheduleOf, type ScheduleRow } from "../../circle/next/byCircle.ts";
import type { NextCircle } from "../../circle/next/nextRows.ts";
import { useNext } from "../../circle/next/useNext.ts";
import { useNextLine } from "../../circle/next/useNextLine.ts";
import { isOverdue } from "../../circle/standing/stand.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

/** The name of a circle, which opens it; as high as a finger asks for. */
const Name = chakra(Link, {
  base: { display: "block", py: "1", color: "inherit", borderRadius: "l2", focusVisibleRing: "outside" },
});

function ScheduledRow({ row: { circle, side, stand } }: { row: ScheduleRow<NextCircle> }) {
  const { t } = useTranslation("browse");
  const line = useNextLine();
  const Icon = side === "pay" ? ArrowUpRight : ArrowDownLeft;
  return (
    <HStack as="li" columnGap="3" rowGap="1" align="flex-start" flexWrap="wrap" py="2">
      <chakra.span color={side === "pay" ? "fg.muted" : "brand.fg"} pt="0.5" flexShrink="0">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <HStack gap="2" rowGap="1" flex="1 1 9rem" minW="0" pt="0.5" flexWrap="wrap">
        <chakra.span color="fg.muted" textStyle="sm" minW="0" overflowWrap="anywhere">
          {t(side === "pay" ? "card.youPay" : "card.youGet")} · {line(stand, circle.currency)}
        </chakra.span>
        {isOverdue(stand) && (
          <Chip tone="late" icon={TriangleAlert}>
            {t("card.overdue")}
          </Chip>
        )}
      </HStack>
      <MoneyText
        cents={required(stand.cents, "stand.cents")}
        currency={circle.currency}
        ms="auto"
        fontWeight="semibold"
      />
    </HStack>
  );
}

function ScheduleCard({ schedule: { circle, rows } }: { schedule: ScheduleOf<NextCircle> }) {
  const id = `schedule-${circle.group_id}`;
  return (
    <Card as="article" aria-labelledby={id}>
      <Heading as="h2" size="md" id={id} overflowWrap="anywhere">
        <Name to={groupPath(circle)}>{circle.name}</Name>
      </Heading>
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {rows.map((row) => (
          <ScheduledRow key={`${row.stand.key} ${row.side} ${row.stand.day ?? ""}`} row={row} />
        ))}
      </chakra.ul>
    </Card>
  );
}

/** Shows a card for each of my circles, with what I pay next in it and what I receive. The dashboard reads the same rows (D101). */
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
  const schedules = byCircle(toPay, toReceive);
  if (schedules.length === 0) return <EmptyState title={t("none.schedule")} text={t("none.scheduleText")} />;
  return (
    <Stack gap="5">
      {existing("/payment-schedule") && (
        <TextLink to="/payment-schedule" alignSelf="flex-start">
          {t("allSchedule")}
        </TextLink>
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {schedules.map((schedule) => (
          <ScheduleCard key={schedule.circle.group_id} schedule={schedule} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
