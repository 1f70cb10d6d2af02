import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DeleteQuestion,
  mayDeleteVote,
  mayOpenRestartVote,
  mayVote,
  type RestartQuestion,
  voteEnd,
  voteOutcome,
  type VoteQuestion,
  votesNeeded,
} from "./vote.ts";

describe("D124: the Yes votes that approve are more than half of the voters", () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [50, 26],
  ])("of %i voters: %i", (voters, needed) => expect(votesNeeded(voters)).toBe(needed));

  it("with the one it is about left out, it is half of all members rounded up", () => {
    for (let members = 2; members <= 50; members++) expect(votesNeeded(members - 1)).toBe(Math.ceil(members / 2));
  });
});

describe("D126: the outcome", () => {
  it.each([
    ["of five, two Yes: goes on", { voters: 5, yes: 2, no: 2, gone: 0 }, false, null],
    ["of five, three Yes: approved at once", { voters: 5, yes: 3, no: 0, gone: 0 }, false, "approved"],
    ["of five, three No: failed at once", { voters: 5, yes: 2, no: 3, gone: 0 }, false, "failed"],
    [
      "of five, two Yes when the time is over: failed, silence is No",
      { voters: 5, yes: 2, no: 0, gone: 0 },
      true,
      "failed",
    ],
    ["of four, two Yes and one No: goes on", { voters: 4, yes: 2, no: 1, gone: 0 }, false, null],
    ["of four, two No: half is not enough, failed", { voters: 4, yes: 2, no: 2, gone: 0 }, false, "failed"],
    ["nobody voted and the time is over", { voters: 2, yes: 0, no: 0, gone: 0 }, true, "failed"],
    [
      "of four, one Yes, one No and one who has left: failed at once",
      { voters: 4, yes: 1, no: 1, gone: 1 },
      false,
      "failed",
    ],
    ["of five, one Yes, one No and one who has left: goes on", { voters: 5, yes: 1, no: 1, gone: 1 }, false, null],
    ["of five, three Yes and two who have left: approved", { voters: 5, yes: 3, no: 0, gone: 2 }, false, "approved"],
    ["of one, the only Yes", { voters: 1, yes: 1, no: 0, gone: 0 }, false, "approved"],
  ] as const)("%s", (_, tally, isTimeOver, outcome) => expect(voteOutcome(tally, isTimeOver)).toBe(outcome));

  const aTally = fc
    .record({ voters: fc.integer({ min: 1, max: 50 }), cast: fc.array(fc.boolean(), { maxLength: 50 }) })
    .map(({ cast, voters }) => ({ voters, ballots: cast.slice(0, voters) }));
  const tallyOf = (voters: number, ballots: readonly boolean[]) => ({
    voters,
    yes: ballots.filter(Boolean).length,
    no: ballots.filter((ballot) => !ballot).length,
    gone: 0,
  });

  it("is the same whenever it is read after it is certain, whatever the missing ballots say", () => {
    fc.assert(
      fc.property(aTally, fc.array(fc.boolean(), { minLength: 50, maxLength: 50 }), ({ ballots, voters }, rest) => {
        const early = voteOutcome(tallyOf(voters, ballots), false);
        const late = voteOutcome(tallyOf(voters, [...ballots, ...rest].slice(0, voters)), true);
        expect([late, null]).toContain(early);
      }),
    );
  });

  it("goes on exactly while the missing ballots could give either outcome", () => {
    fc.assert(
      fc.property(aTally, ({ ballots, voters }) => {
        const missing = voters - ballots.length;
        const all = (ballot: boolean) => [...ballots, ...Array.from({ length: missing }, () => ballot)];
        const best = voteOutcome(tallyOf(voters, all(true)), true);
        const worst = voteOutcome(tallyOf(voters, all(false)), true);
        expect(voteOutcome(tallyOf(voters, ballots), false)).toBe(best === worst ? best : null);
      }),
    );
  });

  it("a No in place of a Yes never approves what had not been approved (D125)", () => {
    fc.assert(
      fc.property(aTally, fc.boolean(), ({ ballots, voters }, isTimeOver) => {
        const { yes, no } = tallyOf(voters, ballots);
        fc.pre(yes > 0);
        if (voteOutcome({ voters, yes, no, gone: 0 }, isTimeOver) !== "approved")
          expect(voteOutcome({ voters, yes: yes - 1, no: no + 1, gone: 0 }, isTimeOver)).not.toBe("approved");
      }),
    );
  });
});

const NOW = new Date("2027-02-01T12:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe("D124-D126: who may vote", () => {
  const question: VoteQuestion = {
    isFrozen: false,
    vote: { status: "active", expiresAt: later(1) },
    isVoter: true,
    isSubject: false,
    now: NOW,
  };
  it.each([
    ["a voter until the last millisecond", {}, { allowed: true, act: "vote" }],
    ["at the end", { vote: { status: "active", expiresAt: NOW } }, { code: "vote-closed" }],
    ["when it was approved early", { vote: { status: "approved", expiresAt: later(1) } }, { code: "vote-closed" }],
    ["in a frozen group", { isFrozen: true }, { code: "group-frozen" }],
    ["who came later", { isVoter: false }, { code: "not-a-voter" }],
    ["whom it is about", { isSubject: true, isVoter: false }, { code: "vote-concerns-you" }],
  ] as const)("%s", (_, change, answer) => expect(mayVote({ ...question, ...change })).toMatchObject(answer));
});

describe("D123: how long a vote is open", () => {
  it.each([
    ["restart_group", 7, 7 * 24],
    ["remove_member", 7, 7 * 24],
    ["extend_grace", 48, 48],
  ] as const)("%s", (type, span, hours) => expect(voteEnd(type, NOW, span)).toEqual(later(hours * 3_600_000)));
});

describe("D129: who may take a vote back", () => {
  const question: DeleteQuestion = {
    who: "admin",
    group: { status: "started", isFrozen: false, isPublic: false },
    vote: { status: "active", expiresAt: later(1) },
    isAboutAdmin: false,
    isOfSystem: false,
    now: NOW,
  };
  const vote = (change: object) => ({ vote: { ...question.vote, ...change } });
  it.each([
    ["the admin, until its last millisecond", {}, { allowed: true, act: "delete" }],
    ["a member", { who: "member" }, { code: "not-allowed" }],
    ["a stranger", { who: "stranger" }, { code: "group-not-found" }],
    ["when its time is over", vote({ expiresAt: NOW }), { code: "vote-closed" }],
    ["when it has a result", vote({ status: "failed" }), { code: "vote-closed" }],
    ["one about the admin", { isAboutAdmin: true }, { code: "vote-about-admin" }],
    ["one of the system", { isOfSystem: true }, { code: "vote-of-system" }],
    ["in a frozen group", { group: { ...question.group, isFrozen: true } }, { code: "group-frozen" }],
  ] as const)("%s", (_, change, answer) => expect(mayDeleteVote({ ...question, ...change })).toMatchObject(answer));
});

describe("D84: who may open a vote to restart", () => {
  const question: RestartQuestion = {
    who: "admin",
    group: { status: "completed", isFrozen: false, isPublic: true, members: 5 },
    smallestCircle: 2,
    hasOpenVote: false,
    failedAt: null,
    pauseDays: 7,
    now: NOW,
  };
  const DAY = 86_400_000;
  const group = (change: object) => ({ group: { ...question.group, ...change } });
  it.each([
    ["the admin of a completed group", {}, { allowed: true, act: "open" }],
    ["a member", { who: "member" }, { code: "not-allowed" }],
    ["while a cycle runs", group({ status: "started" }), { code: "group-not-completed" }],
    ["before the next start", group({ status: "ready_to_start" }), { code: "group-not-completed" }],
    ["in a frozen group", group({ isFrozen: true }), { code: "group-frozen" }],
    ["while another vote is open", { hasOpenVote: true }, { code: "vote-already-open" }],
    ["alone", group({ members: 1 }), { code: "not-enough-members", values: { needed: 2, members: 1 } }],
    [
      "a millisecond before seven days after one that failed",
      { failedAt: later(1 - 7 * DAY) },
      { code: "restart-failed-lately", until: later(1), values: { days: 7 } },
    ],
    ["seven days after one that failed", { failedAt: later(-7 * DAY) }, { allowed: true }],
  ] as const)("%s", (_, change, answer) =>
    expect(mayOpenRestartVote({ ...question, ...change } as RestartQuestion)).toMatchObject(answer),
  );
});
