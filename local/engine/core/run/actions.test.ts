import { afterAll, beforeAll, expect, it } from "vitest";
import { EngineError, type ActionCall } from "../../interface.ts";
import { ADA, CHESS, GO, openChat, type Chat } from "../../test/chat.ts";

let chat: Chat;
let called: ActionCall | undefined;
let reply: () => unknown;

beforeAll(async () => {
  chat = await openChat(async (call) => {
    called = call;
    return reply();
  });
});
afterAll(() => chat.close());

const NEW = "b0000000-0000-4000-8000-00000000000f";
const ada = { role: "member", user: ADA };
const onRelay = { ...ada, endpoint: "relay" } as const;
const MUTATION = "mutation ($i: OpenGroupInput!) { open_group(input: $i) { group_id note } }";

it.each([ada, onRelay])("carries a mutation action to its handler on both endpoints", async (who) => {
  reply = () => ({ group_id: CHESS, note: "hello", surplus: 1 });
  const { data } = await chat.ask(who, MUTATION, { i: { title: "Chess", invited: [ADA] } });
  expect(data).toEqual({ open_group: { group_id: CHESS, note: "hello" } });
  expect(called).toMatchObject({
    action: "open_group",
    input: { input: { title: "Chess", invited: [ADA] } },
    session: { role: "member", variables: { "x-hasura-user-id": ADA } },
    requestQuery: MUTATION,
  });
});

it("leaves out arguments that were not given, and makes a single value a list", async () => {
  reply = () => ({ group_id: CHESS });
  await chat.ask(ada, `mutation { open_group(input: {title: "x", invited: "${ADA}", places: null}) { note } }`);
  expect(called?.input).toEqual({ input: { title: "x", invited: [ADA], places: null } });
});

it.each([
  ["{ title: 5 }", "expected a string for type 'String', but found an integer"],
  [
    '{ title: "x", places: 1.5 }',
    "The value 1.5 lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?",
  ],
  ["{ places: 1 }", "missing required field 'title'"],
])("refuses the input %s before the handler is called", async (input, message) => {
  called = undefined;
  const { error } = await chat.ask(ada, `mutation { open_group(input: ${input}) { note } }`);
  expect(error?.message).toBe(message);
  expect(called).toBeUndefined();
});

it.each<[answer: unknown, message: string]>([
  [null, "got null for the action webhook response"],
  [{ note: "x" }, 'field "group_id" expected in webhook response, but not found'],
  [{ group_id: null }, 'expecting not null value for field "group_id"'],
  [[], "got array for the action webhook response, expecting OpenGroupOutput"],
])("refuses the handler's answer %j", async (answer, message) => {
  reply = () => answer;
  const { error } = await chat.ask(ada, 'mutation { open_group(input: {title: "x"}) { note } }');
  expect(error).toMatchObject({ code: "unexpected", message });
});

it("passes on the handler's own refusal", async () => {
  reply = () => {
    throw new EngineError("group-full", "The group is full", "$", { extensions: { code: "group-full" } });
  };
  const { error } = await chat.ask(ada, 'mutation { open_group(input: {title: "x"}) { note } }');
  expect(error).toEqual({ code: "group-full", message: "The group is full", path: "$" });
});

it("follows relationships of the output with the caller's permission, on the plain endpoint only", async () => {
  const mutation = 'mutation { open_group(input: {title: "x"}) { group { title } } }';
  reply = () => ({ group_id: CHESS });
  expect((await chat.ask(ada, mutation)).data).toEqual({ open_group: { group: { title: "Chess" } } });
  reply = () => ({ group_id: GO });
  expect((await chat.ask(ada, mutation)).data).toEqual({ open_group: { group: null } });
  expect((await chat.ask(onRelay, mutation)).error?.message).toBe("field 'group' not found in type: 'OpenGroupOutput'");
});

it("answers a query action beside tables", async () => {
  reply = () => 7;
  expect((await chat.ask(ada, "{ count_groups groups { slug } }")).data).toEqual({
    count_groups: 7,
    groups: [{ slug: "chess" }],
  });
});

it("runs actions and tables of one mutation in order and separately: what was written before a failure stays", async () => {
  reply = () => ({ group_id: CHESS });
  const first = `first: insert_groups_one(object: {group_id: "${NEW}", slug: "new", title: "New"}) { slug }`;
  const again = 'again: insert_groups_one(object: {slug: "chess", title: "x"}) { slug }';
  const { error } = await chat.ask(ada, `mutation { ${first} open_group(input: {title: "x"}) { note } ${again} }`);
  expect(error?.code).toBe("constraint-violation");
  expect(called?.action).toBe("open_group");
  const { rows } = await chat.pool.query("select slug from groups where id = $1", [NEW]);
  expect(rows).toEqual([{ slug: "new" }]);
  await chat.reset();
});

it("calls no handler after a field that failed", async () => {
  called = undefined;
  const again = 'insert_groups_one(object: {slug: "chess", title: "x"}) { slug }';
  expect((await chat.ask(ada, `mutation { ${again} open_group(input: {title: "x"}) { note } }`)).error).toBeDefined();
  expect(called).toBeUndefined();
});

it("does not show an action to a role that may not call it", async () => {
  const { error } = await chat.ask({ role: "shy", user: ADA }, 'mutation { open_group(input: {title: "x"}) { note } }');
  expect(error?.message).toBe("no mutations exist");
});
