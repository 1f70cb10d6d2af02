/** D296, D308: the gate refuses ended access, although the token is valid for some more minutes. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA, BRUNO, type EndedForTests } from "../test/standIns.ts";

const SESSION = "00000000-0000-7000-8000-0000000000f1";
const OTHER_SESSION = "00000000-0000-7000-8000-0000000000f2";
const MINUTE = 60_000;

let gate: GateForTests;
beforeEach(async () => {
  gate = await gateForTests({ limits: { hearEveryMs: 20, deafAfterMs: 200 } });
});
afterEach(() => gate.close());

const tokenOf = (sessionId = SESSION, more: object = {}) =>
  gate.actions.tokenOf(AMINA, { sessionId, issuedAt: Date.now() - MINUTE, ...more });
const as = (token: string, role = "member") => ({ authorization: `Bearer ${token}`, "x-hasura-role": role });
const end = (change: Partial<EndedForTests>) =>
  gate.actions.ended.push({ kind: "session", subject: SESSION, role: null, endedAt: Date.now(), ...change });
const code = async (headers: Record<string, string>, id = "Mine") => (await gate.ask({ id }, headers)).code;

describe("a request", () => {
  it("of an ended session is refused, that of the same person's other session is not", async () => {
    const token = await tokenOf();
    expect(await code(as(token))).toBe("data");
    end({});
    await expect.poll(() => code(as(token))).toBe("invalid-jwt");
    expect(await code(as(await tokenOf(OTHER_SESSION)))).toBe("data");
  });

  it("of a suspended or deleted person is refused in every session, those of others are not", async () => {
    const token = await tokenOf();
    end({ kind: "person", subject: AMINA });
    await expect.poll(() => code(as(token))).toBe("invalid-jwt");
    expect(await code(as(await tokenOf(OTHER_SESSION)))).toBe("invalid-jwt");
    expect(await code(as(await gate.actions.tokenOf(BRUNO)))).toBe("data");
  });

  it("of a person who was let in again passes with a new token, but not with an older one", async () => {
    end({ kind: "person", subject: AMINA, endedAt: Date.now() - 2 * MINUTE });
    const older = await tokenOf(SESSION, { issuedAt: Date.now() - 3 * MINUTE });
    await expect.poll(() => code(as(older))).toBe("invalid-jwt");
    expect(await code(as(await tokenOf()))).toBe("data");
  });

  it("in a lost role is refused, in other roles it is not", async () => {
    const token = await tokenOf(SESSION, { roles: ["member", "platform_admin"] });
    expect(await code(as(token, "platform_admin"), "Platform")).toBe("data");
    end({ kind: "role", subject: AMINA, role: "platform_admin" });
    await expect.poll(() => code(as(token, "platform_admin"), "Platform")).toBe("invalid-jwt");
    expect(await code(as(token))).toBe("data");
  });

  it("that waits for its turn is refused too", async () => {
    const other = await gateForTests({
      limits: {
        hearEveryMs: 20,
        atWork: { visitorsOfAddress: 1, visitors: 1, readsOfPerson: 1, changesOfPerson: 1, address: 1 },
      },
    });
    const token = await other.actions.tokenOf(AMINA, { sessionId: SESSION });
    let finish: () => void = () => undefined;
    other.graphql.work = () => new Promise<void>((resolve) => (finish = resolve));
    const first = other.ask({ id: "Mine" }, as(token));
    await expect.poll(() => other.graphql.atWork).toBe(1);
    const second = other.ask({ id: "Mine" }, as(token));
    const asked = () => other.actions.asked.filter((path) => path === "/inner/ended").length;
    other.actions.ended.push({ kind: "session", subject: SESSION, role: null, endedAt: Date.now() });
    const before = asked();
    await expect.poll(asked).toBeGreaterThan(before + 1);
    finish();
    expect((await first).code).toBe("data");
    expect((await second).code).toBe("invalid-jwt");
    expect(other.graphql.seen).toHaveLength(1);
    await other.close();
  });
});

describe("an open websocket", () => {
  const follow = async (token: string, role = "member") => {
    const client = await gate.open({ headers: as(token, role) });
    await client.frame("connection_ack");
    return client;
  };

  it.each<[string, Partial<EndedForTests>]>([
    ["of an ended session", {}],
    ["of a suspended person", { kind: "person", subject: AMINA }],
  ])("%s is closed, and everybody else's stays", async (_, change) => {
    const [hers, his] = await Promise.all([follow(await tokenOf()), follow(await gate.actions.tokenOf(BRUNO))]);
    const began = Date.now();
    end(change);
    expect(await hers.closed).toBe(4403);
    expect(Date.now() - began).toBeLessThan(2000);
    his.subscribe("still");
    await his.frame("next", "still");
    his.socket.terminate();
  });

  it("in a lost role is closed, and the same person's others stay", async () => {
    const token = await tokenOf(SESSION, { roles: ["member", "platform_admin"] });
    const [lost, kept] = await Promise.all([follow(token, "platform_admin"), follow(token)]);
    end({ kind: "role", subject: AMINA, role: "platform_admin" });
    expect(await lost.closed).toBe(4403);
    kept.subscribe("still");
    await kept.frame("next", "still");
    kept.socket.terminate();
  });

  it("ends with its token", async () => {
    const client = await follow(await tokenOf(SESSION, { expiresAt: Date.now() + 1500 }));
    expect(await client.closed).toBe(1006);
  });
});

describe("a gate that cannot hear what ended", () => {
  it("refuses everybody with a token, serves visitors, and serves everybody again when it hears", async () => {
    const token = await tokenOf();
    const client = await gate.open({ headers: as(token) });
    await client.frame("connection_ack");
    gate.actions.isWell = false;
    expect(await client.closed).toBe(1013);
    const refused = await gate.ask({ id: "Mine" }, as(token));
    expect(refused).toMatchObject({ status: 503, code: "temporarily-unavailable" });
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await code({}, "Public")).toBe("data");
    gate.actions.isWell = true;
    await expect.poll(() => code(as(token))).toBe("data");
  });

  it("lets the first people wait where actions starts after it, but not for ever", async () => {
    const early = await gateForTests({ limits: { hearEveryMs: 200, waitMs: 1000 }, isWell: false });
    const headers = as(await early.actions.tokenOf(AMINA));
    const asked = () => early.actions.asked.filter((path) => path === "/inner/ended").length;
    await expect.poll(asked).toBeGreaterThan(1);
    expect((await early.ask({ id: "Mine" }, headers)).code).toBe("temporarily-unavailable");
    const waiting = early.ask({ id: "Mine" }, headers);
    early.actions.isWell = true;
    expect((await waiting).code).toBe("data");
    await early.close();
  });
});
