import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  level,
  type LevelTerms,
  type MarkRecord,
  markOf,
  onTimeRate,
  rating,
  score,
  stars,
  wasMissed,
} from "./reputation.ts";

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe("D132, D133: the rating", () => {
  const nobody = { isVerified: false, completedGroups: 0, onTimeRate: 0, takesPart: false };
  it.each([
    { who: "nobody knows anything of", parts: {}, is: 3 },
    { who: "is new: 100 % of nothing", parts: { onTimeRate: 100 }, is: 4 },
    { who: "is new and verified", parts: { onTimeRate: 100, isVerified: true }, is: 4.5 },
    { who: "is verified and takes part", parts: { onTimeRate: 100, isVerified: true, takesPart: true }, is: 4.8 },
    {
      who: "has finished one circle",
      parts: { onTimeRate: 100, isVerified: true, takesPart: true, completedGroups: 1 },
      is: 5,
    },
    { who: "is late half of the time", parts: { onTimeRate: 50, isVerified: true, takesPart: true }, is: 4.3 },
    { who: "has finished five circles", parts: { completedGroups: 5 }, is: 4 },
    { who: "has finished six: no more than five count", parts: { completedGroups: 6 }, is: 4 },
    { who: "is rounded half-up", parts: { onTimeRate: 95 }, is: 4 },
    { who: "is rounded down below the half", parts: { onTimeRate: 94 }, is: 3.9 },
  ])("is $is of who $who", ({ is, parts }) => {
    expect(rating({ ...nobody, ...parts })).toBe(is);
  });

  const drawn = fc.record({
    isVerified: fc.boolean(),
    completedGroups: fc.nat(30),
    onTimeRate: fc.nat(100),
    takesPart: fc.boolean(),
  });
  it("lies between 3 and 5, has one decimal, and never falls when one thing gets better", () => {
    fc.assert(
      fc.property(drawn, (parts) => {
        const now = rating(parts);
        expect(now).toBeGreaterThanOrEqual(3);
        expect(now).toBeLessThanOrEqual(5);
        expect(Math.round(now * 10) / 10).toBe(now);
        for (const better of [
          { ...parts, isVerified: true },
          { ...parts, completedGroups: parts.completedGroups + 1 },
          { ...parts, onTimeRate: Math.min(100, parts.onTimeRate + 1) },
          { ...parts, takesPart: true },
        ])
          expect(rating(better)).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});

it.each([
  [0, 0, 100],
  [1, 1, 100],
  [2, 1, 50],
  [3, 2, 67],
  [3, 1, 33],
  [8, 1, 13],
  [200, 199, 100],
])("D134: of %i that fell due %i on time are %i %%", (fallenDue, onTime, percent) => {
  expect(onTimeRate({ fallenDue, onTime })).toBe(percent);
});

describe("D61, D248: the mark of a contribution", () => {
  const record: MarkRecord = {
    graceEndsAt: at("2027-01-11"),
    defaultsAt: at("2027-02-07"),
    waivedAt: null,
    startedAt: null,
    paidAt: null,
  };
  const late = { lateAt: record.graceEndsAt, defaultedAt: null };
  it.each([
    { when: "unpaid", is: { lateAt: record.graceEndsAt, defaultedAt: record.defaultsAt, settledAt: null } },
    { when: "started in the grace's last instant", startedAt: new Date(record.graceEndsAt.getTime() - 1), is: null },
    {
      when: "started as the grace ended",
      startedAt: record.graceEndsAt,
      paidAt: at("2027-01-12"),
      is: { ...late, settledAt: at("2027-01-12") },
    },
    { when: "on its way since before the default", startedAt: at("2027-02-06"), is: { ...late, settledAt: null } },
    {
      when: "paid after the default",
      startedAt: at("2027-03-01"),
      paidAt: at("2027-03-01"),
      is: { lateAt: record.graceEndsAt, defaultedAt: record.defaultsAt, settledAt: at("2027-03-01") },
    },
    { when: "ended by an exit in time", waivedAt: at("2027-01-10"), is: null },
    {
      when: "ended by an exit after the grace",
      waivedAt: at("2027-01-20"),
      is: { ...late, settledAt: at("2027-01-20") },
    },
  ])("$when", ({ is, paidAt = null, startedAt = null, waivedAt = null }) => {
    expect(markOf({ ...record, paidAt, startedAt, waivedAt })).toEqual(is);
  });

  it("is never missed later but not earlier", () => {
    const moment = fc.date({ min: at("2027-01-01"), max: at("2027-03-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.option(moment), fc.option(moment), moment, moment, (startedAt, waivedAt, a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        const paid = { startedAt, waivedAt };
        if (wasMissed(second, paid)) expect(wasMissed(first, paid)).toBe(true);
      }),
    );
  });
});

describe("D135: the score", () => {
  const terms = { lateMark: 5, lateFadesMonths: 12, defaultMark: 25, defaultFadesMonths: 24 };
  const now = at("2029-03-31");
  const mark = (lateAt: string, defaultedAt: string | null = null, settledAt: string | null = null) => ({
    lateAt: at(lateAt),
    defaultedAt: defaultedAt === null ? null : at(defaultedAt),
    settledAt: settledAt === null ? null : at(settledAt),
    circleTime: now,
  });
  it.each([
    { of: "no mark", marks: [], is: 100 },
    { of: "one late contribution", marks: [mark("2029-01-01")], is: 95 },
    { of: "one that became late twelve months ago", marks: [mark("2028-03-31")], is: 100 },
    { of: "one that did a day later", marks: [mark("2028-04-01")], is: 95 },
    { of: "one that is still in its grace", marks: [mark("2029-04-01")], is: 100 },
    { of: "an open default, late and default", marks: [mark("2029-01-01", "2029-02-01")], is: 70 },
    { of: "an open default of long ago", marks: [mark("2026-01-01", "2026-02-01")], is: 75 },
    { of: "one settled within 24 months", marks: [mark("2026-01-01", "2026-02-01", "2027-04-01")], is: 75 },
    { of: "one settled 24 months ago", marks: [mark("2026-01-01", "2026-02-01", "2027-03-31")], is: 100 },
    {
      of: "four open defaults: not below 0",
      marks: Array.from({ length: 4 }, () => mark("2029-01-01", "2029-02-01")),
      is: 0,
    },
    {
      of: "one in a circle that froze before",
      marks: [{ ...mark("2029-01-02"), circleTime: at("2029-01-01") }],
      is: 100,
    },
  ])("of $of is $is", ({ is, marks }) => {
    expect(score(marks, terms, now)).toBe(is);
  });

  it("comes back to 100 in time once everything is settled, and no mark makes it rise", () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => new Date(now.getTime() - days * 86_400_000));
    const drawn = fc.tuple(day, fc.nat(60), fc.boolean()).map(([lateAt, settledAfter, defaulted]) => ({
      lateAt,
      defaultedAt: defaulted ? lateAt : null,
      settledAt: new Date(lateAt.getTime() + settledAfter * 86_400_000),
    }));
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 8 }), (marks) => {
        const running = (list: typeof marks, circleTime: Date) =>
          list.map((each) => Object.assign({ circleTime }, each));
        const seen = (when: Date) => score(running(marks, when), terms, when);
        expect(seen(now)).toBeGreaterThanOrEqual(0);
        expect(seen(at("2031-07-01"))).toBe(100);
        const fewer = score(running(marks.slice(1), now), terms, now);
        expect(seen(now)).toBeLessThanOrEqual(fewer);
      }),
    );
  });
});

describe("D137: the level", () => {
  type Level = "new" | "bronze" | "silver" | "gold" | "platinum";
  const levels: [LevelTerms<Level>, ...LevelTerms<Level>[]] = [
    { level: "new", pointsFrom: 0, scoreFrom: null },
    { level: "bronze", pointsFrom: 100, scoreFrom: 50 },
    { level: "silver", pointsFrom: 250, scoreFrom: 70 },
    { level: "gold", pointsFrom: 500, scoreFrom: 85 },
    { level: "platinum", pointsFrom: 1_000, scoreFrom: 95 },
  ];
  const held = { points: null as number | null, score: 100, completedContributions: 1 };
  it.each<[points: number, Level]>([
    [0, "new"],
    [99, "new"],
    [100, "bronze"],
    [249, "bronze"],
    [250, "silver"],
    [500, "gold"],
    [999, "gold"],
    [1_000, "platinum"],
    [1_300, "platinum"],
  ])("with %i points is %s, whatever the score", (points, is) => {
    expect(level(levels, { ...held, points })).toBe(is);
    expect(level(levels, { ...held, points, score: 0 })).toBe(is);
  });
  it.each<[score: number, Level]>([
    [49, "new"],
    [50, "bronze"],
    [70, "silver"],
    [84, "silver"],
    [85, "gold"],
    [95, "platinum"],
  ])("without points and with a score of %i is %s", (points, is) => {
    expect(level(levels, { ...held, score: points })).toBe(is);
  });
  it("is new without points where nothing was ever paid", () => {
    expect(level(levels, { ...held, completedContributions: 0 })).toBe("new");
  });
});

it.each([
  [49, 0],
  [50, 1],
  [100, 2],
  [249, 2],
  [250, 3],
  [500, 4],
  [999, 4],
  [1_000, 5],
  [1_300, 5],
])("D138: %i points are %i stars", (points, is) => {
  expect(stars(points, [50, 100, 250, 500, 1_000])).toBe(is);
});
