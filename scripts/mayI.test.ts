/** One "may I?": the database behind the button, the service behind the action, and the words on the screen agree. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Tx } from "../actions/db/database.ts";
import { inTransaction } from "../actions/db/database.ts";
import { mayPay } from "../actions/domain/contribution.ts";
import { type JoinQuestion, mayFound, mayJoin } from "../actions/domain/joining.ts";
import { mayStart } from "../actions/domain/starting.ts";
import { momentOf } from "../actions/groups/lockGroupFor.ts";
import type { GroupRow } from "../actions/groups/queries.ts";
import { startQuestion } from "../actions/groups/startQuestion.ts";
import { joinQuestion } from "../actions/members/joinQuestion.ts";
import { lockApplicant } from "../actions/members/queries.ts";
import { AppError } from "../actions/refusals/AppError.ts";
import { type Refusal, type RefusalCode, REFUSALS } from "../actions/refusals/catalogue.ts";
import type { RefusalEntry } from "../actions/refusals/values.ts";
import { startCircle } from "../actions/test/circle.ts";
import { buildUser } from "../actions/test/factories.ts";
import { startTestService, type TestService } from "../actions/test/testService.ts";
import { standingsOfRound } from "../actions/obligations/standings.ts";
import { readMayI } from "../web/lib/mayI.ts";
import { clientWords } from "./clientWords.ts";

let service: TestService;
let db: Database;
let say: (refusal: Refusal) => string;
/** They owe a contribution after its grace, and sit in one running group. */
let debtors: string[];
/** Their circle. */
let circleId: string;
beforeAll(async () => {
  service = await startTestService();
  db = service.services.db;
  say = await clientWords("en");
  const names = ["Amina", "Bruno", "Chloe", "Dan", "Eve", "Finn"];
  const circle = await startCircle(service, names);
  await circle.goTo(names.length, 30);
  circleId = circle.groupId;
  debtors = names.map((name) => circle.member(name).userId);
});
afterAll(() => service.stop());

/** An answer in one form, whoever gave it: with the sentence a reader of English sees. */
type Answer = { allowed: boolean; act?: string } & Partial<
  Record<"code" | "values" | "next" | "until" | "sentence", unknown>
>;

function shown(raw: unknown): Answer {
  const answer = readMayI(raw);
  if (answer.allowed) return { allowed: true, act: answer.act };
  const { code, nextStep, until, values } = answer.refusal;
  return {
    allowed: false,
    act: answer.act,
    code,
    values,
    next: nextStep,
    until: until && new Date(until).getTime(),
    sentence: say({ code, values } as Refusal),
  };
}

function decided(
  answer: { allowed: true; act: string } | ({ allowed: false; act?: string | undefined } & Refusal),
): Answer {
  if (answer.allowed) return { allowed: true, act: answer.act };
  const { code, message, next, until, values = {} } = new AppError(answer);
  return { allowed: false, act: answer.act, code, values, next, until: until?.getTime(), sentence: message };
}

/** Draws without the library's preference for small values, so that every reason comes up. */
const draw = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(fc.noBias(values), count);

const PEOPLE = 20;
const GROUPS = 120;

const aPerson = fc.record({
  isDebtor: fc.boolean(),
  isVerified: fc.constantFrom(true, true, true, false),
  plan: fc.constantFrom("free", "premium", "all_inclusive"),
});
const aGroup = fc.record({
  status: fc.constantFrom(
    "recruiting",
    "recruiting",
    "recruiting",
    "ready_to_start",
    "pending",
    "started",
    "completed",
    "closed",
    "inactive",
  ),
  joinMethod: fc.constantFrom("direct", "request_to_join", "request_to_join", "invite_only"),
  isFrozen: fc.constantFrom(false, false, false, true),
  currency: fc.constantFrom("USD", "USD", "USD", "EUR"),
  limit: fc.integer({ min: 2, max: 5 }),
  minimum: fc.integer({ min: 2, max: 5 }),
  isManualStartOn: fc.constantFrom(true, true, true, false),
  orderMethod: fc.constantFrom("manual", "manual", "random", "join_order"),
  order: fc.constantFrom("whole", "whole", "short", "stranger"),
  isCrowded: fc.boolean(),
});
const aTie = fc.record({
  /** From 0 to 99: the lowest have a seat, the next ones had one. */
  lot: fc.nat({ max: 99 }),
  request: fc.constantFrom(null, null, null, "pending", "rejected", "rejected"),
  // Often exactly on the boundary of the pause, or the millisecond beside it.
  declinedAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
});

interface Scene {
  people: string[];
  groups: GroupRow[];
}

/** Writes people, groups, seats and requests as drawn. Triggers and foreign keys are off, so that any situation can be drawn. */
async function setTheScene(tx: Tx, now: Date): Promise<Scene> {
  const people: string[] = [];
  const spare = [...debtors];
  for (const [at, drawn] of draw(aPerson, PEOPLE).entries()) {
    const userId = (drawn.isDebtor && spare.pop()) || (await buildUser(db)).userId;
    people.push(userId);
    const state = ["suspended", "deleted"][at];
    await sql`update user_profiles set is_verified = ${drawn.isVerified},
      verified_at = case when ${drawn.isVerified} then app_now() end,
      suspended_at = case when ${state === "suspended"} then app_now() end,
      deleted_at = case when ${state === "deleted"} then app_now() end where user_id = ${userId}`.execute(tx);
    await sql`update subscribers set subscription_tier = ${drawn.plan}, subscribed = ${drawn.plan !== "free"} where user_id = ${userId}`.execute(
      tx,
    );
  }
  await sql`update plans set active_group_limit = 12 where plan_id = 'premium'`.execute(tx);
  await sql`update currencies set is_enabled = code = 'USD'`.execute(tx);
  await sql`set local session_replication_role = replica`.execute(tx);

  const pause = 7 * 86_400_000;
  for (const group of draw(aGroup, GROUPS)) {
    const groupId = randomUUID();
    const ties = draw(aTie, PEOPLE);
    const seats = group.isCrowded ? 25 : 4;
    const members = people.filter((_, at) => ties[at]!.lot < seats).slice(0, group.limit);
    const admin = draw(fc.constantFrom(...people), 1)[0]!;
    await sql`
      insert into groups (group_id, url_slug, name, status, frequency, contribution_amount, currency, time_zone, admin_id, created_by,
        is_public, join_method, member_limit, current_members, minimum_members_to_start, manual_start_enabled, payout_assignment_method, frozen_at)
      values (${groupId}, ${groupId}, ${groupId.slice(0, 20)}, ${group.status}, 'monthly', 10000, ${group.currency}, 'UTC', ${admin}, ${admin},
        ${group.joinMethod !== "invite_only"}, ${group.joinMethod}, ${group.limit}, ${members.length}, ${Math.min(group.minimum, group.limit)},
        ${group.isManualStartOn}, ${group.orderMethod}, case when ${group.isFrozen} then app_now() end)`.execute(tx);
    for (const [at, userId] of people.entries()) {
      const tie = ties[at]!;
      const seat = members.includes(userId) ? "active" : tie.lot >= 95 ? "left" : null;
      if (seat)
        await sql`insert into group_members (group_id, user_id, status, left_at) values (${groupId}, ${userId}, ${seat},
          case when ${seat === "left"} then app_now() end)`.execute(tx);
      if (tie.request)
        await sql`insert into join_requests (group_id, user_id, status, requested_at, processed_at) values (${groupId}, ${userId}, ${tie.request},
          ${new Date(now.getTime() - 2 * pause)}, ${tie.request === "rejected" ? new Date(now.getTime() - pause + tie.declinedAgo) : null})`.execute(
          tx,
        );
    }
    const order =
      group.order === "short" ? members.slice(1) : group.order === "stranger" ? [...members, randomUUID()] : members;
    for (const [at, userId] of order.entries())
      await sql`insert into payout_assignments (group_id, cycle, user_id, payout_position) values (${groupId}, 1, ${userId}, ${at + 1})`.execute(
        tx,
      );
  }
  const groups = await tx
    .selectFrom("groups")
    .selectAll()
    .where("frequency", "=", "monthly")
    .orderBy("group_id")
    .execute();
  return { people, groups };
}

/** Runs `play` in a transaction that is rolled back: every question is asked at one instant, and nothing stays. */
async function inScene(play: (tx: Tx, now: Date, scene: Scene) => Promise<void>): Promise<void> {
  class GivenUp extends Error {}
  await inTransaction(db, async (tx, now) => {
    await play(tx, now, await setTheScene(tx, now));
    throw new GivenUp();
  }).catch((error: unknown) => {
    if (!(error instanceof GivenUp)) throw error;
  });
}

const stateOf = async (tx: Tx, userId: string) => {
  const { suspended_at, deleted_at } = await tx
    .selectFrom("user_profiles")
    .select(["suspended_at", "deleted_at"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return deleted_at ? "gone" : suspended_at ? "suspended" : "fine";
};

/** Stands for a person whom the service refuses before it reads anything about them. */
const UNKNOWN = { isVerified: false, isInArrears: false, groups: 0, groupLimit: null };

/** Counts the answers to one question and collects their outcomes. */
class Seen {
  count = 0;
  readonly outcomes = new Set<string>();

  note({ act, code }: Answer): void {
    this.count += 1;
    if (code) this.outcomes.add(String(code));
    if (act) this.outcomes.add(act);
  }
}

/** Draws scenes until 2,000 situations were compared and every outcome came up; a rare one may want a second scene. */
async function untilAll(
  outcomes: readonly (RefusalCode | "join" | "request" | "start" | "start_anyway")[],
  play: (seen: Seen) => Promise<void>,
): Promise<void> {
  const seen = new Seen();
  for (let scenes = 0; scenes < 20; scenes++) {
    await play(seen);
    if (seen.count >= 2_000 && outcomes.every((outcome) => seen.outcomes.has(outcome))) break;
  }
  expect([...seen.outcomes].toSorted()).toEqual(outcomes.toSorted());
  expect(seen.count).toBeGreaterThanOrEqual(2_000);
}

describe("for 2,000 drawn situations and more, database, service and screen say the same of", () => {
  it("joining and founding (D3, D62, D104, D111, D119, D263, D264)", async () => {
    const outcomes = [
      "not-signed-in",
      "account-suspended",
      "already-member",
      "request-pending",
      "group-closed",
      "group-frozen",
      "invite-only",
      "group-full",
      "identity-required",
      "in-arrears",
      "free-plan-limit",
      "ask-again-later",
      "join",
      "request",
    ] as const;
    await untilAll(outcomes, (seen) => inScene((...scene) => compareJoining(seen, ...scene)));
  }, 120_000);

  it("starting (D73, D76, D79, D263)", async () => {
    const outcomes = [
      "account-suspended",
      "not-allowed",
      "group-not-found",
      "already-started",
      "group-closed",
      "group-frozen",
      "manual-start-disabled",
      "no-members",
      "not-enough-members",
      "payout-order-incomplete",
      "start",
      "start_anyway",
    ] as const;
    await untilAll(outcomes, (seen) => inScene((tx, _now, scene) => compareStarting(seen, tx, scene)));
  }, 120_000);
});

async function compareJoining(seen: Seen, tx: Tx, now: Date, { groups, people }: Scene): Promise<void> {
  for (const userId of [...people, null]) {
    const state = userId && (await stateOf(tx, userId));
    const applicant = (userId && (await lockApplicant(tx, userId))) || UNKNOWN;
    const { rows } = await sql<{ answer: unknown }>`
      select group_may_join(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answer
      from groups g where g.frequency = 'monthly' order by group_id`.execute(tx);
    const questions = await Promise.all(
      groups.map((group) => joinQuestion(tx, group, { userId: userId ?? randomUUID(), applicant, now })),
    );
    for (const [at, question] of questions.entries()) {
      const person: JoinQuestion["person"] =
        state === null || state === "gone" ? null : { ...question.person!, isSuspended: state === "suspended" };
      const answer = decided(mayJoin({ ...question, person }));
      expect(shown(rows[at]!.answer), JSON.stringify({ ...question, person })).toEqual(answer);
      seen.note(answer);
    }
    if (!userId || state === "gone") continue;
    const found = await sql<{ answer: unknown }>`
      select user_may_found(p) as answer from user_profiles p where user_id = ${userId}`.execute(tx);
    const answer = decided(mayFound({ ...applicant, isSuspended: state === "suspended" }));
    expect(shown(found.rows[0]!.answer)).toEqual(answer);
  }
}

async function compareStarting(seen: Seen, tx: Tx, { groups, people }: Scene): Promise<void> {
  for (const group of groups) {
    for (const userId of new Set([group.admin_id, ...people.slice(0, 4)])) {
      const state = await stateOf(tx, userId);
      // A deleted account gets no token, and each of its actions is refused before it runs.
      if (state === "gone") continue;
      const { rows } = await sql<{ answer: unknown }>`
        select group_may_start(g, json_build_object('x-hasura-user-id', ${userId}::text)) as answer
        from groups g where group_id = ${group.group_id}`.execute(tx);
      const question = await startQuestion(tx, group, userId);
      const answer = decided(mayStart({ ...question, isSuspended: state === "suspended" }));
      expect(shown(rows[0]!.answer), JSON.stringify(question)).toEqual(answer);
      seen.note(answer);
    }
  }
}

const aMoment = fc.record({
  /** Days from the first due date, over the whole cycle and beyond. */
  days: fc.integer({ min: -6, max: 50 }),
  seconds: fc.integer({ min: 0, max: 86_399 }),
  isFrozen: fc.constantFrom(false, false, false, true),
  isEndedEarly: fc.constantFrom(false, false, false, true),
});
const aStanding = fc.record({
  payment: fc.constantFrom(null, null, null, "pending", "processing", "completed"),
  isAllowedLate: fc.constantFrom(false, false, true),
});

/** Puts the running circle into a drawn moment, with payments and allowances as drawn. */
async function drawMoment(tx: Tx): Promise<void> {
  const { days, isEndedEarly, isFrozen, seconds } = draw(aMoment, 1)[0]!;
  await sql`update private.app_clock set shift = date '2027-01-07' + make_interval(days => ${days}, secs => ${seconds}) - now()`.execute(
    tx,
  );
  await sql`update groups set frozen_at = case when ${isFrozen} then app_now() - interval '2 days' end,
    status = ${isEndedEarly ? "inactive" : "started"} where group_id = ${circleId}`.execute(tx);
  await sql`delete from payments`.execute(tx);
  await sql`delete from late_allowances`.execute(tx);
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
}

it("for 2,000 drawn situations and more, they say the same of paying (D55-D59, D70, D87, D210)", async () => {
  await inScene(async (tx) => {
    const group = await tx.selectFrom("groups").selectAll().where("group_id", "=", circleId).executeTakeFirstOrThrow();
    const rounds = await tx.selectFrom("rounds").selectAll().where("group_id", "=", circleId).execute();
    const [unverified, suspended] = debtors;
    await sql`update user_profiles set is_verified = user_id <> ${unverified}, suspended_at = case when user_id = ${suspended} then app_now() end,
      deleted_at = null, verified_at = case when user_id <> ${unverified} then app_now() end where user_id = any(${debtors})`.execute(
      tx,
    );
    const seen = new Seen();
    while (seen.count < 2_000) {
      await drawMoment(tx);
      const { frozen_at, status } = await tx
        .selectFrom("groups")
        .select(["frozen_at", "status"])
        .where("group_id", "=", circleId)
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{ user_id: string; payout_round: number; answer: unknown }>`
        select user_id, payout_round, standing_may_pay(s) as answer from contribution_standings s where group_id = ${circleId}`.execute(
        tx,
      );
      const shownOf = new Map(rows.map((row) => [`${row.user_id} ${row.payout_round}`, shown(row.answer)]));
      for (const round of rounds) {
        for (const { isAsked, at, userId, ...standing } of await standingsOfRound(tx, round)) {
          const answer = decided(
            mayPay({
              person: { isSuspended: userId === suspended, isVerified: userId !== unverified },
              group: momentOf({ ...group, frozen_at, status }),
              isAsked,
              standing,
              now: at,
            }),
          );
          expect(shownOf.get(`${userId} ${round.payout_round}`), JSON.stringify({ standing, at })).toEqual(answer);
          seen.note(answer);
        }
      }
    }
    const outcomes: (RefusalCode | "pay")[] = [
      "account-suspended",
      "already-paid",
      "grace-expired",
      "group-frozen",
      "group-not-started",
      "identity-required-to-pay",
      "payment-in-progress",
      "payment-too-early",
      "pay",
    ];
    expect([...seen.outcomes].toSorted()).toEqual(outcomes.toSorted());
  });
}, 120_000);

it("the database names the same next step for a code as the catalogue", async () => {
  const codes = Object.keys(REFUSALS) as RefusalCode[];
  const { rows } = await sql<{ code: RefusalCode; next: string | null }>`
    select c as code, private.refusal_next(c) as next from unnest(${codes}::text[]) c`.execute(db);
  const definitions = await sql<{ text: string }>`
    select string_agg(prosrc, ' ') as text from pg_proc where proname like '%may\_%'`.execute(db);
  for (const { code, next } of rows) {
    const entry: RefusalEntry = REFUSALS[code];
    const isSaidThere = definitions.rows[0]!.text.includes(`'${code}'`);
    if (isSaidThere || next !== null) expect([code, next]).toEqual([code, entry.next ?? null]);
  }
});
