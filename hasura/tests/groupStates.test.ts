/**
 * D73, D43, D225: whoever writes it, a group's status changes by the stated ways alone, its currency not after a start, and it knows since
 * when it is over.
 */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("D225: since when a group is over", () => {
  type Step = GroupStatus | "deleted" | "edited";
  /** What changes a group besides its end; none of it moves the end. */
  const EDIT = `update groups set name = 'Another name', description = 'Other words', accent_color = '#112233', admin_id = admin_id,
    frozen_at = case when frozen_at is null then app_now() end, status = status, deleted_at = deleted_at where group_id = $1`;
  const take = (step: Step) =>
    step === "edited"
      ? client.query(EDIT, [idOf("inner")])
      : step === "deleted"
        ? client.query("update groups set deleted_at = app_now() where group_id = $1", [idOf("inner")])
        : goesTo(step);
  /** After each step, on which day the group ended, null while it lives. A step is a day after the one before. */
  const endsOf = (was: GroupStatus, steps: readonly Step[]) =>
    from(was, async () => {
      await client.query("select set_config('test.begin', app_now()::text, true)");
      const days: (number | null)[] = [];
      for (const step of steps) {
        await client.query("update private.app_clock set shift = shift + interval '1 day'");
        await take(step);
        const { rows } = await client.query<{ day: number | null }>(
          `select extract(epoch from ended_at - current_setting('test.begin')::timestamptz)::float8 / 86400 as day
           from groups where group_id = $1`,
          [idOf("inner")],
        );
        days.push(rows[0]!.day);
      }
      return days;
    });

  it.each<[GroupStatus, [Step, number | null][]]>([
    [
      "recruiting",
      [
        ["closed", 1],
        ["edited", 1],
        ["deleted", 1],
        ["edited", 1],
      ],
    ],
    [
      "ready_to_start",
      [
        ["edited", null],
        ["closed", 2],
        ["edited", 2],
      ],
    ],
    [
      "ready_to_start",
      [
        ["recruiting", null],
        ["started", null],
        ["edited", null],
      ],
    ],
    [
      "started",
      [
        ["inactive", 1],
        ["edited", 1],
        ["deleted", 1],
      ],
    ],
    [
      "started",
      [
        ["edited", null],
        ["completed", 2],
        ["edited", 2],
        ["deleted", 2],
        ["edited", 2],
      ],
    ],
    // Another cycle: it lives again, and ends anew, however it does.
    [
      "started",
      [
        ["completed", 1],
        ["ready_to_start", null],
        ["edited", null],
        ["closed", 4],
        ["edited", 4],
      ],
    ],
    [
      "started",
      [
        ["completed", 1],
        ["ready_to_start", null],
        ["started", null],
        ["completed", 4],
        ["edited", 4],
      ],
    ],
    [
      "started",
      [
        ["completed", 1],
        ["ready_to_start", null],
        ["started", null],
        ["inactive", 4],
        ["edited", 4],
      ],
    ],
    [
      "started",
      [
        ["completed", 1],
        ["ready_to_start", null],
        ["deleted", 3],
        ["edited", 3],
      ],
    ],
    [
      "pending",
      [
        ["edited", null],
        ["deleted", 2],
        ["edited", 2],
      ],
    ],
    [
      "pending",
      [
        ["recruiting", null],
        ["deleted", 2],
        ["edited", 2],
      ],
    ],
  ])("%s, then %j", async (was, steps) => {
    const days = await endsOf(
      was,
      steps.map(([step]) => step),
    );
    expect(days).toEqual(steps.map(([, day]) => day));
  });
});
