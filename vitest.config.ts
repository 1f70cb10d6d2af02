import { defineConfig } from "vitest/config";
import { replacingTests } from "./scripts/replacingTests.ts";
import { web } from "./web/testProjects.ts";

/** Tests that need a Postgres: one throw-away server a run, a database of their own for each file. */
const overPostgres = (name: string, include: string[], more: { exclude?: string[]; isolate?: boolean } = {}) => ({
  test: {
    name,
    include,
    ...more,
    globalSetup: ["local/postgres/forTests.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

/** The engine's inside keeps nothing between two files, so they share what they import. */
const ENGINE_CORE = ["local/engine/core/**/*.test.ts", "local/engine/test/pitfalls/*.test.ts"];

const POLICY = ["{hasura,scripts,docs}/**/*.test.ts"];
const SERVICE = ["actions/!(domain)/**/*.test.ts", "actions/*.test.ts"];
const REPLACING = replacingTests(import.meta.dirname, SERVICE);

/** Questions to the domain that only the database can answer. */
const AGREEMENT = "actions/domain/agreesWithDatabase.test.ts";

export default defineConfig({
  test: {
    // Vitest leaves one core to whoever waits; of two cores that is half, and nobody else works here meanwhile.
    maxWorkers: "100%",
    projects: [
      {
        // Pure functions share nothing that could be spoilt, so their files need no process of their own.
        test: {
          name: "domain",
          include: ["{actions/domain,schema}/**/*.test.ts"],
          exclude: [AGREEMENT],
          isolate: false,
        },
      },
      overPostgres("service-alone", REPLACING),
      overPostgres("service", [AGREEMENT, ...SERVICE], { exclude: REPLACING, isolate: false }),
      overPostgres("policy", POLICY, { isolate: false }),
      overPostgres("engine-core", ENGINE_CORE, { isolate: false }),
      overPostgres("engine", ["local/**/*.test.ts", "web/server/**/*.test.ts"], { exclude: ENGINE_CORE }),
      ...web,
    ],
  },
});
