import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Tx } from "../../actions/db/database.ts";
import { mayPay } from "../../actions/domain/contribution.ts";
import { mayAllowLatePayment, mayAskToPayLate } from "../../actions/domain/latePayment.ts";
import { momentOf } from "../../actions/groups/lockGroupFor.ts";
import { standingsOfRound } from "../../actions/obligations/standings.ts";
import type { RefusalCode } from "../../actions/refusals/catalogue.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { Seen, shown, told } from "./answers.ts";
import { runningCircle } from "./runningCircle.ts";
import { draw } from "./draw.ts";
import { inScene } from "./scene.ts";

let service: TestService;
let db: Database;
let debtors: string[];
let circleId: string;
beforeAll(async () => {
  service = await startTestService();
  db = service.services.db;
  ({ debtors, groupId: circleId } = await runningCircle(service));
});
afterAll(() => service.stop());

const aMoment = fc.record({
  /** Days after the first due date: the whole cycle and some more. */
  days: fc.integer({ min: -6, max: 50 }),
  seconds: fc.integer({ min: 0, max: 86_399 }),
  isFrozen: fc.constantFrom(false, false, false, true),
  isEndedEarly: fc.constantFrom(false, false, false, true),
});
const aStanding = fc.record({
  payment: fc.constantFrom(null, null, null, "pending", "processing", "completed"),
  isAllowedLate: fc.constantFrom(false, false, true),
  /** Hours since the admin was asked, without an answer; silence counts after 48. */
  askedSince: fc.constantFrom(null, null, 1, 47, 48, 60),
});

/** Moves the running circle to a drawn moment with drawn payments and allowances. */
async function drawMoment(tx: Tx): Promise<void> {
  const { days, isEndedEarly, isFrozen, seconds } = draw(aMoment, 1)[0]!;
  await sql`update private.app_clock set shift = date '2027-01-07' + make_interval(days => ${days}, secs => ${seconds}) - now()`.execute(
    tx,
  );
  await sql`update groups set frozen_at = case when ${isFrozen} then app_now() - interval '2 days' end,
    status = ${isEndedEarly ? "inactive" : "started"} where group_id = ${circleId}`.execute(tx);
  await sql`delete from payments`.execute(tx);
  await sql`delete from late_allowances`.execute(tx);
  await sql`delete from late_requests`.execute(tx);
  const { rows } = await sql<{ user_id: string; payout_round: number; round_id: string }>`
    select o.user_id, o.payout_round, r.round_id from obligations o join rounds r using (group_id, cycle, payout_round)
    where o.group_id = ${circleId}`.execute(tx);
  const drawn = rows.map((row) => Object.assign(row, draw(aStanding, 1)[0]!));
  await sql`
    insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency,
      payment_method, status, is_processing, due_date, is_early, paid_at, receipt_number)
    select p.user_id, ${circleId}, 1, p.payout_round, 10000, 0, 0, 10000, 'USD', 'us_bank_account',
      case p.payment when 'completed' then 'completed' else 'pending' end, p.payment = 'processing', '2027-01-07', false,
      case p.payment when 'completed' then app_now() end, case p.payment when 'completed' then nextval('receipt_number_seq') end
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) p (user_id uuid, payout_round integer, payment text)
    where p.payment is not null`.execute(tx);
  await sql`
    insert into late_allowances (round_id, user_id, reason, valid_until)
    select p.round_id, p.user_id, 'admin_allowed', app_now() + interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) p (round_id uuid, user_id uuid, "isAllowedLate" boolean)
    where p."isAllowedLate"`.execute(tx);
  await sql`
    insert into late_requests (round_id, user_id, asked_at, opens_at)
    select p.round_id, p.user_id, app_now() - make_interval(hours => p."askedSince"),
      app_now() - make_interval(hours => p."askedSince") + interval '48 hours'
    from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) p (round_id uuid, user_id uuid, "askedSince" integer)
    where p."askedSince" is not null`.execute(tx);
}

it("for 2,000 drawn situations and more, database, service and screen agree on paying, asking and allowing (D55-D59, D70, D87, D210)", async () => {
  await inScene({ db, debtors }, async (tx) => {
    const group = await tx.selectFrom("groups").selectAll().where("group_id", "=", circleId).executeTakeFirstOrThrow();
    const rounds = await tx.selectFrom("rounds").selectAll().where("group_id", "=", circleId).execute();
    const [unverified, suspended, expired] = debtors;
    await sql`
      update user_profiles set is_verified = v.is_verified, verified_at = case when v.is_verified then app_now() end, deleted_at = null,
        suspended_at = case when user_profiles.user_id = ${suspended} then app_now() end
      from (select user_id, user_id not in (${unverified}, ${expired}) as is_verified from unnest(${debtors}::uuid[]) user_id) v
      where user_profiles.user_id = v.user_id`.execute(tx);
    // What was proved once still counts for what is owed.
    await sql`
      insert into identity_verifications (user_id, status, failure_reason, consented_at, decided_at)
      values (${expired}, 'failed', 'document_expired', app_now(), app_now())`.execute(tx);
    const seen = new Seen();
    while (seen.count < 2_000) {
      await drawMoment(tx);
      const { frozen_at, status } = await tx
        .selectFrom("groups")
        .select(["frozen_at", "status"])
        .where("group_id", "=", circleId)
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{ user_id: string; payout_round: number } & Record<"pay" | "ask" | "allow", unknown>>`
        select s.user_id, s.payout_round, standing_may_pay(s) as pay, standing_may_ask_late(s) as ask,
          late_contribution_may_allow(l) as allow
        from contribution_standings s left join late_contributions l using (group_id, cycle, payout_round, user_id)
        where group_id = ${circleId}`.execute(tx);
      const shownOf = new Map(rows.map((row) => [`${row.user_id} ${row.payout_round}`, row]));
      for (const round of rounds) {
        for (const { isAsked, at, userId, ...standing } of await standingsOfRound(tx, round)) {
          const answer = told(
            userId === suspended,
            mayPay({
              isVerified: userId !== unverified,
              group: momentOf({ ...group, frozen_at, status }),
              isAsked,
              standing,
              now: at,
            }),
          );
          const row = shownOf.get(`${userId} ${round.payout_round}`)!;
          const situation = JSON.stringify({ standing, at });
          expect(shown(row.pay), situation).toEqual(answer);
          seen.note(answer);
          const question = { isFrozen: frozen_at !== null, isAsked, standing, now: at };
          const asked = told(
            userId === suspended,
            mayAskToPayLate({
              ...question,
              isAdmin: userId === group.admin_id,
            }),
          );
          expect(shown(row.ask), situation).toEqual(asked);
          seen.note(asked);
          const allowed = told(group.admin_id === suspended, mayAllowLatePayment(question));
          // An admin is shown only what is late.
          if (row.allow) expect(shown(row.allow), situation).toEqual(allowed);
          else expect(["contribution-not-locked", "group-frozen", "account-suspended"]).toContain(allowed.code);
          seen.note(allowed);
        }
      }
    }
    const outcomes: (RefusalCode | "pay" | "ask" | "allow")[] = [
      "account-suspended",
      "allow",
      "already-paid",
      "ask",
      "contribution-not-locked",
      "grace-expired",
      "group-frozen",
      "group-not-started",
      "identity-required-to-pay",
      "late-payment-already-asked",
      "late-payment-own-to-allow",
      "payment-in-progress",
      "payment-too-early",
      "pay",
    ];
    expect([...seen.outcomes].toSorted()).toEqual(outcomes.toSorted());
  });
}, 300_000);
