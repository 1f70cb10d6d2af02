import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Archive } from "lucide-react";
import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { MyGroupCard_group$key } from "../../__generated__/member/MyGroupCard_group.graphql.ts";
import { GroupEmblem } from "../../circle/GroupEmblem.tsx";
import { GroupStatusChip } from "../../circle/GroupStatusChip.tsx";
import { useListedLine } from "../../circle/next/useListedLine.ts";
import { isDayKnown, payoutWaitOf } from "../../circle/schedule/payoutWait.ts";
import { isAskedBy } from "../../circle/restart/restartStanding.ts";
import { readListed } from "../../circle/standing/listStands.ts";
import { isAsk, isOverdue, type Stand } from "../../circle/standing/stand.ts";
import { GroupImage } from "../../circle/summary/GroupImage.tsx";
import { useFrequencyText } from "../../circle/useFrequencyText.ts";
import { useStatusText } from "../../circle/useStatusText.ts";
import { Part } from "../../components/Part.tsx";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { isMemberBy } from "../../lib/mayI.ts";
import { formatMoney } from "../../lib/money.ts";
import { required } from "../../lib/required.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { useOpened } from "../../ui/useOpened.ts";
import { CardCompletion } from "./CardCompletion.tsx";
import { CardName } from "./CardName.tsx";
import { CardPeople } from "./CardPeople.tsx";
import { CardProgress } from "./CardProgress.tsx";
import { CardTerms } from "./CardTerms.tsx";
import { lazyPart } from "../../start/lazyPart.tsx";

/** Loaded late: a list is read more often than paid from. */
const CardPayment = lazyPart(async () => (await import("./CardPayment.tsx")).CardPayment);

/** A circle I am in: how it looks and stands, what is overdue in it, its terms and people, whose turn it is, and the way to pay. */
export function MyGroupCard(props: { group: MyGroupCard_group$key; userId: string }) {
  const { t } = useTranslation("browse");
  const { t: tu } = useTranslation("ui");
  const locale = useLocale();
  const dateText = useDateText();
  const frequencyText = useFrequencyText();
  const statusText = useStatusText();
  const { opened, open, close } = useOpened<"payment">();
  const group = useFragment(
    graphql`
      fragment MyGroupCard_group on groups {
        ...CardPeople_group
        ...CardTerms_group
        ...GroupEmblem_group
        ...listStands_group
        archive_days_left
        contribution_amount
        current_payout_round
        currency
        cycle_progress
        description
        frequency
        group_id
        id
        image_url
        is_start_missed
        may_confirm_restart
        may_join
        name
        payout_waits(order_by: { payout_round: desc }, limit: 1) {
          on_day
          reason
        }
        schedule(where: { is_current: { _eq: true } }, limit: 1) {
          due_date
          payout_date
          recipient_id
          recipient {
            alias
          }
        }
        short_id
        start_date
        status
        url_slug
      }
    `,
    props.group,
  );
  const round = group.schedule[0];
  const listedLine = useListedLine();
  const { stands, isSomethingOpen } = readListed(group, props.userId);
  const overdueText = (stand: Stand) =>
    t(isAsk(stand) ? "card.owed" : "card.open", {
      amount: { cents: required(stand.cents, "stand.cents"), currency: group.currency },
      line: listedLine(stand, group.currency),
    });
  const overdue = stands.filter(isOverdue).map(overdueText);
  const isMember = isMemberBy(group.may_join);
  const isAsked = isAskedBy(group.may_confirm_restart);
  const hasEnded = group.status === "closed" || group.status === "inactive";
  const lineOf = () => {
    if (group.status === "completed") return t("card.completed");
    if (hasEnded) return null;
    if (round)
      return round.recipient_id === props.userId
        ? t("card.youNext")
        : t("card.next", { name: round.recipient?.alias ?? "" });
    if (!group.start_date || required(group.is_start_missed, "groups.is_start_missed")) return t("card.noStart");
    // Whoever finished the last cycle is in the next one only with a word of theirs (D86).
    return t(isAsked ? "card.asked" : "card.starts", { date: dateText(group.start_date, "full") });
  };
  const line = lineOf();
  // Nothing is asked of who sits in no cycle that runs or is to come.
  const isOver = (group.status === "completed" || hasEnded || !isMember) && !stands.some(isAsk);
  const shown = {
    status: group.status,
    round: group.current_payout_round,
    archiveDaysLeft: group.archive_days_left,
  };
  const [wait] = group.payout_waits.map(payoutWaitOf);
  const payoutText = (payoutDate: string) =>
    wait === undefined || isDayKnown(wait.reason)
      ? t("card.payout", { date: dateText(payoutDate, "weekday") })
      : t(`card.wait.${wait.reason}`, { date: dateText(wait.day, "weekday") });
  const payout = round?.payout_date && payoutText(round.payout_date);
  const due = round?.due_date && t("card.due", { date: dateText(round.due_date, "weekday") });
  const terms = `${formatMoney(group.contribution_amount, group.currency, { locale })} ${frequencyText(group.frequency)}`;
  // A screen reader hears the card as one name: what it is, how it stands, what it is about, and what comes next.
  const said = [group.name, ...overdue, statusText(shown), terms, line, due];
  const view = t("card.view");
  return (
    <Card as="article" h="full" aria-label={said.filter(Boolean).join(". ")}>
      <Stack gap="4" h="full">
        <HStack gap="3" align="flex-start" flexWrap="wrap" position="relative">
          <GroupImage seed={group.group_id} name={group.name} url={group.image_url} />
          <Stack gap="1" minW="0" flex="1 1 8rem">
            <CardName to={groupPath(group)} name={group.name} />
            <HStack gap="2" rowGap="1" flexWrap="wrap">
              <GroupStatusChip {...shown} isSomethingOpen={isSomethingOpen} />
              {Boolean(group.archive_days_left) && (
                <Chip icon={Archive}>{t("card.archived", { days: group.archive_days_left })}</Chip>
              )}
            </HStack>
          </Stack>
          <GroupEmblem group={group} isBesidePicture isSomethingOpen={isSomethingOpen} />
        </HStack>
        {overdue.map((text) => (
          <chakra.p key={text} color="late.fg" fontWeight="semibold">
            {text}
          </chakra.p>
        ))}
        {group.description !== "" && (
          <chakra.p color="fg.muted" lineClamp="2" overflowWrap="anywhere" title={group.description}>
            {group.description}
          </chakra.p>
        )}
        <CardTerms group={group} />
        <CardProgress percent={required(group.cycle_progress, "groups.cycle_progress")} />
        <CardPeople group={group} />
        <Stack mt="auto" gap="1" textStyle="sm" color="fg.muted">
          {group.status === "completed" ? (
            <CardCompletion daysLeft={group.archive_days_left} isSomethingOpen={isSomethingOpen} />
          ) : (
            <>
              {line !== null && <span>{line}</span>}
              {round?.due_date && (
                <span>{tu("titled", { title: t("card.dueDate"), text: dateText(round.due_date, "weekday") })}</span>
              )}
              {payout && <span>{payout}</span>}
            </>
          )}
        </Stack>
        <HStack gap="3" rowGap="2" flexWrap="wrap">
          <ButtonLink to={groupPath(group)} variant="outline" flex="1 1 8rem" aria-label={`${view}: ${group.name}`}>
            {view}
          </ButtonLink>
          {!isOver && (
            <Button
              variant="outline"
              flex="1 1 8rem"
              aria-expanded={opened !== null}
              onClick={() => (opened === null ? open("payment") : close())}
            >
              {t(opened === null ? "card.contribution" : "card.less")}
            </Button>
          )}
        </HStack>
        {opened && (
          <chakra.div borderTopWidth="1px" pt="4">
            <Part>
              <Suspense fallback={<SkeletonCard height="40" />}>
                <CardPayment groupId={group.id} />
              </Suspense>
            </Part>
          </chakra.div>
        )}
      </Stack>
    </Card>
  );
}
