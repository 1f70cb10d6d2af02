import { beforeEach, describe, expect, it } from "vitest";
import { managementStage, notes, served } from "../../test/managementStage.ts";
import { TestClient } from "../../test/wsClient.ts";

const people = { table: { schema: "public", name: "people" } };
const missing = { table: { schema: "public", name: "nowhere" } };

const stage = managementStage();
const { ask, answer, resourceVersion } = stage;

describe("the document", () => {
  it("is exported as it was set, in both versions of the calls", async () => {
    const document = served([notes, people], { inherited_roles: [], network: { tls_allowlist: [] } });
    expect(await answer("replace_metadata", document)).toEqual({ message: "success" });
    expect(await answer("export_metadata")).toEqual(document);
    const args = { allow_inconsistent_metadata: false, metadata: served([people]) };
    expect(await answer("replace_metadata", args, { version: 2 })).toEqual({
      is_consistent: true,
      inconsistent_objects: [],
    });
    expect(await answer("export_metadata", {}, { version: 2 })).toEqual({
      resource_version: expect.any(Number) as number,
      metadata: served([people]),
    });
  });

  it.each([true, false])(
    "is refused when it is inconsistent, whether or not the call allows that: %s",
    async (allowed) => {
      const args = { allow_inconsistent_metadata: allowed, metadata: served([notes, missing]) };
      expect(await ask("replace_metadata", args, { version: 2 })).toMatchObject({
        status: 400,
        json: {
          path: "$.args",
          code: "unexpected",
          error: "cannot continue due to inconsistent metadata",
          internal: [
            { type: "table", name: "public.nowhere", reason: expect.stringContaining("no such table") as string },
          ],
        },
      });
      expect(await answer("export_metadata")).toEqual(served([notes]));
    },
  );

  it("is emptied by clear_metadata except for its database", async () => {
    expect(await answer("clear_metadata")).toEqual({ message: "success" });
    expect(await answer("export_metadata")).toEqual(served([]));
  });

  it("gets a higher version with each request that changes it, and refuses a request made for an older one", async () => {
    const before = await resourceVersion();
    await answer("replace_metadata", served([people]));
    await answer("reload_metadata");
    await answer("get_inconsistent_metadata");
    expect(await resourceVersion()).toBe(before + 2);
    const late = await ask("replace_metadata", served([notes]), { resource_version: before });
    expect(late).toMatchObject({
      status: 409,
      json: {
        path: "$",
        code: "conflict",
        error: `metadata resource version referenced (${before}) did not match current version`,
      },
    });
    expect(await answer("export_metadata")).toEqual(served([people]));
    expect((await ask("replace_metadata", served([notes]), { resource_version: before + 2 })).status).toBe(200);
  });

  it("closes websockets when it is replaced", async () => {
    const client = await TestClient.open(
      `${stage.engine.origin.replace("http", "ws")}/v1/graphql`,
      "graphql-transport-ws",
    );
    await answer("replace_metadata", served([people]));
    expect(await client.closed).toMatchObject({ code: 1012 });
  });
});

describe("a list of calls", () => {
  const replace = (...tables: object[]): object => ({ type: "replace_metadata", args: served(tables) });

  it("changes all or nothing, and says which call failed", async () => {
    const failed = await ask("bulk", [replace(people), replace(missing)]);
    expect(failed).toMatchObject({ status: 400, json: { code: "unexpected", path: "$.args[1].args" } });
    expect(await answer("export_metadata")).toEqual(served([notes]));
    expect(await answer("bulk", [replace(people), { type: "export_metadata", args: {} }])).toEqual([
      { message: "success" },
      served([people]),
    ]);
  });

  it("that goes on after a failure answers the refusal in place of the result", async () => {
    expect(await answer("bulk_keep_going", [replace(missing), replace(people)])).toEqual([
      { code: "unexpected", error: "cannot continue due to inconsistent metadata", path: "$.args[0].args" },
      { message: "success" },
    ]);
    expect(await answer("export_metadata")).toEqual(served([people]));
  });

  it("raises the version once", async () => {
    const before = await resourceVersion();
    await answer("bulk", [replace(people), replace(notes)]);
    expect(await resourceVersion()).toBe(before + 1);
  });
});

it.each([
  [
    "clear_everything",
    'unknown metadata command "clear_everything"; "clear" was not recognized as a valid backend name',
  ],
  ["pg_dance", 'unknown metadata command "dance" for backend pg'],
])("an unknown call %s is refused", async (type, error) => {
  expect(await ask(type)).toMatchObject({ status: 400, json: { code: "parse-failed", path: "$", error } });
});

describe("relationships", () => {
  const note = { foreign_key_constraint_on: { table: { schema: "public", name: "notes" }, column: "author_id" } };
  const author = { table: notes.table, name: "author", using: { foreign_key_constraint_on: "author_id" } };
  const written = { table: people.table, name: "notes", using: note };
  beforeEach(() => answer("replace_metadata", served([notes, people])));

  it("are created and dropped one by one", async () => {
    expect(await answer("pg_create_object_relationship", author)).toEqual({ message: "success" });
    expect(await answer("pg_create_array_relationship", written)).toEqual({ message: "success" });
    const query = "{ people { notes { author { id } } } }";
    expect((await stage.engine.asAdmin("/v1/graphql", { query })).json).toEqual({ data: { people: [] } });
    expect(await ask("pg_create_object_relationship", author)).toMatchObject({
      status: 400,
      json: {
        code: "already-exists",
        error: 'field with name "author" already exists in table "notes"',
        path: "$.args",
      },
    });
    const drop = { table: "people", relationship: "notes" };
    expect(await answer("pg_drop_relationship", drop)).toEqual({ message: "success" });
    expect(await ask("pg_drop_relationship", drop)).toMatchObject({ json: { code: "not-exists" } });
    expect(await ask("pg_create_object_relationship", { ...author, table: "nowhere" })).toMatchObject({
      json: { code: "not-exists", error: 'table "nowhere" does not exist in source: default' },
    });
  });

  it("are changed together by bulk_atomic, which checks them after the last", async () => {
    const broken = { ...author, using: { foreign_key_constraint_on: "nowhere_id" } };
    const create = (args: object): object => ({ type: "pg_create_object_relationship", args });
    const drop = { type: "pg_drop_relationship", args: { table: "notes", relationship: "author" } };
    expect(await answer("bulk_atomic", [create(broken), drop, create(author)])).toEqual({ message: "success" });
    expect(await ask("bulk_atomic", [drop, create(broken)])).toMatchObject({
      status: 400,
      json: { code: "bad-request", error: "Schema inconsistency", internal: [{ type: "object_relation" }] },
    });
    expect(await answer("export_metadata")).toMatchObject({
      sources: [{ tables: [{ object_relationships: [{ name: "author", using: author.using }] }, {}] }],
    });
  });

  it("are the only thing that bulk_atomic changes", async () => {
    expect(await ask("bulk_atomic", [{ type: "export_metadata", args: {} }])).toMatchObject({
      status: 500,
      json: { code: "unexpected", error: "Bulk atomic does not support this command" },
    });
  });
});

describe("the state of the catalogue", () => {
  it("is kept separately for CLI and console, under an id that stays the same", async () => {
    const before = (await answer("get_catalog_state")) as { id: string };
    await answer("set_catalog_state", { type: "cli", state: { migrations: { default: { "1": false } } } });
    await answer("set_catalog_state", { type: "console", state: { onboardingShown: true } });
    expect(await answer("get_catalog_state")).toEqual({
      id: before.id,
      cli_state: { migrations: { default: { "1": false } } },
      console_state: { onboardingShown: true },
    });
    expect(await ask("set_catalog_state", { type: "other", state: {} })).toMatchObject({
      json: { code: "parse-failed", path: "$.args.type" },
    });
  });
});
