import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localDate, startOfDay } from "./cycle.ts";
import {
  daysHeld,
  extendedGrace,
  type ExtensionQuestion,
  graceGoingOn,
  mayOpenExtension,
  movedGrace,
} from "./extension.ts";

const NEW_YORK = "America/New_York";
const HOUR = 3_600_000;
/** The end of a day in New York. */
const endOf = (date: string) => new Date(startOfDay(date, NEW_YORK).getTime() + 24 * HOUR);
const at = (date: string, hour: number) => new Date(startOfDay(date, NEW_YORK).getTime() + hour * HOUR);
const lastDay = (end: Date) => localDate(new Date(end.getTime() - 1), NEW_YORK);

describe("D127: an extension runs three more days from the later of now and the old end", () => {
  it.each([
    ["the grace still runs: from its end", "2027-01-10", at("2027-01-08", 12), "2027-01-13"],
    ["in the last hour of the grace: from its end", "2027-01-10", at("2027-01-10", 23), "2027-01-13"],
    ["at the instant of its end: from now", "2027-01-10", at("2027-01-11", 0), "2027-01-14"],
    ["long after it: from now", "2027-01-10", at("2027-01-20", 9), "2027-01-23"],
    ["over the day on which clocks go forward", "2027-03-12", at("2027-03-11", 9), "2027-03-15"],
  ])("%s", (_, end, now, through) => {
    const extended = extendedGrace({ oldEnd: endOf(end), now, days: 3, timeZone: NEW_YORK });
    expect(lastDay(extended)).toBe(through);
    expect(extended).toEqual(startOfDay(localDate(extended, NEW_YORK), NEW_YORK));
  });

  it("never takes a day away, gives at least three times 24 hours but for a clock change, and ends with a day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: -20 * 24, max: 20 * 24 }), (day, hours) => {
        const oldEnd = movedGrace(endOf("2027-01-01"), day, NEW_YORK);
        const now = new Date(oldEnd.getTime() + hours * HOUR);
        const end = extendedGrace({ oldEnd, now, days: 3, timeZone: NEW_YORK });
        expect(end.getTime() - Math.max(now.getTime(), oldEnd.getTime())).toBeGreaterThanOrEqual((3 * 24 - 1) * HOUR);
        expect(end.getTime() - Math.max(now.getTime(), oldEnd.getTime())).toBeLessThanOrEqual((4 * 24 + 1) * HOUR);
        expect(end).toEqual(startOfDay(localDate(end, NEW_YORK), NEW_YORK));
      }),
    );
  });
});

describe("D123: while the vote is open, the clock of the grace stands still", () => {
  const hours = 48;
  it.each([
    ["a day before the end", at("2027-01-10", 0), 2],
    ["in the last millisecond", new Date(endOf("2027-01-10").getTime() - 1), 2],
    ["at the end: it is over, and stays over", endOf("2027-01-10"), 0],
    ["later", at("2027-01-14", 0), 0],
  ])("opened %s", (_, openedAt, days) => expect(daysHeld(endOf("2027-01-10"), { openedAt, hours })).toBe(days));

  const openedAt = at("2027-01-09", 12);
  const expiresAt = new Date(openedAt.getTime() + hours * HOUR);
  it.each([
    ["at once", 0, "2027-01-10"],
    ["after a minute: a day begun is kept", 1 / 60, "2027-01-11"],
    ["after a day", 24, "2027-01-11"],
    ["after a day and a half", 36, "2027-01-12"],
    ["at its end", 48, "2027-01-12"],
    ["late, because the cron was", 60, "2027-01-12"],
  ])("over without an extension %s", (_, after, through) => {
    const graceEndsAt = movedGrace(endOf("2027-01-10"), 2, NEW_YORK);
    const now = new Date(openedAt.getTime() + after * HOUR);
    expect(lastDay(graceGoingOn({ graceEndsAt, heldDays: 2, expiresAt, now, timeZone: NEW_YORK }))).toBe(through);
  });

  it("leaves the member no less time than before, and never more than the vote took and a day", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 * 24 * 60 }),
        fc.integer({ min: 0, max: hours * 60 }),
        fc.integer({ min: 0, max: 360 }),
        (minutesLeft, minutesOpen, day) => {
          const oldEnd = movedGrace(endOf("2027-01-01"), day, "UTC");
          const opened = new Date(oldEnd.getTime() - minutesLeft * 60_000);
          const now = new Date(opened.getTime() + minutesOpen * 60_000);
          const heldDays = daysHeld(oldEnd, { openedAt: opened, hours });
          const end = graceGoingOn({
            graceEndsAt: movedGrace(oldEnd, heldDays, "UTC"),
            heldDays,
            expiresAt: new Date(opened.getTime() + hours * HOUR),
            now,
            timeZone: "UTC",
          });
          expect(end.getTime() - now.getTime()).toBeGreaterThanOrEqual(minutesLeft * 60_000);
          expect(end.getTime() - oldEnd.getTime()).toBeLessThan(minutesOpen * 60_000 + 24 * HOUR);
        },
      ),
    );
  });

  it("D127: an approved one never ends before one that was refused at the same moment", () => {
    fc.assert(
      fc.property(fc.integer({ min: -48, max: 96 }), fc.integer({ min: 0, max: hours }), (left, open) => {
        const oldEnd = endOf("2027-01-10");
        const opened = new Date(oldEnd.getTime() - left * HOUR);
        const now = new Date(opened.getTime() + open * HOUR);
        const heldDays = daysHeld(oldEnd, { openedAt: opened, hours });
        const graceEndsAt = heldDays === 0 ? oldEnd : movedGrace(oldEnd, heldDays, NEW_YORK);
        const expires = new Date(opened.getTime() + hours * HOUR);
        const refused = graceGoingOn({ graceEndsAt, heldDays, expiresAt: expires, now, timeZone: NEW_YORK });
        const extended = extendedGrace({ oldEnd, now, days: 3, timeZone: NEW_YORK });
        expect(extended.getTime()).toBeGreaterThan(refused.getTime());
      }),
    );
  });
});

describe("D122: who may ask for more days, and when", () => {
  const question: ExtensionQuestion = {
    who: "member",
    group: { status: "started", isFrozen: false, isPublic: false },
    isOwn: true,
    isMember: true,
    isAsked: true,
    state: "grace",
    vote: "none",
    voters: 3,
  };
  const group = (change: object) => ({ group: { ...question.group, ...change } });
  it.each([
    ["the member in the grace", {}, { allowed: true, act: "ask" }],
    ["the member after it", { state: "expired" }, { allowed: true, act: "ask" }],
    ["the admin for a member", { who: "admin", isOwn: false }, { allowed: true, act: "ask" }],
    ["the admin for the own", { who: "admin" }, { allowed: true, act: "ask" }],
    ["another member", { isOwn: false }, { code: "not-allowed" }],
    ["who has left", { who: "former" }, { code: "not-allowed" }],
    ["a stranger", { who: "stranger", isOwn: false }, { code: "group-not-found" }],
    ["for who has left (D116)", { who: "admin", isOwn: false, isMember: false }, { code: "member-not-found" }],
    ["before the due date is over", { state: "due_today" }, { code: "nothing-to-extend" }],
    ["what may be paid late already", { state: "late_allowed" }, { code: "nothing-to-extend" }],
    ["what is paid", { state: "paid" }, { code: "nothing-to-extend" }],
    ["what an exit ended", { isAsked: false }, { code: "nothing-to-extend" }],
    ["while the circle votes", { vote: "open" }, { code: "vote-about-this-open" }],
    ["again for the same round", { vote: "over" }, { code: "extension-voted-before" }],
    ["where nobody else is left", { voters: 0 }, { code: "nobody-to-vote" }],
    ["in a frozen group", group({ isFrozen: true }), { code: "group-frozen" }],
    ["before the start", group({ status: "recruiting" }), { code: "group-not-started" }],
  ] as const)("%s", (_, change, answer) => expect(mayOpenExtension({ ...question, ...change })).toMatchObject(answer));
});
