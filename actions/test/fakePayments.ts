import type { CheckoutRequest, CheckoutSession, PaymentProvider, Written } from "../providers/payments/provider.ts";

/** What becomes of the next write instead of success. `lost`: the provider does it, but its answer never arrives. */
type Trouble = "rejected" | "unknown" | "lost";

/**
 * A payment provider in memory that keeps the port's promises: the same key is the same call, an expired session cannot
 * be paid, a paid one cannot expire. Tests play the payer with `pay`, and the network with `nextWrite`.
 */
export class FakePayments implements PaymentProvider {
  /** Every checkout asked for, by our attempt. */
  readonly checkouts = new Map<string, { request: CheckoutRequest; session: CheckoutSession }>();
  readonly #customers = new Map<string, string>();
  readonly #troubles: Trouble[] = [];

  /** The next writes end like this, in order. */
  nextWrite(...troubles: Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** The payer completes the hosted page: paid at once, or a bank debit on its way with `processing`. */
  pay(
    sessionId: string,
    changes: Partial<Pick<CheckoutSession, "state" | "amountPaid" | "currency" | "availableOn">> = {},
  ): CheckoutSession {
    const { request, session } = this.#checkout(sessionId);
    const mayPay = session.state === "open" || session.state === "processing";
    if (!mayPay) throw new Error(`nobody can pay a session that is ${session.state}`);
    const total = request.lines.reduce((sum, line) => sum + line.amount, 0);
    const isDebit = request.method === "us_bank_account" && session.state === "open";
    const state = changes.state ?? (isDebit ? "processing" : "paid");
    return Object.assign(session, {
      url: null,
      paymentIntentId: session.paymentIntentId ?? `pi_${sessionId}`,
      amountPaid: state === "paid" ? total : null,
      currency: request.currency,
      ...changes,
      state,
    });
  }

  /** The session's time is over, or the bank refused the debit with `failed`. */
  end(sessionId: string, state: "expired" | "failed" = "expired"): CheckoutSession {
    return Object.assign(this.#checkout(sessionId).session, { state, url: null });
  }

  createCustomer({ userId }: { userId: string }): Promise<Written<string>> {
    return this.#write(() => {
      const customerId = this.#customers.get(userId) ?? `cus_${this.#customers.size + 1}`;
      this.#customers.set(userId, customerId);
      return customerId;
    });
  }

  createCheckout(request: CheckoutRequest): Promise<Written<CheckoutSession>> {
    return this.#write(() => {
      const known = this.checkouts.get(request.attemptId);
      if (known) return { ...known.session };
      const sessionId = `cs_${request.attemptId}`;
      const session: CheckoutSession = {
        sessionId,
        url: `https://pay.invalid/${sessionId}`,
        state: "open",
        paymentIntentId: null,
        amountPaid: null,
        currency: request.currency,
        paymentId: request.paymentId,
        availableOn: null,
      };
      this.checkouts.set(request.attemptId, { request: structuredClone(request), session });
      return { ...session };
    });
  }

  readCheckout(sessionId: string): Promise<CheckoutSession> {
    return Promise.resolve({ ...this.#checkout(sessionId).session });
  }

  expireCheckout(sessionId: string): Promise<Written<CheckoutSession>> {
    const { session } = this.#checkout(sessionId);
    if (session.state !== "open") return Promise.resolve({ outcome: "rejected", code: "session_not_open" });
    return this.#write(() => ({ ...this.end(sessionId) }));
  }

  #checkout(sessionId: string) {
    const found = [...this.checkouts.values()].find(({ session }) => session.sessionId === sessionId);
    if (!found) throw new Error(`no checkout session ${sessionId}`);
    return found;
  }

  #write<T>(work: () => T): Promise<Written<T>> {
    const trouble = this.#troubles.shift();
    if (trouble === "rejected") return Promise.resolve({ outcome: "rejected", code: "card_declined" });
    if (trouble === "unknown") return Promise.resolve({ outcome: "unknown" });
    const value = work();
    return Promise.resolve(trouble === "lost" ? { outcome: "unknown" } : { outcome: "ok", value });
  }
}
