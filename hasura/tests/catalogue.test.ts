import { expect, it } from "vitest";
import { USERNAME } from "../../schema/account.ts";
import { ownDatabase } from "./ownDatabase.ts";

/** R3: rates, graces, windows and limits stand in the catalogue tables alone; SQL reads them there. */
const database = ownDatabase();

/** Numbers that are no rule of the catalogue: how days, shares and percent are reckoned. */
const MAY_TYPE: Readonly<Record<string, { numbers: readonly string[]; why: string }>> = {
  "function due_date_of_round": { numbers: ["3", "7", "14"], why: "D53: what weekly, biweekly and quarterly mean" },
  "function contribution_fees": { numbers: ["100.0", "5000", "10000"], why: "D22: basis points, rounded half-up" },
  "function share_on_time": { numbers: ["100", "100.0"], why: "D134: whole percent" },
  "function joinable_groups": {
    numbers: ["11", "101", "4", "60", "500"],
    why: "D251: one more than a page, and than a role may ever read, tells that there is another; how many of the newest are looked at first, and places of its arguments",
  },
  "default of grace_period_votes.votes_needed": { numbers: ["2"], why: "D124: more than half" },
  "function group_cycle_progress": { numbers: ["100"], why: "D97: whole percent" },
  "function rating_from": { numbers: ["5"], why: "D133: the most that a rating can be" },
  "function rating_parts": {
    numbers: ["0.2", "0.3", "0.5", "100.0", "3"],
    why: "D132, D133: the weights of the rating are its definition and stand nowhere else",
  },
  "function forget_profile": { numbers: ["20"], why: "D299: as many signs of the person's id as fit a username" },
  "function is_time_zone": { numbers: ["01", "2000", "9"], why: "D55: any date will do, and the letters of a name" },
  "function refuse_too_many": {
    numbers: ["2", "3"],
    why: "R3: places of its arguments; the limit is a row that they name",
  },
  "function part_of_rest": {
    numbers: ["4", "30"],
    why: "D247: how many requests are leased at once; how many are allowed is a row",
  },
  "function lease_requests": { numbers: ["1000"], why: "milliseconds of a second" },
  "function no_end": { numbers: ["2147483647"], why: "D183: beyond every number of a conversation" },
  "function spread_message": { numbers: ["16"], why: "how many rows one statement changes" },
  "function count_one_message": { numbers: ["15", "16"], why: "how many rows one statement changes" },
  "function urgency_of": {
    numbers: ["100000", "2000", "01"],
    why: "days are counted from a day that is past, below one kind",
  },
  "function urgency_in": {
    numbers: ["4", "10"],
    why: "the kinds of what waits, whose order is that of the client's sentences",
  },
  "function urgency_of_ask": {
    numbers: ["2", "3", "5", "6", "9"],
    why: "the kinds of what waits, whose order is that of the client's sentences",
  },
  "function next_to_receive": {
    numbers: ["2", "3", "4"],
    why: "the kinds of what waits, whose order is that of the client's sentences",
  },
  "function check_balanced": { numbers: ["2"], why: "D28: a posting has at least two sides" },
  "function message_tallies": { numbers: ["10"], why: "how many names a tally has room for" },
  "function keep_score": { numbers: ["10"], why: "minutes, longer than any transaction stays open" },
  "function score_from": { numbers: ["100"], why: "D135: a full score" },
  "function whose_marks_change": {
    numbers: ["10"],
    why: "how many minutes a transaction of ours is open at most, and more",
  },
  "default of user_profiles.reputation_score": { numbers: ["100"], why: "D135: a full score at the beginning" },
};

/** Every function, view and column default of ours, as the database holds it. */
async function texts(): Promise<{ object: string; body: string }[]> {
  const { rows } = await database.client.query<{ object: string; body: string }>(`
    with ours as (select oid from pg_namespace where nspname in ('public', 'private'))
    select 'function ' || p.proname as object, p.prosrc as body from pg_proc p
      where p.pronamespace in (select oid from ours) and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select 'view ' || c.relname, pg_get_viewdef(c.oid) from pg_class c
      where c.relkind = 'v' and c.relnamespace in (select oid from ours)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all select 'default of ' || c.relname || '.' || a.attname, pg_get_expr(d.adbin, d.adrelid)
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
      where c.relnamespace in (select oid from ours)`);
  return rows;
}

/** The numbers in a text: comments, words in quotes and Postgres' error codes are none. '7 days' is one. */
function numbersIn(body: string): string[] {
  const code = body
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/ERRCODE = '\w+'/g, "")
    .replaceAll(/'(?!\s*\d)[^']*'/g, "''");
  return [...code.matchAll(/(?<![\w$.])\d+(?:\.\d+)?/g)].map(([found]) => found);
}

it("no function, view or default types a rate, grace or window of its own", async () => {
  const typed = (await texts()).flatMap(({ object, body }) =>
    numbersIn(body)
      .filter((number) => !/^(0+|1)$/.test(number) && !MAY_TYPE[object]?.numbers.includes(number))
      .map((number) => `${object}: ${number}`),
  );
  expect(typed).toEqual([]);
});

it("every figure that SQL asks for by name is in the catalogue", async () => {
  const asked = (await texts()).flatMap(({ body }) =>
    [...body.matchAll(/(?:limit|span)_of\('(\w+)'/g)].map(([, name]) => name),
  );
  const { rows } = await database.client.query<{ limit_id: string }>("select limit_id from limits");
  expect(asked.length).toBeGreaterThan(5);
  expect(rows.map(({ limit_id }) => limit_id)).toEqual(expect.arrayContaining(asked));
});

it("D3, D9, D20: which plan a person has is decided in one function, also for whoever has none", async () => {
  const deciding = (await texts()).filter(({ body }) => /subscription_tier|'free'/.test(body));
  expect(deciding.map(({ object }) => object).toSorted()).toEqual([
    "default of subscribers.subscription_tier",
    "default of support_tickets.plan_id",
    "function plan_of",
  ]);
});

it("D147: the table of people takes the usernames that the forms and the server take", async () => {
  const { rows } = await database.client.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'user_profiles_username_form'",
  );
  expect(rows[0]?.rule).toContain(`{${USERNAME.min},${USERNAME.max}}`);
});
