import { graphql, useFragment } from "react-relay";
import type { AdminCard_group$key } from "../../__generated__/member/AdminCard_group.graphql.ts";
import { AdminFace } from "./AdminFace.tsx";

/** The group's admin as people signed in see them. */
export function AdminCard(props: { group: AdminCard_group$key }) {
  const group = useFragment(
    graphql`
      fragment AdminCard_group on groups {
        admin_alias
        admin_avatar_url
        admin_id
        admin_rating
      }
    `,
    props.group,
  );
  return (
    <AdminFace
      colourKey={group.admin_id}
      name={group.admin_alias ?? ""}
      avatarUrl={group.admin_avatar_url}
      rating={group.admin_rating ?? null}
    />
  );
}
