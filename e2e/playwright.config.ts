import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./ensureBrowser.ts";

/** The specs that read the demo story as it is when it is loaded. */
const PAGES = [
  "accessible.spec.ts",
  "console.spec.ts",
  "fit.spec.ts",
  "geometry.spec.ts",
  "keyboard-account.spec.ts",
  "keyboard-circles.spec.ts",
  "languages.spec.ts",
  "print.spec.ts",
  "queries.spec.ts",
  "toasts.spec.ts",
  "touch.spec.ts",
  "weight.spec.ts",
];

/**
 * A real browser against the whole stack. Journeys move the clock, so pages and journeys each have their own stack with
 * its own ports and data.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  projects: [
    // The longest spec runs first; free workers take the other pages.
    { name: "journeys", testIgnore: PAGES, workers: 1 },
    // Without a trace: recording every step of a hundred pages would cost a third of the time.
    { name: "pages", testMatch: PAGES, fullyParallel: true, use: { trace: "off" } },
  ],
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "../test-results/e2e.json" }],
  ],
  use: {
    // Without screenshots of every step, which cost more processor time than the page itself.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true },
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
        // A microphone that beeps, and nobody who has to allow it.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
});
