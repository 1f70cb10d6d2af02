import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongFirst } from "./scripts/longFirst.ts";
import { replacingTests } from "./scripts/replacingTests.ts";
import { PATIENT, web } from "./web/testProjects.ts";

/**
 * Tests that need a Postgres: one throw-away server a run, a database of their own for each file. Two projects, which are
 * run together: most files share what they import, and `<name>-alone` is those that cannot.
 */
function overPostgres(name: string, include: string[]) {
  const replacing = replacingTests(import.meta.dirname, include);
  const common = { globalSetup: ["local/postgres/forTests.ts"], ...PATIENT, hookTimeout: 30_000 };
  return [
    { test: { ...common, name: `${name}-alone`, include: replacing } },
    { test: { ...common, name, include, exclude: replacing, isolate: false } },
  ];
}

/** Questions to the domain that only the database can answer. */
const AGREEMENT = "actions/domain/agreesWithDatabase.test.ts";

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // A test waits for Postgres, for processes and for time during a quarter of its life: half as many again fill the cores.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
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
      ...overPostgres("service", [AGREEMENT, "actions/!(domain)/**/*.test.ts", "actions/*.test.ts"]),
      ...overPostgres("policy", ["{hasura,scripts,docs}/**/*.test.ts"]),
      ...overPostgres("engine", ["{local,web/server}/**/*.test.ts"]),
      ...web,
    ],
  },
});
