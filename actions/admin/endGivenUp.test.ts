/** D40, D208: what a person has settled with a payer leaves the list of given-up work for good. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
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
    .select(["w.work_id", "w.reason"])
    .where("p.group_id", "=", circle.groupId)
    .execute();
const workId = async () => (await list())[0]!.work_id!;
const end = (work_id: string, note = "Bruno has paid it to us.", as = admin) =>
  service.callAction("end_given_up", { work_id, note }, { as, role: "platform_admin" });
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
    const work_id = await workId();
    expect((await end(work_id)).body).toEqual({ success: true });
    expect(await list()).toEqual([]);
    await circle.tick();
    expect(await list(), "the provider says the same again").toEqual([]);
    await expectCleanBooks();
    await expectRefusal(service, () => end(work_id), "given-up-work-not-found");
    const audit = await service.services.db
      .selectFrom("admin_audit_logs")
      .select(["action", "admin_id", "details"])
      .where("subject_id", "=", work_id)
      .execute();
    expect(audit).toMatchObject([
      { action: "end_given_up", admin_id: admin, details: { note: "Bruno has paid it to us." } },
    ]);
  },
);

it("comes back when the provider says something else of the charge", async () => {
  await paidOut();
  service.payments.refund(session, 5_77);
  await circle.tick();
  await end(await workId());
  service.payments.refund(session, 100_00);
  await circle.tick();
  expect(await list()).toMatchObject([{ reason: "given_back" }]);
  await end(await workId());
  service.payments.dispute(session, "lost");
  await circle.tick();
  expect(await list()).toMatchObject([{ reason: "dispute_lost" }]);
});

it("comes back when its payer disputes more of what was lost in part", async () => {
  await paidOut();
  service.payments.dispute(session, "lost_in_part");
  await circle.tick();
  await end(await workId());
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
  await expectRefusal(service, async () => end(await workId()), "given-up-work-not-over");
  expect(await list()).toHaveLength(1);
});

it("is for platform admins alone", async () => {
  await paidOut();
  service.payments.refund(session, TOTAL);
  await circle.tick();
  const stranger = (await buildUser(service.services.db)).userId;
  await expectRefusal(service, async () => end(await workId(), "Mine", stranger), "not-allowed");
});
