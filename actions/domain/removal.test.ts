import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  atOwnTurn,
  isKept,
  isKeptOwing,
  mayOpenRemoval,
  type RemovalQuestion,
  removalPause,
  type TurnQuestion,
} from "./removal.ts";

const NOW = new Date("2027-02-01T12:00:00Z");
const DAY = 86_400_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe("D122: who may ask the circle to remove whom", () => {
  const question: RemovalQuestion = {
    who: "member",
    group: { status: "started", isFrozen: false, isPublic: false },
    isOwn: false,
    isMember: true,
    isExitAgreed: false,
    hasOpenVote: false,
    pausedUntil: null,
    pauseDays: 30,
    now: NOW,
  };
  const group = (change: object) => ({ group: { ...question.group, ...change } });
  it.each([
    ["any active member", {}, { allowed: true, act: "ask" }],
    ["the admin", { who: "admin" }, { allowed: true, act: "ask" }],
    ["for oneself", { isOwn: true }, { code: "removal-of-yourself" }],
    ["who has left", { who: "former" }, { code: "not-allowed" }],
    ["a stranger", { who: "stranger" }, { code: "group-not-found" }],
    [
      "before the start, where the admin removes (D114)",
      group({ status: "recruiting" }),
      { code: "group-not-started" },
    ],
    ["after the cycle", group({ status: "completed" }), { code: "group-not-started" }],
    ["in a frozen group", group({ isFrozen: true }), { code: "group-frozen" }],
    ["somebody who is no member", { isMember: false }, { code: "member-not-found" }],
    ["somebody who leaves already", { isExitAgreed: true }, { code: "member-leaves" }],
    ["while the circle votes on it", { hasOpenVote: true }, { code: "vote-about-this-open" }],
    [
      "a millisecond before the pause is over",
      { pausedUntil: later(1) },
      { code: "removal-voted-lately", until: later(1) },
    ],
    ["when the pause is over", { pausedUntil: NOW }, { allowed: true, act: "ask" }],
  ] as const)("%s", (_, change, answer) => expect(mayOpenRemoval({ ...question, ...change })).toMatchObject(answer));
});

describe("D122, D128: thirty days from the opening, and from the end of one that failed", () => {
  const openedAt = later(-20 * DAY);
  it.each([
    ["there was none", undefined, null],
    ["taken back", { openedAt, status: "deleted", closedAt: later(-19 * DAY) }, later(10 * DAY)],
    ["open", { openedAt, status: "active", closedAt: null }, later(10 * DAY)],
    ["failed a week later", { openedAt, status: "failed", closedAt: later(-13 * DAY) }, later(17 * DAY)],
  ])("%s", (_, last, until) => expect(removalPause(last, 30)).toEqual(until));
});

describe("D65, D128: the circle has kept a member", () => {
  const closedAt = later(-10 * DAY);
  const openedAt = later(-17 * DAY);
  const lately = { days: 30, now: NOW };
  it.each([
    ["in no vote", [], false],
    ["lately", [{ openedAt, closedAt }], true],
    ["30 days ago", [{ openedAt: later(-37 * DAY), closedAt: later(-30 * DAY) }], false],
    ["a millisecond less ago", [{ openedAt: later(-37 * DAY), closedAt: later(-30 * DAY + 1) }], true],
  ])("%s", (_, votes, expected) => expect(isKept(votes, lately)).toBe(expected));

  it.each([
    ["knowing of both contributions", [openedAt, openedAt], true],
    ["before the second was owed", [openedAt, new Date(openedAt.getTime() + 1)], false],
    ["before anything was owed", [closedAt, closedAt], false],
  ])("%s", (_, graceEnds, expected) =>
    expect(isKeptOwing([{ openedAt, closedAt }], { ...lately, graceEnds, tooMany: 2 })).toBe(expected),
  );
});

describe("D65: the payout of somebody who owes at their own turn", () => {
  const question: TurnQuestion = {
    unpaid: 2,
    tooMany: 2,
    isMember: true,
    isExitAgreed: false,
    voters: 1,
    ownVote: "none",
    hasOpenVote: false,
    isKeptOwing: false,
  };
  it.each([
    ["two unpaid: the circle is asked", {}, "ask"],
    ["one unpaid: D64 and no vote", { unpaid: 1 }, "go_on"],
    ["the circle votes: it waits", { ownVote: "open", hasOpenVote: true }, "wait"],
    ["somebody else has asked: it waits for that", { hasOpenVote: true }, "wait"],
    ["decided: it goes on", { ownVote: "over" }, "go_on"],
    ["paid down while the circle votes", { unpaid: 1, ownVote: "open", hasOpenVote: true }, "go_on"],
    ["the circle has kept the member, knowing it", { isKeptOwing: true }, "go_on"],
    ["the exit is agreed: it has its own rule (D117)", { isExitAgreed: true }, "go_on"],
    ["has left", { isMember: false }, "go_on"],
    ["nobody else is left who could be asked", { voters: 0 }, "go_on"],
    ["the last who were asked leave while the vote is open", { voters: 0, ownVote: "open", hasOpenVote: true }, "wait"],
  ] as const)("%s", (_, change, fate) => expect(atOwnTurn({ ...question, ...change })).toBe(fate));

  it("asks only where nothing was asked for this payout, so it waits once and not for ever", () => {
    fc.assert(
      fc.property(
        fc.record({
          unpaid: fc.nat(5),
          isMember: fc.boolean(),
          isExitAgreed: fc.boolean(),
          voters: fc.nat(3),
          ownVote: fc.constantFrom("none" as const, "open" as const, "over" as const),
          hasOpenVote: fc.boolean(),
          isKeptOwing: fc.boolean(),
        }),
        (drawn) => {
          const fate = atOwnTurn({ ...question, ...drawn });
          if (fate === "ask") {
            expect(drawn).toMatchObject({ ownVote: "none", hasOpenVote: false });
            expect(drawn.voters).toBeGreaterThan(0);
          }
          if (drawn.ownVote === "over" || drawn.unpaid < 2) expect(fate).toBe("go_on");
        },
      ),
    );
  });
});
