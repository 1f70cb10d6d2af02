/**
 * `npm test`: everything that CI runs, cheap steps first. At the end stand the failed tests by name; the last line is
 * `N passed, M failed`. `npm test -- types lint` runs only the named steps; they share no state.
 *
 * Variables of the environment ask for more:
 * - RACE_ROUNDS and RACE_TRIES for more races, and for more tries at once in each;
 * - KILLS for more services that are killed;
 * - COURSES for more drawn courses of circles (COURSES_SEED draws the same again);
 * - CORPUS_SHARE for more of the bad input (CORPUS_SEED draws the same again);
 * - DRESS=20000 for the same themes and windows again as the run that told this number, which is another one each day;
 * - FIT=all for every page in every look, language and size, with all that opens on it, and for four times as many forms;
 * - LATE=60 for web tests in which React does its work up to 60 milliseconds later, as on a slow machine;
 * - SLOWER=1 for the promised times instead of three times as much.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

interface Tally {
  passed: number;
  failed: number;
  /** The names of those that failed, as far as the runner tells. */
  names?: string[];
}

/** What we read of a report of vitest. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

/** What we read of a report of Playwright. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: PlaywrightResult[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface Step {
  name: string;
  command: string[];
  /** Variables of the environment for this step alone. */
  env?: NodeJS.ProcessEnv;
  /** Reads the counts of a test runner's report; a step without one counts as one check. */
  tally?: () => Tally;
}

const reports = mkdtempSync(path.join(tmpdir(), "savings-circle-reports-"));
const bin = (name: string) => path.resolve("node_modules/.bin", name);
const report = <T>(name: string) => JSON.parse(readFileSync(path.join(reports, name), "utf8")) as T;

const LINES_OF_A_REASON = 8;
const LINES_OF_A_PAGE = 60;

/** The name of a failed test with the beginning of what it said, for who reads only the end. */
function withReason(name: string, [said = ""]: readonly string[]): string {
  const lines = stripVTControlCharacters(said).split("\n").slice(0, LINES_OF_A_REASON);
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** What stood on the page when a journey failed, as Playwright describes it: its files are gone with the machine of CI. */
function pageOf({ attachments }: PlaywrightResult): string[] {
  const file = attachments.find(({ name }) => name === "error-context")?.path;
  const [, outline = ""] = file ? (/```yaml\n(.*?)```/s.exec(readFileSync(file, "utf8")) ?? []) : [];
  const lines = outline.trimEnd().split("\n");
  const main = lines.slice(
    Math.max(
      0,
      lines.findIndex((line) => /^ *- main\b/.test(line)),
    ),
  );
  return outline ? ["    the page:", ...main.slice(0, LINES_OF_A_PAGE).map((line) => `    ${line}`)] : [];
}

/** Makes the C library ask Linux for large pages of memory. A process waits whenever it touches a page for the first time. */
const LARGE_PAGES = "glibc.malloc.hugetlb=1";

/** Runs and counts the tests of some projects of vitest.config.ts; the first one names the step. */
function tests(...projects: [string, ...string[]]): Step {
  const [name] = projects;
  const file = `${name}.json`;
  const output = ["--reporter=default", "--reporter=json", `--outputFile.json=${path.join(reports, file)}`];
  return {
    name,
    command: [bin("vitest"), "run", ...projects.flatMap((project) => ["--project", project]), ...output],
    env: { GLIBC_TUNABLES: process.env["GLIBC_TUNABLES"] ?? LARGE_PAGES },
    tally: () => {
      const { numFailedTests, numPassedTests, testResults } = report<VitestReport>(file);
      const names = testResults.flatMap(({ assertionResults, name: file }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ failureMessages, fullName }) =>
            withReason(`${path.relative(".", file)}: ${fullName}`, failureMessages),
          ),
      );
      return { passed: numPassedTests, failed: numFailedTests, names };
    },
  };
}

const steps: Step[] = [
  { name: "types", command: ["npm", "run", "-s", "types"] },
  { name: "lint", command: ["npm", "run", "-s", "lint"] },
  { name: "relay", command: ["npm", "run", "-s", "relay", "--", "--check"] },
  tests("domain"),
  { name: "database-types", command: ["npm", "run", "-s", "db:types", "--", "--check"] },
  { name: "schema", command: ["npm", "run", "-s", "schema", "--", "--check"] },
  tests("web", "web-alone"),
  tests("policy", "policy-alone"),
  tests("service", "service-alone"),
  tests("engine", "engine-alone"),
  {
    name: "e2e",
    command: [bin("playwright"), "test", "-c", "e2e/playwright.config.ts"],
    tally: () => {
      const { stats, suites } = report<PlaywrightReport>("e2e.json");
      const namesOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
        ...specs
          .filter(({ ok }) => !ok)
          .map(({ file, tests, title }) => {
            const results = tests.flatMap(({ results }) => results);
            const said = results.flatMap(({ error }) => error?.message ?? []);
            return [withReason(`e2e/${file}: ${title}`, said), ...results.flatMap(pageOf)].join("\n");
          }),
        ...suites.flatMap(namesOf),
      ];
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: suites.flatMap(namesOf) };
    },
  },
];

function run({ command, env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), {
      stdio: "inherit",
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, "e2e.json"),
        RACE_ROUNDS: process.env["RACE_ROUNDS"] ?? "6",
        ...env,
      },
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(", ")}. There are: ${steps.map((step) => step.name).join(", ")}`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, names: [] as string[] };
const summary: string[] = [];
for (const step of steps) {
  if (wanted.size > 0 && !wanted.has(step.name)) continue;
  console.log(`\n── ${step.name}`);
  const began = performance.now();
  const succeeded = await run(step);
  let tally: Tally = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.tally) {
    try {
      tally = step.tally();
      // A runner can fail without a failed test: a file does not load, or an error is thrown outside a test.
      if (!succeeded && tally.failed === 0) tally.failed = 1;
    } catch {
      tally = { passed: 0, failed: 1 };
    }
  }
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.names.push(...(tally.names ?? []));
  summary.push(
    `${tally.failed === 0 ? "ok    " : "FAILED"} ${step.name.padEnd(15)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join("\n")}\n`);
for (const name of total.names) console.log(`failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
