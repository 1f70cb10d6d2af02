import type { Tx } from "../db/database.ts";
import type { Account, Entry } from "../domain/ledger.ts";

export interface Posting {
  kind: "contribution" | "own_share" | "payout" | "late_forwarding";
  /** Names the one event that this posting stands for: the same key is the same posting, for ever. */
  idempotencyKey: string;
  currency: string;
  entries: readonly Entry[];
  groupId?: string;
  cycle?: number;
  payoutRound?: number;
  paymentId?: string;
  payoutId?: string;
}

/**
 * Writes one balanced transaction into the books. Asked again with the same key, it answers the first one and writes
 * nothing. The database refuses what does not balance, at commit, and keeps the balances.
 * @returns the ledger transaction's id
 */
export async function post(tx: Tx, posting: Posting): Promise<string> {
  const accountIds = await openAccounts(tx, posting.currency, posting.entries);
  const written = await tx
    .insertInto("ledger_transactions")
    .values({
      kind: posting.kind,
      idempotency_key: posting.idempotencyKey,
      group_id: posting.groupId,
      cycle: posting.cycle,
      payout_round: posting.payoutRound,
      payment_id: posting.paymentId,
      payout_id: posting.payoutId,
    })
    .onConflict((conflict) => conflict.constraint("ledger_transactions_posted_once").doNothing())
    .returning("transaction_id")
    .executeTakeFirst();
  if (!written) return firstPosting(tx, posting.idempotencyKey);

  await lockBalances(tx, accountIds);
  await tx
    .insertInto("ledger_entries")
    .values(
      posting.entries.map(({ amount }, index) => ({
        transaction_id: written.transaction_id,
        account_id: accountIds[index]!,
        amount,
        currency: posting.currency,
      })),
    )
    .execute();
  return written.transaction_id;
}

async function firstPosting(tx: Tx, idempotencyKey: string): Promise<string> {
  const { transaction_id } = await tx
    .selectFrom("ledger_transactions")
    .select("transaction_id")
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirstOrThrow();
  return transaction_id;
}

/**
 * Takes the accounts with a balance in one order before the first entry refers to them. Entries share-lock their account;
 * two postings that both did so would wait for each other when the balances follow.
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
