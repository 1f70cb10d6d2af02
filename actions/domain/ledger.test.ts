import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  contributionEntries,
  lateForwardingEntries,
  ownShareEntries,
  payoutEntries,
  type Account,
  type Entry,
} from "./ledger.ts";

const groupId = "circle";
const sum = (entries: Entry[], kinds?: Account["kind"][]) =>
  entries
    .filter(({ account }) => !kinds || kinds.includes(account.kind))
    .reduce((total, { amount }) => total + amount, 0);
const lines = (entries: Entry[]) => entries.map(({ account, amount }) => `${account.kind} ${amount}`);

it("D19, D28: a contribution of 100.00 by card", () => {
  const fees = { service: 2_50, processing: 3_27, total: 105_77 };
  expect(lines(contributionEntries({ groupId, userId: "bruno", amount: 100_00, fees }))).toEqual([
    "provider -10577",
    "service_fees 250",
    "processing_fees 327",
    "custody 10000",
    "position -10000",
    "pot 10000",
  ]);
});

it("D20: a contribution without fees touches no fee account", () => {
  const fees = { service: 0, processing: 0, total: 100_00 };
  expect(lines(contributionEntries({ groupId, userId: "bruno", amount: 100_00, fees }))).toEqual([
    "provider -10000",
    "custody 10000",
    "position -10000",
    "pot 10000",
  ]);
});

it("D29: a payout of a pot of 900.00 pays 800.00 in cash", () => {
  expect(lines(ownShareEntries({ groupId, userId: "amina", amount: 100_00 }))).toEqual([
    "position -10000",
    "pot 10000",
  ]);
  expect(lines(payoutEntries({ groupId, userId: "amina", cash: 800_00, ownShare: 100_00 }))).toEqual([
    "custody -80000",
    "available 80000",
    "pot -90000",
    "position 90000",
  ]);
});

describe("D28: whatever the amounts,", () => {
  const cents = fc.nat(5_000_00);
  const everyKind = fc.tuple(cents, cents, cents).map(([amount, service, processing]) => [
    contributionEntries({
      groupId,
      userId: "u",
      amount,
      fees: { service, processing, total: amount + service + processing },
    }),
    ownShareEntries({ groupId, userId: "u", amount }),
    payoutEntries({ groupId, userId: "u", cash: amount, ownShare: service }),
    lateForwardingEntries({ groupId, userId: "u", amount }),
  ]);

  it("every posting balances", () => {
    fc.assert(fc.property(everyKind, (postings) => postings.every((entries) => sum(entries) === 0)));
  });

  it("positions and pot together never change", () => {
    fc.assert(
      fc.property(everyKind, (postings) => postings.every((entries) => sum(entries, ["position", "pot"]) === 0)),
    );
  });

  it("custody and pot move together, once the own share is booked with its payout", () => {
    fc.assert(
      fc.property(cents, cents, (cash, ownShare) => {
        const release = [
          ...ownShareEntries({ groupId, userId: "u", amount: ownShare }),
          ...payoutEntries({ groupId, userId: "u", cash, ownShare }),
        ];
        return sum(release, ["custody"]) === sum(release, ["pot"]);
      }),
    );
  });
});
