import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { startForTest } from "../../test/startForTest.ts";
import type { RouteRequest } from "../http/route.ts";
import { ConsoleBuild, type BuildState } from "./consoleBuild.ts";
import { consoleRoute } from "./consoleRoute.ts";

/** A bundler that takes no time. It gets `--outDir` and a folder, like the real one. */
const BUNDLER = `
  const fs = require("node:fs");
  const out = process.argv.at(-1);
  fs.mkdirSync(out + "/assets", { recursive: true });
  fs.writeFileSync(out + "/index.html", "<title>Engine console</title>");
  fs.writeFileSync(out + "/assets/index-1.js", "start()");`;
const bundler = (script: string): string[] => [process.execPath, "-e", script, "--"];
const failing = bundler('console.error("error during build:\\n<b> is missing"); process.exit(1)');

const cacheDir = mkdtempSync(path.join(tmpdir(), "engine-console-"));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const ask = (url: string, method = "GET"): RouteRequest => ({
  headers: {},
  method,
  url,
  body: Buffer.alloc(0),
  hasGone: () => false,
});
const settled = (build: ConsoleBuild): Promise<BuildState> =>
  vi.waitUntil(
    () => {
      const state = build.state();
      return state.kind !== "building" && state;
    },
    { timeout: 10_000, interval: 20 },
  );

describe("the page", () => {
  it("is built at the first visit, which is told to reload, and served from then on", async () => {
    const build = new ConsoleBuild(cacheDir, bundler(BUNDLER));
    const { answer } = consoleRoute(build);
    expect(await answer(ask("/console"))).toMatchObject({
      status: 503,
      headers: { "retry-after": "1" },
      body: expect.stringContaining("The console is being built.") as string,
    });
    await settled(build);
    const page = await answer(ask("/console?role=member"));
    expect(page).toMatchObject({ status: 200, contentType: "text/html; charset=utf-8" });
    expect(page.body).toBe("<title>Engine console</title>");
    expect(await answer(ask("/console/assets/index-1.js"))).toMatchObject({
      status: 200,
      contentType: "text/javascript; charset=utf-8",
      headers: { "cache-control": "public, max-age=31536000, immutable" },
      body: "start()",
    });
  });

  it("is built once from equal sources: another engine finds it ready", () => {
    expect(new ConsoleBuild(cacheDir, failing).state()).toMatchObject({ kind: "ready" });
  });

  it("says why it cannot be built, and is tried again by the next visit", async () => {
    const elsewhere = path.join(cacheDir, "elsewhere");
    const build = new ConsoleBuild(elsewhere, failing);
    expect(await settled(build)).toEqual({ kind: "failed", fault: "<b> is missing" });
    expect(build.state()).toEqual({ kind: "building" });
    const { body, status } = await consoleRoute({ state: () => ({ kind: "failed", fault: "<b> is missing" }) }).answer(
      ask("/console"),
    );
    expect(status).toBe(500);
    expect(body).toContain("&lt;b> is missing");
    build.close();
  });

  it("allows nothing of another origin, no frame around it, and no scripts but its own", async () => {
    const { headers } = await consoleRoute({ state: () => ({ kind: "building" }) }).answer(ask("/console"));
    const policy = headers!["content-security-policy"]!;
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it.each([
    "/console/index.html",
    "/console/assets/../index.html",
    "/console/assets/index-2.js",
    "/console/assets/%2e%2e/x.js",
  ])("has nothing at %s", async (url) => {
    const build = new ConsoleBuild(cacheDir, failing);
    await expect(consoleRoute(build).answer(ask(url))).rejects.toMatchObject({ status: 404 });
  });
});

describe("an engine", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  it.each([
    [{}, 404],
    [{ HASURA_GRAPHQL_ENABLE_CONSOLE: "true", CONSOLE_CACHE_DIR: "/dev/null/nowhere" }, 503],
  ])("with %j answers a visitor without a secret with %s", async (env, status) => {
    const engine = await startForTest({ databaseUrl: database.url, loadCore: fakeCore({}), env });
    expect((await fetch(`${engine.origin}/console`)).status).toBe(status);
    await engine.close();
  });
});
