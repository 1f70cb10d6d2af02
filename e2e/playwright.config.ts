import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./ensureBrowser.ts";

/** The specs that read the demo story as it is when it is loaded. */
const PAGES = [
  "console.spec.ts",
  "everyPage.spec.ts",
  "geometry.spec.ts",
  "keyboard-account.spec.ts",
  "keyboard-circles.spec.ts",
  "native.spec.ts",
  "print.spec.ts",
  "toasts.spec.ts",
  "touch.spec.ts",
  "weight.spec.ts",
];

/** How a browser is started, with more for V8 where that helps. */
const launched = (v8?: string) => ({
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
    ...(v8 ? [`--js-flags=${v8}`] : []),
  ],
});

/**
 * A real browser against the whole stack. Journeys move the clock, so pages and journeys each have their own stack with
 * its own ports and data.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // A journey waits for most of its time: so there is one more than there are cores.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  projects: [
    // They take longest, as each of their workers goes from one to the next; who is free takes pages.
    // To make code quick costs them more than it gives, for each person has a browser of their own for seconds.
    { name: "journeys", testIgnore: PAGES, workers: 2, use: { launchOptions: launched("--no-opt --no-maglev") } },
    { name: "pages", testMatch: PAGES, fullyParallel: true },
  ],
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ?? "../test-results/e2e.json" }],
  ],
  use: {
    // A recording takes a sixth of the browser's processor time. `--trace retain-on-failure` turns it on.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: launched(),
  },
});
