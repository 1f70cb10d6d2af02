/**
 * `npm run lighthouse`: the pages of a stack of its own as `npm start` serves them, on a mobile that Lighthouse simulates,
 * and beside them an empty page of React and Relay in the same run. Prints a table and exits 1 when a bound is missed.
 * `RUNS` (5) says of how many the middle counts; E2E_ORIGIN and E2E_DATA_DIR name a running stack.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "../e2e/ensureBrowser.ts";
import { startStack } from "../e2e/startStack.ts";
import { type Bounds, faultsOf, type Figures, medianOf } from "./lighthouse/bounds.ts";
import { startFloor } from "./lighthouse/floor.ts";

const run = promisify(execFile);
const RUNS = Number(process.env["RUNS"] ?? 5);
const SIGN_IN = { email: "bruno@example.com", password: "savings-circle-demo-1" };

/** The demo story's pages; the group is one that runs. */
const PAGES: readonly { path: string; isSignedIn: boolean; bounds: Bounds }[] = [
  { path: "/login", isSignedIn: false, bounds: { performance: 95, lcpMs: 2000 } },
  { path: "/dashboard", isSignedIn: true, bounds: { performance: 92, lcpMs: 2800 } },
  { path: "/g/sunday-savers-1010", isSignedIn: true, bounds: { performance: 92, lcpMs: 2800 } },
];

const APPEARANCE_IS_HERE = `new Promise((here) => {
  const look = () => (localStorage.getItem("appearance") ? here() : setTimeout(look, 50));
  look();
})`;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Looks at one address with a fresh browser, signed in where the page is a member's. */
async function look(url: string, isSignedIn: boolean): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(path.join(folder, "profile"), {
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    if (isSignedIn) await signIn(browser.pages()[0]!, new URL(url).origin);
    const file = path.join(folder, "report.json");
    await run(
      process.execPath,
      [
        path.resolve(import.meta.dirname, "../node_modules/lighthouse/cli/index.js"),
        url,
        `--port=${port}`,
        "--output=json",
        `--output-path=${file}`,
        "--quiet",
      ],
      { env: { ...process.env, CHROME_PATH: ensureBrowser() } },
    );
    return figuresOf(JSON.parse(readFileSync(file, "utf8")) as Report);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>["newPage"]>>;

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(SIGN_IN.email);
  await page.getByLabel("Password", { exact: true }).fill(SIGN_IN.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/dashboard/);
  // Who comes back has the theme of the account on the device.
  await page.evaluate(APPEARANCE_IS_HERE);
  await page.goto("about:blank");
}

function figuresOf({ audits, categories }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

/** Whether the browser lost the beginning of its recording, which happens now and then and says nothing of the page. */
const isUnrecorded = (failure: unknown) => failure instanceof Error && failure.message.includes("NO_NAVSTART");

async function middleOf(url: string, isSignedIn: boolean): Promise<Figures> {
  const runs: Figures[] = [];
  for (let turn = 0; turn < RUNS; turn++) {
    const again = (failure: unknown) => (isUnrecorded(failure) ? look(url, isSignedIn) : Promise.reject(failure));
    runs.push(await look(url, isSignedIn).catch(again));
  }
  return medianOf(runs);
}

const floor = await startFloor();
const stack = await startStack();
let isWithin = true;
try {
  const empty = await middleOf(floor.url, false);
  const rows: Record<string, Record<string, unknown>> = { "(empty page)": shown(empty, empty, []) };
  for (const { bounds, isSignedIn, path: at } of PAGES) {
    const seen = await middleOf(stack.origin + at, isSignedIn);
    const faults = faultsOf(seen, bounds, empty.lcpMs);
    if (faults.length > 0) isWithin = false;
    rows[at] = shown(seen, empty, faults);
  }
  console.table(rows);
} finally {
  floor.stop();
  await stack.stop();
}
process.exit(isWithin ? 0 : 1);

function shown(seen: Figures, empty: Figures, faults: readonly string[]) {
  return {
    performance: seen.performance,
    accessibility: seen.accessibility,
    "best practices": seen.bestPractices,
    SEO: seen.seo,
    "LCP ms": Math.round(seen.lcpMs),
    "of the floor": (seen.lcpMs / empty.lcpMs).toFixed(2),
    "TBT ms": Math.round(seen.tbtMs),
    CLS: seen.cls.toFixed(3),
    faults: faults.join("; "),
  };
}
