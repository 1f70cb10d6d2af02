import { chakra, HStack, Stack } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ApproveCard_person$key } from "../../__generated__/member/ApproveCard_person.graphql.ts";
import { countAskers } from "../../circle/standing/whereIStand.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";

interface Waiting {
  key: string;
  text: string;
  circle: string;
  to: string;
  /** Names the button for who does not see the row around it. */
  name: string;
}

/** Who waits for my word as admin, circle by circle, longest first; nothing where nobody does (D59, D119). */
export function ApproveCard(props: { person: ApproveCard_person$key }) {
  const { t } = useTranslation("dashboard");
  const person = useFragment(
    graphql`
      fragment ApproveCard_person on user_profiles {
        waiting_late_requests(order_by: [{ opens_at: asc }]) {
          user_id
          group {
            group_id
            name
            short_id
            url_slug
          }
        }
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
  // Silence opens a late payment within days, so those who ask for one come first.
  const late = [...Map.groupBy(person.waiting_late_requests, ({ group }) => group?.group_id).values()].map(
    (rows): Waiting => {
      const group = required(rows[0]?.group, "waiting_late_requests.group");
      const text = t("next.askingLate", { count: countAskers(rows) });
      const to = `${groupPath(group)}#late-payments`;
      return { key: `late ${group.group_id}`, text, circle: group.name, to, name: `${text}, ${group.name}` };
    },
  );
  const joining = person.waiting_requests.map((row): Waiting => {
    const group = required(row.group, "waiting_requests.group");
    const text = t("next.asking", { count: required(row.requests, "waiting_requests.requests") });
    return { key: group.group_id, text, circle: group.name, to: `${groupPath(group)}#join-requests`, name: group.name };
  });
  const waiting = [...late, ...joining];
  if (waiting.length === 0) return null;
  return (
    <Card>
      <Stack gap="3">
        <HStack gap="2" color="fg.muted" textStyle="label">
          <UserPlus size={18} aria-hidden />
          {t("next.approve")}
        </HStack>
        <Stack as="ul" listStyleType="none" gap="3">
          {waiting.map(({ circle, key, name, text, to }) => (
            <HStack as="li" key={key} justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
              <Stack gap="0" flex="1 1 9rem" minW="0">
                <chakra.span fontWeight="semibold">{text}</chakra.span>
                <chakra.span textStyle="sm" overflowWrap="anywhere">
                  {circle}
                </chakra.span>
              </Stack>
              <ButtonLink to={to} variant="outline" size="sm" aria-label={`${t("next.answer")}: ${name}`}>
                {t("next.answer")}
              </ButtonLink>
            </HStack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
