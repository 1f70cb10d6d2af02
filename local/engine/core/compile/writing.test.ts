import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADA, BOB, CHESS, CY, GO, openChat, type Chat } from "../../test/chat.ts";

let chat: Chat;
beforeAll(async () => {
  chat = await openChat();
});
beforeEach(() => chat.reset());
afterAll(() => chat.close());

const ada = { role: "member", user: ADA };
const admin = { role: "admin" };

const texts = async (sql: string) => (await chat.pool.query<{ text: string }>(sql)).rows.map(({ text }) => text);

it("presets a column, whatever else is written", async () => {
  const { data } = await chat.ask(
    ada,
    'mutation ($g: uuid!) { insert_messages_one(object: {group_id: $g, body: "hi"}) { body is_mine author { handle } } }',
    { g: CHESS },
  );
  expect(data).toEqual({ insert_messages_one: { body: "hi", is_mine: true, author: { handle: "ada" } } });
  const forged = await chat.ask(
    ada,
    `mutation { insert_messages_one(object: {author_id: "${BOB}", body: "x"}) { body } }`,
  );
  expect(forged.error).toMatchObject({ message: "field 'author_id' not found in type: 'messages_insert_input'" });
});

it("refuses a row that the check does not admit, and keeps nothing of the request", async () => {
  const { error } = await chat.ask(
    ada,
    `mutation { one: insert_messages(objects: {group_id: "${CHESS}", body: "fine"}) { affected_rows }
                two: insert_messages(objects: {group_id: "${GO}", body: "not mine"}) { affected_rows } }`,
  );
  expect(error).toEqual({
    code: "permission-error",
    message: "check constraint of an insert/update permission has failed",
    path: "$.selectionSet.insert_messages.args.objects",
  });
  expect(await texts("select body as text from messages where body in ('fine', 'not mine')")).toEqual([]);
});

it("names the faults of constraints as the real engine does", async () => {
  const insert = (object: string) => chat.ask(admin, `mutation { insert_messages_one(object: ${object}) { body } }`);
  const path = "$.selectionSet.insert_messages_one.args.object";
  expect((await insert(`{group_id: "${CHESS}", author_id: "${ADA}", body: ""}`)).error).toMatchObject({
    code: "permission-error",
    message: expect.stringMatching(/^Check constraint violation\. new row for relation "messages"/) as string,
    path,
  });
  expect((await insert(`{group_id: "${ADA}", author_id: "${ADA}", body: "x"}`)).error).toMatchObject({
    code: "constraint-violation",
    message: expect.stringMatching(/^Foreign key violation\. insert or update on table "messages"/) as string,
  });
  expect((await insert(`{group_id: "${CHESS}", author_id: "${ADA}"}`)).error).toMatchObject({
    code: "constraint-violation",
    message: expect.stringMatching(/^Not-NULL violation\. null value in column "body"/) as string,
  });
  const twice = await chat.ask(
    admin,
    `mutation { insert_groups_one(object: {group_id: "${ADA}", slug: "go", title: "x"}) { slug } }`,
  );
  expect(twice.error).toMatchObject({
    code: "constraint-violation",
    message: 'Uniqueness violation. duplicate key value violates unique constraint "groups_slug_key"',
  });
});

it("writes nested rows in one transaction, each with its own permission", async () => {
  const id = "b0000000-0000-4000-8000-00000000000a";
  const mutation = `mutation ($id: uuid!) { insert_groups_one(object: {
    group_id: $id, slug: "shogi", title: "Shogi",
    members: {data: [{role: owner}]}, messages: {data: [{body: "first"}, {body: "second"}]} }) {
      title members { user { handle } } messages(order_by: {message_id: asc}) { body author { handle } } } }`;
  const { data } = await chat.ask(ada, mutation, { id });
  expect(data).toEqual({
    insert_groups_one: {
      title: "Shogi",
      members: [{ user: { handle: "ada" } }],
      messages: [
        { body: "first", author: { handle: "ada" } },
        { body: "second", author: { handle: "ada" } },
      ],
    },
  });
  // Without the membership the check of the nested message fails, and the group is not written either.
  const failed = await chat.ask(
    ada,
    `mutation { insert_groups_one(object: {group_id: "${ADA}", slug: "x", title: "x", messages: {data: {body: "y"}}}) { title } }`,
  );
  expect(failed.error?.code).toBe("permission-error");
  expect(await texts("select slug as text from groups where slug = 'x'")).toEqual([]);
});

it("counts parent and child rows, and refuses a key that the parent decides", async () => {
  const { data } = await chat.ask(
    admin,
    `mutation { insert_messages(objects: [{body: "new", author: {data: {id: "${GO}", handle: "dan"}}, group_id: "${GO}"}]) { affected_rows } }`,
  );
  expect(data).toEqual({ insert_messages: { affected_rows: 2 } });
  const both = await chat.ask(
    admin,
    `mutation { insert_messages_one(object: {body: "x", group_id: "${GO}", author_id: "${ADA}", author: {data: {handle: "eve"}}}) { body } }`,
  );
  expect(both.error?.message).toBe(
    'cannot insert object relationship "author" as "author_id" column values are already determined',
  );
  const child = await chat.ask(
    admin,
    `mutation { insert_groups_one(object: {group_id: "${ADA}", slug: "s", title: "t", messages: {data: {body: "x", group_id: "${GO}"}}}) { slug } }`,
  );
  expect(child.error?.message).toBe(
    'cannot insert "group_id" columns as their values are already being determined by parent insert',
  );
});

it("holds an upsert to the update permission where the row was there before", async () => {
  const upsert = (slug: string, title: string) =>
    chat.ask(
      ada,
      `mutation { insert_groups(objects: {group_id: "${slug === "go" ? GO : CHESS}", slug: "${slug}", title: "${title}"},
        on_conflict: {constraint: groups_pkey, update_columns: [title]}) { affected_rows } }`,
    );
  expect((await upsert("chess", "Chess club")).data).toEqual({ insert_groups: { affected_rows: 1 } });
  expect((await upsert("chess", "Banned")).error?.code).toBe("permission-error");
  // The update filter leaves another person's group out.
  expect((await upsert("go", "Mine now")).data).toEqual({ insert_groups: { affected_rows: 0 } });
  expect(await texts("select title as text from groups order by slug")).toEqual(["Chess club", "Go"]);
});

it("ignores a conflict with no columns to update", async () => {
  const { data } = await chat.ask(
    ada,
    `mutation { insert_group_members(objects: [{group_id: "${CHESS}"}], on_conflict: {constraint: group_members_pkey}) { affected_rows returning { role } } }`,
  );
  expect(data).toEqual({ insert_group_members: { affected_rows: 0, returning: [] } });
});

it("updates only what the filter admits and refuses what the check does not", async () => {
  const update = (where: string, set: string) =>
    chat.ask(ada, `mutation { update_messages(where: ${where}, _set: ${set}) { affected_rows returning { body } } }`);
  expect((await update("{}", '{body: "gone"}')).data).toEqual({
    update_messages: { affected_rows: 2, returning: [{ body: "gone" }, { body: "gone" }] },
  });
  expect((await update("{}", '{body: "spam"}')).error).toEqual({
    code: "permission-error",
    message: "check constraint of an insert/update permission has failed",
    path: "$",
  });
  expect(await texts("select body as text from messages order by id")).toEqual(["gone", "e5", "gone", "D4"]);
});

it("increments a number, and appends to and deletes from a jsonb", async () => {
  const { data } = await chat.ask(
    admin,
    `mutation { update_messages_by_pk(pk_columns: {message_id: 1}, _inc: {stars: 4}, _set: {meta: {a: 1, b: [1, 2]}}) { stars } }`,
  );
  expect(data).toEqual({ update_messages_by_pk: { stars: 5 } });
  const more = await chat.ask(
    admin,
    `mutation { a: update_messages_by_pk(pk_columns: {message_id: 1}, _append: {meta: {c: true}}) { meta }
                b: update_messages_by_pk(pk_columns: {message_id: 1}, _delete_key: {meta: "a"}) { meta }
                c: update_messages_by_pk(pk_columns: {message_id: 1}, _delete_at_path: {meta: ["b", "0"]}) { meta } }`,
  );
  expect(more.data).toEqual({
    a: { meta: { a: 1, b: [1, 2], c: true } },
    b: { meta: { b: [1, 2], c: true } },
    c: { meta: { b: [2], c: true } },
  });
});

it("refuses a column in two operators, and does nothing where nothing is set", async () => {
  const { error } = await chat.ask(
    admin,
    "mutation { update_messages(where: {}, _set: {meta: 1}, _append: {meta: 2}) { affected_rows } }",
  );
  expect(error?.message).toBe("Column found in multiple operators: ['meta'].");
  const nothing = await chat.ask(
    ada,
    "mutation { update_messages(where: {}, _set: {}) { affected_rows returning { body } } }",
  );
  expect(nothing.data).toEqual({ update_messages: { affected_rows: 0, returning: [] } });
  const byKey = await chat.ask(
    ada,
    "mutation { update_messages_by_pk(pk_columns: {message_id: 1}, _set: {}) { body } }",
  );
  expect(byKey.data).toEqual({ update_messages_by_pk: {} });
});

it("runs the entries of update_many in order, later ones seeing earlier ones", async () => {
  const { data } = await chat.ask(
    admin,
    `mutation { update_messages_many(updates: [
      {where: {stars: {_eq: 2}}, _set: {stars: 9}}, {where: {stars: {_eq: 9}}, _inc: {stars: 1}}]) { affected_rows } }`,
  );
  expect(data).toEqual({ update_messages_many: [{ affected_rows: 2 }, { affected_rows: 2 }] });
});

it("deletes only what the filter admits", async () => {
  const { data } = await chat.ask(
    ada,
    "mutation { delete_messages(where: {}) { affected_rows returning { body author { handle } } } }",
  );
  expect(data).toEqual({
    delete_messages: {
      affected_rows: 2,
      returning: [
        { body: "e4", author: { handle: "ada" } },
        { body: "Nf3", author: { handle: "ada" } },
      ],
    },
  });
  const other = await chat.ask(ada, "mutation { delete_messages_by_pk(message_id: 2) { body } }");
  expect(other.data).toEqual({ delete_messages_by_pk: null });
  expect(await texts("select body as text from messages order by id")).toEqual(["e5", "D4"]);
});

it("shows backend-only mutations to backends only", async () => {
  const mutation = `mutation { insert_messages(objects: {group_id: "${CHESS}", author_id: "${CY}", body: "beep"}) { affected_rows } }`;
  expect((await chat.ask({ role: "robot" }, mutation)).error?.message).toBe("no mutations exist");
  expect((await chat.ask({ role: "robot", backendOnly: true }, mutation)).data).toEqual({
    insert_messages: { affected_rows: 1 },
  });
});

it("tells triggers who wrote", async () => {
  await chat.pool.query(`create table seen (text text);
    create function note() returns trigger language plpgsql as
      $$ begin insert into seen values (current_setting('hasura.user', true)::json->>'x-hasura-user-id'); return new; end $$;
    create trigger note after insert on messages for each row execute function note();`);
  await chat.ask(ada, `mutation { insert_messages(objects: {group_id: "${CHESS}", body: "hi"}) { affected_rows } }`);
  expect(await texts("select text from seen")).toEqual([ADA]);
  await chat.pool.query("drop trigger note on messages");
});

it("masks an exception that a trigger raises, unless its class says that it is about data", async () => {
  const raising = (code: string) => `create or replace function no() returns trigger language plpgsql as
      $$ begin raise exception 'too late' using errcode = '${code}'; end $$;`;
  await chat.pool.query(
    `${raising("P0001")} create trigger no before insert on messages for each row execute function no();`,
  );
  const insert = () =>
    chat.ask(ada, `mutation { insert_messages(objects: {group_id: "${CHESS}", body: "x"}) { affected_rows } }`);
  expect((await insert()).error).toMatchObject({ code: "unexpected", message: "database query error" });
  await chat.pool.query(raising("22000"));
  expect((await insert()).error).toMatchObject({ code: "data-exception", message: "too late" });
  await chat.pool.query("drop trigger no on messages");
});

it("writes a null only where the column takes one", async () => {
  const { error } = await chat.ask(
    ada,
    "mutation { update_messages(where: {}, _set: {body: null}) { affected_rows } }",
  );
  expect(error).toMatchObject({ code: "validation-failed", message: "unexpected null value for type 'String'" });
  const { data } = await chat.ask(
    ada,
    "mutation ($m: jsonb) { update_messages(where: {}, _set: {meta: $m}) { affected_rows } }",
  );
  expect(data).toEqual({ update_messages: { affected_rows: 2 } });
});
