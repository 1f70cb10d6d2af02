import type { CheckoutRequest, CheckoutSession, PaymentProvider, Written } from "../providers/payments/provider.ts";

/** Of what a bank takes in part it takes 5.77. */
export const LOST_PART = 5_77;

/** What becomes of the next write instead of success. `lost`: the provider does it, but its answer never arrives. */
type Trouble = "rejected" | "unknown" | "lost";

interface Checkout {
  request: CheckoutRequest;
  session: CheckoutSession;
  /** What the bank took for good, where that is a part. */
  lostPart: number;
}

/**
 * A payment provider in memory that keeps the port's promises: the same key is the same call, an expired session cannot
 * be paid, a paid one cannot expire. Tests play the payer with `pay`, and the network with `nextWrite`.
 */
export class FakePayments implements PaymentProvider {
  /** Every checkout asked for, by our attempt. */
  readonly checkouts = new Map<string, Checkout>();
  readonly #customers = new Map<string, string>();
  readonly #troubles: Trouble[] = [];
  readonly #silent = new Set<string>();
  /** Hears of every question about a session. */
  onRead: ((sessionId: string) => void) | undefined;
  /** Ids of customers that the provider has no more. */
  readonly lostCustomers = new Set<string>();

  /** The next writes end like this, in order. */
  nextWrite(...troubles: Trouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** The payer completes the hosted page: paid at once, or a bank debit on its way with `processing`. */
  pay(
    sessionId: string,
    changes: Partial<Pick<CheckoutSession, "state" | "amountPaid" | "currency" | "availableOn" | "confirmedAt">> = {},
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

  /** The provider has no such session any more. */
  forget(sessionId: string): void {
    for (const [attemptId, { session }] of this.checkouts) {
      if (session.sessionId === sessionId) this.checkouts.delete(attemptId);
    }
  }

  /** Nothing of use is said of the session from now on, or it is again. */
  silence(sessionId: string, isSilent = true): void {
    if (isSilent) this.#silent.add(sessionId);
    else this.#silent.delete(sessionId);
  }

  /** Somebody gives money back in the provider's own pages; a negative amount is a refund that failed. */
  refund(sessionId: string, amount: number): void {
    const checkout = this.#checkout(sessionId);
    checkout.session.amountRefunded += amount;
    weighLostPart(checkout);
  }

  /** The payer disputes a charge, or the bank decides about it. */
  dispute(sessionId: string, dispute: CheckoutSession["dispute"]): void {
    const checkout = this.#checkout(sessionId);
    checkout.session.dispute = dispute;
    checkout.lostPart = dispute === "lost_in_part" ? LOST_PART : 0;
    weighLostPart(checkout);
  }

  createCustomer({ lost, userId }: { userId: string; lost?: string }): Promise<Written<string>> {
    return this.#write(() => {
      const key = lost ? `${userId}:${lost}` : userId;
      const customerId = this.#customers.get(key) ?? `cus_${this.#customers.size + 1}`;
      this.#customers.set(key, customerId);
      return customerId;
    });
  }

  createCheckout(request: CheckoutRequest): Promise<Written<CheckoutSession>> {
    if (this.lostCustomers.has(request.customerId)) {
      return Promise.resolve({ outcome: "rejected", code: "resource_missing" });
    }
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
        amountRefunded: 0,
        dispute: "none",
        confirmedAt: null,
        availableOn: null,
      };
      this.checkouts.set(request.attemptId, { request: structuredClone(request), session, lostPart: 0 });
      return { ...session };
    });
  }

  readCheckout(sessionId: string): Promise<CheckoutSession | undefined> {
    this.onRead?.(sessionId);
    if (this.#silent.has(sessionId)) return Promise.reject(new Error("the provider did not answer"));
    const found = this.#find(sessionId);
    return Promise.resolve(found && { ...found.session });
  }

  findCheckout({ attemptId }: { attemptId: string }): Promise<CheckoutSession | undefined> {
    const found = this.checkouts.get(attemptId);
    return Promise.resolve(found && { ...found.session });
  }

  refundedSince(): Promise<string[]> {
    return Promise.resolve(this.#intents(({ amountRefunded }) => amountRefunded > 0));
  }

  disputedSince(): Promise<string[]> {
    return Promise.resolve(this.#intents(({ dispute }) => dispute !== "none"));
  }

  expireCheckout(sessionId: string): Promise<Written<CheckoutSession>> {
    if (this.#silent.has(sessionId)) return Promise.resolve({ outcome: "unknown" });
    const found = this.#find(sessionId);
    if (found?.session.state !== "open") return Promise.resolve({ outcome: "rejected", code: "session_not_open" });
    return this.#write(() => ({ ...this.end(sessionId) }));
  }

  #intents(wanted: (session: CheckoutSession) => boolean): string[] {
    const found = [...this.checkouts.values()].filter(({ session }) => wanted(session));
    return found.map(({ session }) => session.paymentIntentId!);
  }

  #find(sessionId: string) {
    return [...this.checkouts.values()].find(({ session }) => session.sessionId === sessionId);
  }

  #checkout(sessionId: string) {
    const found = this.#find(sessionId);
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

/** A part that is lost, with all the rest given back, is a dispute that is lost; as long as no refund of it fails. */
function weighLostPart({ lostPart, session }: Checkout): void {
  if (lostPart === 0) return;
  session.dispute = lostPart + session.amountRefunded >= session.amountPaid! ? "lost" : "lost_in_part";
}
