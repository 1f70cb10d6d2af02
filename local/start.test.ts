import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withClient } from "./stack/database.ts";
import { ROOT, SERVICES } from "./stack/settings.ts";

const START_WITHIN_MS = 60_000;
let home: string;
let port: number;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), "savings-circle-start-"));
  port = await freeRange();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Run {
  process: ChildProcess;
  output: () => { out: string; err: string };
  /** Resolves with true at the line `ready`, with false when it ended before. */
  ready: Promise<boolean>;
  ended: Promise<number | null>;
}

function start(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ["local/start.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(home, "data"), SEED: "none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ready = new Promise<boolean>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (/^ready/m.test(out)) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  return { process: child, output: () => ({ out, err }), ready, ended };
}

async function refusal(env: Record<string, string>): Promise<string> {
  const run = start(env);
  expect(await run.ended).toBe(1);
  const { err } = run.output();
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(await listening()).toEqual([]);
  return err;
}

/** Which of the stack's ports somebody answers on. */
async function listening(): Promise<string[]> {
  const names = await Promise.all(SERVICES.map(async (name, at) => ((await answers(port + at)) ? name : undefined)));
  return names.filter((name) => name !== undefined);
}

function answers(at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(at, "127.0.0.1");
    socket.once("connect", () => resolve((socket.destroy(), true)));
    socket.once("error", () => resolve(false));
  });
}

/** Below the ports that the system hands out to clients, which come and go. */
async function freeRange(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const taken = await Promise.all(SERVICES.map((_, at) => answers(first + at)));
    if (!taken.includes(true)) return first;
  }
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
  "keeps its data over a stop, says so when the database dies, recovers, and refuses broken metadata",
  async () => {
    const first = start();
    expect({ ready: await first.ready, ...first.output() }).toMatchObject({ ready: true, err: "" });
    expect(await listening()).toEqual([...SERVICES]);
    const { postgres } = JSON.parse(readFileSync(path.join(home, "data/secrets.json"), "utf8")) as { postgres: string };
    const url = `postgres://postgres:${postgres}@127.0.0.1:${port + 3}/savings_circle`;
    await withClient(url, (client) => client.query("insert into limits values ('kept', 1, 'rows', 'D1')"));

    // The database dies under it: one line, and everything else goes too.
    process.kill(postmasterPid(), "SIGKILL");
    expect(await first.ended).toBe(1);
    expect(first.output().err).toMatch(/^cannot run: .*Postgres.*\n$/);
    expect(await listening()).toEqual([]);

    const second = start();
    expect({ ready: await second.ready, ...second.output() }).toMatchObject({ ready: true, err: "" });
    const kept = await withClient(
      url,
      async (client) => (await client.query("select from limits where limit_id = 'kept'")).rowCount,
    );
    expect(kept).toBe(1);
    // Killed outright, it cannot stop anything; the next start still finds a clean table.
    second.process.kill("SIGKILL");
    await second.ended;
    const third = start();
    expect({ ready: await third.ready, ...third.output() }).toMatchObject({ ready: true, err: "" });
    third.process.kill("SIGINT");
    expect(await third.ended).toBe(0);
    expect(await listening()).toEqual([]);

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

/** The server whose command line names our port. */
function postmasterPid(): number {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (command.includes("/bin/postgres") && command.includes(`port=${port + 3}`)) return Number(pid);
    } catch {
      // Ended meanwhile.
    }
  }
  throw new Error("no Postgres runs on our port");
}
