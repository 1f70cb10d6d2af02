import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import {
  ArrowDownLeft,
  ArrowUpRight,
  CircleCheck,
  DoorOpen,
  Flag,
  Hourglass,
  type LucideIcon,
  RotateCw,
  ShieldCheck,
  Trophy,
  UserPlus,
} from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  ActivityFeed_person$data,
  ActivityFeed_person$key,
} from "../../__generated__/member/ActivityFeed_person.graphql.ts";
import type { ActivityFeedSubscription } from "../../__generated__/member/ActivityFeedSubscription.graphql.ts";
import { NewsMark } from "../../components/NewsMark.tsx";
import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useProductMinute } from "../../lib/productClock.ts";
import { useNewsText } from "../../news/useNewsText.ts";
import { Button } from "../../ui/Button.tsx";
import { useLive } from "../../relay/useLive.ts";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { timeAgo } from "./relativeTime.ts";

const fewShown = 5;

type Kind = Exclude<ActivityFeed_person$data["activities"][number]["kind"], "%future added value">;

const icons: Record<Kind, LucideIcon> = {
  achievement_earned: Trophy,
  contribution_received: ArrowUpRight,
  payout_released: ArrowDownLeft,
  group_created: Flag,
  group_started: Flag,
  group_joined: UserPlus,
  member_joined: UserPlus,
  group_completed: CircleCheck,
  group_restart_completed: RotateCw,
  identity_verified: ShieldCheck,
  late_payment_asked: Hourglass,
  leave_asked: DoorOpen,
  settlement_to_pay: DoorOpen,
  contribution_returned: ArrowDownLeft,
};

const live = graphql`
  subscription ActivityFeedSubscription {
    user_profiles_connection(first: 1) {
      edges {
        node {
          ...ActivityFeed_person
        }
      }
    }
  }
`;

/** News of my circles and my money of the last months, newest first: five, and more on request. */
export function ActivityFeed(props: { person: ActivityFeed_person$key; isHiddenWhenEmpty?: boolean }) {
  const { t } = useTranslation("dashboard");
  const dateText = useDateText();
  const newsText = useNewsText();
  const [isLong, setIsLong] = useState(false);
  const now = useProductMinute();
  const person = useFragment(
    graphql`
      fragment ActivityFeed_person on user_profiles {
        activities(where: { is_recent: { _eq: true } }, order_by: [{ created_at: desc }], limit: 15) {
          id
          kind
          values
          created_at
        }
      }
    `,
    props.person,
  );
  useLive<ActivityFeedSubscription>(live, {});

  const when = (instant: string) => {
    const ago = timeAgo(instant, now);
    if (ago.unit === "now") return t("activity.justNow");
    if (ago.unit === "date") return dateText(instant, "day");
    return t(`activity.${ago.unit}`, { count: ago.count });
  };
  // A page that is older than the server leaves out news that it has no sentence for.
  const known = person.activities.flatMap(({ id, kind, values, created_at }) => {
    const title = newsText("feed.title", { kind, values });
    return title === null || kind === "%future added value"
      ? []
      : [{ id, kind, title, text: newsText("feed.text", { kind, values }), created_at }];
  });
  if (props.isHiddenWhenEmpty && known.length === 0) return null;
  const shown = known.slice(0, isLong ? undefined : fewShown);

  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        {t("activity.title")}
      </Heading>
      <Card>
        {shown.length === 0 ? (
          <EmptyState title={t("activity.none")} text={t("activity.noneText")} />
        ) : (
          <Stack gap="4">
            <Stack as="ul" gap="4" listStyleType="none" ps="0">
              {shown.map((item) => {
                return (
                  <HStack as="li" key={item.id} columnGap="3" rowGap="0" align="flex-start" flexWrap="wrap">
                    <NewsMark icon={icons[item.kind]} />
                    <Stack gap="0" flex="1 1 9rem" minW="0">
                      <chakra.span fontWeight="medium" overflowWrap="anywhere">
                        {item.title}
                      </chakra.span>
                      {item.text !== null && (
                        <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                          {item.text}
                        </chakra.span>
                      )}
                    </Stack>
                    <chakra.time dateTime={item.created_at} color="fg.muted" textStyle="sm" ms="auto">
                      {when(item.created_at)}
                    </chakra.time>
                  </HStack>
                );
              })}
            </Stack>
            {known.length > fewShown && (
              <Button variant="ghost" size="sm" alignSelf="center" onClick={() => setIsLong(!isLong)}>
                {isLong ? t("activity.less") : t("activity.more")}
              </Button>
            )}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}
