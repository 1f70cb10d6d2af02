import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../actions/routes.ts";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import {
  keyOf,
  type ActionMetadata,
  type SelectPermissionMetadata,
  type SourceMetadata,
} from "../../local/engine/core/metadata/shapes.ts";
import { METADATA, openStage, type Stage } from "./asking.ts";
import { ROLES } from "./cast.ts";

interface Named {
  name: string;
  webhook: string;
}

const TABLES = path.join(METADATA.directory, "databases/default/tables");
const KEYS =
  "table is_enum configuration object_relationships array_relationships computed_fields insert_permissions select_permissions update_permissions delete_permissions event_triggers".split(
    " ",
  );

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it("loads over the migrated database without an inconsistency, with the five roles and the one that they inherit from", () => {
  expect(stage.core.roles.toSorted()).toEqual(["admin", ...ROLES, "organizer"].toSorted());
  expect(readMetadata(METADATA).inherited_roles).toEqual([
    { role_name: "group_admin", role_set: ["member", "organizer"] },
  ]);
});

it("answers on both endpoints in every role", () => {
  for (const role of ROLES) {
    for (const endpoint of ["graphql", "relay"] as const) {
      expect(Object.keys(stage.core.schema(endpoint, role).getQueryType()?.getFields() ?? {})).toContain(
        endpoint === "relay" ? "groups_connection" : "groups",
      );
    }
  }
});

it.each(["group_admin", "platform_admin"])(
  "lets %s read everything that a member reads, so that screens can be shared",
  (role) => {
    for (const endpoint of ["graphql", "relay"] as const) {
      const members = stage.core.schema(endpoint, "member");
      const theirs = stage.core.schema(endpoint, role);
      const missing = readable(members).flatMap((type) => {
        const other = theirs.getType(type.name);
        const has = isObjectType(other) || isInputObjectType(other) ? other.getFields() : {};
        return Object.values(type.getFields())
          .filter((field) => String(has[field.name]?.type) !== String(field.type))
          .map((field) => `${type.name}.${field.name}`);
      });
      expect(missing).toEqual([]);
    }
  },
);

describe.each(readdirSync(TABLES).filter((file) => file.startsWith("public_")))("%s", (file) => {
  it("is written in the exported form: keys in one order, names sorted, roles sorted", () => {
    const table = parse(readFileSync(path.join(TABLES, file), "utf8")) as Record<string, unknown>;
    const keys = Object.keys(table);
    expect(keys).toEqual(KEYS.filter((key) => keys.includes(key)));
    for (const key of ["object_relationships", "array_relationships", "computed_fields"]) {
      expectSorted((table[key] as { name: string }[] | undefined)?.map(({ name }) => name));
    }
    for (const key of KEYS.filter((name) => name.endsWith("_permissions"))) {
      const entries = table[key] as { role: string; permission: Record<string, unknown> }[] | undefined;
      expectSorted(entries?.map(({ role }) => role));
      for (const { permission } of entries ?? []) {
        expectSorted(permission.columns as string[] | undefined);
        expectSorted(permission.computed_fields as string[] | undefined);
      }
    }
  });

  it("has a check for every update, because without one a person could give a row to somebody else", () => {
    const table = parse(readFileSync(path.join(TABLES, file), "utf8")) as Record<
      string,
      { permission: object }[] | undefined
    >;
    for (const { permission } of table.update_permissions ?? []) expect(permission).toHaveProperty("check");
  });
});

describe("what an organizer has beyond a member", () => {
  const source = readMetadata(METADATA).sources[0] as SourceMetadata;
  const permissions = (source.tables ?? []).flatMap((table) =>
    (["select", "insert", "update", "delete"] as const).map((kind) => {
      const of = (role: string) => table[`${kind}_permissions`]?.find((entry) => entry.role === role)?.permission;
      const what = `${kind} ${keyOf(table.table).replace("public.", "")}`;
      return { kind, what, member: of("member"), organizer: of("organizer"), heir: of("group_admin") };
    }),
  );

  const shown = (what: string, permission: object) => {
    const { columns, computed_fields = [] } = permission as SelectPermissionMetadata;
    return { what, columns, computed_fields };
  };

  it("is written for `organizer`, and for the heir of both only where two rules of writing cannot be joined", () => {
    const named = (role: "organizer" | "heir") => permissions.filter((each) => each[role]).map(({ what }) => what);
    // Taking back members' messages (D178).
    expect(named("heir")).toEqual(["update messages"]);
    // The words that describe the own group (D89).
    expect(named("organizer").filter((what) => !what.startsWith("select"))).toEqual(["update groups"]);
  });

  it("has the member's columns, because otherwise cells of a row would be null for the inheriting role", () => {
    for (const { kind, what, member, organizer } of permissions) {
      if (kind !== "select" || !member || !organizer) continue;
      expect(shown(what, organizer)).toEqual(shown(what, member));
    }
  });

  it("repeats no right to call an action: the inheriting role may call what a parent may", () => {
    const named = (readMetadata(METADATA).actions as ActionMetadata[]).flatMap(({ name, permissions = [] }) =>
      permissions.filter(({ role }) => role === "group_admin").map(() => name),
    );
    expect(named).toEqual([]);
  });

  it("repeats no row rule of the member", () => {
    const alternatives = (filter: unknown) => {
      const { _or: each = [filter] } = filter as { _or?: unknown[] };
      return each.map((one) => JSON.stringify(one));
    };
    const repeated = permissions.flatMap(({ what, member, organizer }) => {
      const members = member && "filter" in member ? alternatives(member.filter) : [];
      const own = organizer && "filter" in organizer ? alternatives(organizer.filter) : [];
      return own.filter((one) => members.includes(one)).map((one) => `${what}: ${one}`);
    });
    expect(repeated).toEqual([]);
  });
});

it.each([
  "badge_counts",
  "chat_changes",
  "chat_receipts",
  "chats",
  "messages",
  "message_reactions",
  "hidden_messages",
  "chat_user_states",
  "vote_responses",
  "notifications",
])("opens %s to a platform admin by the rule of a member (D130, D208)", (name) => {
  const source = readMetadata(METADATA).sources[0] as SourceMetadata;
  const permissions = source.tables?.find((table) => keyOf(table.table) === `public.${name}`)?.select_permissions;
  const filter = (role: string) => permissions?.find((entry) => entry.role === role)?.permission.filter;
  expect(filter("member")).toBeDefined();
  expect(filter("platform_admin")).toEqual(filter("member"));
});

it("tracks every table and view of schema public: what nobody may see is in schema private", async () => {
  const { rows } = await stage.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'v', 'm')`,
  );
  // Other views are built from these; clients read those.
  const beneath = ["obligation_standings", "obligations"];
  const tracked = (readMetadata(METADATA).sources[0] as SourceMetadata).tables ?? [];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...tracked.map(({ table }) => keyOf(table).replace("public.", "")), ...beneath].toSorted(),
  );
});

it("lists every table's file once, in order", () => {
  const listed = (parse(readFileSync(path.join(TABLES, "tables.yaml"), "utf8")) as string[]).map((line) =>
    line.replace("!include ", ""),
  );
  expect(listed).toEqual(
    readdirSync(TABLES)
      .filter((file) => file !== "tables.yaml")
      .toSorted(),
  );
});

describe("a URL that Hasura calls", () => {
  const metadata = readMetadata(METADATA);
  const crons = (metadata.cron_triggers ?? []) as Named[];
  const events = (metadata.sources[0] as { tables: { event_triggers?: Named[] }[] }).tables.flatMap(
    (table) => table.event_triggers ?? [],
  );

  it.each([
    { kind: "actions", called: ((metadata.actions ?? []) as ActionMetadata[]).map(({ name }) => name) },
    { kind: "crons", called: crons.map(({ name }) => name) },
    { kind: "events", called: events.map(({ name }) => name) },
  ] as const)("are the $kind of the service, each one and no other", ({ kind, called }) => {
    expect(called.toSorted()).toEqual(routes[kind].map(({ name }) => name).toSorted());
  });

  it("has the path of its kind and carries the shared secret", () => {
    const secret = [{ name: "x-actions-secret", value_from_env: "ACTIONS_SECRET" }];
    for (const { name, definition } of (metadata.actions ?? []) as ActionMetadata[]) {
      expect(definition).toMatchObject({ handler: `{{ACTIONS_BASE_URL}}/actions/${name}`, headers: secret });
    }
    for (const cron of crons)
      expect(cron).toMatchObject({ webhook: `{{ACTIONS_BASE_URL}}/crons/${cron.name}`, headers: secret });
    for (const event of events)
      expect(event).toMatchObject({ webhook: `{{ACTIONS_BASE_URL}}/events/${event.name}`, headers: secret });
  });
});

/** Types with fields that a query can reach, by arguments too. Types of mutations alone are not shared. */
function readable(schema: GraphQLSchema): (GraphQLObjectType | GraphQLInputObjectType)[] {
  const reached = new Set<GraphQLObjectType | GraphQLInputObjectType>();
  const reach = (wrapped: GraphQLType) => {
    const type = getNamedType(wrapped);
    if (isInterfaceType(type)) for (const possible of schema.getPossibleTypes(type)) reach(possible);
    if (!(isObjectType(type) || isInputObjectType(type)) || reached.has(type)) return;
    reached.add(type);
    for (const field of Object.values(type.getFields())) {
      reach(field.type);
      for (const argument of "args" in field ? field.args : []) reach(argument.type);
    }
  };
  const root = schema.getQueryType();
  if (root) reach(root);
  return [...reached];
}

function expectSorted(list: string[] | undefined): void {
  expect(list).toEqual(list?.toSorted());
}

it("every action is for members, but those that are for platform admins alone (D208)", () => {
  const roles = (readMetadata(METADATA).actions as ActionMetadata[]).map(
    ({ name, permissions = [] }) => [name, permissions.map(({ role }) => role).join()] as const,
  );
  expect(roles.filter(([, role]) => role !== "member")).toEqual([
    ["retry_given_up", "platform_admin"],
    ["end_given_up", "platform_admin"],
  ]);
});
