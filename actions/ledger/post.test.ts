import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { openDatabase, type Database } from "../db/database.ts";
import { contributionPosting, type Posting } from "../domain/ledger.ts";
import { buildGroup, type TestGroup } from "../test/factories.ts";
import { balances, ledgerTable } from "../test/ledgerTable.ts";
import { post } from "./post.ts";

let database: TestDatabase;
let db: Database;
let group: TestGroup;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const fees = { service: 2_50, processing: 3_27 };
/** Bruno's contribution of 100.00 by card, under a key of the test's own. */
const contribution = (idempotencyKey: string): Posting => ({
  ...contributionPosting(
    { groupId: group.groupId, cycle: 1, payoutRound: 1, currency: "USD" },
    { paymentId: crypto.randomUUID(), payerId: group.members[1]!.userId, amount: 100_00, fees },
  ),
  idempotencyKey,
  paymentId: undefined,
});
/** In a transaction that is not tried again: a deadlock would be seen. */
const postOnce = (posting: Posting) => db.transaction().execute((tx) => post(tx, posting));

it("writes a posting once per key and answers the first one ever after (D28)", async () => {
  group = await buildGroup(db, { members: ["Bruno"] });
  const first = await postOnce(contribution("once"));
  expect(await postOnce(contribution("once"))).toBe(first);
  const turned = contribution("once");
  expect(await postOnce({ ...turned, entries: turned.entries.toReversed() })).toBe(first);
  expect(await ledgerTable(db, group.groupId)).toEqual([
    "contribution r1: provider -105.77, service_fees +2.50, processing_fees +3.27, custody +100.00, position(Bruno) -100.00, pot +100.00",
  ]);
});

describe("a known key is refused with", () => {
  const another: Record<string, (first: Posting) => Posting> = {
    "another kind": (first) => ({ ...first, kind: "payout" }),
    "another group": (first) => ({ ...first, groupId: otherGroup.groupId }),
    "another cycle": (first) => ({ ...first, cycle: 2 }),
    "another round": (first) => ({ ...first, payoutRound: 2 }),
    "another payment": (first) => ({ ...first, paymentId: crypto.randomUUID() }),
    "another payout": (first) => ({ ...first, payoutId: crypto.randomUUID() }),
    "another currency": (first) => ({ ...first, currency: "EUR" }),
    "other amounts": (first) => ({
      ...first,
      entries: first.entries.map(({ account, amount }) => ({ account, amount: amount * 2 })),
    }),
    "another account": (first) => ({
      ...first,
      entries: first.entries.map(({ account, amount }) =>
        account.kind === "position"
          ? { amount, account: { ...account, userId: group.members[0]!.userId } }
          : { amount, account },
      ),
    }),
    "an entry less": (first) => ({ ...first, entries: first.entries.slice(1) }),
    "the same entries twice": (first) => ({ ...first, entries: [...first.entries, ...first.entries] }),
  };
  let otherGroup: TestGroup;
  let first: Posting;
  beforeAll(async () => {
    group = await buildGroup(db, { members: ["Bruno"] });
    otherGroup = await buildGroup(db, {});
    first = contribution("taken");
    await postOnce(first);
  });

  it.each(Object.keys(another))("%s, and the books stay as they are (D28)", async (difference) => {
    const before = await ledgerTable(db, group.groupId);
    await expect(postOnce(another[difference]!(first))).rejects.toThrow("another posting under the key taken");
    expect(await ledgerTable(db, group.groupId)).toEqual(before);
  });
});

it("opens accounts once and adds up when many post for the first time at the same moment", async () => {
  group = await buildGroup(db, { members: ["Bruno"] });
  await Promise.all(Array.from({ length: 24 }, (_, n) => postOnce(contribution(`many:${n % 12}`))));
  expect(await balances(db, group.groupId)).toEqual({
    custody: 1_200_00,
    pot: 1_200_00,
    "position(Bruno)": -1_200_00,
  });
});

it("cannot write what does not balance, nor add to, change or delete what is written (R5, D28)", async () => {
  group = await buildGroup(db, { members: ["Bruno"] });
  const whole = contribution("unbalanced");
  await expect(postOnce({ ...whole, entries: whole.entries.slice(1) })).rejects.toThrow("does not balance");
  const id = await postOnce(contribution("written"));
  await expect(sql`update ledger_entries set amount = 1 where transaction_id = ${id}`.execute(db)).rejects.toThrow(
    "append-only",
  );
  await expect(sql`delete from ledger_transactions where transaction_id = ${id}`.execute(db)).rejects.toThrow(
    "append-only",
  );
  await expect(
    sql`insert into ledger_entries (transaction_id, account_id, amount, currency)
      select transaction_id, account_id, amount, currency from ledger_entries where transaction_id = ${id}`.execute(db),
  ).rejects.toThrow("is closed");
});
