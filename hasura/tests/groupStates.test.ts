/** D73, D43: whoever writes it, a group's status changes by the stated ways alone, and its currency not after a start. */
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { GroupStatus } from "../../actions/domain/groupActs.ts";
import { openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";

/** Where a group may go from each state; from `closed` and `inactive` nowhere. */
const WAYS: Record<GroupStatus, readonly GroupStatus[]> = {
  pending: ["recruiting"],
  recruiting: ["ready_to_start", "started", "closed"],
  ready_to_start: ["recruiting", "started", "closed"],
  started: ["completed", "inactive"],
  completed: ["ready_to_start"],
  closed: [],
  inactive: [],
};
const STATES = Object.keys(WAYS) as GroupStatus[];

let stage: Stage;
let client: pg.PoolClient;
beforeAll(async () => {
  stage = await openStage();
  client = await stage.pool.connect();
});
afterAll(async () => {
  client.release();
  await stage.close();
});

const goesTo = (status: GroupStatus) =>
  client.query("update groups set status = $1 where group_id = $2", [status, idOf("inner")]);

/** Puts the group into a state past every trigger, and undoes everything afterwards. */
async function from<Answer>(status: GroupStatus, then: () => Promise<Answer>): Promise<Answer> {
  await client.query("begin; set local session_replication_role = replica");
  try {
    await goesTo(status);
    await client.query("set local session_replication_role = origin");
    return await then();
  } finally {
    await client.query("rollback");
  }
}

it("the words of the states are those of the table of acts", async () => {
  const { rows } = await client.query<{ value: GroupStatus }>("select value from group_statuses");
  expect(rows.map(({ value }) => value).toSorted()).toEqual(STATES.toSorted());
});

it.each(STATES.flatMap((was) => STATES.map((next) => [was, next] as const)))(
  "from %s to %s only where a way leads there",
  async (was, next) => {
    const answer = await from(was, () =>
      goesTo(next).then(
        () => "went",
        (error: pg.DatabaseError) => error.constraint,
      ),
    );
    expect(answer).toBe(was === next || WAYS[was].includes(next) ? "went" : "groups_status_goes_its_way");
  },
);

it.each([
  ["pending", 1, "changed"],
  ["recruiting", 1, "changed"],
  ["ready_to_start", 1, "changed"],
  ["ready_to_start", 2, "groups_currency_is_final"],
  ["started", 1, "groups_currency_is_final"],
  ["completed", 1, "groups_currency_is_final"],
] as const)("D43: the currency of a group that is %s, in cycle %i: %s", async (status, cycle, expected) => {
  const answer = await from(status, async () => {
    await client.query("set local session_replication_role = replica");
    await client.query("update groups set current_cycle = $1 where group_id = $2", [cycle, idOf("inner")]);
    await client.query("set local session_replication_role = origin");
    return client.query("update groups set currency = 'EUR' where group_id = $1", [idOf("inner")]).then(
      () => "changed",
      (error: pg.DatabaseError) => error.constraint,
    );
  });
  expect(answer).toBe(expected);
});
