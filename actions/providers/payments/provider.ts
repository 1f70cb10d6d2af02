/**
 * The port to whoever moves the money. A write answers one of three things: it is done, it is refused, or nobody knows
 * (time-out, dropped connection, 5xx): then the same call with the same key is safe to repeat, and nothing has failed.
 */
export type Written<T> = { outcome: "ok"; value: T } | { outcome: "rejected"; code: string } | { outcome: "unknown" };

export interface CheckoutRequest {
  /** Our attempt: the idempotency key is made of it. */
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
  /** What has become of it: still open, gone, paid, or a bank debit on its way. */
  state: "open" | "expired" | "paid" | "processing" | "failed";
  paymentIntentId: string | null;
  /** Minor units that were really charged; null until paid. */
  amountPaid: number | null;
  currency: string | null;
  paymentId: string | null;
  /** Minor units that went back to the payer since; 0 until then. */
  amountRefunded: number;
  /** From when the provider lets us use the money; null until known. */
  availableOn: Date | null;
}

export interface PaymentProvider {
  /** @returns the provider's id of the person, made once per `userId`, and once more for each one that it `lost` */
  createCustomer(person: { userId: string; email: string; name: string; lost?: string }): Promise<Written<string>>;
  createCheckout(request: CheckoutRequest): Promise<Written<CheckoutSession>>;
  /** Undefined when the provider says that it has no such session. @throws Error when it says nothing of use */
  readCheckout(sessionId: string): Promise<CheckoutSession | undefined>;
  /**
   * Looks for the session of an attempt whose opening was never answered, when it is too late to repeat the call.
   * Undefined when there is none. @throws Error when the provider says nothing of use
   */
  findCheckout(wanted: { attemptId: string; customerId: string }): Promise<CheckoutSession | undefined>;
  /** Ids of the payments of which money was given back, or was to be, since an instant. @throws Error as above */
  refundedSince(since: Date): Promise<string[]>;
  /** Closes an open session so that nobody can pay it any more. Answers its state afterwards. */
  expireCheckout(sessionId: string): Promise<Written<CheckoutSession>>;
}
