/** Somebody is invited by name while their address changes: the invitation is at the new one (D110). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Tx } from "../db/database.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const invited = async () => {
  const { db } = service.services;
  const [circle, { email, userId }] = [await buildGroup(db), await buildUser(db)];
  const next = `next.${email}`;
  return {
    next,
    inviterId: circle.admin.userId,
    inviteThem: () => invite(service, circle, { userId }),
    changeAddress: (on: Database | Tx) =>
      on.updateTable("auth.users").set({ email: next }).where("id", "=", userId).execute(),
  };
};

const addressOf = async (invitationId: string) => {
  const { invitee_email } = await service.services.db
    .selectFrom("group_invitations")
    .select("invitee_email")
    .where("invitation_id", "=", invitationId)
    .executeTakeFirstOrThrow();
  return invitee_email;
};

it("a change waits for an invitation that has read the address, and takes it along", async () => {
  const { db } = service.services;
  const { changeAddress, inviterId, inviteThem, next } = await invited();
  const [invitation, change] = await db.transaction().execute(async (holder) => {
    // What an invitation comes to last, when its row is written.
    await sql`select pg_advisory_xact_lock(hashtextextended('invitations_per_day:' || ${inviterId}, 0))`.execute(
      holder,
    );
    const first = inviteThem();
    await expectWaiting(db, 1);
    const second = changeAddress(db);
    await expectWaiting(db, 2);
    return [first, second];
  });
  await change;
  expect(await addressOf(await invitation)).toBe(next);
});

it("an invitation waits for a change that is not through, and goes to the new address", async () => {
  const { db } = service.services;
  const { changeAddress, inviteThem, next } = await invited();
  const [invitation] = await db.transaction().execute(async (changing) => {
    await changeAddress(changing);
    const waiting = inviteThem();
    await expectWaiting(db, 1);
    return [waiting];
  });
  expect(await addressOf(await invitation)).toBe(next);
});
