/** Draws people, groups, seats and requests, and writes them in one transaction: the situations of a "may I?". */
import { sql } from "kysely";
import { expect } from "vitest";
import { type Database, inTransaction, type Tx } from "../../actions/db/database.ts";
import type { GroupRow } from "../../actions/groups/queries.ts";
import type { RefusalCode } from "../../actions/refusals/catalogue.ts";
import { buildUser } from "../../actions/test/factories.ts";
import { Seen } from "./answers.ts";
import { isBarring, writeDisputes } from "./disputes.ts";
import { drawnGroup, TABLES } from "./drawnGroup.ts";
import { drawnPeople, STATES } from "./drawnPeople.ts";
import type { ManageAct } from "./mayManage.ts";

const GROUPS = 100;

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
  const drawn = drawnPeople();
  for (const [at, { isDebtor, isVerified, plan }] of drawn.entries()) {
    const state = STATES[at];
    // Nobody who owes can have deleted their account (D169).
    const userId = (isDebtor && state !== "deleted" && spare.pop()) || (await buildUser(db)).userId;
    people.push(userId);
    await sql`update user_profiles set is_verified = ${isVerified},
      verified_at = case when ${isVerified} then app_now() end,
      suspended_at = case when ${state === "suspended"} then app_now() end where user_id = ${userId}`.execute(tx);
    if (state === "deleted") await sql`select private.forget_profile(${userId})`.execute(tx);
    await sql`update subscribers set subscription_tier = ${plan}, subscribed = ${plan !== "free"} where user_id = ${userId}`.execute(
      tx,
    );
  }
  await sql`update plans set active_group_limit = 12 where plan_id = 'premium'`.execute(tx);
  await sql`update currencies set is_enabled = code = 'USD'`.execute(tx);
  await sql`update limits set value = 4 where limit_id = 'waiting_list_max'`.execute(tx);
  await sql`set local session_replication_role = replica`.execute(tx);
  const disputes = people.flatMap((payer, at) => {
    const { dispute } = drawn[at]!;
    return dispute ? [{ payer, dispute }] : [];
  });
  await writeDisputes(tx, disputes);

  const { rows: profiles } = await sql<{ user_id: string; email: string; look: string }>`
    select user_id, email, private.look_of(alias) as look from user_profiles where user_id = any(${people}::uuid[])`.execute(
    tx,
  );
  const profileOf = new Map(profiles.map((profile) => [profile.user_id, profile]));
  const groupRows = Array.from({ length: GROUPS }, () => drawnGroup({ people, profileOf, now }));
  for (const table of TABLES)
    await write(
      tx,
      table,
      groupRows.flatMap((rows) => rows[table]),
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
