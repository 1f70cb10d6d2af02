import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ownDatabase } from "./ownDatabase.ts";

const SEEDS = path.resolve(import.meta.dirname, "../../seeds/default");
const session = "json_build_object('x-hasura-user-id', p.user_id)";

const database = ownDatabase();
beforeAll(async () => {
  for (const file of readdirSync(SEEDS).toSorted())
    await database.client.query(readFileSync(path.join(SEEDS, file), "utf8"));
});

const rowsOf = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await database.client.query(sql, values)).rows;

it("D96: tells of the seats that owe what the board tells of them, and nothing to who does not read the board", async () => {
  const told =
    await rowsOf(`select g.group_id, p.user_id as reader, s.value ->> 0 as user_id, s.value ->> 1 as state, (s.value ->> 2)::int as days
    from groups g, user_profiles p, json_array_elements(group_seat_states(g, ${session})) s order by 1, 2, 3`);
  const board =
    await rowsOf(`select b.group_id, i.user_id as reader, b.user_id::text, b.state, b.grace_days_left as days
    from board b join groups g using (group_id)
    join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
    join obligations o on o.group_id = c.group_id and o.cycle = c.cycle and o.payout_round = c.current_payout_round and o.user_id = b.user_id
    join group_insiders i on i.group_id = g.group_id and i.status in ('active', 'completed')
    where g.status = 'started' order by 1, 2, 3`);
  expect(new Set(board.map(({ state }) => state)).size).toBeGreaterThan(2);
  expect(board.some(({ days }) => days !== null)).toBe(true);
  expect(told).toEqual(board);
});

/** The marks of every circle for each person, by group and person, before and after a change that is rolled back. */
async function marksAround(change: string) {
  const marks = async (): Promise<Map<string, string>> => {
    const rows =
      await rowsOf(`select 'circle ' || g.group_id as of, group_circle_mark(g, json_build_object('x-hasura-user-id', g.admin_id)) as mark from groups g
      union all select 'own ' || g.group_id || ' ' || p.user_id, group_own_mark(g, ${session}) from groups g, user_profiles p`);
    return new Map(rows.map(({ mark, of }) => [String(of), String(mark)]));
  };
  await database.client.query("begin");
  const before = await marks();
  const { rows } = await database.client.query(change);
  const after = await marks();
  await database.client.query("rollback");
  expect(rows.length).toBeGreaterThan(0);
  const changed = [...after].filter(([of, mark]) => before.get(of) !== mark).map(([of]) => of);
  return { changed: changed.toSorted(), row: rows[0] as { group_id: string; user_id: string } };
}

const first = (table: string, where = "true") => `select ctid from ${table} where ${where} limit 1`;

it.each([
  {
    what: "a payment",
    change: `update payments set receipt_number = receipt_number where ctid = (${first("payments", "status = 'completed'")}) returning *`,
  },
  {
    what: "what is owed",
    change: `update obligations set amount = amount where ctid = (${first("obligations")}) returning *`,
  },
  {
    what: "a late allowance",
    change: `insert into late_allowances (round_id, user_id, reason, valid_until)
      select r.round_id, o.user_id, 'admin_allowed', app_now() + interval '2 days' from obligations o join rounds r using (group_id, cycle, payout_round) limit 1
      returning user_id, (select r.group_id from rounds r where r.round_id = late_allowances.round_id) as group_id`,
  },
])("marks $what for the person alone whose it is: the others' pages are not read again", async ({ change }) => {
  const { changed, row } = await marksAround(change);
  expect(changed).toEqual([`own ${row.group_id} ${row.user_id}`]);
});

it.each([
  { what: "a round", table: "rounds" },
  { what: "a payout", table: "payout_distributions" },
  { what: "a turn", table: "payout_assignments" },
  { what: "a membership", table: "group_members" },
  { what: "a cycle", table: "cycles" },
])("marks $what for everybody in the circle, and for no other circle", async ({ table }) => {
  const { changed, row } = await marksAround(
    `update ${table} set group_id = group_id where ctid = (select t.ctid from ${table} t join groups g on g.group_id = t.group_id
       where to_jsonb(t) ->> 'cycle' is null or (to_jsonb(t) ->> 'cycle')::int = g.current_cycle limit 1) returning *`,
  );
  expect(changed).toEqual([`circle ${row.group_id}`]);
});

it("D95: moves no mark of outsiders with a payout", async () => {
  const asOutsiders = `select string_agg(group_circle_mark(g, '{"x-hasura-user-id": "${randomUUID()}"}'), ' ') as marks from groups g`;
  await database.client.query("begin");
  const before = await rowsOf(asOutsiders);
  const { rowCount } = await database.client.query("update payout_distributions set group_id = group_id");
  const after = await rowsOf(asOutsiders);
  await database.client.query("rollback");
  expect(rowCount).toBeGreaterThan(0);
  expect(after).toEqual(before);
});

it("marks what is taken away, not only what is written", async () => {
  const { changed, row } = await marksAround(
    `delete from late_allowances l using rounds r where r.round_id = l.round_id and l.ctid = (${first("late_allowances")}) returning r.group_id, l.user_id`,
  );
  expect(changed).toEqual([`own ${row.group_id} ${row.user_id}`]);
});
