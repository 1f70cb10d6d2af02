import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./ensureBrowser.ts";

/** Journeys in a real browser against the whole stack, started by this run on ports of its own with an empty data directory. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./globalSetup.ts",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "../test-results/e2e.json" }],
  ],
  use: {
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
