import { Suspense, useEffect, useEffectEvent } from "react";
import { graphql } from "react-relay";
import type { OlderChatsQuery } from "../../../../__generated__/member/OlderChatsQuery.graphql.ts";
import { Part } from "../../../../components/Part.tsx";
import { useOwnQuery } from "../../../../relay/useOwnQuery.ts";
import { Near } from "../../../../ui/Near.tsx";
import { SkeletonRows } from "../../../../ui/Skeletons.tsx";
import { belowPlace, keyOf, type ListPages, type ListPlace } from "./listPages.ts";

interface Props {
  me: string;
  pages: ListPages;
  /** Whether all are wanted, and not only those that somebody scrolls to: somebody looks for a name. */
  isSought: boolean;
}

/**
 * The pages below the first, each read when somebody comes near its place at the end of the list. Their rows stand in the list; a page
 * that was read stays here, because the store lets go what nobody asks for.
 */
export function OlderChats({ isSought, me, pages: { hasOlder, places, take } }: Props) {
  const read = hasOlder ? places.length - 1 : places.length;
  return places.map((place, at) => (
    <Near key={keyOf(place)} isNear={isSought || at < read}>
      <Part>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <OlderPage me={me} place={place} onPage={take} />
        </Suspense>
      </Part>
    </Near>
  ));
}

function OlderPage({ me, onPage, place }: { me: string; place: ListPlace; onPage: ListPages["take"] }) {
  const { chat_user_states_connection: page } = useOwnQuery<OlderChatsQuery>(
    graphql`
      query OlderChatsQuery($where: chat_user_states_bool_exp!) {
        chat_user_states_connection(
          first: 60
          where: $where
          order_by: [{ last_message_at: desc_nulls_last }, { chat_id: asc }]
        ) {
          edges {
            node {
              id
              chat_id
              last_message_at
              ...useChats_states
            }
          }
        }
      }
    `,
    { where: belowPlace(me, place) },
  );
  const states = page.edges.map(({ node }) => node);
  const ids = states.map(({ id }) => id).join(" ");
  const tell = useEffectEvent((read: string) => read === ids && onPage(place, states));
  useEffect(() => void tell(ids), [ids]);
  return null;
}
