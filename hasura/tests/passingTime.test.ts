import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ownDatabase } from "./ownDatabase.ts";

const SEEDS = path.resolve(import.meta.dirname, "../../seeds/default");
/** So many steps see rounds fall due, graces run out and completed circles be archived. */
const STEPS = 20;

const database = ownDatabase();
beforeAll(async () => {
  for (const file of readdirSync(SEEDS).toSorted())
    await database.client.query(readFileSync(path.join(SEEDS, file), "utf8"));
});

/** Asks at an instant of the product's time, in a transaction that is rolled back. */
async function at<Answer>(instant: Date, ask: () => Promise<Answer>): Promise<Answer> {
  await database.client.query("begin");
  await database.client.query("update private.app_clock set shift = $1::timestamptz - now()", [instant]);
  const answer = await ask();
  await database.client.query("rollback");
  return answer;
}

/** Everything that a page says of the circles and that can change by time alone. */
async function said(): Promise<string> {
  const { rows } = await database.client.query(`
    select g.group_id, group_archive_days_left(g) as archived_in,
      (select jsonb_agg(jsonb_build_array(b.user_id, b.state, b.grace_days_left) order by b.user_id)
        from board b where b.group_id = g.group_id) as board,
      (select jsonb_agg(jsonb_build_array(s.user_id, s.round_id, s.state, (standing_may_pay(s) ->> 'allowed'), s.grace_days_left) order by s.user_id, s.round_id)
        from contribution_standings s where s.group_id = g.group_id) as standings
    from groups g order by g.group_id`);
  return JSON.stringify(rows);
}

async function nextChange(): Promise<Date> {
  const { rows } = await database.client.query("select min(group_changes_at(g)) as at from groups g");
  return rows[0].at;
}

it("names the next instant at which time alone changes what a page says of a circle (D248)", async () => {
  const { rows } = await database.client.query("select app_now() as now");
  let now: Date = rows[0].now;
  let before = await at(now, said);
  let changes = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const instant = now;
    const next = await at(instant, nextChange);
    expect(next.getTime()).toBeGreaterThan(instant.getTime());
    expect(await at(new Date(next.getTime() - 1), said)).toBe(before);
    const after = await at(next, said);
    if (after !== before) changes += 1;
    now = next;
    before = after;
  }
  expect(changes).toBeGreaterThan(3);
});

it("says in whole seconds how long that is, for a circle and for the first of a person's circles", async () => {
  const { rows } = await database.client.query(`
    select count(*)::int as asked from groups g
    where app_now() + make_interval(secs => group_seconds_to_change(g)) not between group_changes_at(g) and group_changes_at(g) + interval '1 second'`);
  expect(rows[0].asked).toBe(0);
  const people = await database.client.query(`
    select p.username from user_profiles p where user_seconds_to_change(p) is distinct from (
      select min(group_seconds_to_change(g)) from groups g join group_members m using (group_id)
      where m.user_id = p.user_id and m.status in ('active', 'completed') and g.deleted_at is null)`);
  expect(people.rows).toEqual([]);
  const lonely = await database.client.query(
    "select count(*)::int as n from user_profiles p where user_seconds_to_change(p) is null",
  );
  expect(lonely.rows[0].n).toBeGreaterThan(0);
});
