import type { Metadata } from "../../local/engine/interface.ts";

/** A role that sees every row. */
export const READER = "reader";
/** A role that sees the messages of the person's groups. */
export const MEMBER = "member";

/** The metadata of the bench's tables (chatData.ts). */
export function chatMetadata(): Metadata {
  const everything = { columns: "*", filter: {} };
  const forBoth = (member: object = everything) => [
    { role: READER, permission: everything },
    { role: MEMBER, permission: member },
  ];
  const table = (name: string, more: object) => ({ table: { schema: "public", name }, ...more });
  const to = (name: string, column: string) => ({ name, using: { foreign_key_constraint_on: column } });
  const from = (name: string, other: string, column: string) => ({
    name,
    using: { foreign_key_constraint_on: { table: { schema: "public", name: other }, column } },
  });
  return {
    version: 3,
    sources: [
      {
        name: "default",
        kind: "postgres",
        configuration: { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } },
        tables: [
          table("people", { select_permissions: forBoth() }),
          table("groups", {
            array_relationships: [from("members", "memberships", "group_id")],
            select_permissions: forBoth(),
          }),
          table("memberships", {
            object_relationships: [to("person", "person_id"), to("group", "group_id")],
            select_permissions: forBoth(),
          }),
          table("messages", {
            object_relationships: [to("sender", "sender_id"), to("group", "group_id")],
            select_permissions: forBoth({
              columns: "*",
              filter: { group: { members: { person_id: { _eq: "X-Hasura-User-Id" } } } },
            }),
          }),
        ],
      },
    ],
  };
}
