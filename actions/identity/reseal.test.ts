import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { keyIdOf, seal, unseal } from "./seal.ts";

const MAIN = path.resolve(import.meta.dirname, "resealMain.ts");
const [OLD, NEW, LOST] = [7, 8, 9].map((byte) => Buffer.alloc(32, byte).toString("base64")) as [string, string, string];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.services.db.deleteFrom("private.identity_details").execute());

const textOf = (userId: string) => JSON.stringify({ ssnLast4: "8362", of: userId });

async function sealedPeople(count: number, key = OLD): Promise<string[]> {
  const { db } = service.services;
  const people: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { userId } = await buildUser(db);
    await db
      .insertInto("private.identity_details")
      .values({ user_id: userId, ...seal(textOf(userId), { key, owner: userId }) })
      .execute();
    people.push(userId);
  }
  return people;
}

/** How many rows each key has sealed; each must open with it. */
async function keys(): Promise<Record<string, number>> {
  const rows = await service.services.db.selectFrom("private.identity_details").selectAll().execute();
  const counts = { old: 0, new: 0, lost: 0 };
  for (const { key_id, sealed, user_id } of rows) {
    for (const [name, key] of [
      ["old", OLD],
      ["new", NEW],
      ["lost", LOST],
    ] as const) {
      if (key_id !== keyIdOf(key)) continue;
      counts[name] += 1;
      expect(unseal(sealed, { key, owner: user_id })).toBe(textOf(user_id));
    }
  }
  return counts;
}

/** Runs the command as an operator does. */
async function reseal(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: service.services.env.DATABASE_URL,
      IDENTITY_KEY: NEW,
      IDENTITY_KEY_BEFORE: OLD,
      IDENTITY_FINGERPRINT_KEY: OLD,
      ...env,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  return { code, signal, said };
}

it("seals everything with the new key, and a second run finds nothing to do", async () => {
  await sealedPeople(3);
  await sealedPeople(1, NEW);
  expect(await reseal()).toEqual({ code: 0, signal: null, said: "sealed anew: 3\n" });
  expect(await keys()).toEqual({ old: 0, new: 4, lost: 0 });
  expect(await reseal()).toMatchObject({ code: 0, said: "sealed anew: 0\n" });
});

it.each(["reseal:before-commit#1", "reseal:before-commit#3", "reseal:after-row#1", "reseal:after-row#2"])(
  "killed at %s it goes on: no row is lost or sealed twice",
  async (failAt) => {
    await sealedPeople(4);
    expect(await reseal({ FAIL_AT: failAt })).toMatchObject({ signal: "SIGKILL" });
    const { new: done, old: left } = await keys();
    expect(done! + left!).toBe(4);
    expect(left).toBeGreaterThan(0);
    expect(await reseal()).toMatchObject({ code: 0, said: `sealed anew: ${left}\n` });
    expect(await keys()).toEqual({ old: 0, new: 4, lost: 0 });
  },
);

it("seals anew what Apple gave too, and goes on with it where it was killed", async () => {
  const { db } = service.services;
  await sealedPeople(1);
  const grants = [crypto.randomUUID(), crypto.randomUUID()];
  for (const grantId of grants)
    await db
      .insertInto("private.apple_grants")
      .values({ grant_id: grantId, ...seal(textOf(grantId), { key: OLD, owner: grantId }) })
      .execute();
  expect(await reseal({ FAIL_AT: "reseal:after-row#2" })).toMatchObject({ signal: "SIGKILL" });
  expect(await reseal()).toMatchObject({ code: 0, said: "sealed anew: 1\n" });
  const rows = await db.selectFrom("private.apple_grants").selectAll().execute();
  expect(rows.map(({ grant_id, sealed }) => unseal(sealed, { key: NEW, owner: grant_id })).toSorted()).toEqual(
    grants.map(textOf).toSorted(),
  );
  await db.deleteFrom("private.apple_grants").execute();
});

it("names whose row neither key opens, leaves it as it is and seals the others", async () => {
  const [lost] = await sealedPeople(1, LOST);
  await sealedPeople(2);
  const [moved] = await sealedPeople(1);
  const { db } = service.services;
  const { userId } = await buildUser(db);
  await db.updateTable("private.identity_details").set({ user_id: userId }).where("user_id", "=", moved!).execute();
  const answer = await reseal();
  expect(answer.code).toBe(1);
  expect(answer.said).toContain(lost);
  expect(answer.said).toContain(userId);
  const counted = await db.selectFrom("private.identity_details").select("key_id").execute();
  expect(counted.filter(({ key_id }) => key_id === keyIdOf(NEW))).toHaveLength(2);
});

it.each([
  [{ IDENTITY_KEY: "short" }, "IDENTITY_KEY:"],
  [{ IDENTITY_KEY_BEFORE: "" }, "IDENTITY_KEY_BEFORE:"],
  [{ IDENTITY_FINGERPRINT_KEY: "" }, "IDENTITY_FINGERPRINT_KEY:"],
  [{ DATABASE_URL: "postgres://127.0.0.1:9/none" }, "could not be sealed anew"],
])("says what is wrong with %j and shows no key", async (env, words) => {
  await sealedPeople(1);
  const answer = await reseal(env as Record<string, string>);
  expect(answer.code).toBe(2);
  expect(answer.said).toContain(words);
  expect(answer.said).not.toContain(OLD);
  expect((await keys()).old).toBe(1);
});
