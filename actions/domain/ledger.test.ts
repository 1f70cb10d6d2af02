import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  contributionPosting,
  contributionReversedPosting,
  debtGivenUpPosting,
  lateForwardingPosting,
  ownSharePosting,
  payoutPosting,
  type Account,
  type Posting,
} from "./ledger.ts";
import { payoutAmounts } from "./payout.ts";

const round = { groupId: "circle", cycle: 2, payoutRound: 3, currency: "USD" };
const lines = ({ entries }: Posting) => entries.map(({ account, amount }) => `${account.kind} ${amount}`);
const sum = ({ entries }: Posting, kinds?: Account["kind"][]) =>
  entries
    .filter(({ account }) => !kinds || kinds.includes(account.kind))
    .reduce((total, { amount }) => total + amount, 0);

describe("a posting names what happened, its round and its key", () => {
  const fees = { service: 2_50, processing: 3_27 };
  it.each<{ what: string; posting: Posting; names: Omit<Posting, "entries">; entries: string[] }>([
    {
      what: "D19, D28: a contribution of 100.00 by card",
      posting: contributionPosting(round, { paymentId: "p", payerId: "bruno", amount: 100_00, fees }),
      names: { ...round, kind: "contribution", idempotencyKey: "contribution:p", paymentId: "p" },
      entries: [
        "provider -10577",
        "service_fees 250",
        "processing_fees 327",
        "custody 10000",
        "position -10000",
        "pot 10000",
      ],
    },
    {
      what: "D20: a contribution without fees touches no fee account",
      posting: contributionPosting(round, {
        paymentId: "p",
        payerId: "bruno",
        amount: 100_00,
        fees: { service: 0, processing: 0 },
      }),
      names: { ...round, kind: "contribution", idempotencyKey: "contribution:p", paymentId: "p" },
      entries: ["provider -10000", "custody 10000", "position -10000", "pot 10000"],
    },
    {
      what: "D40: a contribution that a lost dispute takes back",
      posting: contributionReversedPosting(round, {
        paymentId: "p",
        payerId: "bruno",
        amount: 100_00,
        fees,
        reversesId: "t",
      }),
      names: {
        ...round,
        kind: "contribution_reversed",
        idempotencyKey: "contribution_reversed:p",
        paymentId: "p",
        reversesId: "t",
      },
      entries: [
        "provider 10577",
        "service_fees -250",
        "processing_fees -327",
        "custody -10000",
        "position 10000",
        "pot -10000",
      ],
    },
    {
      what: "D29: the recipient's own share of 100.00",
      posting: ownSharePosting(round, { payoutId: "o", recipientId: "amina", amount: 100_00 }),
      names: { ...round, kind: "own_share", idempotencyKey: "own_share:o", payoutId: "o" },
      entries: ["position -10000", "pot 10000"],
    },
    {
      what: "D29: a payout of a pot of 900.00 pays 800.00 in cash",
      posting: payoutPosting(round, { payoutId: "o", recipientId: "amina", cash: 800_00, ownShare: 100_00 }),
      names: { ...round, kind: "payout", idempotencyKey: "payout:o", payoutId: "o" },
      entries: ["custody -80000", "available 80000", "pot -90000", "position 90000"],
    },
    {
      what: "D34: a payout to which nobody paid moves the own share alone",
      posting: payoutPosting(round, { payoutId: "o", recipientId: "amina", cash: 0, ownShare: 100_00 }),
      names: { ...round, kind: "payout", idempotencyKey: "payout:o", payoutId: "o" },
      entries: ["pot -10000", "position 10000"],
    },
    {
      what: "D34: a late contribution of 100.00 goes on",
      posting: lateForwardingPosting(round, { paymentId: "p", payoutId: "o", recipientId: "amina", amount: 100_00 }),
      names: {
        ...round,
        kind: "late_forwarding",
        idempotencyKey: "late_forwarding:p",
        paymentId: "p",
        payoutId: "o",
      },
      entries: ["custody -10000", "available 10000", "pot -10000", "position 10000"],
    },
    {
      what: "D169: a debt that goes with the account of who was short moves no cash",
      posting: debtGivenUpPosting(round, { payoutId: "o", payerId: "bruno", recipientId: "amina", amount: 100_00 }),
      names: { ...round, kind: "debt_given_up", idempotencyKey: "debt_given_up:o:bruno", payoutId: "o" },
      entries: ["position -10000", "position 10000"],
    },
  ])("$what", ({ posting, names, entries }) => {
    const { entries: _, ...named } = posting;
    expect(named).toEqual(names);
    expect(lines(posting)).toEqual(entries);
  });
});

/** Who pays one contribution of one round, and when: before its payout, after it, or never. */
type Habit = "in time" | "late" | "never";
const course = fc
  .record({
    members: fc.integer({ min: 2, max: 8 }),
    contribution: fc.integer({ min: 1, max: 5_000_00 }),
    fees: fc.record({ service: fc.nat(500_00), processing: fc.nat(500_00) }),
  })
  .chain((circle) =>
    fc.record({
      circle: fc.constant(circle),
      habits: fc.array(fc.constantFrom<Habit>("in time", "late", "never"), {
        minLength: circle.members ** 2,
        maxLength: circle.members ** 2,
      }),
    }),
  );

type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

/** Every posting of a whole cycle, in order: each member receives once, whatever the others pay. */
function* play({ circle: { members, contribution, fees }, habits }: Course): Generator<Posting> {
  const people = Array.from({ length: members }, (_, index) => `member ${index + 1}`);
  for (const [index, recipientId] of people.entries()) {
    const played = { groupId: "circle", cycle: 1, payoutRound: index + 1, currency: "USD" };
    const payoutId = `payout ${index + 1}`;
    const payers = people.filter((person) => person !== recipientId);
    const who = (habit: Habit) => payers.filter((person) => habits[index * members + people.indexOf(person)] === habit);
    const pay = (payerId: string) =>
      contributionPosting(played, { paymentId: `${payoutId} ${payerId}`, payerId, amount: contribution, fees });

    for (const payer of who("in time")) yield pay(payer);
    const share = () => ({ amount: contribution });
    const missing = [...who("late"), ...who("never")].map(share);
    const { cash, offset } = payoutAmounts({ ownShare: contribution, owed: payers.map(share), missing });
    yield ownSharePosting(played, { payoutId, recipientId, amount: offset });
    yield payoutPosting(played, { payoutId, recipientId, cash, ownShare: offset });
    for (const payer of who("late")) {
      const paid = pay(payer);
      yield paid;
      yield lateForwardingPosting(played, {
        payoutId,
        recipientId,
        paymentId: paid.paymentId!,
        amount: contribution,
      });
    }
  }
}

describe("D28: whatever the course of a circle,", () => {
  const holds = (name: string, law: (postings: Posting[], drawn: Course) => boolean) =>
    it(name, () => {
      fc.assert(fc.property(course, (drawn) => law([...play(drawn)], drawn)));
    });
  /** What each account holds after these postings, by kind and owner. */
  const balances = (postings: Posting[]) => {
    const held = new Map<string, number>();
    for (const { account, amount } of postings.flatMap(({ entries }) => entries)) {
      const name = "userId" in account ? `${account.kind} ${account.userId}` : account.kind;
      held.set(name, (held.get(name) ?? 0) + amount);
    }
    return held;
  };

  holds("every posting sums to zero, and no entry is zero", (postings) =>
    postings.every((posting) => sum(posting) === 0 && posting.entries.every(({ amount }) => amount !== 0)),
  );
  holds("positions and pot together are zero after every posting", (postings) =>
    postings.every((posting) => sum(posting, ["position", "pot"]) === 0),
  );
  holds("no two postings share a key", (postings) => {
    const keys = postings.map(({ idempotencyKey }) => idempotencyKey);
    return new Set(keys).size === keys.length;
  });
  holds("pot and custody are empty at its end: what came in went out (D82)", (postings) => {
    const end = balances(postings);
    return (end.get("pot") ?? 0) === 0 && (end.get("custody") ?? 0) === 0;
  });
  holds("cash is never paid out before it came in", (postings) =>
    postings.every((_, index) => (balances(postings.slice(0, index + 1)).get("custody") ?? 0) >= 0),
  );
  holds("a member ends even who paid every contribution and to whom every contribution was paid", (postings, drawn) => {
    const { members } = drawn.circle;
    const end = balances(postings);
    const paid = (payer: number, inRound: number) => drawn.habits[inRound * members + payer] !== "never";
    const all = Array.from({ length: members }, (_, index) => index);
    return all.every((person) => {
      const others = all.filter((other) => other !== person);
      const isEven = others.every((other) => paid(person, other) && paid(other, person));
      return !isEven || (end.get(`position member ${person + 1}`) ?? 0) === 0;
    });
  });
});
