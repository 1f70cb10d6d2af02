import { chakra, HStack, Stack } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ApproveCard_person$key } from "../../__generated__/member/ApproveCard_person.graphql.ts";
import type { ApproveCard_query$key } from "../../__generated__/member/ApproveCard_query.graphql.ts";
import { countAskers } from "../../circle/standing/whereIStand.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { isRefusedWith, readMayI } from "../../lib/mayI.ts";
import { useProductMinute } from "../../lib/productClock.ts";
import { required } from "../../lib/required.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { useRestartAnswers } from "./useRestartAnswers.ts";

interface Waiting {
  key: string;
  text: string;
  circle: string;
  to: string;
  /** When silence decides; an instant. */
  silenceAt?: string | null;
}

const hasAskedToLeave = (mayLeave: unknown) => isRefusedWith(readMayI(mayLeave), "leave-already-asked");

/**
 * What waits for my word, circle by circle, the most urgent first: changed terms, who asks me as admin, the role that I
 * am offered, whether a circle goes round again; nothing where nothing does (D59, D86, D89, D113, D118, D119).
 */
export function ApproveCard(props: { person: ApproveCard_person$key; query: ApproveCard_query$key }) {
  const { t } = useTranslation("dashboard");
  const dateText = useDateText();
  const now = useProductMinute();
  const query = useFragment(
    graphql`
      fragment ApproveCard_query on query_root {
        ...useRestartAnswers_query
        admin_offers_connection(first: 100, where: { ended_at: { _is_null: true } }, order_by: [{ expires_at: asc }]) {
          edges {
            node {
              expires_at
              group {
                group_id
                name
                short_id
                url_slug
              }
            }
          }
        }
        term_consents_connection(
          first: 100
          where: { accepted_at: { _is_null: true }, group: { status: { _in: [pending, recruiting, ready_to_start] } } }
          order_by: [{ expires_at: asc }]
        ) {
          edges {
            node {
              expires_at
              group {
                group_id
                may_leave
                name
                short_id
                url_slug
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const person = useFragment(
    graphql`
      fragment ApproveCard_person on user_profiles {
        ...useRestartAnswers_person
        waiting_late_requests(order_by: [{ opens_at: asc }]) {
          opens_at
          user_id
          group {
            group_id
            name
            short_id
            url_slug
          }
        }
        waiting_leave_requests {
          answer_due_at
          requests
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
  const { admin_offers_connection: offers, term_consents_connection: consents } = query;
  const restarts = useRestartAnswers({ person, query });
  type Circle = NonNullable<(typeof person.waiting_requests)[number]["group"]>;
  const row = (anchor: string, text: string, circle: Circle | null | undefined, silenceAt?: string | null): Waiting => {
    const { name, ...group } = required(circle, "waiting.group");
    return {
      key: anchor + group.group_id,
      text,
      circle: name,
      to: `${groupPath({ ...group, name })}#${anchor}`,
      silenceAt,
    };
  };
  const late = [...Map.groupBy(person.waiting_late_requests, ({ group }) => group?.group_id).values()].map((rows) => {
    const text = t("next.askingLate", { count: countAskers(rows) });
    return row("late-payments", text, rows[0]?.group, rows[0]?.opens_at);
  });
  const leaving = person.waiting_leave_requests.map(({ answer_due_at, group, requests }) => {
    const text = t("next.askingLeave", { count: required(requests, "waiting.requests") });
    return row("leave-requests", text, group, answer_due_at);
  });
  // Who has asked to leave has answered already.
  const asked = consents.edges.filter(({ node }) => !hasAskedToLeave(node.group?.may_leave));
  const terms = asked.map(({ node: { expires_at, group } }) => {
    const until = dateText(expires_at, "dateTime");
    return row("changed-terms", t("next.termsChanged", { until }), group, expires_at);
  });
  const open = offers.edges.filter(({ node }) => Date.parse(node.expires_at) > now);
  const roles = open.map(({ node: { expires_at, group } }) =>
    row("admin-offer", t("next.roleOffered", { until: dateText(expires_at, "weekday") }), group, expires_at),
  );
  const again = restarts.map(({ anchor, group, silenceAt, text }) => row(anchor, text, group, silenceAt));
  const joining = person.waiting_requests.map(({ group, requests }) =>
    row("join-requests", t("next.asking", { count: required(requests, "waiting.requests") }), group),
  );
  // Where silence decides within days, the first to be decided comes first; who asks to join waits for a word.
  const urgent = [...terms, ...late, ...leaving, ...roles, ...again].toSorted(
    (a, b) => Date.parse(a.silenceAt ?? "") - Date.parse(b.silenceAt ?? ""),
  );
  const waiting: readonly Waiting[] = [...urgent, ...joining];
  if (waiting.length === 0) return null;
  return (
    <Card data-asks>
      <Stack gap="3">
        <HStack gap="2" color="fg.muted" textStyle="label">
          <UserPlus size={18} aria-hidden />
          {t("next.approve")}
        </HStack>
        <Stack as="ul" listStyleType="none" gap="3">
          {waiting.map(({ circle, key, text, to }) => (
            <HStack as="li" key={key} justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
              <Stack gap="0" flex="1 1 9rem" minW="0">
                <chakra.span fontWeight="semibold">{text}</chakra.span>
                <chakra.span textStyle="sm" overflowWrap="anywhere">
                  {circle}
                </chakra.span>
              </Stack>
              <ButtonLink to={to} variant="outline" size="sm" aria-label={`${t("next.answer")}: ${text}, ${circle}`}>
                {t("next.answer")}
              </ButtonLink>
            </HStack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
