import { graphql, useFragment } from "react-relay";
import type {
  useChats_states$data,
  useChats_states$key,
} from "../../../__generated__/member/useChats_states.graphql.ts";
import { topOf } from "./model/beginning.ts";

type State = useChats_states$data[number];

/** Somebody as others see them. */
export interface Face {
  userId: string;
  name: string;
  avatarUrl: string | null;
}

/** A conversation as its reader stands in it. */
export interface Chat {
  /** The global id of the reader's state in it. */
  stateId: string;
  chatId: string;
  /** What it is called in addresses of pages. */
  address: string;
  type: "group" | "individual";
  name: string;
  /** Whom one talks to; null in a group. */
  other: Face | null;
  /** Whether the reader has blocked the other. */
  isBlocked: boolean;
  /** Null between two people, and of a circle that the reader may not see any more. */
  group: NonNullable<State["chat"]["group"]> | null;
  /** The number of the last change that is known here. */
  top: number;
  state: State;
}

/** Conversations of the reader, with the names of groups and people. They follow the store. */
export function useChats(states: useChats_states$key, me: string, someone: string): Chat[] {
  const data = useFragment(
    graphql`
      fragment useChats_states on chat_user_states @relay(plural: true) {
        id
        chat_id
        from_number
        until_number
        away_after
        back_from
        cleared_number
        read_number
        may_write
        unread
        deleted_at
        name_when_left
        last_number
        last_sender_id
        last_text
        last_voice_ms
        last_message_at
        chat {
          id
          address
          chat_type
          top_number
          group {
            id
            admin_id
            group_id
            name
            short_id
            url_slug
            ...GroupEmblem_group
          }
          first_profile {
            user_id
            alias
            avatar_url
          }
          second_profile {
            user_id
            alias
            avatar_url
          }
          blocks_of_first(limit: 1) {
            id
          }
          blocks_of_second(limit: 1) {
            id
          }
        }
      }
    `,
    states,
  );
  return data.map((state) => {
    const known = made.get(state);
    if (known?.me === me && known.someone === someone) return known.chat;
    const chat = chatOf(state, me, someone);
    made.set(state, { me, someone, chat });
    return chat;
  });
}

/** The same state gives the same conversation, so a row that shows it is not drawn again for a message in another one. */
const made = new WeakMap<State, { me: string; someone: string; chat: Chat }>();

type Profile = NonNullable<State["chat"]["first_profile"]>;

/** The same for a person who is the same, so that what shows them alone is not drawn again either. */
const faces = new WeakMap<Profile, Face>();

function faceOf(profile: Profile, userId: string, someone: string): Face {
  const name = profile.alias ?? someone;
  const known = faces.get(profile);
  if (known?.name === name) return known;
  const face = { userId, name, avatarUrl: profile.avatar_url ?? null };
  faces.set(profile, face);
  return face;
}

function chatOf(state: State, me: string, someone: string): Chat {
  const { address, blocks_of_first, blocks_of_second, chat_type, first_profile, group, second_profile } = state.chat;
  const isGroup = chat_type === "group";
  const profile = first_profile?.user_id === me ? second_profile : first_profile;
  // A former member has no id: nothing can be asked about them.
  const other = profile?.user_id == null ? null : faceOf(profile, profile.user_id, someone);
  return {
    stateId: state.id,
    chatId: state.chat_id,
    address,
    type: isGroup ? "group" : "individual",
    name: (isGroup ? (group?.name ?? state.name_when_left) : profile?.alias) ?? someone,
    other,
    // Of the blocks of people the reader sees the own alone.
    isBlocked: blocks_of_first.length + blocks_of_second.length > 0,
    group: group ?? null,
    top: topOf(state),
    state,
  };
}
