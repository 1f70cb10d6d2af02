import { afterAll, beforeAll, expect, it } from "vitest";
import { openChat, type Chat } from "../../test/chat.ts";
import { contents } from "../../test/typeContents.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

it("the type of a column that refers to an enum table is the enum of its values", () => {
  const member = (name: string) => contents(chat, "member", name);
  expect(member("member_roles_enum")).toEqual(["member", "owner"]);
  expect(member("member_roles_enum_comparison_exp")).toEqual([
    "_eq: member_roles_enum",
    "_in: [member_roles_enum!]",
    "_is_null: Boolean",
    "_neq: member_roles_enum",
    "_nin: [member_roles_enum!]",
  ]);
  expect(member("group_members")).toContain("role: member_roles_enum!");
  expect(member("group_members_insert_input")).toContain("role: member_roles_enum");
  expect(contents(chat, "admin", "group_members_set_input")).toContain("role: member_roles_enum");
});

it("a renamed column has its GraphQL name in every type", () => {
  for (const name of [
    "messages",
    "messages_bool_exp",
    "messages_order_by",
    "messages_insert_input",
    "messages_set_input",
    "messages_pk_columns_input",
    "messages_select_column",
    "messages_update_column",
    "messages_max_fields",
    "messages_stream_cursor_value_input",
  ]) {
    const fields = new Set(contents(chat, "admin", name)!.map((field) => field.replace(/:.*/, "")));
    expect([name, fields.has("message_id"), fields.has("id")]).toEqual([name, true, false]);
  }
});
