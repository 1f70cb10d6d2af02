import { isDeepStrictEqual } from "node:util";
import type { Insertable } from "kysely";
import type { Tx } from "../db/database.ts";
import type { LedgerTransactions } from "../db/schema.ts";
import type { Account, Entry, PostedRound, Posting } from "../domain/ledger.ts";

/** The round that a row of the database belongs to, as a posting names it. */
export function postedRound(row: {
  group_id: string;
  cycle: number;
  payout_round: number;
  currency: string;
}): PostedRound {
  return { groupId: row.group_id, cycle: row.cycle, payoutRound: row.payout_round, currency: row.currency };
}

/**
 * Writes one balanced transaction into the books. Asked again with the same posting, it answers the first one and writes
 * nothing; a known key with another kind, reference or entry is a fault of the caller and throws (D28). The database
 * refuses what does not balance, at commit, and keeps the balances.
 * @returns the ledger transaction's id
 */
export async function post(tx: Tx, posting: Posting): Promise<string> {
  const accountIds = await openAccounts(tx, posting.currency, posting.entries);
  const entries = posting.entries.map(({ amount }, index) => ({
    account_id: accountIds[index]!,
    amount,
    currency: posting.currency,
  }));
  const written = await tx
    .insertInto("ledger_transactions")
    .values(transactionOf(posting))
    .onConflict((conflict) => conflict.constraint("ledger_transactions_posted_once").doNothing())
    .returning("transaction_id")
    .executeTakeFirst();
  if (!written) return samePosting(tx, posting, entries);

  await lockBalances(tx, accountIds);
  await tx
    .insertInto("ledger_entries")
    .values(
      entries.map(({ account_id, amount, currency }) => ({
        transaction_id: written.transaction_id,
        account_id,
        amount,
        currency,
      })),
    )
    .execute();
  return written.transaction_id;
}

function transactionOf(posting: Posting) {
  return {
    kind: posting.kind,
    idempotency_key: posting.idempotencyKey,
    group_id: posting.groupId,
    cycle: posting.cycle,
    payout_round: posting.payoutRound,
    payment_id: posting.paymentId ?? null,
    payout_id: posting.payoutId ?? null,
    reverses_id: posting.reversesId ?? null,
  } satisfies Insertable<LedgerTransactions>;
}

interface PostedEntry {
  account_id: string;
  amount: number;
  currency: string;
}

/** The transaction that is already written under the posting's key, if it says the same in every field. */
async function samePosting(tx: Tx, posting: Posting, entries: readonly PostedEntry[]): Promise<string> {
  const { transaction_id, ...first } = await tx
    .selectFrom("ledger_transactions")
    .select(["transaction_id", "kind", "idempotency_key", "group_id", "cycle", "payout_round"])
    .select(["payment_id", "payout_id", "reverses_id"])
    .where("idempotency_key", "=", posting.idempotencyKey)
    .executeTakeFirstOrThrow();
  const firstEntries = await tx
    .selectFrom("ledger_entries")
    .select(["account_id", "amount", "currency"])
    .where("transaction_id", "=", transaction_id)
    .execute();
  const isSame =
    isDeepStrictEqual(first, transactionOf(posting)) && isDeepStrictEqual(inOrder(firstEntries), inOrder(entries));
  if (!isSame) throw new Error(`the books hold another posting under the key ${posting.idempotencyKey}`);
  return transaction_id;
}

const inOrder = (entries: readonly PostedEntry[]) =>
  entries.map(({ account_id, amount, currency }) => `${account_id} ${amount} ${currency}`).toSorted();

/**
 * Locks the accounts that have a balance, in one order, before the first entry refers to them. An entry takes a shared
 * lock on its account, so two postings would otherwise wait for each other when they update the balances.
 */
async function lockBalances(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom("ledger_accounts")
    .select("account_id")
    .where("account_id", "in", accountIds)
    .where("balance", "is not", null)
    .orderBy("account_id")
    .forUpdate()
    .execute();
}

const PLATFORM_KINDS = new Set<Account["kind"]>(["provider", "service_fees", "processing_fees"]);

/** The ids of the entries' accounts, in the entries' order; an account is opened when it is first used. */
async function openAccounts(tx: Tx, currency: string, entries: readonly Entry[]): Promise<string[]> {
  const wanted = entries.map(({ account }) => ({
    kind: account.kind,
    user_id: "userId" in account ? account.userId : null,
    group_id: "groupId" in account ? account.groupId : null,
    currency,
  }));
  const find = () =>
    tx
      .selectFrom("ledger_accounts")
      .select(["account_id", "kind", "user_id", "group_id"])
      .where("currency", "=", currency)
      .where((eb) =>
        eb.or(
          wanted.map(({ kind, user_id, group_id }) =>
            eb.and([
              eb("kind", "=", kind),
              eb("user_id", "is not distinct from", user_id),
              eb("group_id", "is not distinct from", group_id),
            ]),
          ),
        ),
      )
      .execute();

  let found = await find();
  if (found.length < wanted.length) {
    await tx
      .insertInto("ledger_accounts")
      .values(wanted.map((account) => ({ ...account, balance: PLATFORM_KINDS.has(account.kind) ? null : 0 })))
      .onConflict((conflict) => conflict.constraint("ledger_accounts_one_of_a_kind").doNothing())
      .execute();
    found = await find();
  }
  const idOf = new Map(found.map((account) => [accountName(account), account.account_id]));
  return wanted.map((account) => idOf.get(accountName(account))!);
}

const accountName = (account: { kind: string; user_id: string | null; group_id: string | null }): string =>
  `${account.kind} ${account.user_id ?? ""} ${account.group_id ?? ""}`;
