import { Box, chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, DoorOpen, type LucideIcon, UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { GroupActivity_query$key } from "../../../__generated__/member/GroupActivity_query.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { groupPath } from "../../../lib/groupPath.ts";
import { useNewsText } from "../../../news/useNewsText.ts";
import { Card } from "../../../ui/Card.tsx";
import { AgoText } from "../chat/list/AgoText.tsx";
import { NewsMark } from "../../../components/NewsMark.tsx";

const MARKS: Readonly<Record<string, LucideIcon>> = {
  payout_released: ArrowDownLeft,
  member_joined: UserPlus,
  member_left: DoorOpen,
};

/** The latest payouts, and who came and went, in all circles of the reader: for every member what the circle's chat records. */
export function GroupActivity(props: { query: GroupActivity_query$key }) {
  const { t } = useTranslation("messages");
  const newsText = useNewsText();
  const query = useFragment(
    graphql`
      fragment GroupActivity_query on query_root {
        posts: messages_connection(
          first: 10
          where: { kind: { _in: [payout_released, member_joined, member_left] } }
          order_by: [{ created_at: desc }, { number: desc }]
        ) {
          edges {
            node {
              chat {
                group {
                  group_id
                  name
                  short_id
                  url_slug
                }
              }
              created_at
              id
              kind
              values
            }
          }
        }
      }
    `,
    props.query,
  );
  const known = query.posts.edges.flatMap(({ node: { chat, created_at, id, kind, values } }) => {
    const text = kind == null ? null : newsText("chat.text", { kind, values });
    const group = chat?.group;
    return kind == null || text === null || !group ? [] : [{ id, kind, text, group, created_at }];
  });
  return (
    <Card aria-labelledby="group-activity">
      <Stack gap="3">
        <Heading as="h3" size="sm" id="group-activity">
          {t("alerts.activity")}
        </Heading>
        {known.length === 0 ? (
          <chakra.p color="fg.muted">{t("alerts.noActivity")}</chakra.p>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none" mx="-2">
            {known.map(({ created_at, group, id, kind, text }) => (
              <Box as="li" key={id}>
                <HStack
                  asChild
                  align="flex-start"
                  gap="3"
                  px="2"
                  py="2"
                  borderRadius="l2"
                  _hover={{ bg: "bg.muted" }}
                  focusVisibleRing="inside"
                >
                  <Link to={groupPath(group)}>
                    <NewsMark icon={MARKS[kind] ?? UserPlus} />
                    <Stack gap="0" flex="1" minW="0">
                      <chakra.span textStyle="sm" overflowWrap="anywhere">
                        {text}
                      </chakra.span>
                      <chakra.span textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                        {group.name} · <AgoText instant={created_at} />
                      </chakra.span>
                    </Stack>
                  </Link>
                </HStack>
              </Box>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
