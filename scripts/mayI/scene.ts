/** Draws people, groups, seats and requests, and writes them in one transaction: the situations of a "may I?". */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { type Database, inTransaction, type Tx } from "../../actions/db/database.ts";
import type { GroupRow } from "../../actions/groups/queries.ts";
import type { RefusalCode } from "../../actions/refusals/catalogue.ts";
import { buildUser } from "../../actions/test/factories.ts";
import { Seen } from "./answers.ts";
import type { ManageAct } from "./mayManage.ts";

/** Draws without the library's preference for small values, so that every refusal occurs. */
export const draw = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(fc.noBias(values), count);

const PEOPLE = 20;
const GROUPS = 120;

const aPerson = fc.record({
  isDebtor: fc.boolean(),
  isVerified: fc.constantFrom(true, true, true, false),
  plan: fc.constantFrom<string>("free", "premium", "all_inclusive"),
});
const UNBARRED = 8;
/**
 * Who stands in each scene, after one who is suspended and one who has left us: several whom nothing of their own bars, so
 * that the drawn groups have their say, one who is not verified, one at the limit of a plan, and one who owes.
 */
const ALWAYS = [
  ...Array.from({ length: UNBARRED }, () => ({ isDebtor: false, isVerified: true, plan: "all_inclusive" })),
  { isDebtor: false, isVerified: false, plan: "all_inclusive" },
  { isDebtor: false, isVerified: true, plan: "free" },
  { isDebtor: true, isVerified: true, plan: "all_inclusive" },
];
const STATES = ["suspended", "deleted"];

const aGroup = fc.record({
  status: fc.constantFrom(
    "recruiting",
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
  /** How many of the first people are asked about changed terms; some of them are members, one has accepted. */
  asked: fc.constantFrom(0, 0, 0, 1, 3),
  /** The person whose name the first member has: one whom only that can keep out. */
  namesake: fc.integer({ min: STATES.length, max: STATES.length + UNBARRED - 1 }),
  /** Whoever is invited is told of it, and few are. */
  isNamesakeInvited: fc.boolean(),
});
const aTie = fc.record({
  /** 0 to 99: the lowest have a seat, the highest had one. */
  lot: fc.nat({ max: 99 }),
  request: fc.constantFrom(null, null, null, "pending", "rejected", "rejected"),
  invitation: fc.constantFrom(null, null, null, null, null, "open", "ended", "declined"),
  link: fc.constantFrom(null, null, null, null, "open", "ended", "revoked", "used up"),
  isWaiting: fc.constantFrom(false, false, false, false, false, true),
  isRemoved: fc.constantFrom(false, false, false, false, true),
  // Often exactly at the end of the pause, or one millisecond beside it.
  declinedAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
  removedAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
  isInviterAdmin: fc.boolean(),
});

export interface Scene {
  people: string[];
  groups: GroupRow[];
}

/** Writes people, groups, seats and requests as drawn. Triggers and foreign keys are off, so that any situation can be drawn. */
async function setTheScene(
  tx: Tx,
  { db, debtors, now }: { db: Database; debtors: readonly string[]; now: Date },
): Promise<Scene> {
  const people: string[] = [];
  const spare = [...debtors];
  const drawnPeople = draw(aPerson, PEOPLE).toSpliced(STATES.length, ALWAYS.length, ...ALWAYS);
  for (const [at, drawn] of drawnPeople.entries()) {
    const state = STATES[at];
    // Nobody who owes can have deleted their account (D169).
    const userId = (drawn.isDebtor && state !== "deleted" && spare.pop()) || (await buildUser(db)).userId;
    people.push(userId);
    await sql`update user_profiles set is_verified = ${drawn.isVerified},
      verified_at = case when ${drawn.isVerified} then app_now() end,
      suspended_at = case when ${state === "suspended"} then app_now() end where user_id = ${userId}`.execute(tx);
    if (state === "deleted") await sql`select private.forget_profile(${userId})`.execute(tx);
    await sql`update subscribers set subscription_tier = ${drawn.plan}, subscribed = ${drawn.plan !== "free"} where user_id = ${userId}`.execute(
      tx,
    );
  }
  await sql`update plans set active_group_limit = 12 where plan_id = 'premium'`.execute(tx);
  await sql`update currencies set is_enabled = code = 'USD'`.execute(tx);
  await sql`update limits set value = 4 where limit_id = 'waiting_list_max'`.execute(tx);
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
        await sql`insert into group_members (group_id, user_id, status, left_at, alias_look) values (${groupId}, ${userId}, ${seat},
          case when ${seat === "left"} then app_now() end, case when ${userId === members[0]}
            then (select private.look_of(alias) from user_profiles where user_id = ${people[group.namesake]}) else ${userId} end)`.execute(
          tx,
        );
      const invitation = group.isNamesakeInvited && at === group.namesake ? "open" : tie.invitation;
      if (invitation)
        await sql`insert into group_invitations (group_id, inviter_id, invitee_email, status, answered_at, expires_at)
          select ${groupId}, ${tie.isInviterAdmin ? admin : people[0]}, email, ${invitation === "declined" ? "declined" : "pending"}, ${invitation === "declined" ? now : null},
            ${new Date(now.getTime() + (invitation === "ended" ? 0 : 1))} from user_profiles where user_id = ${userId}`.execute(
          tx,
        );
      if (tie.link)
        await sql`with link as (
            insert into join_links (group_id, created_by, uses_left, expires_at, revoked_at) values (${groupId}, ${admin}, ${tie.link === "used up" ? 0 : 1},
              ${new Date(now.getTime() + (tie.link === "ended" ? 0 : 1))}, ${tie.link === "revoked" ? now : null}) returning join_link_id)
          insert into private.join_link_visits (join_link_id, user_id) select join_link_id, ${userId} from link`.execute(
          tx,
        );
      if (tie.isRemoved)
        await sql`insert into recorded_acts (group_id, number, kind, actor_id, about_id, reason, recorded_at)
          values (${groupId}, ${at + 1}, 'member_removed', ${admin}, ${userId}, 'Goodbye', ${new Date(now.getTime() - pause + tie.removedAgo)})`.execute(
          tx,
        );
      // Some wait since the same instant.
      if (tie.isWaiting && !seat)
        await sql`insert into group_waiting_list (group_id, user_id, created_at)
          values (${groupId}, ${userId}, ${new Date(now.getTime() - (tie.lot % 3))})`.execute(tx);
      if (tie.request)
        await sql`insert into join_requests (group_id, user_id, status, requested_at, processed_at) values (${groupId}, ${userId}, ${tie.request},
          ${new Date(now.getTime() - 2 * pause)}, ${tie.request === "rejected" ? new Date(now.getTime() - pause + tie.declinedAgo) : null})`.execute(
          tx,
        );
    }
    for (const [at, userId] of people.slice(0, group.asked).entries())
      await sql`insert into term_consents (group_id, user_id, terms_before, terms_hash, asked_at, expires_at, accepted_at)
        values (${groupId}, ${userId}, '{}', repeat('0', 64), ${now}, ${new Date(now.getTime() + (at + 1) * 3_600_000)}, ${at === 2 ? now : null})`.execute(
        tx,
      );
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

/** Runs `play` in a transaction and rolls it back: all questions have one instant, and nothing stays. */
export async function inScene(
  { db, debtors = [] }: { db: Database; debtors?: readonly string[] },
  play: (tx: Tx, now: Date, scene: Scene) => Promise<void>,
): Promise<void> {
  class GivenUp extends Error {}
  await inTransaction(db, async (tx, now) => {
    await play(tx, now, await setTheScene(tx, { db, debtors, now }));
    throw new GivenUp();
  }).catch((error: unknown) => {
    if (!(error instanceof GivenUp)) throw error;
  });
}

/** Whether a person may act at all. */
export const stateOf = async (tx: Tx, userId: string) => {
  const { suspended_at, deleted_at } = await tx
    .selectFrom("user_profiles")
    .select(["suspended_at", "deleted_at"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return deleted_at ? "gone" : suspended_at ? "suspended" : "fine";
};

/** Draws scenes until 2,000 situations have been compared and every outcome has occurred. */
export async function untilAll(
  outcomes: readonly (
    | RefusalCode
    | ManageAct
    | "accept"
    | "ask"
    | "invite"
    | "join"
    | "leave_list"
    | "request"
    | "start"
    | "start_anyway"
    | "start_without_asked"
    | "wait"
  )[],
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
