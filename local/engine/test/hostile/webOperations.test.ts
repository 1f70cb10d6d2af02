import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse, type TypeNode } from "graphql";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import type { EngineCore } from "../../interface.ts";
import { USER_LIMITS, type RequestLimits } from "../../core/limits.ts";

const project = path.resolve(import.meta.dirname, "../../../..");
const documents = path.join(project, "web/documents/current");

/** Every document of this release that the web's compiler has listed, with the role that sends it. */
const operations = readdirSync(documents).flatMap((file) => {
  const listed = JSON.parse(readFileSync(path.join(documents, file), "utf8")) as Record<string, string>;
  const role = file.replace(".json", "");
  return Object.values(listed).map((query) => ({ role, name: query.split(/[\s({]/, 2)[1]!, query }));
});

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Sets every variable that metadata may name, except those that decide about the schema. */
const env = new Proxy<Record<string, string | undefined>>(
  { HASURA_GRAPHQL_DATABASE_URL: "postgres://x" },
  {
    get: (set, name) => (typeof name !== "string" ? undefined : name.startsWith("HASURA_") ? set[name] : "http://x"),
  },
);
const serve = (limits: RequestLimits): Promise<EngineCore> =>
  loadCore({
    pool,
    metadata: { directory: path.join(project, "hasura/metadata") },
    env,
    limits,
    callAction: () => Promise.reject(new Error("nothing is called here")),
  });

const UUID = "a0000000-0000-4000-8000-000000000001";
const GLOBAL_ID = Buffer.from(JSON.stringify([1, "public", "groups", UUID])).toString("base64");

/** A value that fits the declaration of a variable; undefined where none is needed. */
function valueOf(type: TypeNode): unknown {
  if (type.kind !== Kind.NON_NULL_TYPE) return undefined;
  if (type.type.kind === Kind.LIST_TYPE) return [];
  const values = {
    Int: 100,
    Boolean: true,
    String: "x",
    ID: GLOBAL_ID,
    uuid: UUID,
    date: "2026-11-24",
    timestamptz: "2026-11-24T12:00:00Z",
    order_by: "asc",
  };
  return (values as Record<string, unknown>)[type.type.name.value] ?? {};
}

function refusalOf(core: EngineCore, { role, query }: (typeof operations)[number]): string | undefined {
  const [definition] = parse(query).definitions;
  const declared = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [];
  const variables = Object.fromEntries(declared.map(({ variable, type }) => [variable.name.value, valueOf(type)]));
  const session = {
    role,
    variables: { "x-hasura-role": role, "x-hasura-user-id": UUID },
    isAdmin: false,
    backendOnly: false,
  };
  try {
    core.prepare("relay", session, { query, variables });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the web's own operations", () => {
  it("stay within the bounds on one request", async () => {
    const core = await serve(USER_LIMITS);
    expect(operations.length).toBeGreaterThan(20);
    for (const operation of operations) {
      // An empty input lacks fields, but that is noticed only after everything was counted.
      const refusal = refusalOf(core, operation)?.replace(/^missing required field .*/, "");
      expect.soft([operation.name, refusal ?? ""]).toEqual([operation.name, ""]);
    }
  });

  it.each<[Partial<RequestLimits>, RegExp]>([
    [{ fields: 300 }, /more than 300 fields/],
    [{ nestedLists: 1 }, /lists are nested/],
    [{ conditions: 10 }, /more than 10 conditions/],
    [{ objects: 20 }, /more than 20 objects/],
    [{ rows: 50 }, /no more than 50 rows/],
  ])("are refused under narrower bounds: %j", async (narrow, message) => {
    const core = await serve({ ...USER_LIMITS, ...narrow });
    expect(operations.map((operation) => refusalOf(core, operation) ?? "")).toContainEqual(
      expect.stringMatching(message),
    );
  });
});
