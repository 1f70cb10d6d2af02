import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          include: ["{actions,hasura,local,scripts,docs}/**/*.test.ts", "web/server/**/*.test.ts"],
          globalSetup: ["local/postgres/forTests.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      "web/vitest.config.ts",
    ],
  },
});
