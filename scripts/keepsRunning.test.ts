import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { runChecks } from "../actions/checks/runChecks.ts";
import { control } from "../local/simulator/forTests.ts";
import { askWhoNeedsDatabase } from "../local/stack/answersForTests.ts";
import { withClient } from "../local/postgres/withClient.ts";
import { databaseOf, listening, SLOWER, type TestStack, until } from "../local/stack/forTests.ts";
import { freezeDatabase, killAndWait, PROCESSES, processOf } from "../local/stack/processesForTests.ts";
import { MOST_RESTARTS } from "../local/stack/restarts.ts";
import { PlayedCircles } from "./playedCircles.ts";
import { ownStack } from "./ownStack.ts";

/** How many processes are killed, one after the other; a long run may ask for more. */
const KILLS = Number(process.env["KILLS"] ?? 7);
/** The promise on a quiet machine. */
const BACK_MS = 10_000;
const ANSWER_MS = 5_000;
const GOES_ON_MS = 2_000;
const PLAYERS = 4;

const stackOf = ownStack("played");
let stack: TestStack;
beforeAll(() => {
  stack = stackOf();
});

/** The provider's session of one of our payments. */
interface Session {
  client_reference_id: string;
  payment_status: string;
  amount_total: number;
}

it(
  `while people join, start and pay, ${KILLS} kills are reported and mended, lose nothing, leave nothing pending, and books and provider agree`,
  { timeout: 120_000 + KILLS * 2 * BACK_MS * SLOWER },
  async () => {
    const [end, outOfPatience] = [new AbortController(), new AbortController()];
    const circles = new PlayedCircles(stack, outOfPatience.signal);
    const { db, told } = circles;
    const players = Promise.allSettled(Array.from({ length: PLAYERS }, () => circles.play(end.signal)));
    const tookMs: number[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const name = PROCESSES[kill % PROCESSES.length]!;
        await pause(200 + Math.random() * 1_500);
        const said = stack.output().err;
        tookMs.push(await killAndWait(stack, name, BACK_MS * SLOWER));
        const news = stack.output().err.slice(said.length).trim().split("\n");
        expect(news).toEqual([expect.stringMatching(new RegExp(`^${name} ended .*and is started again$`))]);
      }
    } finally {
      end.abort();
      setTimeout(() => outOfPatience.abort(), 60_000).unref();
    }
    expect((await players).filter(({ status }) => status === "rejected")).toEqual([]);

    // Two hours later every interrupted payment has ended.
    await moveClock("2h");
    const payments = await until(
      () => db.selectFrom("payments").select(["payment_id", "status", "total"]).execute(),
      (rows) => rows.every(({ status }) => status !== "pending"),
      BACK_MS * SLOWER,
    );
    expect((await runChecks(db)).filter(({ violations }) => violations > 0)).toEqual([]);
    expect(await db.selectFrom("given_up_work").selectAll().execute()).toEqual([]);

    const paymentOf = new Map(payments.map((payment) => [payment.payment_id, payment]));
    expect(told.completed.length).toBeGreaterThan(0);
    expect(told.opened.filter((id) => !paymentOf.has(id))).toEqual([]);
    expect([...told.paid, ...told.completed].filter((id) => paymentOf.get(id)?.status !== "completed")).toEqual([]);
    const members = await db.selectFrom("group_members").select(["user_id", "group_id"]).execute();
    const joined = new Set(members.map(({ group_id, user_id }) => `${user_id} ${group_id}`));
    expect(told.joined.filter((pair) => !joined.has(pair.join(" ")))).toEqual([]);
    const started = await db.selectFrom("groups").select("group_id").where("status", "=", "started").execute();
    expect(told.started.filter((id) => !started.some(({ group_id }) => group_id === id))).toEqual([]);

    const provider = `http://127.0.0.1:${stack.port + 4}`;
    expect(await control(provider, "audit", undefined, "GET")).toEqual({ ok: true, problems: [] });
    const { resources } = await control<{ resources: { "checkout.session": Record<string, Session> } }>(
      provider,
      "state",
      undefined,
      "GET",
    );
    const charged = Object.values(resources["checkout.session"])
      .filter(({ payment_status }) => payment_status === "paid")
      .map(({ amount_total, client_reference_id }) => `${client_reference_id} ${amount_total}`);
    const settled = payments
      .filter(({ status }) => status === "completed")
      .map(({ payment_id, total }) => `${payment_id} ${total}`);
    expect(charged.toSorted()).toEqual(settled.toSorted());
    console.log(
      `${KILLS} kills: slowest return ${slowest(tookMs)} of ${BACK_MS} ms; ${told.joined.length} joined, ` +
        `${told.started.length} started, ${told.opened.length} opened, ${told.paid.length} paid, ${told.completed.length} completed`,
    );
    await db.destroy();
  },
);

it("while the database is stopped each caller gets a typed answer, and afterwards everything works as before", async () => {
  const refusals = [
    [503, "service-unavailable"],
    [400, "temporarily-unavailable"],
    [200, "postgres-error"],
    [503, "no database"],
  ];
  const answers = [
    [200, "keys"],
    [400, "not-signed-in"],
    [200, "data"],
    [200, "ready"],
  ];
  const [tookMs, backMs, connections]: [number[], number[], number[]] = [[], [], []];
  for (let stop = 0; stop < 2; stop++) {
    const goOn = freezeDatabase(stack);
    try {
      const callers = await Promise.all(Array.from({ length: 10 }, () => askWhoNeedsDatabase(stack)));
      for (const told of callers) expect(told.map(({ said }) => said)).toEqual(refusals);
      tookMs.push(...callers.flat().map(({ ms }) => ms));
    } finally {
      goOn();
    }
    const wentOnAt = performance.now();
    await until(
      async () => (await askWhoNeedsDatabase(stack)).map(({ said }) => said),
      (said) => JSON.stringify(said) === JSON.stringify(answers),
      GOES_ON_MS * SLOWER,
    );
    backMs.push(performance.now() - wentOnAt);
    connections.push(await countConnections());
  }
  expect(Math.max(...tookMs)).toBeLessThan(ANSWER_MS * SLOWER);
  // Each stop had 40 callers: a connection lost to every one of them would show.
  expect(connections[1]! - connections[0]!).toBeLessThan(10);
  console.log(
    `slowest answer ${slowest(tookMs)} of ${ANSWER_MS} ms; as before after ${slowest(backMs)} of ${GOES_ON_MS} ms`,
  );
}, 120_000);

const slowest = (tookMs: number[]) => Math.round(Math.max(...tookMs));

const countConnections = () =>
  withClient(databaseOf(stack), async (client) => {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
    );
    return rows[0]!.n;
  });

it("a restarted process has the product's current clock", async () => {
  await moveClock("400d");
  const victim = processOf(stack, "mail")!;
  process.kill(victim, "SIGKILL");
  await until(
    () => processOf(stack, "mail"),
    (pid) => pid !== undefined && pid !== victim,
    BACK_MS * SLOWER,
  );
  const { now } = await until(
    async () => (await (await fetch(`http://127.0.0.1:${stack.port + 6}/_sim/health`)).json()) as { now: string },
    () => true,
    BACK_MS * SLOWER,
  );
  expect(Date.parse(now)).toBeGreaterThan(Date.now() + 400 * 86_400_000);
}, 120_000);

it("a process that keeps dying ends the stack with one line that names the reason", async () => {
  let last: number | undefined;
  for (let kill = 0; stack.process.exitCode === null && kill <= MOST_RESTARTS + 1; kill++) {
    last = await until(
      () => (stack.process.exitCode === null ? processOf(stack, "didit") : 0),
      (pid) => pid !== undefined && pid !== last,
      BACK_MS * SLOWER,
    );
    if (last) process.kill(last, "SIGKILL");
  }
  expect(await stack.ended).toBe(1);
  expect(stack.output().err.trim().split("\n").at(-1)).toMatch(
    /^cannot run: didit ended: SIGKILL; it was started 5 times within a minute$/,
  );
  expect(await listening(stack.port)).toEqual([]);
}, 120_000);

/** Asks the control itself: the web server waits for no answer as long as all that 400 days make due may take. */
async function moveClock(advance: string): Promise<void> {
  const moved = await fetch(`http://127.0.0.1:${stack.port + 8}/_local/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advance }),
  });
  expect(moved.status).toBe(200);
}
