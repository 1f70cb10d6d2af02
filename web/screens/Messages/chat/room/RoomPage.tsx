import { Flex } from "@chakra-ui/react";
import { type ReactNode, Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { RoomPageQuery } from "../../../../__generated__/member/RoomPageQuery.graphql.ts";
import { Part } from "../../../../components/Part.tsx";
import { useOwnQuery } from "../../../../relay/useOwnQuery.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import type { ChatPlace } from "../chatAddress.ts";
import { type Chat, useChats } from "../useChats.ts";
import { RoomSkeleton } from "./MessageList.tsx";
import { OpenRoom } from "./OpenRoom.tsx";
import { RoomHeader } from "./RoomHeader.tsx";

interface Props {
  place: ChatPlace;
  /** From the list; null where the list does not have it. */
  chat: Chat | null;
  me: string;
  /** Of a message, in characters. */
  longest: number;
  /** Of a voice message, in seconds. */
  voiceLengths: { min: number; max: number };
  onBack: () => void;
}

/** The conversation that the address names: at once where the list has it, else it is looked up. */
export function RoomPage(props: Props) {
  const { t } = useTranslation("messages");
  // What began by looking it up goes on so, also when the list has it meanwhile: nothing is drawn anew.
  const [isListed] = useState(props.chat !== null);
  const waiting = (
    <Room name={props.place.name ?? t("title")} isGroup={props.place.type === "group"} onBack={props.onBack}>
      <RoomSkeleton />
    </Room>
  );
  return (
    <Part>
      {isListed && props.chat ? (
        <OpenRoom {...props} chat={props.chat} />
      ) : (
        <Suspense fallback={waiting}>
          <LookedUp {...props} />
        </Suspense>
      )}
    </Part>
  );
}

/** A room with nobody in it: its head, and what stands in the place of the conversation. */
function Room(props: { name: string; isGroup: boolean; onBack: () => void; children: ReactNode }) {
  return (
    <Flex direction="column" h="full">
      <RoomHeader
        name={props.name}
        chatId={null}
        isGroup={props.isGroup}
        group={null}
        other={null}
        isBlocked={false}
        onBack={props.onBack}
        onOpen={() => {}}
      />
      {props.children}
    </Flex>
  );
}

function LookedUp(props: Props) {
  const { t } = useTranslation("messages");
  const { chat_user_states_connection } = useOwnQuery<RoomPageQuery>(
    graphql`
      query RoomPageQuery($me: uuid!, $address: String!) {
        chat_user_states_connection(first: 1, where: { user_id: { _eq: $me }, chat: { address: { _eq: $address } } }) {
          edges {
            node {
              id
              ...useChats_states
            }
          }
        }
      }
    `,
    { me: props.me, address: props.place.address },
    { fetchPolicy: "network-only" },
  );
  const [chat] = useChats(
    chat_user_states_connection.edges.map(({ node }) => node),
    props.me,
    t("someone"),
  );
  if (chat) return <OpenRoom {...props} chat={chat} />;
  return (
    <Room name={props.place.name ?? t("title")} isGroup={props.place.type === "group"} onBack={props.onBack}>
      <EmptyState title={t("room.notFound")} />
    </Room>
  );
}
