/** D40, D208: a platform admin who has settled a charge with its payer takes it off the list of given-up work. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { inTransaction } from "../db/database.ts";
import { lockGroup } from "../groups/queries.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildUser, makeAdmin } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const TOTAL = 105_77;

let service: TestService;
let admin: string;
let circle: StartedCircle;
let session: string;
beforeAll(async () => {
  service = await startTestService();
  admin = (await buildUser(service.services.db)).userId;
  await makeAdmin(service.services.db, admin);
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  const { body } = await circle.contribute("Bruno");
  session = String(body.url).split("/").at(-1)!;
  await circle.pay("Bruno");
});

const list = () =>
  service.services.db
    .selectFrom("given_up_work as w")
    .innerJoin("payments as p", (join) =>
      join.on("w.kind", "=", "payment").onRef("w.about", "=", (eb) => eb.cast("p.payment_id", "text")),
    )
    .select(["w.work_id", "w.reason", "w.given_up_at"])
    .where("p.group_id", "=", circle.groupId)
    .execute();
type Work = Awaited<ReturnType<typeof list>>[number];
const listed = async () => (await list())[0]!;
const end = ({ given_up_at, work_id }: Work, note = "Bruno has paid it to us.", as = admin) =>
  service.callAction("end_given_up", { given_up_at, work_id, note }, { as, role: "platform_admin" });
const paidOut = async () => {
  await circle.pay("Chloe");
  await circle.tick();
};
const expectCleanBooks = async () =>
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);

it.each(["refunded whole", "refunded in part", "lost in a dispute", "lost in a dispute in part"])(
  "money that had moved on and was %s is ended by a person, who says how, and stays ended",
  async (how) => {
    await paidOut();
    if (how.startsWith("lost")) service.payments.dispute(session, how.endsWith("part") ? "lost_in_part" : "lost");
    else service.payments.refund(session, how.endsWith("whole") ? TOTAL : 5_77);
    await circle.tick();
    const work = await listed();
    expect((await end(work)).body).toEqual({ success: true });
    expect(await list()).toEqual([]);
    await circle.tick();
    expect(await list(), "the provider says the same again").toEqual([]);
    await expectCleanBooks();
    await expectRefusal(service, () => end(work), "given-up-work-not-found");
    const audit = await service.services.db
      .selectFrom("admin_audit_logs")
      .select(["action", "admin_id", "details"])
      .where("subject_id", "=", work.work_id!)
      .execute();
    const refunded_amount = how.startsWith("lost") ? 0 : how.endsWith("whole") ? TOTAL : 5_77;
    expect(audit).toMatchObject([
      { action: "end_given_up", admin_id: admin, details: { note: "Bruno has paid it to us.", refunded_amount } },
    ]);
  },
);

it("comes back when the provider says something else of the charge", async () => {
  await paidOut();
  service.payments.refund(session, 5_77);
  await circle.tick();
  await end(await listed());
  service.payments.refund(session, 100_00);
  await circle.tick();
  expect(await list()).toMatchObject([{ reason: "given_back" }]);
  await end(await listed());
  service.payments.dispute(session, "lost");
  await circle.tick();
  expect(await list()).toMatchObject([{ reason: "dispute_lost" }]);
});

it("comes back when its payer disputes more of what was lost in part", async () => {
  await paidOut();
  service.payments.dispute(session, "lost_in_part");
  await circle.tick();
  await end(await listed());
  for (const reason of ["disputed", "lost_in_part"]) {
    service.payments.dispute(session, reason === "disputed" ? "open" : "lost_in_part");
    await circle.tick();
    expect(await list()).toMatchObject([{ reason }]);
  }
});

it.each([
  ["refund", () => service.payments.refund(session, 5_77)],
  ["dispute", () => service.payments.dispute(session, "open")],
  ["dispute lost in part", () => service.payments.dispute(session, "lost_in_part")],
])("a %s that a payout waits for is ended by the provider's answer alone", async (_, goesBack) => {
  goesBack();
  await circle.tick();
  await expectRefusal(service, async () => end(await listed()), "given-up-work-not-over");
  expect(await list()).toHaveLength(1);
});

describe("what a person has not seen is not ended", () => {
  const ended = async (work: Work) => (await end(work)).body.extensions?.code;

  it("when more went back, or was lost, since they read the list", async () => {
    await paidOut();
    service.payments.refund(session, 5_77);
    await circle.tick();
    const seen = await listed();
    await circle.tick();
    expect(await listed(), "the provider says the same again").toEqual(seen);
    let last = seen;
    for (const goesBack of [
      () => service.payments.refund(session, 50_00),
      () => service.payments.dispute(session, "lost_in_part"),
      () => service.payments.dispute(session, "lost"),
    ]) {
      goesBack();
      await circle.tick();
      expect(await ended(last)).toBe("given-up-work-changed");
      last = await listed();
    }
    expect((await end(await listed())).body).toEqual({ success: true });
  });

  it("nor when it goes back in the same moment", async () => {
    await paidOut();
    service.payments.refund(session, 5_77);
    await circle.tick();
    const { db } = service.services;
    const ending = await inTransaction(db, async (tx) => {
      await lockGroup(tx, circle.groupId);
      const ending = ended(await listed());
      await expectWaiting(db, 1);
      await sql`update private.payment_attempts set given_up_at = now() where session_id = ${session}`.execute(tx);
      return { ending };
    });
    expect(await ending.ending).toBe("given-up-work-changed");
  });
});

it("is for platform admins alone", async () => {
  await paidOut();
  service.payments.refund(session, TOTAL);
  await circle.tick();
  const stranger = (await buildUser(service.services.db)).userId;
  await expectRefusal(service, async () => end(await listed(), "Mine", stranger), "not-allowed");
});
