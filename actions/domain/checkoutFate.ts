/**
 * What the provider says of a checkout when it is asked. `missing`: it has no such checkout. `silent`: nothing that says
 * anything came back.
 */
export type ProviderWord = "open" | "processing" | "paid" | "failed" | "expired" | "missing" | "silent";

/** What we have: a checkout that somebody may still pay, or a bank debit that was started. */
export type Waiting = "checkout" | "debit";

/**
 * How old it is: `in_time` while somebody may pay or a bank may need its days, `over` for a day after that, `long_over`
 * from then on.
 */
export type Age = "in_time" | "over" | "long_over";

/**
 * What is done. `settle`: the money is there. `follow`: a bank debit is on its way. `fail`: the round can be paid again.
 * `close`: the provider is asked to end it, and its answer decides. `tell`: a person has to look, and it is asked about
 * again now and then. `wait`: it is asked about again soon.
 */
export type Fate = "settle" | "follow" | "fail" | "close" | "tell" | "wait";

const HOUR = 3_600_000;
/** A bank answers within days; two weeks leave room for holidays and for what is confirmed late. */
const DEBIT_TAKES_MS = 14 * 24 * HOUR;
/** How long after its time something may hang in the air before a person hears of it. */
const PATIENCE_MS = 24 * HOUR;

/**
 * The whole table: what the provider says, what we have, how old it is. No column ends in `wait`, and nothing fails
 * without a word of the provider: what nobody knows is told to a person, who can find out.
 */
const FATES: Record<Waiting, Record<ProviderWord, Record<Age, Fate>>> = {
  checkout: {
    open: { in_time: "wait", over: "close", long_over: "close" },
    processing: { in_time: "follow", over: "follow", long_over: "follow" },
    paid: { in_time: "settle", over: "settle", long_over: "settle" },
    failed: { in_time: "fail", over: "fail", long_over: "fail" },
    expired: { in_time: "fail", over: "fail", long_over: "fail" },
    missing: { in_time: "wait", over: "fail", long_over: "fail" },
    silent: { in_time: "wait", over: "wait", long_over: "tell" },
  },
  debit: {
    open: { in_time: "wait", over: "tell", long_over: "tell" },
    processing: { in_time: "wait", over: "tell", long_over: "tell" },
    paid: { in_time: "settle", over: "settle", long_over: "settle" },
    failed: { in_time: "fail", over: "fail", long_over: "fail" },
    expired: { in_time: "fail", over: "fail", long_over: "fail" },
    // It said once that money was on its way: a person looks a day before the round is payable again.
    missing: { in_time: "wait", over: "tell", long_over: "fail" },
    silent: { in_time: "wait", over: "tell", long_over: "tell" },
  },
};

export interface CheckoutMoment {
  isProcessing: boolean;
  /** When the payer began or, for a debit, confirmed. */
  startedAt: Date;
  /** Until when the provider's page could be used. */
  expiresAt: Date;
}

/** How old a pending payment is, by what it waits for. */
export function ageOf({ expiresAt, isProcessing, startedAt }: CheckoutMoment, now: Date): Age {
  const endsAt = isProcessing ? startedAt.getTime() + DEBIT_TAKES_MS : expiresAt.getTime();
  if (now.getTime() < endsAt) return "in_time";
  return now.getTime() < endsAt + PATIENCE_MS ? "over" : "long_over";
}

/** What becomes of a pending payment, by what its provider says of it now. */
export function checkoutFate(says: ProviderWord, moment: CheckoutMoment, now: Date): Fate {
  return FATES[moment.isProcessing ? "debit" : "checkout"][says][ageOf(moment, now)];
}
