import { defineConfig } from "vitest/config";

/** Tests that need a Postgres: one throw-away server a run, a database of their own for each file. */
const overPostgres = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ["local/postgres/forTests.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

/** Questions to the domain that only the database can answer. */
const AGREEMENT = "actions/domain/agreesWithDatabase.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        // Pure functions share nothing that could be spoilt, so their files need no process of their own.
        test: { name: "domain", include: ["actions/domain/**/*.test.ts"], exclude: [AGREEMENT], isolate: false },
      },
      overPostgres("service", [AGREEMENT, "actions/!(domain)/**/*.test.ts", "actions/*.test.ts"]),
      overPostgres("policy", ["{hasura,scripts,docs}/**/*.test.ts"]),
      overPostgres("engine", ["local/**/*.test.ts", "web/server/**/*.test.ts"]),
      "web/vitest.config.ts",
    ],
  },
});
