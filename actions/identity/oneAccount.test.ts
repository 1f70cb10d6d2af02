import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildUser } from "../test/factories.ts";
import { TEST_ENVIRONMENT, TEST_WORKFLOW } from "../test/fakeIdentity.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { applyDecision } from "./applyDecision.ts";

/** D159: a document belongs to the first account that it was approved for, in whatever order approvals arrive. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

interface Check {
  person: "ana" | "ben";
  sessionId: string;
  document: string;
}

/** A person with two checks: an older one that was refused but may still be approved, and a newer one that is open. */
async function personWithTwoChecks() {
  const { db } = service.services;
  const { userId } = await buildUser(db, { isVerified: false });
  const [older, newer] = [randomUUID(), randomUUID()];
  await sql`
    insert into identity_verifications (user_id, session_id, status, failure_reason, consented_at, decided_at, created_at)
    values (${userId}, ${older}, 'failed', 'declined', now(), now(), now() - interval '1 hour'),
      (${userId}, ${newer}, 'pending', null, now(), null, now())`.execute(db);
  return { userId, older, newer };
}

const decide = (
  userId: string,
  sessionId: string,
  documentNumber: string,
  status = "Approved",
  env: Partial<TestService["services"]["env"]> = {},
) =>
  applyDecision(
    { ...service.services, env: { ...service.services.env, ...env } },
    {
      sessionId,
      status,
      userId,
      workflowId: TEST_WORKFLOW,
      environment: TEST_ENVIRONMENT,
      identity: {
        documentNumber,
        dateOfBirth: "1990-01-31",
        issuingState: "USA",
        firstName: "Zoë",
        lastName: "Test-Person",
      },
    },
  );
const isVerified = async (userId: string) => {
  const row = await service.services.db
    .selectFrom("user_profiles")
    .select("is_verified")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.is_verified;
};
/** Whether a new person can verify with this document. */
async function opensAnother(document: string): Promise<boolean> {
  const { newer, userId } = await personWithTwoChecks();
  await decide(userId, newer, document);
  return isVerified(userId);
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first].concat(rest)));
}

/** Four letters: the documents of Ana's older and newer check, then those of Ben's. */
describe.each([
  ["one document each", "XXYY"],
  ["two documents each", "XYZW"],
  ["the same two, crossed", "XYYX"],
  ["the same two", "XYXY"],
  ["one document of the other person at the older check", "XXXY"],
  ["one document of the other person at the newer check", "XYZY"],
  ["one document for all", "XXXX"],
])("two people with %s", (_, documents) => {
  it("leave each document with the first person it was approved for, in all 24 orders", async () => {
    for (const order of ordersOf([0, 1, 2, 3])) {
      const people = { ana: await personWithTwoChecks(), ben: await personWithTwoChecks() };
      const named = (letter: string) => `${letter}-${people.ana.userId}`;
      const checks: Check[] = [
        { person: "ana", sessionId: people.ana.older, document: named(documents[0]!) },
        { person: "ana", sessionId: people.ana.newer, document: named(documents[1]!) },
        { person: "ben", sessionId: people.ben.older, document: named(documents[2]!) },
        { person: "ben", sessionId: people.ben.newer, document: named(documents[3]!) },
      ];
      const ownerOf = new Map<string, string>();
      const expected = new Set<string>();
      for (const at of order) {
        const { document, person, sessionId } = checks[at]!;
        if (!ownerOf.has(document)) ownerOf.set(document, person);
        if (ownerOf.get(document) === person) expected.add(person);
        await decide(people[person].userId, sessionId, document);
      }
      for (const person of ["ana", "ben"] as const) {
        expect(await isVerified(people[person].userId), `${person} after ${order.join()}`).toBe(expected.has(person));
      }
      for (const document of ownerOf.keys()) {
        expect(await opensAnother(document), `a third account after ${order.join()}`).toBe(false);
      }
    }
  });
});

it("keeps a person verified by one check when another check of theirs is taken back", async () => {
  const { newer, older, userId } = await personWithTwoChecks();
  await decide(userId, newer, `passport-${userId}`);
  await decide(userId, older, `licence-${userId}`);
  await decide(userId, older, `licence-${userId}`, "Kyc Expired");
  expect(await isVerified(userId)).toBe(true);
  await decide(userId, newer, `passport-${userId}`, "Declined");
  expect(await isVerified(userId)).toBe(false);
});

it("D159: a document is known by the key of fingerprints, whatever key seals identity data later", async () => {
  const { IDENTITY_KEY } = service.services.env;
  const sealedAnew = { IDENTITY_KEY: Buffer.alloc(32, 9).toString("base64"), IDENTITY_FINGERPRINT_KEY: IDENTITY_KEY };
  const [first, second] = [await personWithTwoChecks(), await personWithTwoChecks()];
  await decide(first.userId, first.newer, "X-777");
  await decide(second.userId, second.newer, "X-777", "Approved", sealedAnew);
  expect([await isVerified(first.userId), await isVerified(second.userId)]).toEqual([true, false]);
});
