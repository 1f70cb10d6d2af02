import { Part } from "../../components/Part.tsx";
import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupCarousel_query$key } from "../../__generated__/member/GroupCarousel_query.graphql.ts";
import type { listStands_group$key } from "../../__generated__/member/listStands_group.graphql.ts";
import { readListed } from "../../circle/standing/listStands.ts";
import { urgencyOf } from "../../circle/standing/stand.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { CircleRow } from "./CircleRow.tsx";
import { MyGroupCard } from "../Groups/MyGroupCard.tsx";

/**
 * My circles one at a time, with Previous, Next and dots; the one that waits for my money or my word comes first. Where
 * there is room all of them stand below as rows. Without a circle there is nothing: then the checklist says so.
 */
export function GroupCarousel(props: { query: GroupCarousel_query$key; userId: string }) {
  const { t } = useTranslation("dashboard");
  const data = useFragment(
    graphql`
      fragment GroupCarousel_query on query_root @argumentDefinitions(userId: { type: "uuid!" }) {
        mine: groups_connection(
          first: 20
          order_by: [{ created_at: desc }, { group_id: asc }]
          where: {
            status: { _neq: pending }
            members: { user_id: { _eq: $userId }, status: { _in: [active, completed] } }
            _or: [{ archive_days_left: { _is_null: true } }, { archive_days_left: { _gt: 0 } }]
          }
        ) {
          edges {
            node {
              id
              ...CircleRow_group
              ...MyGroupCard_group
              ...listStands_group
            }
          }
        }
      }
    `,
    props.query,
  );
  const urgency = (group: listStands_group$key) =>
    Math.min(10, ...readListed(group, props.userId).stands.map(urgencyOf));
  const groups = data.mine.edges.map(({ node }) => node).toSorted((a, b) => urgency(a) - urgency(b));
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, groups.length - 1));
  const group = groups[at];
  if (!group) return null;
  return (
    <Stack gap="3">
      <HStack justify="space-between" columnGap="4" flexWrap="wrap">
        <Heading as="h2" size="md">
          {t("groups.title")}
        </Heading>
        <TextLink to="/groups?tab=my-groups">{t("groups.all")}</TextLink>
      </HStack>
      <Part key={group.id}>
        <MyGroupCard group={group} userId={props.userId} isAlone />
      </Part>
      {groups.length > 1 && (
        <HStack justify="center" gap="2" rowGap="0" flexWrap="wrap">
          <IconButton label={t("groups.previous")} size="sm" disabled={at === 0} onClick={() => setChosen(at - 1)}>
            <ChevronLeft />
          </IconButton>
          {groups.map(({ id }, number) => (
            <chakra.button
              key={id}
              type="button"
              display="grid"
              placeItems="center"
              boxSize="6"
              flexShrink="0"
              cursor="pointer"
              focusVisibleRing="outside"
              borderRadius="full"
              aria-label={t("groups.show", { number: number + 1 })}
              aria-current={number === at}
              onClick={() => setChosen(number)}
            >
              <chakra.span
                boxSize={number === at ? "2.5" : "2"}
                borderRadius="full"
                bg={number === at ? "brand.solid" : "border.emphasized"}
              />
            </chakra.button>
          ))}
          <IconButton
            label={t("groups.next")}
            size="sm"
            disabled={at === groups.length - 1}
            onClick={() => setChosen(at + 1)}
          >
            <ChevronRight />
          </IconButton>
        </HStack>
      )}
      {groups.length > 1 && (
        <Card hideBelow="md" py="1">
          <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
            {groups.map((each) => (
              <li key={each.id}>
                <Part>
                  <CircleRow group={each} userId={props.userId} />
                </Part>
              </li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </Stack>
  );
}
