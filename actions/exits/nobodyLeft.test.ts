import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { ask, leave } from "../test/leave.ts";
import { memberVotes } from "../test/memberVotes.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
afterEach(async () => {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
});

const statusOf = async ({ groupId }: StartedCircle) =>
  (
    await service.services.db
      .selectFrom("groups")
      .select("status")
      .where("group_id", "=", groupId)
      .executeTakeFirstOrThrow()
  ).status;
const payouts = ({ groupId }: StartedCircle) =>
  service.services.db
    .selectFrom("payout_distributions")
    .select(["payout_round", "gross_amount", "offset_amount", "amount"])
    .where("group_id", "=", groupId)
    .orderBy("payout_round")
    .execute();
const toldTo = async (circle: StartedCircle, name: string) =>
  service.services.db
    .selectFrom("notifications")
    .select(["kind", "values"])
    .where("user_id", "=", circle.member(name).userId)
    .where("kind", "in", ["group_closed", "group_completed", "payout_released"])
    .execute();
const finished = async (circle: StartedCircle, name: string) => {
  const { rows } = await sql<{ groups: number }>`
    select completed_groups_of(${circle.member(name).userId}) as groups`.execute(service.services.db);
  return rows[0]!.groups;
};
const nothing = (payout_round: number) => ({ payout_round, gross_amount: 0, offset_amount: 0, amount: 0 });

/** The one offers the admin's role, the other takes it. */
async function handOver(circle: StartedCircle, from: string, to: string): Promise<void> {
  const [admin, next] = [circle.member(from).userId, circle.member(to).userId];
  const group_id = circle.groupId;
  for (const { body, status } of [
    await service.callAction("offer_admin_role", { group_id, user_id: next }, { as: admin }),
    await service.callAction("accept_admin_role", { group_id }, { as: next }),
  ])
    if (status !== 200) throw new Error(`the role was not handed over: ${body.message}`);
}

it("D72: a circle that all but one have left ends when the round at hand has closed, and no payout of 0.00 follows", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, -1);
  for (const name of ["Bruno", "Chloe"]) await leave(service, circle, name, "Amina");
  await circle.goTo(1, 4);
  await circle.tick();
  expect(await statusOf(circle)).toBe("inactive");
  // Nobody paid round 1, so nothing comes back in the others, and Amina has no turn among herself.
  expect(await toldTo(circle, "Amina")).toMatchObject([
    { kind: "payout_released", values: { reason: "nothing", round: 1 } },
    { kind: "group_closed", values: { reason: "all_left" } },
  ]);
  await circle.goTo(3, 5);
  for (const _ of [1, 2]) await circle.tick();
  expect((await payouts(circle)).map(({ payout_round }) => payout_round)).toEqual([1]);
  expect(await toldTo(circle, "Amina")).toHaveLength(2);
  // A circle that never was adds nothing to a reputation (D49).
  expect(await finished(circle, "Amina")).toBe(0);
});

it("D82, D115: what has to come back is waited for, and then nothing is", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe"]) await circle.pay(name, { round: 1 });
  for (const name of ["Bruno", "Chloe"]) await leave(service, circle, name, "Amina");
  await circle.goTo(2, 0);
  await circle.tick();
  // Amina gives each of the two one contribution back in their rounds.
  expect(await statusOf(circle)).toBe("started");
  await circle.pay("Amina", { round: 2 });
  await circle.goTo(3, 0);
  await circle.pay("Amina", { round: 3 });
  await circle.goTo(3, 4);
  await circle.tick();
  expect(await statusOf(circle)).toBe("completed");
  expect((await payouts(circle)).map(({ amount }) => amount)).toEqual([200_00, 100_00, 100_00]);
  expect(await finished(circle, "Amina")).toBe(1);
  // Who left while it ran has not finished it (D49), and does not by coming back.
  expect(await finished(circle, "Bruno")).toBe(0);
  await sql`update group_members set status = 'active', left_at = null
    where group_id = ${circle.groupId} and user_id = ${circle.member("Bruno").userId}`.execute(service.services.db);
  expect(await finished(circle, "Bruno")).toBe(0);
});

it("D72: whoever is left alone with their own turn ahead is paid nothing by themselves", async () => {
  const circle = await startCircle(service, ["Bruno", "Chloe", "Amina"]);
  await handOver(circle, "Bruno", "Amina");
  await circle.goTo(1, -1);
  // In the own round one leaves at once, Chloe when the round has closed.
  for (const name of ["Chloe", "Bruno"]) await leave(service, circle, name, "Amina");
  await circle.goTo(1, 4);
  await circle.tick();
  expect(await statusOf(circle)).toBe("inactive");
  expect(await payouts(circle)).toEqual([nothing(1)]);
  expect(await toldTo(circle, "Amina")).toMatchObject([{ kind: "group_closed", values: { reason: "all_left" } }]);
});

it("D82, D115: empty rounds in the middle wait for their day while a later one brings something", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, -1);
  await leave(service, circle, "Bruno", "Amina");
  await circle.goTo(1, 4);
  await circle.tick();
  expect(await statusOf(circle)).toBe("started");
  expect((await payouts(circle)).map(({ payout_round }) => payout_round)).toEqual([1]);
});

it("D82: two who stay are done as soon as the rounds of those who left bring nothing", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, -1);
  await leave(service, circle, "Chloe", "Amina");
  await circle.goTo(1, 0);
  await circle.pay("Bruno", { round: 1 });
  await circle.goTo(1, 4);
  await circle.tick();
  await circle.goTo(2, 0);
  await circle.pay("Amina", { round: 2 });
  await circle.tick();
  // Round 3 was Chloe's, who had paid nobody.
  expect(await statusOf(circle)).toBe("completed");
  expect((await payouts(circle)).map(({ amount }) => amount)).toEqual([100_00, 100_00, 0]);
  expect(await toldTo(circle, "Amina")).toMatchObject([{ kind: "payout_released" }, { kind: "group_completed" }]);
});

it("D65: who owes at the own turn is paid out where nobody is left who could be asked", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Dan", "Chloe"]);
  await handOver(circle, "Amina", "Chloe");
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Dan"]) await circle.pay(name, { round: 1 });
  await circle.goTo(2, 0);
  await circle.tick();
  for (const name of ["Amina", "Dan"]) await circle.pay(name, { round: 2 });
  await circle.goTo(3, 0);
  await circle.tick();
  // Amina and Bruno have received, and leave when this round has closed; Dan leaves in the own one, at once.
  for (const name of ["Amina", "Bruno", "Dan"]) await leave(service, circle, name, "Chloe");
  await circle.goTo(3, 4);
  await circle.tick();
  // Two contributions to Chloe are still to come, and she has paid neither of the two.
  expect(await statusOf(circle)).toBe("started");
  await circle.goTo(4, 0);
  for (const name of ["Amina", "Bruno"])
    expect((await circle.pay(name, { round: 4 })).body).toMatchObject({ status: "completed" });
  await circle.tick();
  expect((await payouts(circle)).at(-1)).toMatchObject({ payout_round: 4, amount: 200_00 });
  expect(await statusOf(circle)).toBe("completed");
});

it("D259: a wish to leave of whoever is left alone stays unanswered, and they are told", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  const votes = memberVotes(service, circle);
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe"]) await circle.pay(name, { round: 1 });
  await circle.tick();
  await circle.goTo(2, 0);
  await ask(service, circle, "Chloe");
  await leave(service, circle, "Bruno", "Amina");
  // Nobody but Chloe is left to vote on the admin, who has received, still owes her, and goes when this round has closed.
  await votes.askToRemove("Chloe", "Amina");
  await votes.vote("Chloe", "yes");
  await circle.goTo(2, 4);
  await circle.tick();
  await circle.goTo(3, 0, 13);
  expect(await service.tick("leave_requests")).toBe(200);
  const told = await service.services.db
    .selectFrom("notifications")
    .select("values")
    .where("user_id", "=", circle.member("Chloe").userId)
    .where("kind", "=", "leave_declined")
    .execute();
  expect(told).toMatchObject([{ values: { reason: "unanswered" } }]);
});
