/**
 * Sends what waits (D227): each line in its order, each entry once, whatever number of tabs is open. What gets no answer waits
 * for the connection; what the server refuses goes back to whoever made it.
 */
import type { Environment } from "relay-runtime";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { productNow } from "../lib/productClock.ts";
import { databaseOf, isHere } from "../session/ofPerson.ts";
import { type Kind, sendings, type Sendings } from "./sendings.ts";
import { Waiting, WAITING, type WaitingEntry } from "./Waiting.ts";

/** How often an entry is tried again, before it waits for the next flush. */
const RETRIES = 3;
/** The wait before the first of these, in milliseconds; each one after it is twice as long. */
const FIRST_WAIT_MS = 1000;
export const FLUSH_EVERY_MS = 15_000;
/** What waits anyway waits this much longer where the server names an instant, in milliseconds. */
const LONGEST_MS = 120_000;

/** What a tab tells the others. */
interface News {
  sent: string | null;
}

export interface Order<Of extends Kind> {
  kind: Of;
  what: Sendings[Of];
  line: string;
  /** Left out, nothing takes its place. */
  slot?: string;
  /** Left out, a new one. */
  ticket?: string;
}

/** How an entry fared until it was sent or had to wait. */
export type Fared = "sent" | "waits";

/** Codes of failures that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set([
  "network",
  "temporarily-unavailable",
  "service-unavailable",
  "postgres-error",
  "too-many-requests",
]);

type Locks = Pick<LockManager, "request">;

interface Parts {
  environment: () => Environment;
  pause: (ms: number) => Promise<void>;
  /** Undefined in a browser that has none: then each tab sends, and the server takes a message once all the same. */
  locks: Locks | undefined;
}

const ofBrowser = () => ({
  pause: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
  locks: navigator.locks as Locks | undefined,
});

/** A line that is being sent. */
interface Run {
  /** Something was added since it was looked at. */
  isMore: boolean;
  /** The connection came back since. */
  isOnline: boolean;
}

interface Watched {
  resolve: (fared: Fared) => void;
  reject: (failure: AppFailure) => void;
}

export class Queue {
  readonly #userId: string;
  readonly #waiting: Waiting;
  readonly #parts: Parts;
  readonly #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(ticket: string) => void>();
  readonly #refusedListeners = new Set<(entry: WaitingEntry, failure: AppFailure) => void>();
  readonly #lookedAfter = new Set<string>();
  readonly #watched = new Map<string, Watched>();
  readonly #running = new Map<string, Run>();
  /** On their way into the database: shown and not there yet. */
  readonly #coming = new Map<string, WaitingEntry>();
  #shown: readonly WaitingEntry[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(userId: string, parts: Pick<Parts, "environment"> & Partial<Parts>) {
    this.#userId = userId;
    this.#waiting = new Waiting(userId);
    this.#parts = { ...ofBrowser(), ...parts };
    if ("BroadcastChannel" in globalThis) {
      this.#channel = new BroadcastChannel(databaseOf(userId, WAITING));
      this.#channel.addEventListener("message", ({ data }: MessageEvent<News>) => {
        if (data.sent !== null) this.#tellSent(data.sent);
        void this.#look();
      });
    }
    addEventListener("online", this.#flushOnline);
    document.addEventListener("visibilitychange", this.#flushOnReturn);
    void this.#look().then(this.flush);
  }

  /** What waits and what was refused, the oldest first. */
  readonly shown = (): readonly WaitingEntry[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears of each entry that arrived, from whichever tab. */
  onSent(listener: (ticket: string) => void): () => void {
    this.#sentListeners.add(listener);
    return () => this.#sentListeners.delete(listener);
  }

  /** Whoever shows a line takes back the messages in it that are refused. @returns a function that ends it */
  lookAfter(line: string): () => void {
    this.#lookedAfter.add(line);
    return () => void this.#lookedAfter.delete(line);
  }

  /** Hears what this tab was refused while nobody was there to take it back. */
  onRefused(listener: (entry: WaitingEntry, failure: AppFailure) => void): () => void {
    this.#refusedListeners.add(listener);
    return () => this.#refusedListeners.delete(listener);
  }

  /**
   * Takes something to be sent. From when this is called it is shown; from when `isKept` resolves it outlives the tab.
   * @returns `fared` tells whether it arrived at once or waits, and rejects with the AppFailure of a refusal
   */
  send<Of extends Kind>(order: Order<Of>): { isKept: Promise<void>; fared: Promise<Fared> } {
    const { ticket = crypto.randomUUID(), kind, line, what } = order;
    const hasWaited = this.#shown.some((entry) => entry.line === line && entry.hasWaited && !entry.refused);
    const slot = order.slot ?? ticket;
    const entry = { ticket, kind, what, line, slot, at: Date.now(), hasWaited, refused: null } as WaitingEntry;
    const fared = new Promise<Fared>((resolve, reject) => this.#watched.set(ticket, { resolve, reject }));
    // Nobody has to wait for it.
    fared.catch(() => {});
    for (const other of this.#shown) if (other.slot === slot && other.ticket !== ticket) this.#giveWay(other.ticket);
    this.#coming.set(ticket, entry);
    this.#show(this.#shown.filter((other) => other.slot !== slot).concat(entry));
    const isKept = this.#waiting.add(entry).then(() => {
      this.#coming.delete(ticket);
      this.#tell(null);
      this.#kick(line, { isMore: true });
      return this.#look();
    });
    return { isKept, fared };
  }

  /**
   * Takes an entry out of the queue: it has arrived as is known from elsewhere, or whoever made it has it back.
   * @returns false where another tab was first
   */
  async take(ticket: string): Promise<boolean> {
    const isTaken = await this.#waiting.take(ticket);
    this.#tell(null);
    await this.#look();
    return isTaken;
  }

  /** Tries everything that waits. */
  readonly flush = (): void => this.#flush({});

  readonly #flushOnline = (): void => this.#flush({ isOnline: true });

  #flush(why: Partial<Run>): void {
    for (const line of new Set(this.#shown.filter(({ refused }) => !refused).map(({ line }) => line)))
      this.#kick(line, why);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    removeEventListener("online", this.#flushOnline);
    document.removeEventListener("visibilitychange", this.#flushOnReturn);
    this.#channel?.close();
    this.#waiting.close();
  }

  readonly #flushOnReturn = (): void => {
    if (document.visibilityState === "visible") this.flush();
  };

  /** Another takes its place. */
  #giveWay(ticket: string): void {
    this.#coming.delete(ticket);
    this.#watched.get(ticket)?.resolve("waits");
    this.#watched.delete(ticket);
  }

  /** @param why it is looked at once more, where it is being sent just now */
  #kick(line: string, why: Partial<Run>): void {
    const running = this.#running.get(line);
    if (running) Object.assign(running, why);
    else if (!this.#isClosed) void this.#run(line);
  }

  async #run(line: string): Promise<void> {
    const run: Run = { isMore: true, isOnline: false };
    this.#running.set(line, run);
    try {
      while ((run.isMore || run.isOnline) && !this.#isClosed) {
        Object.assign(run, { isMore: false, isOnline: false });
        const isThrough = await this.#alone(line, () => this.#sendLine(line));
        // What was added waits behind what cannot be sent now.
        if (!isThrough) run.isMore = false;
      }
    } finally {
      this.#running.delete(line);
    }
  }

  /** One tab at a time sends a line. */
  #alone(line: string, work: () => Promise<boolean>): Promise<boolean> {
    const { locks } = this.#parts;
    return locks ? locks.request(`${databaseOf(this.#userId, WAITING)} ${line}`, work) : work();
  }

  /** @returns whether nothing is left that can be sent */
  async #sendLine(line: string): Promise<boolean> {
    for (;;) {
      const all = await this.#waiting.all();
      const next = all.find((entry) => entry.line === line && !entry.refused);
      if (!next) return true;
      if (!(await this.#sendOne(next))) return false;
    }
  }

  /** Whether the person has gone: nothing of theirs is sent any more. */
  #isOver = () => this.#isClosed || !isHere(this.#userId);

  /** @returns whether the line can go on */
  async #sendOne(entry: WaitingEntry): Promise<boolean> {
    for (let retries = 0; ; retries += 1) {
      try {
        if (this.#isOver()) return false;
        await this.#attempt(entry);
        await this.#arrived(entry.ticket);
        return true;
      } catch (thrown) {
        const failure = asFailure(thrown);
        if (this.#isOver() || failure.code === "session-expired") return false;
        const isLost = failure.code === "voice-not-found" && retries < RETRIES;
        const untilMs = isLost ? 0 : this.#passesIn(failure, entry, retries);
        if (untilMs === null) {
          await this.#refuse(entry, failure);
          return true;
        }
        if (!isLost) await this.#wait(entry);
        if (!navigator.onLine || retries >= RETRIES) return false;
        await this.#parts.pause(untilMs);
        // Another has taken its place, or it is known to have arrived.
        const now = (await this.#waiting.all()).find(({ ticket }) => ticket === entry.ticket);
        if (!now) return true;
        entry = now;
      }
    }
  }

  #attempt<Of extends Kind>({
    kind,
    ticket,
    what,
  }: {
    kind: Of;
    ticket: string;
    what: Sendings[Of];
  }): Promise<unknown> {
    return sendings[kind](this.#parts.environment(), what, (changed) =>
      this.#waiting.change(ticket, { what: changed } as Partial<WaitingEntry>),
    );
  }

  /** In how many milliseconds it may work; null for a refusal that nothing but the person can mend. */
  #passesIn({ code, until, values }: AppFailure, { hasWaited }: WaitingEntry, retries: number): number | null {
    // Who writes too fast is told; what has waited for hours may wait another minute.
    const untilMs = Date.parse(until ?? "") - productNow().getTime();
    if (hasWaited && untilMs < LONGEST_MS) return Math.max(0, untilMs);
    if (!PASSING.has(code)) return null;
    return typeof values.retryAfter === "number" ? values.retryAfter * 1000 : FIRST_WAIT_MS * 2 ** retries;
  }

  async #arrived(ticket: string): Promise<void> {
    await this.#waiting.take(ticket);
    this.#tellSent(ticket);
    this.#tell(ticket);
    await this.#look();
  }

  async #wait({ hasWaited, ticket }: WaitingEntry): Promise<void> {
    this.#watched.get(ticket)?.resolve("waits");
    this.#watched.delete(ticket);
    if (hasWaited) return;
    await this.#waiting.change(ticket, { hasWaited: true });
    this.#tell(null);
    await this.#look();
  }

  /** A message stays until it is back where it was written; anything else is over. */
  async #refuse(entry: WaitingEntry, failure: AppFailure): Promise<void> {
    const { code, values } = failure;
    const watched = this.#watched.get(entry.ticket);
    this.#watched.delete(entry.ticket);
    if (entry.kind === "say") await this.#waiting.change(entry.ticket, { refused: { code, values } });
    else await this.#waiting.take(entry.ticket);
    watched?.reject(failure);
    const isSeen = entry.kind === "say" ? this.#lookedAfter.has(entry.line) : watched !== undefined;
    if (!isSeen) for (const listener of this.#refusedListeners) listener(entry, failure);
    this.#tell(null);
    await this.#look();
  }

  #tell(sent: string | null): void {
    if (!this.#isClosed) this.#channel?.postMessage({ sent } satisfies News);
  }

  #tellSent(ticket: string): void {
    this.#watched.get(ticket)?.resolve("sent");
    this.#watched.delete(ticket);
    for (const listener of this.#sentListeners) listener(ticket);
  }

  async #look(): Promise<void> {
    const all = await this.#waiting.all();
    const known = new Set(all.map(({ ticket }) => ticket));
    this.#show([...all, ...[...this.#coming.values()].filter(({ ticket }) => !known.has(ticket))]);
  }

  #show(shown: readonly WaitingEntry[]): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
    const isWaiting = shown.some(({ refused }) => !refused) && !this.#isClosed;
    if (!isWaiting) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    } else this.#timer ??= setInterval(this.flush, FLUSH_EVERY_MS);
  }
}
