import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHESS, CY, GO, openChat, openTrial, type Chat } from "../../test/chat.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

describe("a mutation of an inherited role", () => {
  it("shows of a written row only the cells that the role sees of the row as it now is", async () => {
    const trial =
      await openTrial(`create table notes (note_id int primary key, body text not null, is_open boolean not null);
      insert into notes values (1, 'secret', false);
      create function note_is_public(note notes) returns boolean stable language sql as 'select note.is_open';`);
    const select = (role: string, columns: string[], filter: object) => ({ role, permission: { columns, filter } });
    const core = await trial.load({
      version: 3,
      sources: [
        {
          name: "default",
          kind: "postgres",
          tables: [
            {
              table: "notes",
              computed_fields: [{ name: "is_public", definition: { function: "note_is_public" } }],
              select_permissions: [
                select("lister", ["note_id"], {}),
                select("reader", ["note_id", "body"], { is_public: { _eq: true } }),
              ],
              update_permissions: [{ role: "lister", permission: { columns: ["is_open"], filter: {} } }],
            },
          ],
        },
      ],
      inherited_roles: [{ role_name: "both", role_set: ["lister", "reader"] }],
    });
    const open = async (isOpen: boolean) => {
      const session = { role: "both", variables: {}, isAdmin: false, backendOnly: false };
      const query = `mutation { update_notes_by_pk(pk_columns: {note_id: 1}, _set: {is_open: ${isOpen}}) { body } }`;
      const operation = core.prepare("graphql", session, { query });
      return operation.type === "mutation" ? (await operation.run({ clientHeaders: {} })).data : undefined;
    };
    expect(await open(true)).toBe('{"update_notes_by_pk":{"body":"secret"}}');
    expect(await open(false)).toBe('{"update_notes_by_pk":{"body":null}}');
    await trial.close();
  });

  it("writes no row by a key that the role does not see of it", async () => {
    const guest = { role: "guest", user: CY };
    await chat.pool.query(
      "insert into messages (id, group_id, author_id, body) values (70, $1, $3, 'hidden key'), (71, $2, $3, 'seen key')",
      [CHESS, GO, CY],
    );
    const write = async (id: number) => {
      const { data } = await chat.ask(
        guest,
        `mutation ($id: bigint!) { update_messages_by_pk(pk_columns: {message_id: $id}, _set: {stars: 9}) { body }
           delete_messages_by_pk(message_id: $id) { body } }`,
        { id },
      );
      return data;
    };
    expect(await write(70)).toEqual({ update_messages_by_pk: null, delete_messages_by_pk: null });
    const seen = { body: "seen key" };
    expect(await write(71)).toEqual({ update_messages_by_pk: seen, delete_messages_by_pk: seen });
  });
});
