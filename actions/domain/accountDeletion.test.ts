import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type DeletionCircle,
  type DeletionFacts,
  deletionObstacles,
  type GivenUp,
  givenUpWith,
  isAsShown,
} from "./accountDeletion.ts";

const GROUP = { group_id: "00000000-0000-4000-8000-000000000001", name: "Queens", url_slug: "queens", short_id: 1011 };
const CIRCLE: DeletionCircle = {
  group: GROUP,
  isRunning: false,
  isBeforeStart: false,
  isMember: false,
  isAdmin: false,
  otherMembers: 0,
  owedCents: 0,
  currency: "USD",
  paymentsUnderWay: 0,
  contributionsToCome: 0,
  defaultedCents: 0,
};
const facts = (circle: Partial<DeletionCircle>, more: Partial<DeletionFacts> = {}): DeletionFacts => ({
  circles: [{ ...CIRCLE, ...circle }],
  balances: [],
  openWithdrawals: 0,
  isLastAdmin: false,
  ...more,
});

it.each<[string, DeletionFacts, string[]]>([
  ["somebody in no circle", facts({}, { circles: [] }), []],
  ["a seat before the start", facts({ isBeforeStart: true, isMember: true, otherMembers: 4 }), []],
  ["a seat in a running circle", facts({ isRunning: true, isMember: true }), ["running"]],
  ["its seat alone, however much is open there", facts({ isRunning: true, isMember: true, owedCents: 5 }), ["running"]],
  ["the admin of a running circle without a seat", facts({ isRunning: true, isAdmin: true }), ["organizes"]],
  [
    "the admin of others before the start",
    facts({ isBeforeStart: true, isAdmin: true, otherMembers: 1 }),
    ["organizes"],
  ],
  ["the admin of nobody before the start", facts({ isBeforeStart: true, isAdmin: true, isMember: true }), []],
  ["the admin of a circle that has ended", facts({ isAdmin: true, otherMembers: 5 }), []],
  ["what is owed after an exit, while the circle runs", facts({ isRunning: true, owedCents: 100_00 }), ["owes"]],
  ["what is owed where the circle has ended", facts({ owedCents: 1, contributionsToCome: 1 }), ["owes", "payout"]],
  ["what others have defaulted on, which goes with the account", facts({ defaultedCents: 100_00 }), []],
  ["a payment under way", facts({ paymentsUnderWay: 1 }), ["payment"]],
  ["a balance", facts({}, { balances: [{ cents: 1, currency: "USD" }] }), ["balance"]],
  [
    "a balance in each of two currencies",
    facts({}, { balances: ["EUR", "USD"].map((currency) => ({ cents: 1, currency })) }),
    ["balance", "balance"],
  ],
  ["an open withdrawal", facts({}, { openWithdrawals: 1 }), ["withdrawal"]],
  ["the only platform admin", facts({}, { isLastAdmin: true }), ["last_admin"]],
])("D169: %s", (_, given, kinds) => {
  expect(deletionObstacles(given).map(({ kind }) => kind)).toEqual(kinds);
});

const circles = fc.array(
  fc.record({
    group: fc.constant(GROUP),
    isRunning: fc.boolean(),
    isBeforeStart: fc.boolean(),
    isMember: fc.boolean(),
    isAdmin: fc.boolean(),
    otherMembers: fc.nat(49),
    owedCents: fc.nat(1_000_000),
    currency: fc.constant("USD"),
    paymentsUnderWay: fc.nat(2),
    contributionsToCome: fc.nat(2),
    defaultedCents: fc.nat(2),
  }),
  { maxLength: 6 },
);

const balances = fc.array(
  fc.record({ cents: fc.integer({ min: 1, max: 100 }), currency: fc.constantFrom("EUR", "GBP", "USD") }),
  { maxLength: 2 },
);

it("D169: whoever has nothing open may go, and nobody else", () => {
  fc.assert(
    fc.property(circles, balances, fc.nat(2), fc.boolean(), (given, held, openWithdrawals, isLastAdmin) => {
      const obstacles = deletionObstacles({ circles: given, balances: held, isLastAdmin, openWithdrawals });
      const isOpen = (one: DeletionCircle) =>
        (one.isRunning && (one.isMember || one.isAdmin)) ||
        (one.isBeforeStart && one.isAdmin && one.otherMembers > 0) ||
        one.owedCents + one.paymentsUnderWay + one.contributionsToCome > 0;
      expect(obstacles.length > 0).toBe(given.some(isOpen) || held.length > 0 || openWithdrawals > 0 || isLastAdmin);
    }),
  );
});

const shownOf = (given: readonly GivenUp[]) =>
  given.map(({ cents, currency, group }) => ({ group_id: group.group_id, cents, currency }));

it("D169: what others have defaulted on goes circle by circle, and nothing where nobody has", () => {
  const given = givenUpWith({
    ...facts({}),
    circles: [CIRCLE, { ...CIRCLE, defaultedCents: 100_00, currency: "EUR" }],
  });
  expect(given).toEqual([{ group: GROUP, cents: 100_00, currency: "EUR" }]);
});

it("D169: nobody gives up anything else than was shown", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2), { maxLength: 4 }), fc.array(fc.nat(2), { maxLength: 4 }), (seen, now) => {
      const [shown, present] = [seen, now].map((all) =>
        givenUpWith({
          ...facts({}),
          circles: all.map((defaultedCents, at) => ({
            ...CIRCLE,
            group: { ...GROUP, group_id: `circle ${at}` },
            defaultedCents,
          })),
        }),
      );
      expect(isAsShown(shownOf(shown!), present!)).toBe(
        JSON.stringify(shownOf(shown!)) === JSON.stringify(shownOf(present!)),
      );
    }),
  );
});
