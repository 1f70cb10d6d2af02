import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { z } from "zod";
import { InTurn } from "./crons/InTurn.ts";
import { claimDelivery } from "./db/handledDeliveries.ts";
import { inTransaction } from "./db/database.ts";
import { defineAction, defineCron, defineEvent } from "./define.ts";
import { AppError } from "./refusals/AppError.ts";
import { buildGroup, buildUser } from "./test/factories.ts";
import { startTestService, type TestService } from "./test/testService.ts";

const effects: string[] = [];
const greet = defineAction(
  "greet",
  z.object({ name: z.string().min(2), agrees: z.literal(true, "not-allowed").optional() }),
  async ({ name }, { caller }) => {
    if (name === "nobody") throw new AppError("not-allowed");
    if (name === "crash") throw new Error("the database said: secret detail");
    return { greeting: `${name} ${caller.userId} ${caller.role}` };
  },
);
/** Loses its connection before its commit, at it, or after an earlier one. */
const cutOff = defineAction(
  "cut_off",
  z.object({ at: z.enum(["work", "commit", "later"]) }),
  async ({ at }, { db }) => {
    if (at === "later") await inTransaction(db, (tx) => sql`select 1`.execute(tx));
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(db);
      if (at !== "commit") await sql`select 1`.execute(tx);
    });
    return {};
  },
);
const noted = defineEvent("noted", z.object({ title: z.string() }), async ({ op, new: row }, { db, deliveryId }) => {
  await inTransaction(db, async (tx) => {
    if (await claimDelivery(tx, deliveryId)) effects.push(`${op} ${row?.title}`);
    if (row?.title === "fails") throw new Error("not today");
  });
});
/** How many ticks worked at the same moment, at most. */
const atOnce = { now: 0, most: 0 };
const counted = defineCron("counted", async ({ db }) => {
  atOnce.now += 1;
  atOnce.most = Math.max(atOnce.most, atOnce.now);
  for (let asked = 0; asked < 5; asked += 1) await sql`select 1`.execute(db);
  atOnce.now -= 1;
});
const nightly = defineCron("nightly", async ({ deliveryId }) => {
  effects.push(deliveryId);
});

let service: TestService;
let anyone: string;
beforeAll(async () => {
  service = await startTestService({
    routes: { actions: [greet, cutOff], events: [noted], crons: [nightly, counted], webhooks: [] },
    ticks: new InTurn(),
  });
  anyone = (await buildUser(service.services.db)).userId;
});
afterAll(() => service.stop());

describe("an action", () => {
  it("answers its output for the person Hasura names", async () => {
    const answer = await service.callAction("greet", { name: "Amina" }, { as: anyone });
    expect(answer).toEqual({ status: 200, body: { greeting: `Amina ${anyone} member` } });
  });

  it("answers a refusal with the catalogue's text and code", async () => {
    const answer = await service.callAction("greet", { name: "nobody" }, { as: anyone });
    expect(answer).toEqual({
      status: 400,
      body: {
        message: "You are not authorized to perform this action.",
        extensions: { code: "not-allowed", path: "$" },
      },
    });
  });

  it.each([
    [{ name: "x" }, "invalid-input", "name"],
    [{}, "invalid-input", "name"],
    [{ name: "Amina", agrees: false }, "not-allowed", "agrees"],
  ])("refuses the input %o, naming the field", async (input, code, field) => {
    const { body, status } = await service.callAction("greet", input, { as: anyone });
    expect({ status, ...body.extensions }).toEqual({ status: 400, code, field, path: "$" });
  });

  it("refuses when nobody is signed in", async () => {
    const { body } = await service.callAction("greet", { name: "Amina" });
    expect(body.extensions).toMatchObject({ code: "not-signed-in", next: "/login" });
  });

  it.each([
    ["work", "temporarily-unavailable"],
    ["commit", "outcome-unknown"],
    ["later", "outcome-unknown"],
  ])("whose connection is lost at its %s is told as %s", async (at, code) => {
    const { body, status } = await service.callAction("cut_off", { at }, { as: anyone });
    expect([status, body.extensions?.code]).toEqual([400, code]);
  });

  it("hides what went wrong inside behind the catalogue's sentence", async () => {
    const { body, status } = await service.callAction("greet", { name: "crash" }, { as: anyone });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: "Something went wrong. Please try again.",
      extensions: { code: "something-went-wrong" },
    });
  });
});

describe("the door", () => {
  const send = (path: string, init: RequestInit) => fetch(`${service.url}${path}`, { method: "POST", ...init });
  const secret = { "x-actions-secret": "test-actions-secret" };
  const json = { "content-type": "application/json" };

  it.each(["", "wrong", "test-actions-secre", "test-actions-secrett", "TEST-ACTIONS-SECRET"])(
    "does not open to the secret %j",
    async (sent) => {
      const paths = ["/actions/greet", "/events/noted", "/crons/nightly"];
      const before = effects.length;
      for (const path of paths) {
        const response = await send(path, { headers: { ...json, "x-actions-secret": sent }, body: '{"id":"1"}' });
        expect(response.status).toBe(401);
      }
      expect(effects.length).toBe(before);
    },
  );

  it.each([
    ["no JSON", json, "{", 400],
    ["a list", json, "[]", 400],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=b", 400],
    ["a body beyond the limit", json, JSON.stringify({ input: { name: "x".repeat(300_000) } }), 400],
    ["a compressed body", { ...json, "content-encoding": "gzip" }, "zip", 400],
  ])("refuses %s", async (_, headers, body, status) => {
    const response = await send("/actions/greet", { headers: { ...secret, ...headers }, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ extensions: { code: "invalid-input" } });
  });

  it("knows only what routes.ts names", async () => {
    expect((await send("/actions/other", { headers: { ...secret, ...json }, body: "{}" })).status).toBe(404);
  });

  it("gives back the request's own id, or a new one where it is unfit", async () => {
    const sent = await fetch(`${service.url}/healthz`, { headers: { "x-request-id": "browser-1234" } });
    expect(sent.headers.get("x-request-id")).toBe("browser-1234");
    const unfit = await fetch(`${service.url}/healthz`, { headers: { "x-request-id": "a b" } });
    expect(unfit.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("says that it lives and that it is ready", async () => {
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({ status: "ready", givenUp: 0 });
  });
});

describe("a delivery", () => {
  it("has its effect once, however often it comes", async () => {
    const change = { op: "INSERT", new: { title: "once" } };
    expect([
      await service.deliverEvent("noted", change, "e-1"),
      await service.deliverEvent("noted", change, "e-1"),
    ]).toEqual([200, 200]);
    expect(effects.filter((effect) => effect === "INSERT once")).toEqual(["INSERT once"]);
  });

  it("is delivered again when its handler fails, because nothing recorded it as handled", async () => {
    const change = { op: "INSERT", new: { title: "fails" } };
    expect([
      await service.deliverEvent("noted", change, "e-2"),
      await service.deliverEvent("noted", change, "e-2"),
    ]).toEqual([500, 500]);
    expect(effects.filter((effect) => effect === "INSERT fails")).toHaveLength(2);
  });

  it("of a row that does not have the columns fails loudly", async () => {
    expect(await service.deliverEvent("noted", { op: "INSERT", new: { name: "?" } })).toBe(500);
  });

  it("of a cron works while no other does, as all come at the same second", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => service.tick("counted")));
    expect(all).toEqual([200, 200, 200, 200, 200, 200]);
    expect(atOnce).toEqual({ now: 0, most: 1 });
  });

  it("of a cron names its tick", async () => {
    expect(await service.tick("nightly", "t-1")).toBe(200);
    expect(effects).toContain("cron:nightly:t-1");
  });
});

it("survives when the database cuts every connection, idle or in use", async () => {
  const { db } = service.services;
  const ask = () =>
    Promise.all([
      ...Array.from({ length: 8 }, () => fetch(`${service.url}/readyz`)),
      ...Array.from({ length: 8 }, () => fetch(`${service.url}/auth/jwks`)),
    ]).then((answers) => answers.map(({ status }) => status));
  await ask();
  const cut = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const meanwhile = [...(await ask()), ...(await ask())];
  await cut;
  for (const status of meanwhile) expect([200, 503]).toContain(status);
  await expect.poll(ask).toEqual(Array.from({ length: 16 }, () => 200));
});

it("says that it is not ready without its database, and answers people in the catalogue's words", async () => {
  const alone = await startTestService();
  await alone.dropDatabase();
  expect((await fetch(`${alone.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
  const token = await fetch(`${alone.url}/auth/get-session`, {
    headers: { cookie: "__Secure-circle.session_token=a.b" },
  });
  expect([200, 503]).toContain(token.status);
  const signIn = await fetch(`${alone.url}/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://circle.test" },
    body: JSON.stringify({ email: "a@example.com", password: "Quiet-Harbour7" }),
  });
  expect(signIn.status).toBe(503);
  expect(await signIn.json()).toEqual({
    code: "service-unavailable",
    message: "Authentication service temporarily unavailable. Please try again later.",
  });
  await alone.stop();
});

it("builds people and circles that the database accepts", async () => {
  const { db } = service.services;
  const bruno = await buildUser(db, { name: "Bruno", plan: "premium" });
  const group = await buildGroup(db, { members: [bruno, "Chloé"] });
  const row = await db.selectFrom("groups").selectAll().where("group_id", "=", group.groupId).executeTakeFirstOrThrow();
  expect(row.current_members).toBe(3);
});
