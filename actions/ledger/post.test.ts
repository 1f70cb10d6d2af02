import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { openDatabase, type Database } from "../db/database.ts";
import { contributionEntries, type Entry } from "../domain/ledger.ts";
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

const fees = { service: 2_50, processing: 3_27, total: 105_77 };
const contribution = (userId: string): Entry[] =>
  contributionEntries({ groupId: group.groupId, userId, amount: 100_00, fees });
/** In a transaction that is not tried again: a deadlock would be seen. */
const postOnce = (idempotencyKey: string, entries: Entry[]) =>
  db.transaction().execute((tx) =>
    post(tx, {
      kind: "contribution",
      idempotencyKey,
      currency: "USD",
      groupId: group.groupId,
      payoutRound: 1,
      entries,
    }),
  );

it("writes a posting once per key and answers the first one ever after (D28)", async () => {
  group = await buildGroup(db, { members: ["Bruno"] });
  const entries = contribution(group.members[1]!.userId);
  const first = await postOnce("once", entries);
  expect(await postOnce("once", entries)).toBe(first);
  expect(await ledgerTable(db, group.groupId)).toEqual([
    "contribution r1: provider -105.77, service_fees +2.50, processing_fees +3.27, custody +100.00, position(Bruno) -100.00, pot +100.00",
  ]);
});

it("opens accounts once and adds up when many post for the first time at the same moment", async () => {
  group = await buildGroup(db, { members: ["Bruno"] });
  const { userId } = group.members[1]!;
  await Promise.all(Array.from({ length: 24 }, (_, n) => postOnce(`many:${n % 12}`, contribution(userId))));
  expect(await balances(db, group.groupId)).toEqual({
    custody: 1_200_00,
    pot: 1_200_00,
    "position(Bruno)": -1_200_00,
  });
});

it("cannot write what does not balance, nor add to, change or delete what is written (R5, D28)", async () => {
  group = await buildGroup(db, { members: ["Bruno"] });
  const { userId } = group.members[1]!;
  const short = contribution(userId).slice(1);
  await expect(postOnce("unbalanced", short)).rejects.toThrow("does not balance");
  const id = await postOnce("written", contribution(userId));
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
