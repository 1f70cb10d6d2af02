import { chakra, Heading, Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { RecordPageQuery } from "../../__generated__/member/RecordPageQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { DateText } from "../../components/DateText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { localDay } from "../../lib/dates.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { byMonths } from "../next/byMonths.ts";
import { recordedActOf } from "./recordedAct.ts";
import { RecordedActRow } from "./RecordedActRow.tsx";

const query = graphql`
  query RecordPageQuery($id: ID!, $after: String) {
    node(id: $id) {
      ... on groups {
        recorded_acts_connection(first: 20, after: $after, order_by: [{ number: desc }]) {
          edges {
            node {
              about_alias
              actor_alias
              actor_id
              kind
              number
              order_aliases
              reason
              recorded_at
              values
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`;

/**
 * Twenty acts of a circle's record by months, the newest first, and below them the page before when somebody asks for it.
 * @param monthAbove the month with which the page above ended: what goes on in it has its heading there
 */
export function RecordPage(props: { groupId: string; after: string | null; monthAbove: string | null }) {
  const { t } = useTranslation("record");
  const [isGoingOn, setIsGoingOn] = useState(false);
  const { node } = useOwnQuery<RecordPageQuery>(query, { id: props.groupId, after: props.after });
  const page = node?.recorded_acts_connection;
  const acts = (page?.edges ?? []).map((edge) => recordedActOf(edge.node));
  // Months are cut where the dates beside the acts change: at the reader's midnight.
  const months = byMonths(acts, ({ at }) => localDay(new Date(at)));
  if (acts.length === 0) return <chakra.p color="fg.muted">{t("none")}</chakra.p>;
  return (
    <>
      {months.map(({ month, rows }) => (
        <Stack key={month} gap="0">
          {month !== props.monthAbove && (
            <Heading as="h3" size="sm" pt="2" _firstLetter={{ textTransform: "uppercase" }}>
              <DateText value={month ?? ""} format="month" />
            </Heading>
          )}
          <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
            {rows.map((act) => (
              <RecordedActRow key={act.number} act={act} />
            ))}
          </chakra.ol>
        </Stack>
      ))}
      {page?.pageInfo.hasNextPage && !isGoingOn && (
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setIsGoingOn(true)}>
          {t("earlier")}
        </Button>
      )}
      {page && isGoingOn && (
        <Part>
          <Suspense fallback={<SkeletonCard height="40" />}>
            <RecordPage
              groupId={props.groupId}
              after={page.pageInfo.endCursor}
              monthAbove={months.at(-1)?.month ?? null}
            />
          </Suspense>
        </Part>
      )}
    </>
  );
}
