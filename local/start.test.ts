import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withClient } from "./postgres/withClient.ts";
import { databaseOf, freeRange, listening, startTestStack, until } from "./stack/forTests.ts";
import { ROOT, SERVICES } from "./stack/settings.ts";

const START_WITHIN_MS = 90_000;
let home: string;
let port: number;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), "savings-circle-start-"));
  chmodSync(home, 0o711); // as root, Postgres runs as another user and has to pass through
  port = await freeRange();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) => startTestStack({ port, dataDir: path.join(home, "data") }, { env });

async function refusal(env: Record<string, string>): Promise<string> {
  const run = start(env);
  expect(await run.ended).toBe(1);
  const { err } = run.output();
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(await listening(port)).toEqual([]);
  return err;
}

describe("npm start refuses in one line, with exit code 1, and leaves nothing behind", () => {
  it("when a port is taken, naming it and its service", async () => {
    const other = createServer().listen(port + 3, "127.0.0.1");
    const run = start();
    expect(await run.ended).toBe(1);
    other.close();
    expect(run.output().err).toBe(
      `cannot run: port is taken: ${port + 3} (postgres). Stop what listens there, or set PORT to another number\n`,
    );
  });

  it("when the data directory cannot be written", async () => {
    const file = path.join(home, "a-file");
    writeFileSync(file, "");
    expect(await refusal({ DATA_DIR: path.join(file, "data") })).toMatch(/^cannot run: cannot write to .*set DATA_DIR/);
  });

  it.each([
    [{ PORT: "many" }, /PORT is many/],
    [{ SEED: "everything" }, /SEED is everything/],
  ])("when it is set to nonsense: %o", async (env, sentence) => expect(await refusal(env)).toMatch(sentence));
});

it(
  "keeps its data and its logs over a stop and over a kill, and refuses broken metadata",
  async () => {
    const first = start();
    expect({ ready: await first.ready, ...first.output() }).toMatchObject({ ready: true, err: "" });
    expect(await listening(port)).toEqual([...SERVICES]);
    const url = databaseOf(first);
    await withClient(url, (client) => client.query("insert into limits values ('kept', 1, 'rows', 'D1')"));
    const logOf = (name: string) => readFileSync(path.join(home, `data/logs/${name}.log`), "utf8");
    const [actionsBefore, postgresBefore] = [logOf("actions"), logOf("postgres")];

    // A killed stack cannot stop its children, but the next start still begins cleanly.
    first.process.kill("SIGKILL");
    await first.ended;
    for (const file of ["secrets.json", "logs/actions.log"]) chmodSync(path.join(home, "data", file), 0o644);
    for (const folder of ["", "logs", "web"]) chmodSync(path.join(home, "data", folder), 0o755);
    const second = start();
    expect({ ready: await second.ready, ...second.output() }).toMatchObject({ ready: true, err: "" });
    const kept = await withClient(
      url,
      async (client) => (await client.query("select from limits where limit_id = 'kept'")).rowCount,
    );
    expect(kept).toBe(1);
    expect(openToOthers(second.dataDir)).toEqual([]);
    expect(actionsBefore).toContain("listening");
    expect(logOf("actions").startsWith(actionsBefore)).toBe(true);
    expect(postgresBefore).toContain("ready to accept connections");
    expect(logOf("postgres").startsWith(postgresBefore)).toBe(true);
    second.process.kill("SIGINT");
    expect(await second.ended).toBe(0);
    expect(await listening(port)).toEqual([]);

    const metadata = path.join(home, "metadata");
    cpSync(path.join(ROOT, "hasura/metadata"), metadata, { recursive: true });
    const table = path.join(metadata, "databases/default/tables/public_groups.yaml");
    writeFileSync(
      table,
      readFileSync(table, "utf8").replace("        - contribution_amount\n", "        - contribution_amuont\n"),
    );
    expect(await refusal({ METADATA_DIR: metadata })).toMatch(/^cannot run: engine: .*groups.*contribution_amuont/);
  },
  4 * START_WITHIN_MS,
);

it(
  "ends when the npm that started it is killed outright, although its standard input ended long before",
  async () => {
    const stack = startTestStack({ port, dataDir: path.join(home, "data") }, { command: ["npm", "start"] });
    expect({ ready: await stack.ready, ...stack.output() }).toMatchObject({ ready: true, err: "" });
    expect(await listening(port)).toEqual([...SERVICES]);
    stack.process.kill("SIGKILL");
    await until(
      () => listening(port),
      (services) => services.length === 0,
      10_000,
    );
  },
  2 * START_WITHIN_MS,
);

/**
 * Files in the data directory that other users may read or change. Root's Postgres passes through the directory itself.
 */
function openToOthers(dataDir: string): string[] {
  const names = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  const open = names.filter((name) => (lstatSync(path.join(dataDir, name)).mode & 0o077) !== 0);
  const passage = process.getuid?.() === 0 ? 0o010 : 0;
  return (lstatSync(dataDir).mode & 0o077) === passage ? open : [".", ...open];
}
