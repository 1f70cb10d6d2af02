/** What the service tells the gate: access that ended (D296, D308) and leases of requests (D247). */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import { Browser } from "../test/browser.ts";
import { buildUser } from "../test/factories.ts";
import { ACTIONS_SECRET, startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ hasRequestLimits: true });
});
afterAll(() => service.stop());

const personIn = async (db: TestService["services"]["db"]) => (await buildUser(db)).userId;

async function ask(path: string, body: unknown, secret = ACTIONS_SECRET) {
  const response = await fetch(`${service.url}/inner/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-actions-secret": secret },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as never };
}

interface Told {
  cursor: string;
  ended: { kind: string; subject: string; role: string | null; endedAt: number }[];
}
const told = async (since = "0"): Promise<Told> => (await ask("ended", { since })).body;
const subjects = ({ ended }: Told) => ended.map(({ kind, role, subject }) => [kind, subject, role]);

describe("both questions", () => {
  it.each(["ended", "leases"])("%s is answered only to a caller who knows the secret", async (path) => {
    expect((await ask(path, { since: "0" }, "guess")).status).toBe(401);
    expect((await ask(path, { since: "0" }, "")).status).toBe(401);
  });

  it.each([
    ["ended", { since: 0 }],
    ["ended", { since: "0 or true" }],
    ["ended", {}],
    ["leases", { userIds: ["nobody"] }],
    ["leases", { userIds: [] }],
    ["leases", { userIds: Array.from({ length: 101 }, () => randomUUID()) }],
  ])("%s refuses %j", async (path, body) => {
    expect((await ask(path, body)).status).toBe(400);
  });
});

describe("what ended", () => {
  it("a session that any statement deleted, and not one that expired long ago", async () => {
    const { db } = service.services;
    const account = await sql<{ id: string }>`
      insert into auth.users (name, email, email_verified, username)
      values ('Holder', 'holder@example.com', true, 'holder') returning id`.execute(db);
    const person = account.rows[0]!.id;
    const { rows } = await sql<{ id: string }>`
      insert into auth.sessions (user_id, token_hash, expires_at, updated_at)
      select ${person}::uuid, translate(encode(sha256(gen_random_uuid()::text::bytea), 'base64'), '+/=', '-_'), now() + days * interval '1 day', now()
      from unnest(array[1, 2, -2]) days returning id`.execute(db);
    await sql`delete from auth.sessions where user_id = ${person}::uuid`.execute(db);
    expect(subjects(await told())).toEqual(rows.slice(0, 2).map(({ id }) => ["session", id, null]));
  });

  it("the session of a person who signs out", async () => {
    const browser = new Browser(service.url);
    const email = "leaver@example.com";
    const password = "Correct-Horse-7-Battery";
    await browser.post("/auth/sign-up/email", {
      name: "Leaver",
      email,
      username: "leaver",
      password,
      acceptTerms: true,
    });
    await sql`update auth.users set email_verified = true where email = ${email}`.execute(service.services.db);
    await browser.post("/auth/sign-in/email", { email, password });
    const { rows } = await sql<{ id: string }>`
      select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`.execute(
      service.services.db,
    );
    expect(rows).toHaveLength(1);
    await browser.post("/auth/sign-out", {});
    expect(subjects(await told())).toContainEqual(["session", rows[0]!.id, null]);
  });

  it("a person when they are suspended, once", async () => {
    const { db } = service.services;
    const person = await personIn(db);
    const suspend = sql`update user_profiles set suspended_at = app_now() where user_id = ${person}`;
    await suspend.execute(db);
    await suspend.execute(db);
    await sql`update user_profiles set suspended_at = null where user_id = ${person}`.execute(db);
    const mine = subjects(await told()).filter(([, subject]) => subject === person);
    expect(mine).toEqual([["person", person, null]]);
  });

  it("a person when their account is deleted, once", async () => {
    const { db } = service.services;
    const person = await personIn(db);
    const forget = sql`select private.forget_profile(${person})`;
    await forget.execute(db);
    await forget.execute(db);
    const mine = subjects(await told()).filter(([, subject]) => subject === person);
    expect(mine).toEqual([["person", person, null]]);
  });

  it("a role that was taken away", async () => {
    const { db } = service.services;
    const person = await personIn(db);
    await sql`insert into user_roles (user_id, role) values (${person}, 'admin')`.execute(db);
    await sql`delete from user_roles where user_id = ${person}`.execute(db);
    expect(subjects(await told())).toContainEqual(["role", person, "platform_admin"]);
  });

  it("comes from a transaction that was still open at the last question, although a later one was told already", async () => {
    const { db } = service.services;
    const [slow, quick] = [await personIn(db), await personIn(db)];
    const suspend = (tx: typeof db, person: string) =>
      sql`update user_profiles set suspended_at = app_now() where user_id = ${person}`.execute(tx);
    let cursor = "";
    await inTransaction(db, async (tx) => {
      await suspend(tx as never, slow);
      await suspend(db, quick);
      const answer = await told();
      expect(subjects(answer)).toContainEqual(["person", quick, null]);
      expect(subjects(answer)).not.toContainEqual(["person", slow, null]);
      cursor = answer.cursor;
    });
    expect(subjects(await told(cursor))).toContainEqual(["person", slow, null]);
    // A transaction in another database of this server can make a row come once more.
    await expect
      .poll(async () => {
        const answer = await told(cursor);
        ({ cursor } = answer);
        return subjects(answer);
      })
      .toEqual([]);
  });

  it("is forgotten when every token of that time has expired", async () => {
    const { db } = service.services;
    await sql`update private.ended_access set ended_at = ended_at - interval '17 minutes'`.execute(db);
    expect((await told()).ended).toEqual([]);
    await sql`update private.ended_access set ended_at = ended_at - interval '1 hour'`.execute(db);
    expect(await service.tick("clean_up")).toBe(200);
    const { rows } = await sql`select from private.ended_access`.execute(db);
    expect(rows).toEqual([]);
  });
});

interface Lease {
  userId: string;
  granted: number;
  forMs: number;
}

describe("leases (D247)", () => {
  const leases = async (...userIds: string[]) =>
    ((await ask("leases", { userIds })).body as { leases: Lease[] }).leases;
  const lease = async (userId: string) => (await leases(userId))[0]!;

  it("grant 120 requests a minute in all, fewer at a time towards the end", async () => {
    const person = await personIn(service.services.db);
    const grants: number[] = [];
    for (let last = 1; last > 0;) grants.push((last = (await lease(person)).granted));
    expect(grants.reduce((sum, granted) => sum + granted, 0)).toBe(120);
    expect(grants[0]).toBe(30);
    expect(grants.slice(-5)).toEqual([1, 1, 1, 1, 0]);
    const { forMs } = await lease(person);
    expect(forMs).toBeGreaterThan(0);
    expect(forMs).toBeLessThanOrEqual(60_000);
  });

  it("grant no more to any number of replicas at once", async () => {
    const person = await personIn(service.services.db);
    const grants = await Promise.all(Array.from({ length: 60 }, () => lease(person)));
    expect(grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(120);
  });

  it("count each person alone where one question names many, also twice and at once", async () => {
    const { db } = service.services;
    const people = await Promise.all(Array.from({ length: 100 }, () => randomUUID()));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => leases(...(n % 2 === 0 ? people : people.toReversed()))),
    );
    const granted = Map.groupBy(answers.flat(), ({ userId }) => userId);
    expect([...granted.keys()].toSorted()).toEqual(people.toSorted());
    for (const each of granted.values()) expect(each.reduce((sum, { granted }) => sum + granted, 0)).toBe(120);
    const one = await personIn(db);
    expect(await leases(one, one)).toMatchObject([{ userId: one, granted: 30 }]);
  });

  it("start again with the next minute", async () => {
    const person = await personIn(service.services.db);
    while ((await lease(person)).granted > 0);
    await sql`update private.request_limits set resets_at = now() where bucket = ${`requests:${person}`}`.execute(
      service.services.db,
    );
    expect((await lease(person)).granted).toBe(30);
  });
});
