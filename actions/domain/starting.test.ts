import { expect, it } from "vitest";
import { mayStart, type StartQuestion } from "./starting.ts";

const ready: StartQuestion = {
  who: "admin",
  group: {
    status: "recruiting",
    isFrozen: false,
    isPublic: true,
    manualStartEnabled: true,
    members: 3,
    minimumMembers: 3,
    isOrderComplete: true,
    unansweredTerms: null,
    stillAsked: null,
  },
  smallestCircle: 2,
};
const ask = ({ who, ...group }: Partial<StartQuestion["group"] & Omit<StartQuestion, "group">>) =>
  mayStart({
    ...ready,
    ...(who && { who }),
    group: { ...ready.group, ...group },
  });

it.each<Parameters<typeof ask>[0]>([{}, { status: "ready_to_start" }, { members: 50 }])(
  "D73, D76: the admin may start a group %o",
  (changes) => {
    expect(ask(changes)).toEqual({ allowed: true, act: "start" });
  },
);

it.each<[Parameters<typeof ask>[0], string]>([
  [{ who: "member" }, "not-allowed"],
  [{ who: "stranger", isPublic: false }, "group-not-found"],
  [{ status: "started", manualStartEnabled: false }, "already-started"],
  [{ status: "completed" }, "already-started"],
  [{ status: "closed" }, "group-closed"],
  [{ status: "pending" }, "group-closed"],
  [{ isFrozen: true }, "group-frozen"],
  [{ manualStartEnabled: false, members: 0 }, "manual-start-disabled"],
  [{ members: 0, isOrderComplete: false }, "no-members"],
  [{ isOrderComplete: false }, "payout-order-incomplete"],
])("D73, D76, D79, D263: nobody may start a group %o: %s", (changes, code) => {
  const answer = ask(changes);
  expect(answer).toMatchObject({ allowed: false, code });
  expect(answer.act).toBeUndefined();
});

it.each<[Parameters<typeof ask>[0], { needed: number; members: number }, string | undefined]>([
  [{ members: 2 }, { needed: 3, members: 2 }, "start_anyway"],
  [{ members: 2, isOrderComplete: false }, { needed: 3, members: 2 }, undefined],
  [{ members: 1 }, { needed: 3, members: 1 }, undefined],
  [{ members: 1, minimumMembers: 1 }, { needed: 2, members: 1 }, undefined],
])("D76: with too few, %o, it says how many and whether the admin may insist", (changes, values, act) => {
  const answer = ask(changes);
  expect(answer).toMatchObject({ allowed: false, code: "not-enough-members", values });
  expect(answer.act).toBe(act);
});

it("D89: waits until everybody has answered changed terms, also with too few members, and says by when", () => {
  const until = new Date("2027-01-07T12:00:00Z");
  for (const members of [2, 3])
    expect(ask({ members, unansweredTerms: { members: 1, until } })).toEqual({
      allowed: false,
      code: "terms-unanswered",
      values: { members: 1 },
      until,
    });
});

const until = new Date("2027-01-07T05:00:00Z");
it.each<[Parameters<typeof ask>[0], string | undefined]>([
  [{}, "start_without_asked"],
  // Answers may make them enough, and change the order.
  [{ members: 2 }, undefined],
  [{ isOrderComplete: false }, undefined],
])(
  "D86: %o, it says how many may still go on, by when, and whether the admin may start without them",
  (changes, act) => {
    const answer = ask({ ...changes, status: "ready_to_start", stillAsked: { members: 2, until } });
    expect(answer).toMatchObject({ allowed: false, code: "restart-unanswered", values: { members: 2 }, until });
    expect(answer.act).toBe(act);
  },
);
