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
  /** From when the provider lets us use the money; null until known. */
  availableOn: Date | null;
}

export interface PaymentProvider {
  /** @returns the provider's id of the person, made once per `userId` */
  createCustomer(person: { userId: string; email: string; name: string }): Promise<Written<string>>;
  createCheckout(request: CheckoutRequest): Promise<Written<CheckoutSession>>;
  readCheckout(sessionId: string): Promise<CheckoutSession>;
  /** Closes an open session so that nobody can pay it any more. Answers its state afterwards. */
  expireCheckout(sessionId: string): Promise<Written<CheckoutSession>>;
}
