/**
 * D251: what Discover finds is what its filters say, in one order, page by page, however rare it is; and no circle that
 * admits nobody, because it is frozen (D263) or its currency is switched off (D264).
 */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { ownDatabase } from "./ownDatabase.ts";

const own = ownDatabase();
/** More than the newest that are looked through first. */
const CIRCLES = 1300;
const id = (kind: string, n: string) => `('${kind}0000000-0000-7000-8000-' || to_char(${n}, 'FM000000000000'))::uuid`;

beforeAll(async () => {
  await own.client.query(`begin; set local session_replication_role = replica;
    insert into user_profiles (user_id, name, alias, username, email) values (${id("a", "1")}, 'Ana', 'Ana', 'ana', 'ana@example.com');
    insert into groups (group_id, url_slug, name, description, location, frequency, contribution_amount, admin_id, created_by, status,
        is_public, join_method, member_limit, minimum_members_to_start, frozen_at, currency, created_at)
      select ${id("b", "(n * 7) % 1301")}, 'circle-' || n, 'Circle ' || n, CASE n % 9 WHEN 0 THEN '100% for_rent' WHEN 1 THEN '100 for rent' ELSE '' END,
        (ARRAY['Queens', 'Lagos', NULL])[1 + n % 3], (ARRAY['weekly', 'monthly'])[1 + n % 2], 1000 + 1000 * (n % 30), ${id("a", "1")}, ${id("a", "1")},
        CASE WHEN n % 13 = 0 THEN 'ready_to_start' ELSE 'recruiting' END, n % 11 > 0, CASE WHEN n % 11 = 0 THEN 'invite_only' ELSE 'direct' END, 5, 2,
        CASE WHEN n % 17 = 0 THEN timestamptz '2026-01-02' END, CASE WHEN n % 7 = 0 THEN 'EUR' ELSE 'USD' END,
        -- Two and two are as old as each other.
        timestamptz '2026-01-01' - make_interval(mins => n / 2)
      from generate_series(1, ${CIRCLES}) n;
    insert into cycles (group_id, cycle, start_date)
      select group_id, 1, CASE WHEN short_id % 5 > 0 THEN date '2026-02-01' + short_id % 60 END from groups;
    commit; analyze groups`);
});

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });
const day = (from: string) => fc.date({ min: new Date(from), max: new Date("2026-04-02"), noInvalidDate: true });
/** Some fit half of all circles, some one, some none. */
const filters = fc.record({
  search: orNothing(fc.constantFrom("circle", "100%", "r_r", "1299", "CIRCLE 7", "e 1300", "nowhere", "", "\\")),
  frequency: orNothing(fc.constantFrom("weekly", "monthly", "quarterly")),
  above: orNothing(fc.constantFrom(5000, 29_000)),
  at_most: orNothing(fc.constantFrom(1000, 20_000)),
  starts_from: orNothing(day("2026-02-01").map((date) => date.toISOString().slice(0, 10))),
  starts_until: orNothing(day("2026-02-01").map((date) => date.toISOString().slice(0, 10))),
  location: orNothing(fc.constantFrom("queens", "LAGOS", "rent", "nowhere")),
});
type Filters = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

/** The same said plainly: every row that fits, sorted. */
async function allOf(sought: Filters): Promise<string[]> {
  const { rows } = await own.client.query<{ group_id: string }>(
    `select g.group_id from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
      join currencies m on m.code = g.currency and m.is_enabled
      where g.status = 'recruiting' and g.is_public and g.deleted_at is null and g.frozen_at is null
        and (position(lower(coalesce($1, '')) in lower(g.name)) > 0 or position(lower(coalesce($1, '')) in lower(g.description)) > 0)
        and ($2::text is null or g.frequency = $2)
        and ($3::bigint is null or g.contribution_amount > $3) and ($4::bigint is null or g.contribution_amount <= $4)
        and ($5::date is null or c.start_date >= $5) and ($6::date is null or c.start_date <= $6)
        and ($7::text is null or position(lower($7) in lower(concat_ws(E'\\n', g.name, g.description, g.location))) > 0)
      order by g.created_at desc, g.group_id`,
    Object.values(sought),
  );
  return rows.map(({ group_id }) => group_id);
}

interface Found {
  group_id: string;
  created_at: string;
}

async function page(sought: Partial<Filters>, last: Found | undefined, most: number | null): Promise<Found[]> {
  const args = { ...sought, ...(last && { after_time: last.created_at, after_group: last.group_id }), most };
  const names = Object.keys(args).map((name, n) => `${name} => $${n + 1}`);
  const { rows } = await own.client.query<Found>(
    `select group_id, created_at::text from joinable_groups(${names.join()})`,
    Object.values(args),
  );
  return rows;
}

it("finds what fits and nothing else, newest first, each circle once over all pages", () =>
  fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(11, 97), async (sought, most) => {
      const found: Found[] = [];
      for (;;) {
        const further = await page(sought, found.at(-1), most);
        found.push(...further);
        if (further.length < most) break;
      }
      expect(found.map(({ group_id }) => group_id)).toEqual(await allOf(sought));
    }),
    { numRuns: 60 },
  ));

it.each([
  [1_000_000, 101],
  [null, 11],
  [-1, 0],
])("whoever asks for %s circles gets %s: nobody makes the server read the whole list", async (most, length) => {
  expect(await page({}, undefined, most)).toHaveLength(length);
});
