import { sql } from "kysely";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { openDatabase, type Database } from "../db/database.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { runs } from "../domain/achievements.ts";
import { addDays } from "../domain/cycle.ts";
import { level, type LevelTerms, rating, score, stars, wasMissed } from "../domain/reputation.ts";

/** What people read of themselves and others is reckoned by the database, so both must answer the same for every input. */
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const SAMPLES = 1_000;

it("D132, D133: rating_from and rating", async () => {
  const cases = fc.sample(
    fc.record({
      isVerified: fc.boolean(),
      completedGroups: fc.nat(9),
      onTimeRate: fc.nat(100),
      takesPart: fc.boolean(),
    }),
    SAMPLES,
  );
  const { rows } = await sql<{ rating: string }>`
    select private.rating_from(c."isVerified", c."completedGroups", c."onTimeRate", c."takesPart")::float as rating
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (each, n),
      jsonb_to_record(each) c ("isVerified" boolean, "completedGroups" integer, "onTimeRate" integer, "takesPart" boolean)
    order by n`.execute(db);
  expect(rows.map((row) => Number(row.rating))).toEqual(cases.map(rating));
});

it("D61: was_missed and wasMissed", async () => {
  const deadline = Date.parse("2027-01-11T05:00:00Z");
  const moment = fc.option(
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -9e8, max: 9e8 })).map((by) => new Date(deadline + by)),
  );
  const cases = fc.sample(fc.record({ waivedAt: moment, startedAt: moment }), SAMPLES);
  const { rows } = await sql<{ missed: boolean }>`
    select private.was_missed(${new Date(deadline)}, (c ->> 'waivedAt')::timestamptz, (c ->> 'startedAt')::timestamptz) as missed
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n) order by n`.execute(db);
  expect(rows.map(({ missed }) => missed)).toEqual(cases.map((record) => wasMissed(new Date(deadline), record)));
  expect(new Set(rows.map(({ missed }) => missed)).size).toBe(2);
});

it("D135: score_from, faded_before and score", async () => {
  const limits = await readLimits(db);
  const terms = {
    lateMark: limit(limits, "late_mark"),
    lateFadesMonths: limit(limits, "late_mark_fades"),
    defaultMark: limit(limits, "default_mark"),
    defaultFadesMonths: limit(limits, "default_mark_fades"),
  };
  const moment = fc.date({ min: new Date("2028-01-01"), max: new Date("2032-12-31"), noInvalidDate: true });
  const DAY = 86_400_000;
  const cases = fc
    .sample(fc.record({ now: moment, ago: fc.integer({ min: 350, max: 380 }), defaults: fc.nat(5) }), SAMPLES)
    .map(
      // Often the very instant at which the mark fades, on days that months of other lengths do not have.
      ({ ago, defaults, now }) => ({ now, lateAt: new Date(now.getTime() - ago * DAY), defaults }),
    );
  const { rows } = await sql<{ score: number }>`
    select private.score_from(((c ->> 'lateAt')::timestamptz > private.faded_before((c ->> 'now')::timestamptz, 'late_mark_fades'))::integer,
      (c ->> 'defaults')::integer) as score
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n) order by n`.execute(db);
  const expected = cases.map(({ defaults, lateAt, now }) => {
    const open = { lateAt: new Date(0), defaultedAt: now, settledAt: null, circleTime: now };
    const late = { lateAt, defaultedAt: null, settledAt: now, circleTime: now };
    return score([late, ...Array.from({ length: defaults }, () => open)], terms, now);
  });
  expect(rows.map((row) => row.score)).toEqual(expected);
  expect(new Set(expected).size).toBeGreaterThan(8);
});

it("D137, D138: level_of and level, stars_of and stars", async () => {
  const levels = await db
    .selectFrom("reputation_levels")
    .select(["level", "points_from as pointsFrom", "score_from as scoreFrom"])
    .orderBy("position")
    .execute();
  const terms = await db.selectFrom("private.star_points").select("points_from").orderBy("stars").execute();
  const cases = fc.sample(
    fc.record({
      points: fc.option(fc.oneof(fc.constantFrom(49, 50, 99, 100, 249, 250, 499, 500, 999, 1_000), fc.nat(1_300)), {
        freq: 2,
      }),
      score: fc.nat(100),
      completedContributions: fc.nat(2),
    }),
    SAMPLES,
  );
  const { rows } = await sql<{ level: string; stars: number }>`
    select level_of(c.points, c.score, c."completedContributions") as level, stars_of(coalesce(c.points, 0)) as stars
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (each, n),
      jsonb_to_record(each) c (points integer, score integer, "completedContributions" integer) order by n`.execute(db);
  expect(rows).toEqual(
    cases.map((held) => ({
      level: level(levels as [LevelTerms<string>, ...LevelTerms<string>[]], held),
      stars: stars(
        held.points ?? 0,
        terms.map(({ points_from }) => points_from),
      ),
    })),
  );
  expect(new Set(rows.map((row) => row.level)).size).toBe(5);
});

it("D140: runs_of and runs", async () => {
  const limits = await readLimits(db);
  const terms = { gapDays: limit(limits, "streak_gap"), quarterlyGapDays: limit(limits, "streak_gap_quarterly") };
  // Gaps near the two limits, so that rows break and hold.
  const gap = fc.oneof(fc.constantFrom(0, 35, 36, 97, 98), fc.nat(120));
  const cases = fc.sample(
    fc.array(fc.record({ gap, counts: fc.boolean(), isQuarterly: fc.boolean() }), { maxLength: 12 }).map((drawn) => {
      let day = "2027-01-01";
      return drawn.map(({ counts, gap: days, isQuarterly }) => {
        day = addDays(day, days);
        return { onDay: day, counts, isQuarterly };
      });
    }),
    SAMPLES,
  );
  const { rows } = await sql<{ longest: number; latest: number }>`
    select r.longest, r.latest from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality x (c, n),
      lateral (select array_agg((s ->> 'onDay')::date) as days, array_agg((s ->> 'counts')::boolean) as counted,
        array_agg((s ->> 'isQuarterly')::boolean) as quarterly from jsonb_array_elements(c) s) a,
      lateral private.runs_of(a.days, a.counted, a.quarterly) r order by n`.execute(db);
  expect(rows).toEqual(cases.map((steps) => runs(steps, terms)));
  expect(rows.some(({ latest, longest }) => latest < longest)).toBe(true);
});
