import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./ensureBrowser.ts";

/** What reads the pages of the demo story as it stands when it is loaded. */
const PAGES = ["accessible.spec.ts", "console.spec.ts", "languages.spec.ts"];

/**
 * A real browser against the whole stack. Journeys move the clock, so pages and journeys have a stack each, on ports and
 * with data of their own, side by side.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: "pages", testMatch: PAGES, workers: 1 },
    { name: "journeys", testIgnore: PAGES, workers: 1 },
  ],
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
