import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../actions/checks/runChecks.ts";
import { control } from "../local/simulator/forTests.ts";
import { freeRange, startTestStack, type TestStack, until } from "../local/stack/forTests.ts";
import { killAndWait, PROCESSES } from "../local/stack/processesForTests.ts";
import { PlayedCircles } from "./playedCircles.ts";

/** How many processes are killed, each in its turn; a night may ask for more. */
const KILLS = Number(process.env["KILLS"] ?? 7);
const BACK_WITHIN_MS = 10_000;
const PLAYERS = 4;

let stack: TestStack;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), "savings-circle-played-"));
  stack = startTestStack({ port: await freeRange(), dataDir: path.join(home, "data") });
  expect(await stack.ready).toBe(true);
}, 180_000);
afterAll(async () => {
  stack.process.kill("SIGTERM");
  await stack.ended;
  rmSync(home, { recursive: true, force: true });
}, 30_000);

/** What the provider has of a payment of ours. */
interface Session {
  client_reference_id: string;
  payment_status: string;
  amount_total: number;
}

it(
  `under people who join, start and pay, ${KILLS} kills lose nothing, leave nothing pending, and books and provider agree`,
  { timeout: 120_000 + KILLS * 2 * BACK_WITHIN_MS },
  async () => {
    const [end, outOfPatience] = [new AbortController(), new AbortController()];
    const circles = new PlayedCircles(stack, outOfPatience.signal);
    const { db, told } = circles;
    const players = Promise.allSettled(Array.from({ length: PLAYERS }, () => circles.play(end.signal)));
    const tookMs: number[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        await pause(200 + Math.random() * 1_500);
        tookMs.push(await killAndWait(stack, PROCESSES[kill % PROCESSES.length]!, BACK_WITHIN_MS));
      }
    } finally {
      end.abort();
      setTimeout(() => outOfPatience.abort(), 60_000).unref();
    }
    expect((await players).filter(({ status }) => status === "rejected")).toEqual([]);

    // Two hours later everything that was left half-way has ended.
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ advance: "2h" });
    const moved = await fetch(`http://127.0.0.1:${stack.port}/_local/clock`, { method: "POST", headers, body });
    expect(moved.status).toBe(200);
    const payments = await until(
      () => db.selectFrom("payments").select(["payment_id", "status", "total"]).execute(),
      (rows) => rows.every(({ status }) => status !== "pending"),
      BACK_WITHIN_MS,
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
      `${KILLS} kills: slowest return ${Math.round(Math.max(...tookMs))} ms; ${told.joined.length} joined, ` +
        `${told.started.length} started, ${told.opened.length} opened, ${told.paid.length} paid, ${told.completed.length} completed`,
    );
    await db.destroy();
  },
);
