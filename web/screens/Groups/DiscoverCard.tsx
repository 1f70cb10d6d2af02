import { chakra, HStack, Stack } from "@chakra-ui/react";
import { CalendarDays, MapPin } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DiscoverCard_group$key } from "../../__generated__/member/DiscoverCard_group.graphql.ts";
import { GroupImage } from "../../circle/summary/GroupImage.tsx";
import { useFrequencyText } from "../../circle/useFrequencyText.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { formatMoney } from "../../lib/money.ts";
import { required } from "../../lib/required.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { CardName } from "./CardName.tsx";
import { CardTerms } from "./CardTerms.tsx";
import { Chairs } from "./Chairs.tsx";

/** Refusals to join of who has nothing more to ask. */
const hasAnswered = new Set(["already-member", "on-waiting-list", "request-pending"]);

/** A circle one could join: amount, rhythm, free seats, cash and start. Joining itself asks for the agreement, on its page. */
export function DiscoverCard(props: { group: DiscoverCard_group$key }) {
  const { t } = useTranslation("browse");
  const { t: tc } = useTranslation("circle");
  const dateText = useDateText();
  const group = useFragment(
    graphql`
      fragment DiscoverCard_group on groups {
        ...CardTerms_group
        admin_alias
        contribution_amount
        currency
        description
        frequency
        group_id
        image_url
        is_start_missed
        location
        may_join
        member_limit
        name
        short_id
        spots_left
        start_date
        url_slug
      }
    `,
    props.group,
  );
  const locale = useLocale();
  const frequencyText = useFrequencyText();
  const start = required(group.is_start_missed, "groups.is_start_missed") ? null : group.start_date;
  // A seat that somebody on the waiting list is first for is not free (D92).
  const free = required(group.spots_left, "groups.spots_left");
  const amount = formatMoney(group.contribution_amount, group.currency, { locale });
  const said = [
    group.name,
    `${amount} ${frequencyText(group.frequency)}`,
    free === 0 ? t("card.full") : t("card.free", { count: free }),
  ];
  const mayJoin = readMayI(group.may_join);
  // The words of the button that the circle's page has for the reader; who has asked or is in already only looks (D105).
  const action = mayJoin.allowed
    ? t("card.join")
    : mayJoin.act === "wait"
      ? tc("join.wait")
      : t(hasAnswered.has(mayJoin.refusal.code) ? "card.view" : "card.join");
  return (
    <Card as="article" h="full" aria-label={said.join(", ")}>
      <Stack gap="4" h="full">
        <HStack gap="3" align="flex-start" position="relative">
          <GroupImage seed={group.group_id} name={group.name} url={group.image_url} />
          <Stack gap="1" minW="0">
            <CardName to={groupPath(group)} name={group.name} />
            <chakra.span color="fg.muted" textStyle="sm">
              {t("card.by", { name: group.admin_alias ?? "" })}
            </chakra.span>
          </Stack>
        </HStack>
        <CardTerms group={group} />
        {group.description !== "" && (
          <chakra.p color="fg.muted" lineClamp="2" overflowWrap="anywhere" title={group.description}>
            {group.description}
          </chakra.p>
        )}
        <Stack gap="1.5" color="fg.muted" textStyle="sm">
          <HStack gap="2">
            <CalendarDays size={16} aria-hidden />
            {start ? t("card.starts", { date: dateText(start, "full") }) : t("card.noStart")}
          </HStack>
          {group.location && (
            <HStack gap="2">
              <MapPin size={16} aria-hidden />
              <chakra.span minW="0">{group.location}</chakra.span>
            </HStack>
          )}
        </Stack>
        <Stack gap="4" mt="auto">
          <Chairs free={free} limit={group.member_limit} />
          <ButtonLink to={groupPath(group)} variant="outline" aria-label={`${action}: ${group.name}`}>
            {action}
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}
