import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Tx } from "../../actions/db/database.ts";
import { mayOpenExtension } from "../../actions/domain/extension.ts";
import { mayOpenRemoval } from "../../actions/domain/removal.ts";
import { mayDeleteVote } from "../../actions/domain/vote.ts";
import { extensionQuestion, readAsked } from "../../actions/extensions/openExtendGraceVote.ts";
import type { GroupRow } from "../../actions/groups/queries.ts";
import { removalQuestion } from "../../actions/removal/openRemovalVote.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { deleteQuestion } from "../../actions/votes/deleteVote.ts";
import { readVote } from "../../actions/votes/votes.ts";
import { Seen, shown, told } from "./answers.ts";
import { runningCircle } from "./runningCircle.ts";
import { draw } from "./draw.ts";
import { inScene, stateOf } from "./scene.ts";

let service: TestService;
let db: Database;
let people: string[];
let circleId: string;
beforeAll(async () => {
  service = await startTestService();
  db = service.services.db;
  ({ debtors: people, groupId: circleId } = await runningCircle(service));
});
afterAll(() => service.stop());

const DAY = 86_400_000;
const aMoment = fc.record({
  /** Days after the first due date: around graces and beyond the cycle. */
  days: fc.integer({ min: -2, max: 45 }),
  isFrozen: fc.constantFrom(false, false, false, false, true),
  isPublic: fc.boolean(),
  status: fc.constantFrom("started", "started", "started", "started", "completed", "inactive"),
  /** Who has left, by place; nobody, somebody, or everybody but the first. */
  left: fc.constantFrom([], [], [1], [2, 3], [1, 2, 3, 4, 5]),
  exit: fc.constantFrom(null, null, 3),
  suspended: fc.constantFrom(null, 4),
  /** Who handed the role to the admin, by place, and how many milliseconds ago. */
  handedOver: fc.constantFrom(null, 1, 2, 3),
  handedOverAgo: fc.constantFrom(0, 20 * DAY),
});
const aVote = fc.record({
  status: fc.constantFrom("active", "failed", "deleted"),
  opener: fc.constantFrom("admin", "admin", "system"),
  /** Milliseconds since it opened, and until its end. */
  openedAgo: fc.constantFrom(0, 7 * DAY, 30 * DAY - 1, 30 * DAY, 40 * DAY),
  closedAgo: fc.constantFrom(0, 30 * DAY - 1, 30 * DAY),
  endsIn: fc.constantFrom(-1, 0, 1, DAY),
});
const aPayment = fc.constantFrom(null, null, null, null, "pending", "processing", "completed");

/** Moves the running circle to a drawn moment, with drawn payments, exits and votes about its members. */
async function drawMoment(tx: Tx): Promise<Date> {
  const moment = draw(aMoment, 1)[0]!;
  await sql`update private.app_clock set shift = date '2027-01-07' + make_interval(days => ${moment.days}, hours => 12) - now()`.execute(
    tx,
  );
  const { rows: clock } = await sql<{ now: Date }>`select date_trunc('milliseconds', app_now()) as now`.execute(tx);
  const now = clock[0]!.now;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await sql`update groups set frozen_at = case when ${moment.isFrozen} then ${ago(DAY)}::timestamptz end, is_public = ${moment.isPublic},
    join_method = case when ${moment.isPublic} then 'direct' else 'invite_only' end,
    status = ${moment.status} where group_id = ${circleId}`.execute(tx);
  const left = moment.left.map((at) => people[at]!);
  await sql`update group_members set status = case when user_id = any(${left}::uuid[]) then 'left' else 'active' end,
    left_at = case when user_id = any(${left}::uuid[]) then app_now() end where group_id = ${circleId}`.execute(tx);
  await sql`update user_profiles set suspended_at = case when user_id = ${moment.suspended === null ? null : people[moment.suspended]!}::uuid then app_now() end
    where user_id = any(${people}::uuid[])`.execute(tx);
  await sql`delete from admin_offers`.execute(tx);
  if (moment.handedOver !== null)
    await sql`insert into admin_offers (group_id, user_id, offered_at, expires_at, ended_at, is_accepted)
      values (${circleId}, ${people[moment.handedOver]!}, ${ago(35 * DAY)}, ${now}, ${ago(35 * DAY)}, true),
        (${circleId}, ${people[0]!}, ${ago(moment.handedOverAgo)}, ${now}, ${ago(moment.handedOverAgo)}, true)`.execute(
      tx,
    );
  for (const table of ["vote_responses", "private.vote_voters", "grace_period_votes", "exits", "payments"])
    await sql`delete from ${sql.table(table)}`.execute(tx);
  if (moment.exit !== null)
    await sql`insert into exits (group_id, cycle, user_id, agreed_in_round) values (${circleId}, 1, ${people[moment.exit]!}, 1)`.execute(
      tx,
    );
  const { rows: owed } = await sql<{ user_id: string; payout_round: number; round_id: string }>`
    select o.user_id, o.payout_round, r.round_id from obligations o join rounds r using (group_id, cycle, payout_round)
    where o.group_id = ${circleId}`.execute(tx);
  const paid = owed.map((row) => Object.assign(row, { payment: draw(aPayment, 1)[0]! }));
  await sql`
    insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency,
      payment_method, status, is_processing, due_date, is_early, paid_at, receipt_number)
    select p.user_id, ${circleId}, 1, p.payout_round, 10000, 0, 0, 10000, 'USD', 'us_bank_account',
      case p.payment when 'completed' then 'completed' else 'pending' end, p.payment = 'processing', '2027-01-07', false,
      case p.payment when 'completed' then app_now() end, case p.payment when 'completed' then nextval('receipt_number_seq') end
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) p (user_id uuid, payout_round integer, payment text)
    where p.payment is not null`.execute(tx);
  const admin = people[0]!;
  const vote = async (about: string, roundId: string | null) => {
    const { closedAgo, endsIn, openedAgo, opener, status } = draw(aVote, 1)[0]!;
    const isOfSystem = roundId === null && opener === "system";
    await sql`insert into grace_period_votes (vote_id, group_id, cycle, user_id, round_id, leave_request_id, vote_type, grace_held_days, status,
        eligible_voters, created_by, created_at, closed_at, expires_at)
      values (${randomUUID()}, ${circleId}, 1, ${about}, ${roundId}, ${isOfSystem ? randomUUID() : null}, ${roundId === null ? "remove_member" : "extend_grace"},
        ${roundId === null ? null : 0}, ${status}, 5, ${isOfSystem ? null : admin}, ${ago(openedAgo)},
        ${status === "active" ? null : ago(Math.min(openedAgo, closedAgo))}, ${ago(-endsIn)}) on conflict do nothing`.execute(
      tx,
    );
  };
  for (const person of people) if (draw(fc.boolean(), 1).includes(true)) await vote(person, null);
  for (const { round_id, user_id } of owed) if (draw(fc.nat(9), 1).includes(0)) await vote(user_id, round_id);
  return now;
}

const OUTCOMES = {
  extension: [
    "account-suspended",
    "ask",
    "extension-voted-before",
    "group-frozen",
    "group-not-started",
    "member-not-found",
    "nobody-to-vote",
    "not-allowed",
    "nothing-to-extend",
    "vote-about-this-open",
  ],
  removal: [
    "account-suspended",
    "ask",
    "group-frozen",
    "group-not-started",
    "member-leaves",
    "member-not-found",
    "not-allowed",
    "removal-of-yourself",
    "removal-voted-lately",
    "vote-about-this-open",
  ],
  delete: [
    "account-suspended",
    "delete",
    "group-frozen",
    "not-allowed",
    "vote-about-admin",
    "vote-closed",
    "vote-of-system",
  ],
};

it("for drawn situations, database, service and screen agree on asking for days, on removing and on taking back (D122, D127, D128, D129)", async () => {
  const seen = { extension: new Seen(), removal: new Seen(), delete: new Seen() };
  await inScene({ db }, async (tx) => {
    // Each person's answers to one moment, until every outcome has occurred.
    const isDone = () =>
      Object.entries(OUTCOMES).every(([name, outcomes]) => {
        const { count, outcomes: had } = seen[name as keyof typeof seen];
        return count >= 1_000 && outcomes.every((outcome) => had.has(outcome));
      });
    for (let moments = 0; moments < 150 && !isDone(); moments++) {
      const now = await drawMoment(tx);
      const group = await tx
        .selectFrom("groups")
        .selectAll()
        .where("group_id", "=", circleId)
        .executeTakeFirstOrThrow();
      for (const userId of people) await compare(tx, group, userId, now);
    }
  });
  for (const [name, outcomes] of Object.entries(OUTCOMES))
    expect([...seen[name as keyof typeof seen].outcomes].toSorted()).toEqual(outcomes.toSorted());

  async function compare(tx: Tx, group: GroupRow, userId: string, now: Date): Promise<void> {
    const isSuspended = (await stateOf(tx, userId)) === "suspended";
    const session = JSON.stringify({ "x-hasura-user-id": userId });
    const { rows: removals } = await sql<{ user_id: string; answer: unknown }>`
      select b.user_id, board_may_ask_removal(b, ${session}::json) as answer from board b where b.group_id = ${circleId}`.execute(
      tx,
    );
    for (const { answer, user_id } of removals) {
      const { question } = await removalQuestion(tx, group, { askedBy: userId, about: user_id, now });
      const decision = told(isSuspended, mayOpenRemoval(question));
      expect(shown(answer), JSON.stringify(question)).toEqual(decision);
      seen.removal.note(decision);
    }
    const { rows: own } = await sql<{ user_id: string; payout_round: number; answer: unknown }>`
      select s.user_id, s.payout_round, standing_may_ask_circle(s) as answer from contribution_standings s
      where s.group_id = ${circleId} and s.user_id = ${userId} and not s.is_recipient
      union all
      select l.user_id, l.payout_round, late_contribution_may_ask_circle(l) from late_contributions l
      where l.group_id = ${circleId} and ${userId} = ${group.admin_id}
      union all
      select b.user_id, c.current_payout_round, board_may_ask_extension(b, ${session}::json) from board b
      join cycles c on c.group_id = b.group_id and c.cycle = 1 where b.group_id = ${circleId} and not b.is_recipient`.execute(
      tx,
    );
    for (const { answer, payout_round, user_id } of own) {
      const asked = await readAsked(tx, group, { userId: user_id, cycle: 1, payoutRound: payout_round }).catch(
        () => null,
      );
      // The recipient of the round owes nothing in it, and the action has its own refusal for that.
      if (asked === null) continue;
      const question = await extensionQuestion(tx, group, { asked, askedBy: userId });
      const decision = told(isSuspended, mayOpenExtension(question));
      expect(shown(answer), JSON.stringify(question)).toEqual(decision);
      seen.extension.note(decision);
    }
    const { rows: votes } = await sql<{ vote_id: string; answer: unknown }>`
      select v.vote_id, vote_may_delete(v, ${session}::json) as answer from grace_period_votes v where v.group_id = ${circleId}`.execute(
      tx,
    );
    for (const { answer, vote_id } of votes) {
      const vote = (await readVote(tx, vote_id))!;
      const question = await deleteQuestion(tx, group, vote, { userId, now });
      const decision = told(isSuspended, mayDeleteVote(question));
      expect(shown(answer), JSON.stringify(question)).toEqual(decision);
      seen.delete.note(decision);
    }
  }
}, 300_000);
