import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itRefuses, openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const refuses = itRefuses(() => library);

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

  it("is refused when it inherits from itself in a circle", async () => {
    const faults = await library.faultsAfter(inherits(["a", "b"], ["b", "c"], ["c", "a"]));
    expect(faults).toEqual([expect.objectContaining({ type: "inherited_role", reason: expect.any(String) })]);
  });
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

  it("is refused with a name that breaks the schema of either endpoint", async () => {
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

  it("reports every fault at once, each with its object and its reason", async () => {
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
