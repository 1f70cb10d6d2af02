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
import { DISPUTES, isBarring, writeDisputes } from "./disputes.ts";
import type { ManageAct } from "./mayManage.ts";

/** Draws without the library's preference for small values, so that every refusal occurs. */
export const draw = <T>(values: fc.Arbitrary<T>, count: number): T[] => fc.sample(fc.noBias(values), count);

const PEOPLE = 20;
const GROUPS = 100;

const aPerson = fc.record({
  isDebtor: fc.boolean(),
  dispute: fc.constantFrom(null, null, null, null, ...DISPUTES),
  isVerified: fc.constantFrom(true, true, true, false),
  plan: fc.constantFrom<string>("free", "premium", "all_inclusive"),
});
const UNBARRED = 8;
const UNBARRED_PERSON = { isDebtor: false, dispute: null, isVerified: true, plan: "all_inclusive" };
/**
 * Who stands in each scene, after one who is suspended and one who has left us: several whom nothing of their own bars, so
 * that the drawn groups have their say, one who is not verified, one at the limit of a plan, one who owes and one for each end of a disputed payment.
 */
const ALWAYS = [
  ...Array.from({ length: UNBARRED }, () => UNBARRED_PERSON),
  { ...UNBARRED_PERSON, isVerified: false },
  { ...UNBARRED_PERSON, plan: "free" },
  { ...UNBARRED_PERSON, isDebtor: true },
  ...Array.from(DISPUTES, (dispute) => ({ ...UNBARRED_PERSON, dispute })),
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
  request: fc.constantFrom(null, null, null, "pending", "rejected", "rejected", "withdrawn"),
  invitation: fc.constantFrom(null, null, null, null, null, "open", "ended", "declined"),
  link: fc.constantFrom(null, null, null, null, "open", "ended", "revoked", "used up"),
  isWaiting: fc.constantFrom(false, false, false, false, false, true),
  isRemoved: fc.constantFrom(false, false, false, false, true),
  // Often exactly at the end of the pause, or one millisecond beside it.
  answeredAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
  removedAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -86_400_000, max: 86_400_000 })),
  isInviterAdmin: fc.boolean(),
});

export interface Scene {
  people: string[];
  groups: GroupRow[];
  /** Whom a disputed payment keeps out of further circles (D62). */
  barred: ReadonlySet<string>;
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
  const disputes = people.flatMap((payer, at) => {
    const { dispute } = drawnPeople[at]!;
    return dispute ? [{ payer, dispute }] : [];
  });
  await writeDisputes(tx, disputes);

  const { rows: profiles } = await sql<{ user_id: string; email: string; look: string }>`
    select user_id, email, private.look_of(alias) as look from user_profiles where user_id = any(${people}::uuid[])`.execute(
    tx,
  );
  const profileOf = new Map(profiles.map((profile) => [profile.user_id, profile]));
  const drawn = draw(aGroup, GROUPS).map((group) => drawnGroup(group, { people, profileOf, now }));
  for (const table of TABLES)
    await write(
      tx,
      table,
      drawn.flatMap((rows) => rows[table]),
    );
  const groups = await tx
    .selectFrom("groups")
    .selectAll()
    .where("frequency", "=", "monthly")
    .orderBy("group_id")
    .execute();
  const barred = new Set(disputes.filter(({ dispute }) => isBarring(dispute)).map(({ payer }) => payer));
  return { people, groups, barred };
}

/** Tables of a scene, in which each group has rows of its own. */
const TABLES = [
  "groups",
  "group_members",
  "group_invitations",
  "join_links",
  "private.join_link_visits",
  "recorded_acts",
  "group_waiting_list",
  "join_requests",
  "term_consents",
  "payout_assignments",
] as const;
type Rows = Record<(typeof TABLES)[number], object[]>;
type Drawn<T> = T extends fc.Arbitrary<infer Value> ? Value : never;

const PAUSE = 7 * 86_400_000;

/** A group as drawn, and what ties people to it. */
function drawnGroup(
  group: Drawn<typeof aGroup>,
  {
    now,
    people,
    profileOf,
  }: { people: readonly string[]; profileOf: ReadonlyMap<string, { email: string; look: string }>; now: Date },
): Rows {
  const rows = Object.fromEntries(TABLES.map((table) => [table, [] as object[]])) as Rows;
  const group_id = randomUUID();
  const at = (ms: number) => new Date(now.getTime() + ms);
  const ties = draw(aTie, PEOPLE);
  const seats = group.isCrowded ? 25 : 4;
  const members = people.filter((_, nth) => ties[nth]!.lot < seats).slice(0, group.limit);
  const admin = draw(fc.constantFrom(...people), 1)[0]!;
  rows.groups.push({
    group_id,
    url_slug: group_id,
    name: group_id.slice(0, 20),
    status: group.status,
    frequency: "monthly",
    contribution_amount: 100_00,
    currency: group.currency,
    time_zone: "UTC",
    admin_id: admin,
    created_by: admin,
    is_public: group.joinMethod !== "invite_only",
    join_method: group.joinMethod,
    member_limit: group.limit,
    current_members: members.length,
    minimum_members_to_start: Math.min(group.minimum, group.limit),
    manual_start_enabled: group.isManualStartOn,
    payout_assignment_method: group.orderMethod,
    frozen_at: group.isFrozen ? now : null,
  });
  for (const [nth, user_id] of people.entries()) {
    const tie = ties[nth]!;
    const seat = members.includes(user_id) ? "active" : tie.lot >= 95 ? "left" : null;
    if (seat)
      rows.group_members.push({
        group_id,
        user_id,
        status: seat,
        left_at: seat === "left" ? now : null,
        alias_look: user_id === members[0] ? profileOf.get(people[group.namesake]!)!.look : user_id,
      });
    const invitation = group.isNamesakeInvited && nth === group.namesake ? "open" : tie.invitation;
    if (invitation)
      rows.group_invitations.push({
        group_id,
        inviter_id: tie.isInviterAdmin ? admin : people[0],
        invitee_email: profileOf.get(user_id)!.email,
        status: invitation === "declined" ? "declined" : "pending",
        answered_at: invitation === "declined" ? now : null,
        expires_at: at(invitation === "ended" ? 0 : 1),
      });
    if (tie.link) {
      const join_link_id = randomUUID();
      rows.join_links.push({
        join_link_id,
        group_id,
        created_by: admin,
        uses_left: tie.link === "used up" ? 0 : 1,
        expires_at: at(tie.link === "ended" ? 0 : 1),
        revoked_at: tie.link === "revoked" ? now : null,
      });
      rows["private.join_link_visits"].push({ join_link_id, user_id });
    }
    if (tie.isRemoved)
      rows.recorded_acts.push({
        group_id,
        number: nth + 1,
        kind: "member_removed",
        actor_id: admin,
        about_id: user_id,
        reason: "Goodbye",
        recorded_at: at(tie.removedAgo - PAUSE),
      });
    // Some wait since the same instant.
    if (tie.isWaiting && !seat) rows.group_waiting_list.push({ group_id, user_id, created_at: at(-(tie.lot % 3)) });
    if (tie.request)
      rows.join_requests.push({
        group_id,
        user_id,
        status: tie.request,
        requested_at: at(-2 * PAUSE),
        processed_at: tie.request === "pending" ? null : at(tie.answeredAgo - PAUSE),
      });
  }
  for (const [nth, user_id] of people.slice(0, group.asked).entries())
    rows.term_consents.push({
      group_id,
      user_id,
      terms_before: {},
      terms_hash: "0".repeat(64),
      asked_at: now,
      expires_at: at((nth + 1) * 3_600_000),
      accepted_at: nth === 2 ? now : null,
    });
  const order =
    group.order === "short" ? members.slice(1) : group.order === "stranger" ? [...members, randomUUID()] : members;
  for (const [nth, user_id] of order.entries())
    rows.payout_assignments.push({ group_id, cycle: 1, user_id, payout_position: nth + 1 });
  return rows;
}

/** Writes rows of one table, which have the same columns, in one statement. */
async function write(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
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
