import type { Account, Posting } from "../../domain/ledger.ts";

/** A ledger in memory, kept by the domain's own postings. */
export class Books {
  private readonly keys = new Set<string>();
  /** By their kind and by the payment and the payout that they are about. */
  private readonly postings = new Map<string, Posting[]>();
  /** Minor units on each account, by the name of `nameOf`. */
  readonly balances = new Map<string, number>();

  /** @throws when a posting does not balance, or the same event is posted again */
  post(posting: Posting): void {
    const sum = posting.entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0 || posting.entries.length < 2) throw new Error(`${posting.idempotencyKey} sums to ${sum}`);
    if (this.keys.has(posting.idempotencyKey)) throw new Error(`${posting.idempotencyKey} is posted again`);
    this.keys.add(posting.idempotencyKey);
    for (const id of [posting.paymentId, posting.payoutId])
      if (id !== undefined) this.postings.set(`${posting.kind} ${id}`, [...this.about(posting.kind, id), posting]);
    for (const { account, amount } of posting.entries)
      this.balances.set(nameOf(account), this.balanceOf(account) + amount);
  }

  balanceOf(account: Account): number {
    return this.balances.get(nameOf(account)) ?? 0;
  }

  /** What the postings of a kind about one payment or payout moved on the accounts of a kind, each. */
  moved(kind: Posting["kind"], id: string, account: Account["kind"]): number[] {
    return this.about(kind, id).map(({ entries }) =>
      entries.filter((entry) => entry.account.kind === account).reduce((sum, { amount }) => sum + amount, 0),
    );
  }

  private about(kind: Posting["kind"], id: string): readonly Posting[] {
    return this.postings.get(`${kind} ${id}`) ?? [];
  }
}

/** How an account is called in these books. */
export function nameOf(account: Account): string {
  return "userId" in account ? `${account.kind}(${account.userId})` : account.kind;
}
