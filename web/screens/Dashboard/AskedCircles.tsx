import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { CircleSlash, Hourglass } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AskedCircles_person$key } from "../../__generated__/member/AskedCircles_person.graphql.ts";
import { GroupEmblem } from "../../circle/GroupEmblem.tsx";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { readMayI } from "../../lib/mayI.ts";
import { Card } from "../../ui/Card.tsx";
import { Chip } from "../../ui/Chip.tsx";

const Row = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    py: "3",
    borderRadius: "l2",
    focusVisibleRing: "outside",
  },
});

/**
 * The circles I asked to join: which request waits for the admin's answer, and which was declined, as long as that is why
 * I may not ask again (D119). Nothing where there is none.
 */
export function AskedCircles(props: { person: AskedCircles_person$key }) {
  const { t } = useTranslation("dashboard");
  const failureText = useFailureText();
  const { join_requests: requests } = useFragment(
    graphql`
      fragment AskedCircles_person on user_profiles {
        join_requests(
          limit: 20
          order_by: [{ requested_at: desc }]
          where: { status: { _in: [pending, rejected] }, group: { status: { _eq: recruiting } } }
        ) {
          join_request_id
          rejection_reason
          requested_at
          status
          group {
            ...GroupEmblem_group
            group_id
            may_join
            name
            short_id
            url_slug
          }
        }
      }
    `,
    props.person,
  );
  const shown = requests.flatMap(({ group, ...request }, place) => {
    const mayJoin = readMayI(group.may_join);
    const again = !mayJoin.allowed && mayJoin.refusal.code === "ask-again-later" ? mayJoin.refusal : null;
    const isNewest = requests.findIndex((other) => other.group.group_id === group.group_id) === place;
    return isNewest && (request.status === "pending" || again) ? [{ ...request, again, group }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="asked">
      <Heading as="h2" size="md" id="asked">
        {t("asked.title")}
      </Heading>
      <Card py="1">
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
          {shown.map(({ again, group, join_request_id, rejection_reason, requested_at, status }) => (
            <li key={join_request_id}>
              <Row to={groupPath(group)}>
                <GroupEmblem group={group} isSomethingOpen={false} />
                <Stack gap="1" flex="1" minW="0">
                  <HStack columnGap="3" rowGap="1" justify="space-between" flexWrap="wrap">
                    <chakra.span fontWeight="medium" overflowWrap="anywhere">
                      {group.name}
                    </chakra.span>
                    {status === "pending" ? (
                      <Chip tone="info" icon={Hourglass}>
                        {t("asked.pending")}
                      </Chip>
                    ) : (
                      <Chip icon={CircleSlash}>{t("asked.declined")}</Chip>
                    )}
                  </HStack>
                  <chakra.span color="fg.muted" textStyle="sm">
                    <Trans t={t} i18nKey="asked.day" components={{ day: <DateText value={requested_at} /> }} />
                  </chakra.span>
                  {again && (
                    <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                      {rejection_reason && `${t("asked.note", { note: rejection_reason })} `}
                      {failureText(again)}
                    </chakra.span>
                  )}
                </Stack>
              </Row>
            </li>
          ))}
        </chakra.ul>
      </Card>
    </Stack>
  );
}
