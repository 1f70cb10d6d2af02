import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore as loadRealCore } from "../../core/core.ts";
import { EngineError, type EngineCore } from "../../interface.ts";
import { startForTest, type TestEngine } from "../startForTest.ts";
import { playCampaign } from "./campaign.ts";
import type { LoadCore } from "./stage.ts";

/** The database of the server itself; the scene has another one. */
let database: TestDatabase;
let engine: TestEngine | undefined;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await engine?.close();
  await database.drop();
});

const PATHS = { graphql: "/v1/graphql", relay: "/v1beta1/relay" } as const;

/** A core that sends its requests to a server in front of the real core. */
const loadCore: LoadCore = async (options) => {
  const core = await loadRealCore(options);
  engine = await startForTest({ databaseUrl: database.url, loadCore: () => Promise.resolve(core) });
  return { ...core, prepare: (...given) => (isLive(given[2].query) ? core.prepare(...given) : sent(...given)) };
};

const isLive = (query: string): boolean => query.startsWith("subscription");

const sent: EngineCore["prepare"] = (endpoint, session, request) => ({
  type: "query",
  async run() {
    const { json } = await engine!.asAdmin(PATHS[endpoint], request, session.variables);
    const { data, errors } = json as { data?: unknown; errors?: [{ message: string; extensions: Refusal }] };
    if (errors) throw new EngineError(errors[0].extensions.code, errors[0].message, errors[0].extensions.path);
    return { data: JSON.stringify(data) };
  },
});

interface Refusal {
  code: string;
  path: string;
}

it("answers the same over HTTP, where roles and session variables come as headers", async () => {
  expect(await playCampaign({ runs: 100, seed: 7, loadCore })).toBeUndefined();
});
