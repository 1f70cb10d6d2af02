import { afterAll, beforeAll, expect, it } from "vitest";
import { openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const byOwner = (body: object) => ({ foreign_key_constraint_on: body });
const filtered =
  (filter: unknown): Change =>
  ({ permission }) =>
    (permission.select.filter = filter);

it.each<[what: string, change: Change]>([
  ["one good example of everything", () => undefined],
  [
    "null for every optional key of a table",
    ({ people }) =>
      Object.assign(people, {
        is_enum: null,
        configuration: null,
        object_relationships: null,
        computed_fields: null,
        select_permissions: null,
        event_triggers: null,
      }),
  ],
  [
    "null for the optional keys of names",
    ({ people }) => {
      people.configuration = {
        comment: null,
        custom_name: null,
        column_config: { name: { custom_name: null, comment: null } },
        custom_column_names: null,
        custom_root_fields: { select: null, insert: { name: null, comment: null } },
      };
    },
  ],
  [
    "null for the optional keys of permissions",
    ({ permission: { select, insert, update } }) => {
      Object.assign(select, {
        limit: null,
        allow_aggregations: null,
        computed_fields: null,
        query_root_fields: null,
        subscription_root_fields: null,
      });
      Object.assign(insert, { columns: null, set: null, backend_only: null, validate_input: null });
      Object.assign(update, { check: null, set: null });
    },
  ],
  [
    "null for the optional keys of relationships and computed fields",
    ({ books }) => {
      Object.assign(books.object_relationships[0].using, { manual_configuration: null });
      Object.assign(books.computed_fields[0].definition, { table_argument: null, session_argument: null });
      books.computed_fields[0].comment = null;
    },
  ],
  [
    "null for the optional keys of functions",
    ({ source }) => Object.assign(source.functions[0], { configuration: null, permissions: null, comment: null }),
  ],
  [
    "null for the optional keys of actions and triggers",
    ({ action, event, cron }) => {
      Object.assign(action, { permissions: null, comment: null });
      Object.assign(action.definition, { headers: null, timeout: null, request_transform: null });
      Object.assign(event, { headers: null, retry_conf: null, cleanup_config: null });
      Object.assign(cron, { headers: null, retry_conf: null, payload: null, comment: null });
    },
  ],
  [
    "empty lists and objects, as unused features are exported",
    ({ document, source, people }) => {
      Object.assign(document, {
        remote_schemas: [],
        rest_endpoints: [],
        query_collections: [],
        allowlist: [],
        api_limits: {},
        graphql_schema_introspection: { disabled_for_roles: [] },
        network: {},
        metrics_config: {},
        opentelemetry: {},
        backend_configs: {},
      });
      Object.assign(source, { customization: {}, native_queries: [], logical_models: [], stored_procedures: [] });
      Object.assign(people, { remote_relationships: [], event_triggers: [] });
    },
  ],
  ["a table by its bare name", ({ people }) => (people.table = "people")],
  ["a table by its name without schema", ({ people }) => (people.table = { name: "people" })],
  ["a function by its bare name", ({ source }) => (source.functions[0].function = "titled")],
  [
    "columns whose names mean something in JavaScript",
    ({ track }) => {
      const permission = { columns: ["constructor", "toString"], filter: { hasOwnProperty: "x" } };
      track("scripted", { configuration: {}, select_permissions: [{ role: "constructor", permission }] });
    },
  ],
  [
    "the legacy twin of renamed columns beside them",
    ({ books }) => (books.configuration.custom_column_names = { size: "letters" }),
  ],
  [
    "the legacy twin of renamed columns alone",
    ({ books }) => (books.configuration = { custom_column_names: { size: "letters" } }),
  ],
  [
    "root fields that change names with each other",
    ({ people }) => (people.configuration = { custom_root_fields: { select: "people_by_pk", select_by_pk: "people" } }),
  ],
  [
    "operators spelt with a dollar",
    filtered({ $and: [{ title: { $eq: "a" } }, { $or: [{ $not: { pages: { $gt: 1 } } }] }] }),
  ],
  [
    "every spelling of unlike",
    filtered({
      _and: ["_ne", "_neq", "$ne", "$neq"].map((operator) => ({ pages: { [operator]: 1 } })),
    }),
  ],
  [
    "every spelling of columns compared",
    filtered({
      _and: ["_ceq", "_cne", "$cneq", "_cgt", "_clt", "_cgte", "_clte"].map((operator) => ({
        owner_id: { [operator]: "reader_id" },
      })),
    }),
  ],
  ["a column of the root row", filtered({ owner: { books: { book_id: { _ceq: ["$", "book_id"] } } } })],
  ["a column in a list of one", filtered({ owner_id: { _ceq: ["reader_id"] } })],
  ["numbers as text, which Postgres reads", filtered({ pages: { _gt: "12" } })],
  ["null as a constant", filtered({ _or: [{ reader_id: null }, { pages: { _eq: null } }, { pages: { _gt: null } }] })],
  ["session variables in any case", filtered({ owner_id: "X-HASURA-User-Id", pages: { _in: "x-hasura-pages" } })],
  ["session variables within a list", filtered({ pages: { _in: ["X-Hasura-Pages", 3] } })],
  ["a value of the enum", filtered({ mood: { _in: ["calm", "keen"] } })],
  [
    "jsonb by its keys and as text",
    filtered({ owner: { traits: { _has_key: "a", _cast: { String: { _like: "%" } } } } }),
  ],
  ["lists by what they contain", filtered({ owner: { tags: { _contains: ["a"] } } })],
  ["a table of no relation", filtered({ _exists: { _table: "people", _where: { shoe: { _gt: 1 } } } })],
  ["a computed field without arguments", filtered({ caption: { _eq: "a" }, siblings: { title: "a" } })],
  [
    "all columns by an asterisk, generated ones left out of what is written",
    ({ permission: { select, insert, update } }) => {
      for (const each of [select, insert, update]) each.columns = "*";
    },
  ],
  ["no columns at all", ({ permission }) => (permission.select.columns = [])],
  ["a column that is preset as well as granted", ({ permission }) => (permission.insert.columns = ["title", "pages"])],
  [
    "a relationship by a list of columns",
    ({ books }) => (books.object_relationships[0].using = { foreign_key_constraint_on: ["owner_id"] }),
  ],
  [
    "a relationship back over a column that is unique",
    ({ people, track }) => {
      track("passports");
      const using = byOwner({ table: "passports", columns: ["person_id"] });
      people.object_relationships = [{ name: "passport", using }];
    },
  ],
  [
    "a relationship by hand",
    ({ books, track }) => {
      track("titles");
      const manual_configuration = {
        remote_table: "titles",
        column_mapping: { book_id: "book_id" },
        insertion_order: null,
      };
      books.array_relationships = [{ name: "entries", using: { manual_configuration } }];
    },
  ],
  [
    "a session argument of type json and a second argument of a computed field",
    ({ compute }) => compute("mark", { function: "label_for", table_argument: "book", session_argument: "session" }),
  ],
  [
    "a volatile function, as a mutation or as a query",
    ({ expose }) => {
      expose("lend");
      expose("titled_in", { exposed_as: "query", session_argument: null });
    },
  ],
  [
    "an action without arguments that answers a scalar",
    ({ action, types }) => {
      action.definition = { handler: "http://actions", output_type: "[jsonb!]" };
      types.objects = [];
    },
  ],
  [
    "input types that contain themselves",
    ({ types }) => {
      types.input_objects[0].fields.push({ name: "others", type: "[Wish!]" });
    },
  ],
  [
    "roles that inherit from inherited roles",
    ({ document }) => {
      document.inherited_roles.unshift({ role_name: "guest", role_set: ["reader", "member"] });
    },
  ],
  ["a source whose kind is not said", ({ source }) => delete source.kind],
])("accepts %s", async (_, change) => {
  expect(await library.faultsAfter(change)).toEqual([]);
});
