import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { openTrial, type Trial } from "../../test/chat.ts";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create table notes (note_id int primary key, title text not null, body text, author text);
insert into notes values (1, 'a', 'b', 'ada');
create function touch() returns setof notes volatile language sql as 'update notes set body = body returning *';
create function found() returns setof notes volatile language sql as 'select * from notes';`;

const of = (role: string, permission: object) => ({ role, permission });
const ALL = { columns: ["note_id", "title"], filter: {} };
const OWN = { author: { _eq: "X-Hasura-User-Id" } };

/** `editor` inherits from writer and reader, `chief` from editor and clerk. */
function metadata(
  tables: object,
  roles = [
    ["editor", "writer", "reader"],
    ["chief", "editor", "clerk"],
  ],
): Metadata {
  return {
    ...trackTables(
      { notes: { select_permissions: [of("writer", ALL), of("reader", ALL), of("clerk", ALL)], ...tables } },
      {
        functions: [
          { function: "touch", permissions: [{ role: "writer" }] },
          { function: "found", permissions: [{ role: "clerk" }] },
        ],
      },
    ),
    actions: [
      { name: "publish", definition: { handler: "http://x", output_type: "Int" }, permissions: [{ role: "writer" }] },
      {
        name: "count",
        definition: { type: "query", handler: "http://x", output_type: "Int" },
        permissions: [{ role: "clerk" }],
      },
    ],
    inherited_roles: roles.map(([role_name, ...role_set]) => ({ role_name, role_set })),
  };
}

describe("an inherited role", () => {
  let served: Served;
  beforeAll(async () => {
    const writes = { insert_permissions: [of("writer", { check: {}, columns: ["note_id", "title"] })] };
    served = await openTables(SQL, metadata(writes), { callAction: async ({ action }) => action.length });
  });
  afterAll(() => served.close());

  it.each<[role: string, mutation: string, allowed: boolean]>([
    ["editor", "mutation { publish }", true],
    ["chief", "mutation { publish }", true],
    ["reader", "mutation { publish }", false],
    ["editor", "{ count }", false],
    ["chief", "{ count }", true],
    ["editor", "mutation { touch { title } }", true],
    ["chief", "mutation { touch { title } }", true],
    ["clerk", "mutation { touch { title } }", false],
    ["editor", "mutation { found { title } }", false],
    ["chief", "mutation { found { title } }", true],
    ["editor", "mutation { insert_notes(objects: []) { affected_rows } }", true],
    ["chief", "mutation { insert_notes(objects: []) { affected_rows } }", true],
    ["clerk", "mutation { insert_notes(objects: []) { affected_rows } }", false],
  ])("%s asks %s: %s", async (role, query, allowed) => {
    const { data, error } = await served.ask({ role, user: "ada" }, query);
    if (allowed) expect(data).toBeDefined();
    else expect(error?.code).toBe("validation-failed");
  });
});

describe("the row limit of an inherited role", () => {
  it.each<[what: string, writer: number | undefined, reader: number | undefined, rows: number]>([
    ["is the largest of its parents'", 1, 2, 2],
    ["is not lifted by a parent without one", undefined, 1, 1],
    ["is not there where no parent has one", undefined, undefined, 3],
  ])("%s", async (_what, writer, reader, rows) => {
    const limited = (role: string, limit: number | undefined) => of(role, { ...ALL, limit });
    const served = await openTables(
      `${SQL} insert into notes values (2, 'c', 'd', 'bob'), (3, 'e', 'f', 'cy');`,
      metadata({ select_permissions: [limited("writer", writer), limited("reader", reader)] }, [
        ["editor", "writer", "reader"],
      ]),
    );
    const { data } = await served.ask({ role: "editor" }, "{ notes { title } }");
    expect(data!.notes).toHaveLength(rows);
    await served.close();
  });
});

describe("write permissions that two parents have", () => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await openTrial(SQL);
  });
  afterAll(() => trial.close());

  const insert = (role: string, change: object = {}) =>
    of(role, { check: { _and: [OWN, { title: { _neq: "" } }] }, columns: ["title", "body"], ...change });
  const load = (tables: object, roles?: string[][]) => trial.load(metadata(tables, roles));
  const inserts = async (tables: object, role: string) =>
    (await load(tables)).schema("graphql", role).getMutationType()?.getFields().insert_notes !== undefined;

  it("are inherited where they are the same, however they are spelt", async () => {
    const same = insert("reader", {
      check: { _and: [{ title: { _neq: "" } }, { author: { _eq: "x-hasura-user-id" } }] },
      columns: ["body", "title"],
    });
    const permissions = { insert_permissions: [insert("writer"), same] };
    expect(await inserts(permissions, "editor")).toBe(true);
    expect(await inserts(permissions, "chief")).toBe(true);
  });

  it.each<[what: string, change: object]>([
    ["columns", { columns: ["title"] }],
    ["check", { check: OWN }],
    ["presets", { set: { author: "x-hasura-user-id" } }],
    ["backend_only", { backend_only: true }],
    ["webhook", { validate_input: { type: "http", definition: { url: "http://x" } } }],
  ])("make the role inconsistent where they differ in %s", async (_, change) => {
    await expect(load({ insert_permissions: [insert("writer"), insert("reader", change)] })).rejects.toThrow(
      "inherited role permission inconsistency editor: Could not inherit permission for the role 'editor' for the entity: 'insert permission, table: notes, source: 'default''",
    );
  });

  it.each([
    ["update", { columns: ["title"] }],
    ["delete", {}],
  ])("are compared for %s too", async (kind, more) => {
    const permissions = [of("writer", { filter: OWN, ...more }), of("reader", { filter: {}, ...more })];
    await expect(load({ [`${kind}_permissions`]: permissions })).rejects.toThrow(`${kind} permission, table: notes`);
  });

  it("do not matter where the role has a permission of its own", async () => {
    const own = insert("editor", { columns: ["title"] });
    const permissions = { insert_permissions: [insert("writer"), insert("reader", { check: OWN }), own] };
    expect(await inserts(permissions, "editor")).toBe(true);
  });

  it("make a role inconsistent that inherits from an inherited role", async () => {
    const permissions = { insert_permissions: [insert("writer"), insert("clerk", { check: OWN })] };
    await expect(load(permissions)).rejects.toThrow("Could not inherit permission for the role 'chief'");
  });
});
