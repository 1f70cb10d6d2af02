import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLibrary, type Change, type Expected, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const refuses = (cases: [what: string, change: Change, ...Expected][]) =>
  it.each(cases)("is refused: %s", async (_, change, type, name, reason) => {
    expect(await library.faultsAfter(change)).toEqual([{ type, name, reason: expect.stringContaining(reason) }]);
  });

describe("an event trigger", () => {
  const changed = (change: object, name = "book_came"): [Change, string, string] => [
    ({ event }) => Object.assign(event, change),
    "event_trigger",
    name,
  ];
  const onView: Change = ({ event, track }) => track("titles", { event_triggers: [{ ...event, name: "title_came" }] });
  const twice: Change = ({ event, people }) => (people.event_triggers = [{ ...event, definition: {} }]);
  refuses([
    ["on a view", onView, "event_trigger", "title_came", "tables only"],
    ["of a name that another table's has", twice, "event_trigger", "book_came", "exists already"],
    ["with a name that begins with a digit", ...changed({ name: "1st" }, "1st"), "begins with a letter"],
    ["with a name that is too long", ...changed({ name: "e".repeat(43) }, "e".repeat(43)), "up to 41"],
    ["without a webhook", ...changed({ webhook: null }), "neither webhook nor webhook_from_env"],
    ["with two webhooks", ...changed({ webhook_from_env: "URL" }), "only one of webhook and webhook_from_env"],
    [
      "with a webhook of a variable that is not set",
      ...changed({ webhook: null, webhook_from_env: "NOPE" }),
      "environment variable 'NOPE' not set",
    ],
    [
      "with a header of a variable that is not set",
      ...changed({ headers: [{ name: "x-secret", value_from_env: "NOPE" }] }),
      "environment variable 'NOPE' not set",
    ],
    ["with a header that has no value", ...changed({ headers: [{ name: "x-secret" }] }), "neither value nor"],
    [
      "with a header that has two values",
      ...changed({ headers: [{ name: "x-secret", value: "a", value_from_env: "A" }] }),
      "both value and value_from_env",
    ],
    [
      "that sends a column that does not exist",
      ...changed({ definition: { insert: { columns: "*", payload: ["nope"] } } }),
      'column "nope" does not exist',
    ],
    [
      "that waits for a column by its GraphQL name",
      ...changed({ definition: { update: { columns: ["letters"] } } }),
      'column "letters" does not exist',
    ],
    ["without columns", ...changed({ definition: { update: {} } }), 'definition.update: key "columns" not found'],
    ["for an operation that is none", ...changed({ definition: { upsert: { columns: "*" } } }), "fields: upsert"],
    ["with fewer than no retries", ...changed({ retry_conf: { num_retries: -1 } }), "a whole number from 0 on"],
    [
      "that rewrites its requests",
      ...changed({ request_transform: { version: 2 } }),
      "request_transform is not supported",
    ],
    [
      "that rewrites its answers",
      ...changed({ response_transform: { version: 2 } }),
      "response_transform is not supported",
    ],
    ["with a misspelt key", ...changed({ retry_config: {} }), "unexpected fields: retry_config"],
  ]);
});

describe("a cron trigger", () => {
  const changed = (change: object): [Change, string, string] => [
    ({ cron }) => Object.assign(cron, change),
    "cron_trigger",
    "remind",
  ];
  const twice: Change = ({ document }) => document.cron_triggers.push(document.cron_triggers[0]);
  refuses([
    ["of a name that another one has", twice, "cron_trigger", "remind", "exists already"],
    ["with a schedule of four fields", ...changed({ schedule: "* * * *" }), "not a cron expression of five fields"],
    ["with a minute that there is not", ...changed({ schedule: "61 * * * *" }), "not a cron expression"],
    ["with a webhook of a variable that is not set", ...changed({ webhook: "{{NOPE}}/c" }), "'NOPE' not set"],
    [
      "with a header of a variable that is not set",
      ...changed({ headers: [{ name: "x-secret", value_from_env: "NOPE" }] }),
      "'NOPE' not set",
    ],
    ["with fewer than no retries", ...changed({ retry_conf: { num_retries: -1 } }), "a whole number from 0 on"],
    ["that rewrites its requests", ...changed({ request_transform: { version: 2 } }), "is not supported"],
    ["with a misspelt key", ...changed({ shedule: "* * * * *" }), "unexpected fields: shedule"],
    ["without a webhook", ({ cron }) => delete cron.webhook, "cron_trigger", "remind", 'key "webhook" not found'],
  ]);
});

describe("an inherited role", () => {
  const inherits =
    (...roles: [name: string, ...parents: string[]][]): Change =>
    ({ document }) =>
      (document.inherited_roles = roles.map(([role_name, ...role_set]) => ({ role_name, role_set })));
  refuses([
    [
      "of parents that nothing grants anything",
      inherits(["reader", "member", "ghost"]),
      "inherited_role",
      "reader",
      "not found: ghost",
    ],
    ["of admin", inherits(["reader", "admin"]), "inherited_role", "reader", "not found: admin"],
    ["named admin", inherits(["admin", "member"]), "inherited_role", "admin", "cannot be an inherited role"],
    [
      "of a name that another one has",
      inherits(["reader", "member"], ["reader", "member"]),
      "inherited_role",
      "reader",
      "exists already",
    ],
    ["that is its own parent", inherits(["reader", "reader", "member"]), "inherited_role", "reader", "itself"],
    [
      "with a misspelt key",
      ({ document }) => (document.inherited_roles[0].roles = []),
      "inherited_role",
      "reader",
      "unexpected fields: roles",
    ],
  ]);

  it("is refused: in a circle", async () => {
    const faults = await library.faultsAfter(inherits(["a", "b"], ["b", "c"], ["c", "a"]));
    expect(faults).toEqual([expect.objectContaining({ type: "inherited_role", reason: expect.any(String) })]);
  });
});

describe("a custom type", () => {
  const typed =
    (kind: string, type: object): Change =>
    ({ types }) =>
      types[kind].push(type);
  const field = { name: "x", type: "Int" };
  refuses([
    [
      "declared twice",
      typed("enums", { name: "Haste", values: [{ value: "A" }] }),
      "custom_types",
      "Haste",
      "more than once",
    ],
    ["declared as two things", typed("scalars", { name: "Haste" }), "custom_types", "Haste", "more than once"],
    [
      "named as GraphQL cannot say",
      typed("scalars", { name: "a b" }),
      "custom_types",
      "a b",
      "not a valid GraphQL name",
    ],
    [
      "named like a scalar of Postgres",
      typed("scalars", { name: "uuid" }),
      "custom_types",
      "uuid",
      "conflicting definitions",
    ],
    [
      "named like a type of GraphQL",
      typed("scalars", { name: "Int" }),
      "custom_types",
      "Int",
      "a type of GraphQL itself",
    ],
    ["an enum without values", typed("enums", { name: "E", values: [] }), "custom_types", "E", "has no values"],
    [
      "an enum with a value twice",
      typed("enums", { name: "E", values: [{ value: "a" }, { value: "a" }] }),
      "custom_types",
      "E",
      'value "a" is there more than once',
    ],
    [
      "an input with a field twice",
      typed("input_objects", { name: "I", fields: [field, field] }),
      "custom_types",
      "I",
      'field "x" is there more than once',
    ],
    [
      "an object with a field twice",
      typed("objects", { name: "O", fields: [field, field] }),
      "custom_types",
      "O",
      'field "x" is there more than once',
    ],
    ["an object without fields", typed("objects", { name: "O", fields: [] }), "custom_types", "O", "has no fields"],
    [
      "an object with a field and a relationship of one name",
      ({ types }) => types.objects[0].fields.push({ name: "book", type: "Int" }),
      "custom_types",
      "Loan",
      'field "book" is there more than once',
    ],
    [
      "an object with a misspelt key",
      typed("objects", { name: "O", fields: [field], relations: [] }),
      "custom_types",
      "O",
      "unexpected fields: relations",
    ],
  ]);
});

describe("an action", () => {
  const changed = (change: object): [Change, string, string] => [
    ({ action }) => Object.assign(action.definition, change),
    "action",
    "borrow",
  ];
  refuses([
    [
      "without a handler",
      ({ action }) => delete action.definition.handler,
      "action",
      "borrow",
      'key "handler" not found',
    ],
    ["with a handler of a variable that is not set", ...changed({ handler: "{{NOPE}}/a" }), "'NOPE' not set"],
    [
      "with a header of a variable that is not set",
      ...changed({ headers: [{ name: "x", value_from_env: "NOPE" }] }),
      "'NOPE' not set",
    ],
    [
      "that rewrites its requests",
      ...changed({ request_transform: { version: 2 } }),
      "request_transform is not supported",
    ],
    [
      "that rewrites its answers",
      ...changed({ response_transform: { version: 2 } }),
      "response_transform is not supported",
    ],
    ["of a kind that there is not", ...changed({ kind: "sometimes" }), 'one of "synchronous", "asynchronous"'],
    ["with a timeout in words", ...changed({ timeout: "long" }), "definition.timeout: expected a whole number"],
    ["with a misspelt key", ...changed({ header: [] }), "definition: unexpected fields: header"],
  ]);
});

describe("the document", () => {
  const source =
    (change: object): Change =>
    ({ source: only }) =>
      Object.assign(only, change);
  refuses([
    [
      "without a source",
      ({ document }) => Object.assign(document, { sources: [], actions: [], custom_types: {}, inherited_roles: [] }),
      "source",
      "sources",
      "exactly one source, but found 0",
    ],
    ["with a source of another kind", source({ kind: "mssql" }), "source", "default", 'one of "postgres"'],
    [
      "with customization",
      source({ customization: { root_fields: { prefix: "p" } } }),
      "source",
      "default",
      "customization is not supported",
    ],
    [
      "with native queries",
      source({ native_queries: [{ root_field_name: "q" }] }),
      "source",
      "default",
      "native_queries is not supported",
    ],
    [
      "with logical models",
      source({ logical_models: [{ name: "m" }] }),
      "source",
      "default",
      "logical_models is not supported",
    ],
    [
      "with stored procedures",
      source({ stored_procedures: [{ name: "p" }] }),
      "source",
      "default",
      "stored_procedures is not supported",
    ],
    [
      "with a database of a variable that is not set",
      source({ configuration: { connection_info: { database_url: { from_env: "NOPE" } } } }),
      "source",
      "default",
      "environment variable 'NOPE' not set",
    ],
    [
      "with a source without a connection",
      source({ configuration: {} }),
      "source",
      "default",
      'key "connection_info" not found',
    ],
    ["with a misspelt key of a source", source({ function: [] }), "source", "default", "unexpected fields: function"],
    [
      "with remote schemas",
      ({ document }) => (document.remote_schemas = [{ name: "r" }]),
      "metadata",
      "metadata",
      "remote_schemas is not supported",
    ],
    [
      "with a misspelt key",
      ({ document }) => (document.cron_trigger = []),
      "metadata",
      "metadata",
      "unexpected fields: cron_trigger",
    ],
  ]);

  it.each(["String", "query_root", "order_by", "uuid", "people_bool_exp", "__Type"])(
    "with a table named like the type %s is refused on each endpoint",
    async (custom_name) => {
      const faults = await library.faultsAfter(({ track }) => track("passports", { configuration: { custom_name } }));
      const reason = `Found conflicting definitions for GraphQL type "${custom_name}"`;
      expect(faults).toEqual(["graphql", "relay"].map((name) => ({ type: "schema", name, reason })));
    },
  );

  it("with a name that takes the schema down is refused on each endpoint where it does", async () => {
    const faults = await library.faultsAfter(({ people }) => {
      people.configuration = { custom_root_fields: { insert: "insert_books" } };
    });
    expect(faults).toEqual(
      ["graphql", "relay"].map((name) => ({
        type: "schema",
        name,
        reason: "Encountered conflicting definitions in the selection set for 'mutation_root' for field 'insert_books'",
      })),
    );
  });

  it("tells of every fault at once, each with its object and its reason", async () => {
    const faults = await library.faultsAfter(({ action, books, cron, document, event, people, permission, types }) => {
      people.array_relationships[0].name = "name";
      books.computed_fields[0].definition.function = "nope";
      permission.select.columns.push("nope");
      permission.select.computed_fields = [];
      permission.delete.filter = { nope: 1 };
      permission.insert.validate = true;
      event.webhook = "{{NOPE}}";
      cron.schedule = "daily";
      action.definition.handler = "{{NOPE}}";
      types.scalars.push({ name: "uuid" });
      document.inherited_roles[0].role_set.push("ghost");
      document.remote_schemas = [{ name: "r" }];
    });
    expect(faults.map(({ type, name }) => `${type} ${name}`).toSorted()).toEqual([
      "action borrow",
      "array_relation public.people.name",
      "computed_field public.books.caption",
      "cron_trigger remind",
      "custom_types uuid",
      "delete_permission public.books for role member",
      "event_trigger book_came",
      "inherited_role reader",
      "insert_permission public.books for role member",
      "metadata metadata",
      "select_permission public.books for role member",
    ]);
  });
});
