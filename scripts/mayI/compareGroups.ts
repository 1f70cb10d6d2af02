import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { expect } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import type { GroupRow } from "../../actions/groups/queries.ts";
import { type Answer, type Seen, shown } from "./answers.ts";
import { type Scene, stateOf } from "./scene.ts";

/** A function of the database over the group `g`, asked in a session. */
type AskDatabase = (session: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The service's decision, and the question that it answers. */
type Decide = (group: GroupRow, who: { userId: string; isSuspended: boolean }) => Promise<[Answer, object]>;

/** Holds what the database answers everybody about every group of a scene to what the service decides. */
export async function compareGroups(
  { seen, tx }: { seen: Seen; tx: Tx },
  { groups, people }: Scene,
  askDatabase: AskDatabase,
  decide: Decide,
): Promise<void> {
  for (const person of people) {
    const state = await stateOf(tx, person);
    // Whoever is gone is to a group what somebody is whom it never knew.
    const userId = state === "gone" ? randomUUID() : person;
    const session = sql`json_build_object('x-hasura-user-id', ${person}::text)`;
    const { rows } = await sql<{ answer: unknown }>`
      select ${askDatabase(session)} as answer from groups g where g.frequency = 'monthly' order by group_id`.execute(
      tx,
    );
    for (const [at, group] of groups.entries()) {
      const [answer, question] = await decide(group, { userId, isSuspended: state === "suspended" });
      expect(shown(rows[at]!.answer), JSON.stringify(question)).toEqual(answer);
      seen.note(answer);
    }
  }
}
