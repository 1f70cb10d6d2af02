import { graphql, useFragment } from "react-relay";
import type { useShellPerson_profile$key } from "../__generated__/member/useShellPerson_profile.graphql.ts";
import type { ShellCounts, ShellPerson } from "./ShellPerson.ts";

/** What the layout shows of the person signed in. The counts are those of the one row that the server keeps (D193). */
export function useShellPerson(profile: useShellPerson_profile$key, isAdmin: boolean): ShellPerson & ShellCounts {
  const data = useFragment(
    graphql`
      fragment useShellPerson_profile on user_profiles {
        user_id
        alias
        email
        avatar_url
        is_verified
        badges {
          messages
          messages_mark
          total
        }
      }
    `,
    profile,
  );
  return {
    userId: data.user_id,
    name: data.alias,
    email: data.email,
    avatarUrl: data.avatar_url ?? null,
    isVerified: data.is_verified,
    isAdmin,
    unreadMessages: data.badges?.messages ?? 0,
    messagesMark: data.badges?.messages_mark ?? 0,
    unreadTotal: data.badges?.total ?? 0,
  };
}
