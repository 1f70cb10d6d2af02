/**
 * What we need of the service that moves the money. A write is done, refused, or of unknown outcome (time-out, dropped
 * connection, 5xx). After an unknown outcome the same call with the same key is safe to repeat.
 */
export type Written<T> = { outcome: "ok"; value: T } | { outcome: "rejected"; code: string } | { outcome: "unknown" };

export interface CheckoutRequest {
  /** Our attempt; its id makes the idempotency key. */
  attemptId: string;
  paymentId: string;
  customerId: string;
  method: "card" | "us_bank_account";
  currency: string;
  /** Minor units; shown to the payer as separate lines. */
  lines: { label: string; amount: number }[];
  transferGroup: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  metadata: Record<string, string>;
}

export interface CheckoutSession {
  sessionId: string;
  url: string | null;
  /** `processing`: a bank debit is on its way. */
  state: "open" | "expired" | "paid" | "processing" | "failed";
  paymentIntentId: string | null;
  /** Minor units that were really charged; null until paid. */
  amountPaid: number | null;
  currency: string | null;
  paymentId: string | null;
  /** Minor units that went back to the payer since; 0 until then. */
  amountRefunded: number;
  /**
   * `open`: the payer has asked their bank for the money back, and it is not decided that we keep it. `lost`: the whole
   * charge is gone, or what a refund had left of it; `lost_in_part`: less than that, and nothing is undecided. `none` also
   * once we keep it.
   */
  dispute: "none" | "open" | "lost_in_part" | "lost";
  /** When the payer confirmed, by the provider's clock: the money was taken, or the bank debit started. Null until then. */
  confirmedAt: Date | null;
  /** When the provider lets us use the money; null until known. */
  availableOn: Date | null;
}

export interface PaymentProvider {
  /** @returns the provider's id of the person: one per `userId`, and a new one for each id that the provider `lost` */
  createCustomer(person: { userId: string; email: string; name: string; lost?: string }): Promise<Written<string>>;
  createCheckout(request: CheckoutRequest): Promise<Written<CheckoutSession>>;
  /** Undefined when the provider has no such session. @throws Error when it gives no usable answer */
  readCheckout(sessionId: string): Promise<CheckoutSession | undefined>;
  /**
   * Looks for the session of an attempt when its opening was never answered and it is too late to repeat the call.
   * Undefined when there is none. @throws Error when the provider gives no usable answer
   */
  findCheckout(wanted: { attemptId: string; customerId: string }): Promise<CheckoutSession | undefined>;
  /** Ids of the payments with a refund since an instant, also one that failed. @throws Error as above */
  refundedSince(since: Date): Promise<string[]>;
  /** Ids of the payments with a dispute that was opened since an instant, however it ended. @throws Error as above */
  disputedSince(since: Date): Promise<string[]>;
  /** Closes an open session, so that nobody can pay it any more, and answers its state. */
  expireCheckout(sessionId: string): Promise<Written<CheckoutSession>>;
}
