import { chakra, HStack, Stack } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ApproveCard_person$key } from "../../__generated__/member/ApproveCard_person.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";

/** Who waits for my word as admin, circle by circle, longest first; nothing where nobody does (D119). */
export function ApproveCard(props: { person: ApproveCard_person$key }) {
  const { t } = useTranslation("dashboard");
  const { waiting_requests: waiting } = useFragment(
    graphql`
      fragment ApproveCard_person on user_profiles {
        waiting_requests(order_by: [{ waiting_since: asc }]) {
          requests
          group {
            group_id
            name
            short_id
            url_slug
          }
        }
      }
    `,
    props.person,
  );
  if (waiting.length === 0) return null;
  return (
    <Card>
      <Stack gap="3">
        <HStack gap="2" color="fg.muted" textStyle="label">
          <UserPlus size={18} aria-hidden />
          {t("next.approve")}
        </HStack>
        <Stack as="ul" listStyleType="none" gap="3">
          {waiting.map((row) => {
            const group = required(row.group, "waiting_requests.group");
            return (
              <HStack as="li" key={group.group_id} justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
                <Stack gap="0" flex="1 1 9rem" minW="0">
                  <chakra.span fontWeight="semibold">
                    {t("next.asking", { count: required(row.requests, "waiting_requests.requests") })}
                  </chakra.span>
                  <chakra.span textStyle="sm" overflowWrap="anywhere">
                    {group.name}
                  </chakra.span>
                </Stack>
                <ButtonLink
                  to={`${groupPath(group)}#join-requests`}
                  variant="outline"
                  size="sm"
                  aria-label={`${t("next.answer")}: ${group.name}`}
                >
                  {t("next.answer")}
                </ButtonLink>
              </HStack>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}
