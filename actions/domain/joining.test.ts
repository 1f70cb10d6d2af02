import { expect, it } from "vitest";
import { type JoinQuestion, mayFound, mayJoin, type Newcomer } from "./joining.ts";

const NOW = new Date("2027-01-10T12:00:00Z");
const open: JoinQuestion["group"] = {
  status: "recruiting",
  joinMethod: "direct",
  isFrozen: false,
  isPublic: true,
  members: 4,
  memberLimit: 5,
  held: 0,
  isCurrencyOn: true,
};
const welcome: Newcomer = {
  who: "stranger",
  hasPendingRequest: false,
  isInvited: false,
  link: null,
  place: null,
  isAliasTaken: false,
  declinedAt: null,
  removedAt: null,
  isVerified: true,
  isInArrears: false,
  isDisputing: false,
  groups: 0,
  groupLimit: 1,
};
const ask = (group: Partial<JoinQuestion["group"]>, person: Partial<Newcomer> | null) =>
  mayJoin({
    group: { ...open, ...group },
    person: person && { ...welcome, ...person },
    waitingMax: 20,
    askAgainDays: 7,
    now: NOW,
  });

it.each<[Partial<JoinQuestion["group"]>, Partial<Newcomer>, string]>([
  [{}, {}, "join"],
  [{ joinMethod: "request_to_join" }, {}, "request"],
  [{}, { who: "former" }, "join"],
  [{ joinMethod: "invite_only" }, { isInvited: true }, "accept"],
  [{ joinMethod: "invite_only" }, { link: "open" }, "join"],
  [{ joinMethod: "request_to_join" }, { link: "open" }, "request"],
  [{}, { link: "ended" }, "join"],
  [{}, { place: 1 }, "join"],
  [{ joinMethod: "request_to_join" }, { isInvited: true, hasPendingRequest: true, declinedAt: NOW }, "accept"],
])("D104: into a group %o comes a person %o by %s", (group, person, act) => {
  expect(ask(group, person)).toEqual({ allowed: true, act });
});

it.each<[Partial<JoinQuestion["group"]>, Partial<Newcomer> | null, string]>([
  [{}, null, "not-signed-in"],
  [{ status: "started" }, null, "group-closed"],
  [{ isFrozen: true }, null, "group-frozen"],
  [{ isCurrencyOn: false }, null, "group-closed"],
  [{ status: "started" }, { who: "member" }, "already-member"],
  [{}, { who: "admin" }, "already-member"],
  [{ status: "ready_to_start" }, { hasPendingRequest: true }, "request-pending"],
  [{ status: "ready_to_start" }, {}, "group-closed"],
  [{ isFrozen: true }, {}, "group-frozen"],
  [{ joinMethod: "invite_only", members: 5 }, {}, "invite-only"],
  [{ joinMethod: "invite_only", members: 5 }, { link: "ended" }, "join-link-ended"],
  [{ joinMethod: "invite_only", members: 5 }, { link: "open" }, "group-full"],
  [{ held: 1 }, { isVerified: false }, "group-full"],
  [{ held: 1 }, { isInvited: true }, "group-full"],
  [{ isCurrencyOn: false, held: 1 }, { place: 2 }, "group-closed"],
  [{ members: 5 }, { place: 1 }, "on-waiting-list"],
  [{ joinMethod: "invite_only", members: 5 }, { isInvited: true }, "group-full"],
  [{ status: "started" }, { isInvited: true }, "group-closed"],
  [{}, { isInvited: true, isVerified: false }, "identity-required"],
  [{ isCurrencyOn: false, members: 5 }, {}, "group-closed"],
  [{ members: 5 }, { isVerified: false }, "group-full"],
  [{}, { isVerified: false, isInArrears: true }, "identity-required"],
  [{}, { isInArrears: true, isDisputing: true, groups: 1 }, "in-arrears"],
  [{}, { isDisputing: true, groups: 1 }, "payment-disputed"],
  [{}, { groups: 1, isAliasTaken: true }, "free-plan-limit"],
  [{ joinMethod: "invite_only" }, { isInvited: true, isAliasTaken: true }, "alias-taken"],
  [{ joinMethod: "request_to_join" }, { isInvited: true, isAliasTaken: true }, "alias-taken"],
])("D62, D74, D111, D119, D263, D264: into a group %o a person %o may not: %s", (group, person, code) => {
  expect(ask(group, person)).toMatchObject({ allowed: false, code });
});

it.each<[string, Partial<JoinQuestion["group"]>, Partial<Newcomer>, string | undefined]>([
  ["may wait", { members: 5, held: 19 }, {}, "wait"],
  ["may not wait where as many wait as may", { members: 5, held: 20 }, {}, undefined],
  ["may wait while the seats are held for others", { held: 1 }, {}, "wait"],
  ["may leave the list", { members: 5, held: 1 }, { place: 2 }, "leave_list"],
  ["finds no list in a private group", { members: 5, isPublic: false }, { isInvited: true }, undefined],
])("D92: who comes to a full group %s", (_, group, person, act) => {
  expect(ask(group, person)).toMatchObject({ allowed: false });
  expect(ask(group, person).act).toBe(act);
});

it("D119: tells nobody who is not invited whose name is in the group, whatever else is said to them", () => {
  const people: Partial<Newcomer>[] = [
    {},
    { link: "open" },
    { link: "ended" },
    { place: 1 },
    { who: "former" },
    { declinedAt: NOW },
    { removedAt: NOW },
    { hasPendingRequest: true },
    { isVerified: false },
    { groups: 1 },
  ];
  for (const joinMethod of ["direct", "request_to_join", "invite_only"] as const)
    for (const members of [4, 5])
      for (const person of people)
        expect(ask({ joinMethod, members }, { ...person, isAliasTaken: true })).toEqual(
          ask({ joinMethod, members }, person),
        );
});

it("D3: names the limit of the plan, and none where there is none", () => {
  expect(ask({}, { groups: 3, groupLimit: 2 })).toMatchObject({ code: "free-plan-limit", values: { count: 2 } });
  expect(ask({}, { groups: 40, groupLimit: null })).toMatchObject({ allowed: true });
});

it("D119: who was declined may ask again after seven days, to the millisecond", () => {
  const byRequest = { joinMethod: "request_to_join" } as const;
  const until = new Date(NOW.getTime() + 1);
  const declinedAt = new Date(until.getTime() - 7 * 86_400_000);
  expect(ask(byRequest, { declinedAt })).toEqual({
    allowed: false,
    code: "ask-again-later",
    values: { days: 7 },
    until,
  });
  expect(ask(byRequest, { declinedAt: new Date(declinedAt.getTime() - 1) })).toMatchObject({ allowed: true });
  expect(ask({}, { declinedAt }), "a direct group asks nobody").toMatchObject({ allowed: true });
});

it.each<[string, Partial<JoinQuestion["group"]>, Partial<Newcomer>]>([
  ["a direct group", {}, {}],
  ["a full group with a waiting list", { members: 5 }, {}],
  ["a group by request", { joinMethod: "request_to_join" }, {}],
  ["a private group by a link", { joinMethod: "invite_only" }, { link: "open" }],
  ["a group where a member invites them", {}, { isInvited: true }],
])("D114, D119: who was removed does not come back for seven days, to the millisecond, into %s", (_, group, person) => {
  const until = new Date(NOW.getTime() + 1);
  const removedAt = new Date(until.getTime() - 7 * 86_400_000);
  const refused = { allowed: false, code: "removed-lately", values: { days: 7 }, until };
  expect(ask(group, { ...person, removedAt })).toEqual(refused);
  const later = ask(group, { ...person, removedAt: new Date(removedAt.getTime() - 1) });
  expect(later).not.toMatchObject({ code: "removed-lately" });
});

it.each<[Partial<Newcomer>, string]>([
  [{ isVerified: false, isInArrears: true }, "identity-required-to-create"],
  [{ isInArrears: true, isDisputing: true, groups: 1 }, "in-arrears"],
  [{ isDisputing: true, groups: 1 }, "payment-disputed"],
  [{ groups: 1 }, "free-plan-limit"],
])("D3, D62: a person %o may not found a group: %s", (changes, code) => {
  expect(mayFound({ ...welcome, ...changes })).toMatchObject({ allowed: false, code });
  expect(mayFound(welcome)).toEqual({ allowed: true, act: "found" });
});
