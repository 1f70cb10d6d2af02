import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { childrenOf, databaseOf, freeRange, listening, startTestStack, type TestStack, until } from "./forTests.ts";
import { killAndWait, processOf, PROCESSES, secretOf } from "./processesForTests.ts";
import { MOST_RESTARTS } from "./restarts.ts";
import { withClient } from "./database.ts";

/** How many processes are killed, each in its turn; a night may ask for more. */
const KILLS = Number(process.env["STACK_KILLS"] ?? 7);
const BACK_WITHIN_MS = 10_000;

let stack: TestStack;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), "savings-circle-kills-"));
  stack = startTestStack({ port: await freeRange(), dataDir: path.join(home, "data") });
  expect(await stack.ready).toBe(true);
}, 180_000);
afterAll(async () => {
  stack.process.kill("SIGTERM");
  await stack.ended;
  rmSync(home, { recursive: true, force: true });
}, 30_000);

it(
  `after each of ${KILLS} kills all answers again within ${BACK_WITHIN_MS / 1_000} s, and one line says what died`,
  async () => {
    const tookMs: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const name = PROCESSES[kill % PROCESSES.length]!;
      const said = stack.output().err;
      tookMs.push(await killAndWait(stack, name, BACK_WITHIN_MS));
      const news = stack.output().err.slice(said.length).trim().split("\n");
      expect(news).toEqual([expect.stringMatching(new RegExp(`^${name} ended .*and is started again$`))]);
    }
    console.log(`slowest return ${Math.round(Math.max(...tookMs))} ms of ${KILLS}`);
  },
  30_000 + KILLS * BACK_WITHIN_MS,
);

it("a database that is stopped gives each caller a typed answer within 5 s, and all is as before 2 s after it goes on", async () => {
  const connections: number[] = [];
  for (let stop = 0; stop < 2; stop++) {
    const postmaster = processOf(stack, "postgres")!;
    const frozen = [postmaster, ...childrenOf(postmaster)];
    for (const pid of frozen) process.kill(pid, "SIGSTOP");
    try {
      const callers = Array.from({ length: 10 }, () => [askAuth(), askAction(), askEngine(), askReadiness()]);
      const refused = { actions: "temporarily-unavailable", engine: "postgres-error" };
      for (const answers of await Promise.all(callers.map((each) => Promise.all(each)))) {
        expect(answers.map(({ said }) => said)).toEqual([
          [503, "service-unavailable"],
          [400, refused.actions],
          [200, refused.engine],
          [503, "no database"],
        ]);
        expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(5_000);
      }
    } finally {
      for (const pid of frozen.toReversed()) process.kill(pid, "SIGCONT");
    }
    const goesOn = async () =>
      (await Promise.all([askAuth(), askAction(), askEngine(), askReadiness()])).map(({ said }) => said);
    await until(
      goesOn,
      (said) =>
        JSON.stringify(said) ===
        JSON.stringify([
          [200, "keys"],
          [400, "not-signed-in"],
          [200, "data"],
          [200, "ready"],
        ]),
      2_000,
    );
    connections.push(
      await withClient(databaseOf(stack), async (client) => {
        const { rows } = await client.query<{ n: number }>(
          "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
        );
        return rows[0]!.n;
      }),
    );
  }
  // Each stop had 40 callers: a connection lost to every one of them would show.
  expect(connections[1]! - connections[0]!).toBeLessThan(10);
}, 60_000);

interface Said {
  /** Status, and the code or what else tells what kind of answer it is. */
  said: [number, string];
  ms: number;
}

async function ask(path: string, init: RequestInit, tell: (body: Body) => string | undefined): Promise<Said> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
  const body = (await answer.json()) as Body;
  return { said: [answer.status, tell(body) ?? JSON.stringify(body)], ms: performance.now() - started };
}

interface Body {
  keys?: object[];
  code?: string;
  status?: string;
  data?: object;
  errors?: { extensions: { code: string } }[];
  extensions?: { code: string };
}

const posted = (body: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
const askAuth = () => ask(`${stack.port}/auth/jwks`, {}, ({ code, keys }) => (keys ? "keys" : code));
const askAction = () => {
  const nobody = { "x-hasura-role": "member", "x-hasura-user-id": randomUUID(), "x-hasura-session-id": randomUUID() };
  const body = { input: {}, session_variables: nobody };
  const headers = { "x-actions-secret": secretOf(stack, "actions") };
  return ask(`${stack.port + 2}/actions/join_group`, posted(body, headers), ({ extensions }) => extensions?.code);
};
const askEngine = () =>
  ask(`${stack.port + 1}/v1/graphql`, posted({ query: "{ currencies { code } }" }), ({ data, errors }) =>
    data ? "data" : errors?.[0]?.extensions.code,
  );
const askReadiness = () => ask(`${stack.port + 2}/readyz`, {}, ({ status }) => status);

it("a process that is started again has the product's present clock", async () => {
  const address = `http://127.0.0.1:${stack.port}/_local/clock`;
  const headers = { "content-type": "application/json" };
  const moved = await fetch(address, { method: "POST", headers, body: JSON.stringify({ advance: "400d" }) });
  expect(moved.status).toBe(200);
  const victim = processOf(stack, "mail")!;
  process.kill(victim, "SIGKILL");
  await until(
    () => processOf(stack, "mail"),
    (pid) => pid !== undefined && pid !== victim,
    BACK_WITHIN_MS,
  );
  const { now } = await until(
    async () => (await (await fetch(`http://127.0.0.1:${stack.port + 6}/_sim/health`)).json()) as { now: string },
    () => true,
    BACK_WITHIN_MS,
  );
  expect(Date.parse(now)).toBeGreaterThan(Date.now() + 399 * 86_400_000);
});

it("a process that keeps dying ends the stack with one line that says why", async () => {
  let last: number | undefined;
  for (let kill = 0; stack.process.exitCode === null && kill <= MOST_RESTARTS + 1; kill++) {
    last = await until(
      () => (stack.process.exitCode === null ? processOf(stack, "didit") : 0),
      (pid) => pid !== undefined && pid !== last,
      BACK_WITHIN_MS,
    );
    if (last) process.kill(last, "SIGKILL");
  }
  expect(await stack.ended).toBe(1);
  expect(stack.output().err.trim().split("\n").at(-1)).toMatch(
    /^cannot run: didit ended: SIGKILL; it was started 5 times within a minute$/,
  );
  expect(await listening(stack.port)).toEqual([]);
}, 60_000);
