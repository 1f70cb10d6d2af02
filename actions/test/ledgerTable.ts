import type { Database } from "../db/database.ts";

/**
 * A group's books as lines a treasurer can read, in the order of posting:
 * `contribution r1: provider -105.77, custody +100.00, position(Bruno) -100.00, …`
 */
export async function ledgerTable(db: Database, groupId: string): Promise<string[]> {
  const entries = await db
    .selectFrom("ledger_entries as e")
    .innerJoin("ledger_transactions as t", "t.transaction_id", "e.transaction_id")
    .innerJoin("ledger_accounts as a", "a.account_id", "e.account_id")
    .leftJoin("user_profiles as p", "p.user_id", "a.user_id")
    .select(["t.transaction_id", "t.kind", "t.payout_round", "a.kind as account", "p.name", "e.amount"])
    .where("t.group_id", "=", groupId)
    .orderBy("e.entry_id")
    .execute();
  const lines = new Map<string, string[]>();
  for (const { transaction_id, kind, payout_round, account, name, amount } of entries) {
    const line = lines.get(transaction_id) ?? [`${kind} r${payout_round}:`];
    line.push(`${name ? `${account}(${name})` : account} ${amount > 0 ? "+" : ""}${(amount / 100).toFixed(2)}`);
    lines.set(transaction_id, line);
  }
  return [...lines.values()].map(([head, ...parts]) => `${head} ${parts.join(", ")}`);
}

/** The present balances of a group's accounts and of its members, by name. */
export async function balances(db: Database, groupId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("ledger_accounts as a")
    .leftJoin("user_profiles as p", "p.user_id", "a.user_id")
    .select(["a.kind", "p.name", "a.balance"])
    .where((eb) =>
      eb.or([
        eb("a.group_id", "=", groupId),
        eb("a.user_id", "in", eb.selectFrom("group_members").select("user_id").where("group_id", "=", groupId)),
      ]),
    )
    .where("a.balance", "is not", null)
    .orderBy("a.kind")
    .orderBy("p.name")
    .execute();
  return Object.fromEntries(rows.map(({ kind, name, balance }) => [name ? `${kind}(${name})` : kind, balance!]));
}
