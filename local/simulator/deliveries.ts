/** An undelivered webhook. It is plain data, so that it survives a restart. */
export interface Delivery {
  id: number;
  /** The provider's event id. */
  eventId: string;
  type: string;
  body: string;
  attempts: number;
  /** By the machine's clock, not the simulated one: retries take seconds instead of days. */
  dueAt: number;
  state: "waiting" | "sending" | "delivered" | "failed" | "dropped";
  /** The last HTTP status, or why there was none. */
  lastAnswer?: string;
  tamper?: Tamper;
}

/** Ways to spoil a delivery, which a correct receiver refuses. */
export type Tamper = "corrupt_signature" | "old_timestamp" | "wrong_secret";

export interface SignedBody {
  headers: Record<string, string>;
  /** Exactly the bytes that were signed. */
  body: string;
}

export interface DeliveryOptions {
  /** The endpoint; without one nothing is sent and nothing waits. */
  url: string | undefined;
  /** Signs one attempt. Each attempt is signed again, as providers do, so that a late retry has a new timestamp. */
  sign(body: string, tamper: Tamper | undefined): SignedBody;
  /** Called with each delivery that is new, has changed or is done. */
  onChange(id: number): void;
  /** Called before an event is sent, so that it survives a kill: its receiver may ask about it. */
  write(): void;
}

const RETRY_MS = [200, 400, 800, 1_500, 3_000, 6_000, 10_000];
const MOST_ATTEMPTS = 60;
const AT_ONCE = 4;
const ANSWER_MS = 10_000;
const KEPT_FINISHED = 1_000;

/** Webhooks that are delivered at least once: every event is sent until a 2xx answer, in no promised order. */
export class Deliveries {
  readonly #options: DeliveryOptions;
  #all: Delivery[] = [];
  #sending = 0;
  #paused = false;
  #stopped = false;
  #nextId = 1;
  #delayMs = 0;
  #dropNext = 0;
  #tamperNext: { tamper: Tamper; left: number } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  get paused(): boolean {
    return this.#paused;
  }

  list(): readonly Delivery[] {
    return this.#all;
  }

  /** Whether an endpoint has not yet accepted the event. */
  isPending(eventId: string): boolean {
    return this.#all.some((delivery) => delivery.eventId === eventId && isOpen(delivery));
  }

  /** Deliveries that have not arrived yet, by id; they must survive a restart. */
  open(): Record<string, Delivery> {
    return Object.fromEntries(this.#all.filter(isOpen).map((delivery) => [delivery.id, delivery]));
  }

  /** Restores the undelivered webhooks of an earlier run. */
  restore(open: Record<string, Delivery>): void {
    const kept = Object.values(open);
    this.#all = kept.map((delivery) => ({
      ...delivery,
      state: delivery.state === "sending" ? "waiting" : delivery.state,
    }));
    this.#nextId = Math.max(0, ...kept.map((delivery) => delivery.id)) + 1;
    this.#wake();
  }

  clear(): void {
    this.#all = [];
    this.#delayMs = 0;
    this.#dropNext = 0;
    this.#tamperNext = undefined;
    this.#paused = false;
  }

  enqueue(event: { eventId: string; type: string; body: string }): void {
    if (!this.#options.url) return;
    const delivery: Delivery = {
      ...event,
      id: this.#nextId++,
      attempts: 0,
      dueAt: Date.now() + this.#delayMs,
      state: "waiting",
    };
    if (this.#dropNext > 0) {
      this.#dropNext -= 1;
      delivery.state = "dropped";
    } else if (this.#tamperNext) {
      delivery.tamper = this.#tamperNext.tamper;
      this.#tamperNext.left -= 1;
      if (this.#tamperNext.left <= 0) this.#tamperNext = undefined;
    }
    this.#all.push(delivery);
    this.#forgetOldest();
    this.#options.onChange(delivery.id);
    // Sent after the answer that caused it: the caller's request is answered first, as with the real provider.
    setImmediate(() => this.#wake());
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#wake();
  }

  /** Sends one now, even if it is paused or was delivered before. Resolves with the answer. */
  async deliver(id: number): Promise<Delivery> {
    const delivery = this.#find(id);
    await this.#send(delivery);
    return delivery;
  }

  /** Sends the same event again, as providers do after a lost answer. */
  duplicate(id: number): Delivery {
    const { body, eventId, type } = this.#find(id);
    this.enqueue({ body, eventId, type });
    return this.#all.at(-1)!;
  }

  /** Reverses the waiting ones: the youngest goes first. */
  turnRound(): void {
    const waiting = this.#all.filter((delivery) => delivery.state === "waiting");
    const reversed = waiting.toReversed();
    let next = 0;
    this.#all = this.#all.map((delivery) => (delivery.state === "waiting" ? reversed[next++]! : delivery));
    const earliest = Math.min(...waiting.map((delivery) => delivery.dueAt));
    for (const delivery of waiting) delivery.dueAt = earliest;
  }

  /** Delays every later event by this many milliseconds. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  /** Loses the next `count` events. */
  drop(count: number): void {
    this.#dropNext = count;
  }

  /** Spoils the next `count` events, on every attempt. */
  tamper(tamper: Tamper, count: number): void {
    this.#tamperNext = { tamper, left: count };
  }

  /** Resolves once every due webhook has been tried, or after `mostMs` if a receiver is slow. */
  async tried(mostMs: number): Promise<void> {
    const until = Date.now() + mostMs;
    const isUntried = ({ attempts, dueAt, state }: Delivery) =>
      state === "sending" || (state === "waiting" && attempts === 0 && dueAt <= Date.now());
    while (!this.#paused && Date.now() < until && this.#all.some(isUntried)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #find(id: number): Delivery {
    const delivery = this.#all.find((candidate) => candidate.id === id);
    if (!delivery) throw new Error(`no delivery ${id}`);
    return delivery;
  }

  #forgetOldest(): void {
    const finished = this.#all.filter((delivery) => !isOpen(delivery));
    if (finished.length <= KEPT_FINISHED) return;
    const forgotten = new Set(finished.slice(0, finished.length - KEPT_FINISHED));
    this.#all = this.#all.filter((delivery) => !forgotten.has(delivery));
  }

  #wake(): void {
    clearTimeout(this.#timer);
    if (this.#paused || this.#stopped) return;
    const now = Date.now();
    const waiting = this.#all.filter((delivery) => delivery.state === "waiting");
    for (const delivery of waiting) {
      if (this.#sending >= AT_ONCE) return; // each that ends wakes the queue again
      if (delivery.dueAt <= now) void this.#send(delivery);
    }
    const later = waiting.filter((delivery) => delivery.dueAt > now).map((delivery) => delivery.dueAt);
    if (later.length === 0) return;
    this.#timer = setTimeout(() => this.#wake(), Math.max(Math.min(...later) - now, 1));
    this.#timer.unref();
  }

  async #send(delivery: Delivery): Promise<void> {
    this.#sending += 1;
    delivery.state = "sending";
    delivery.attempts += 1;
    const accepted = await this.#attempt(delivery);
    this.#sending -= 1;
    if (accepted) delivery.state = "delivered";
    else if (delivery.attempts >= MOST_ATTEMPTS) delivery.state = "failed";
    else {
      delivery.state = "waiting";
      delivery.dueAt = Date.now() + (RETRY_MS[delivery.attempts - 1] ?? RETRY_MS.at(-1)!);
    }
    this.#options.onChange(delivery.id);
    this.#wake();
  }

  async #attempt(delivery: Delivery): Promise<boolean> {
    try {
      this.#options.write();
      const response = await fetch(this.#options.url!, {
        method: "POST",
        ...this.#options.sign(delivery.body, delivery.tamper),
        redirect: "manual", // a redirect counts as a failure
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      delivery.lastAnswer = String(response.status);
      return response.ok;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      delivery.lastAnswer = cause?.code ?? message;
      return false;
    }
  }
}

const isOpen = ({ state }: Delivery) => state === "waiting" || state === "sending";
