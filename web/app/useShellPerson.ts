import { graphql, useFragment } from "react-relay";
import type { useShellPerson_profile$key } from "../__generated__/member/useShellPerson_profile.graphql.ts";
import type { ShellPerson } from "./ShellPerson.ts";

interface ChatReading {
  states: readonly { last_read_at?: string | null }[];
  /** The last that a person wrote; what the system posts never counts as unread (D291). */
  messages: readonly { sender_id?: string | null; created_at: string }[];
}

/** How many chats end with a message that somebody else wrote and that I have not seen. */
export function unreadChats(chats: readonly ChatReading[], myId: string): number {
  return chats.filter(({ states: [mine], messages: [latest] }) => {
    if (!latest || latest.sender_id === myId) return false;
    const readAt = mine?.last_read_at;
    return !readAt || Date.parse(latest.created_at) > Date.parse(readAt);
  }).length;
}

/** What the layout shows of the person signed in. */
export function useShellPerson(
  profile: useShellPerson_profile$key,
  chats: readonly ChatReading[],
  isAdmin: boolean,
): ShellPerson {
  const data = useFragment(
    graphql`
      fragment useShellPerson_profile on user_profiles {
        user_id
        alias
        email
        avatar_url
        is_verified
        notifications_aggregate(where: { read: { _eq: false } }) {
          aggregate {
            count
          }
        }
        invitations_aggregate(where: { status: { _eq: pending } }) {
          aggregate {
            count
          }
        }
      }
    `,
    profile,
  );
  const unreadMessages = unreadChats(chats, data.user_id);
  const others =
    (data.notifications_aggregate.aggregate?.count ?? 0) + (data.invitations_aggregate.aggregate?.count ?? 0);
  return {
    userId: data.user_id,
    name: data.alias,
    email: data.email,
    avatarUrl: data.avatar_url ?? null,
    isVerified: data.is_verified,
    isAdmin,
    unreadMessages,
    unreadTotal: unreadMessages + others,
  };
}
