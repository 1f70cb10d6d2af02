/**
 * Sends what waits (D227): each line in its order, each entry once, whatever number of tabs is open. What gets no answer waits
 * for the connection; what the server refuses goes back to whoever made it.
 */
import type { Environment } from "relay-runtime";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { Listeners } from "../lib/Listeners.ts";
import { pause } from "../lib/pause.ts";
import { databaseOf, isHere } from "../session/ofPerson.ts";
import { currentSession, subscribeToSession } from "../session/session.ts";
import { Lines, type Locks } from "./Lines.ts";
import { Occasions, type Why } from "./Occasions.ts";
import { OtherTabs } from "./OtherTabs.ts";
import { passesInMs } from "./passing.ts";
import { type Kind, sendings, type Sendings } from "./sendings.ts";
import { LEFT, Waiting, WAITING, type WaitingEntry } from "./Waiting.ts";
import { waitsForLogIn } from "../session/waitsForLogIn.ts";

/** How often an entry is tried again, before it waits for the next flush. */
const RETRIES = 3;

export interface Order<Of extends Kind> {
  kind: Of;
  what: Sendings[Of];
  line: string;
  /** Left out, nothing takes its place. */
  slot?: string;
  /** Left out, a new one. */
  ticket?: string;
}

function entryOf<Of extends Kind>(order: Order<Of>, more: Pick<WaitingEntry, "hasWaited" | "refused">): WaitingEntry {
  const { ticket = crypto.randomUUID(), slot = ticket } = order;
  return { ...order, ...more, ticket, slot, at: Date.now() } as WaitingEntry;
}

/** How an entry fared until it was sent or had to wait. */
export type Fared = "sent" | "waits";

interface Parts {
  environment: () => Environment;
  pause: (ms: number) => Promise<void>;
  locks: Locks | undefined;
}

const ofBrowser = () => ({ pause, locks: navigator.locks as Locks | undefined });

interface Watched {
  resolve: (fared: Fared) => void;
  reject: (failure: AppFailure) => void;
}

export class Queue {
  readonly #userId: string;
  readonly #waiting: Waiting;
  readonly #parts: Parts;
  readonly #otherTabs: OtherTabs;
  readonly #occasions = new Occasions((why) => this.#sendLines(this.#shown, why));
  readonly #changed = new Listeners<[]>();
  readonly #sent = new Listeners<[ticket: string]>();
  readonly #refused = new Listeners<[entry: WaitingEntry, failure: AppFailure]>();
  /** What was refused before anybody was there to hear it. */
  readonly #untold: [entry: WaitingEntry, failure: AppFailure][] = [];
  readonly #lookedAfter = new Set<string>();
  readonly #watched = new Map<string, Watched>();
  readonly #lines: Lines;
  readonly #forgetSession: () => void;
  /** The tickets of entries that are being written to the database. They are shown already. */
  readonly #coming = new Set<string>();
  #shown: readonly WaitingEntry[] = [];
  #isToldToLogIn = false;
  #isClosed = false;

  constructor(userId: string, parts: Pick<Parts, "environment"> & Partial<Parts>) {
    this.#userId = userId;
    this.#waiting = new Waiting(userId);
    this.#parts = { ...ofBrowser(), ...parts };
    this.#lines = new Lines(databaseOf(userId, WAITING), this.#parts.locks, (line) => this.#sendLine(line));
    this.#otherTabs = new OtherTabs(databaseOf(userId, WAITING), (sent) => {
      if (sent !== null) this.#tellSent(sent);
      void this.#look();
    });
    // Most sessions end at another request than one of the queue.
    this.#forgetSession = subscribeToSession(() => this.#tellIfEnded());
    void this.#begin();
  }

  /** What waits and what was refused, the oldest first. */
  readonly shown = (): readonly WaitingEntry[] => this.#shown;

  /** The same, with what waits from before and was not read yet. */
  async known(): Promise<readonly WaitingEntry[]> {
    await this.#look();
    return this.#shown;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#changed.add(listener);

  /** Hears of each entry that arrived, from whichever tab. */
  onSent(listener: (ticket: string) => void): () => void {
    return this.#sent.add(listener);
  }

  /** Whoever shows a line takes back the messages in it that are refused. @returns a function that ends it */
  lookAfter(line: string): () => void {
    this.#lookedAfter.add(line);
    return () => void this.#lookedAfter.delete(line);
  }

  /** Hears what this tab was refused while nobody was there to take it back. */
  onRefused(listener: (entry: WaitingEntry, failure: AppFailure) => void): () => void {
    for (const told of this.#untold.splice(0)) listener(...told);
    return this.#refused.add(listener);
  }

  /**
   * Takes something to be sent. From when this is called it is shown; from when `isKept` resolves it outlives the tab.
   * @returns `fared` tells whether it arrived at once or waits, and rejects with the AppFailure of a refusal
   */
  send<Of extends Kind>(order: Order<Of>): { isKept: Promise<void>; fared: Promise<Fared> } {
    const { line } = order;
    const before = this.#shown.filter((entry) => entry.line === line && !entry.refused);
    const hasWaited = before.some((entry) => entry.hasWaited);
    const entry = entryOf(order, { hasWaited, refused: null });
    const { slot, ticket } = entry;
    // What stands behind something that waits may not be tried for long.
    const fared = hasWaited
      ? Promise.resolve<Fared>("waits")
      : new Promise<Fared>((resolve, reject) => this.#watched.set(ticket, { resolve, reject }));
    // Nobody has to wait for it.
    fared.catch(() => {});
    for (const other of this.#shown) if (other.slot === slot && other.ticket !== ticket) this.#giveWay(other.ticket);
    this.#coming.add(ticket);
    const isKept = this.#keep(entry);
    // What waits behind nothing leaves before the page draws it: to draw it first takes a quarter of the time to the reader's screen.
    this.#lines.send(line, { isMore: true }, before.length === 0 ? () => this.#sendOne(entry) : undefined);
    this.#show(this.#shown.filter((other) => other.slot !== slot).concat(entry));
    return { isKept, fared };
  }

  /** Keeps what was made and is not to be sent yet, until whoever made it has it back. It outlives the tab. */
  async putAside<Of extends Kind>(order: Order<Of>): Promise<void> {
    const entry = entryOf(order, { hasWaited: false, refused: LEFT });
    this.#coming.add(entry.ticket);
    this.#show(this.#shown.concat(entry));
    await this.#keep(entry);
  }

  async #keep(entry: WaitingEntry): Promise<void> {
    await this.#waiting.add(entry);
    this.#coming.delete(entry.ticket);
    this.#tell(null);
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

  /**
   * Puts back what waits, as if it had been refused: whoever made it has it again, and what stood behind it goes. What is being
   * tried just now may arrive all the same, which its maker hears.
   */
  async putBack({ line, ticket }: Pick<WaitingEntry, "line" | "ticket">): Promise<void> {
    await this.#waiting.change(ticket, { refused: LEFT });
    this.#tell(null);
    await this.#look();
    this.#lines.send(line, { isMore: true });
  }

  /** Sends what waited before; what comes from here on goes by itself. */
  async #begin(): Promise<void> {
    this.#sendLines(await this.#look(), {});
  }

  /** Tries everything that waits. */
  readonly flush = (): void => this.#sendLines(this.#shown, {});

  #sendLines(entries: readonly WaitingEntry[], why: Why): void {
    const waiting = entries.filter(({ refused }) => !refused);
    for (const line of new Set(waiting.map((entry) => entry.line))) this.#lines.send(line, why);
  }

  close(): void {
    this.#isClosed = true;
    this.#forgetSession();
    this.#lines.close();
    this.#occasions.close();
    this.#otherTabs.close();
    this.#waiting.close();
  }

  /** Another takes its place, or it stands behind one that waits. */
  #giveWay(ticket: string): void {
    this.#watched.get(ticket)?.resolve("waits");
    this.#watched.delete(ticket);
  }

  /** @returns whether nothing is left that can be sent */
  async #sendLine(line: string): Promise<boolean> {
    for (;;) {
      const next = await this.#next(line);
      if (!next) return true;
      if (!(await this.#sendOne(next))) return false;
    }
  }

  /**
   * The next entry of a line. One that is first leaves while the database still writes it: to write it before takes a tenth of
   * the time to the reader's screen.
   */
  async #next(line: string): Promise<WaitingEntry | undefined> {
    const isOpen = (entry: WaitingEntry) => entry.line === line && !entry.refused;
    const isComing = (entry: WaitingEntry) => isOpen(entry) && this.#coming.has(entry.ticket);
    const first = this.#shown.find(isOpen);
    if (first && isComing(first)) return first;
    return (await this.#waiting.all()).find(isOpen) ?? this.#shown.find(isComing);
  }

  /** Whether the person has gone: nothing of theirs is sent any more. */
  #isOver = () => this.#isClosed || !isHere(this.#userId);

  /** Whether what is here is sent once the person logs in. Whoever signs out leaves nothing, and who is suspended cannot come back. */
  #goesOnAfterLogIn(): boolean {
    const session = currentSession();
    return session.status === "signedOut" ? session.isExpired : !this.#isOver();
  }

  /** Tells whoever has a message here, once. */
  #tellToLogIn(): void {
    if (this.#isToldToLogIn) return;
    this.#isToldToLogIn = true;
    waitsForLogIn.tell();
  }

  #tellIfEnded(): void {
    const session = currentSession();
    if (session.status !== "signedOut" || !session.isExpired) return;
    if (this.#shown.some(({ kind, refused }) => kind === "say" && !refused)) this.#tellToLogIn();
  }

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
        const isSignedOut = failure.code === "session-expired";
        // It comes first: with the session, the queue of its person is over too.
        if (isSignedOut && entry.kind === "say" && this.#goesOnAfterLogIn()) this.#tellToLogIn();
        if (isSignedOut || this.#isOver()) return false;
        const isLost = failure.code === "voice-not-found" && retries < RETRIES;
        const untilMs = isLost ? 0 : passesInMs(failure, entry, retries);
        if (untilMs === null) {
          await this.#refuse(entry, failure);
          return true;
        }
        if (!isLost) await this.#wait(entry);
        if (!navigator.onLine || retries >= RETRIES) return false;
        await this.#parts.pause(untilMs);
        // Nothing is left to try: another entry replaced it, it has arrived, or its writer took it back.
        const now = (await this.#waiting.all()).find(({ ticket }) => ticket === entry.ticket);
        if (!now || now.refused) return true;
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

  async #arrived(ticket: string): Promise<void> {
    this.#isToldToLogIn = false;
    await this.#waiting.take(ticket);
    this.#tellSent(ticket);
    this.#tell(ticket);
    await this.#look();
  }

  async #wait({ hasWaited, line, ticket }: WaitingEntry): Promise<void> {
    for (const other of this.#shown) if (other.line === line) this.#giveWay(other.ticket);
    if (hasWaited) return;
    await this.#waiting.change(ticket, { hasWaited: true });
    this.#tell(null);
    await this.#look();
  }

  /** A message stays until it is back where it was written; anything else is over. */
  async #refuse(entry: WaitingEntry, failure: AppFailure): Promise<void> {
    const { code, until, values } = failure;
    const watched = this.#watched.get(entry.ticket);
    this.#watched.delete(entry.ticket);
    if (entry.kind === "say") await this.#waiting.change(entry.ticket, { refused: { code, until, values } });
    else await this.#waiting.take(entry.ticket);
    watched?.reject(failure);
    const isSeen = entry.kind === "say" ? this.#lookedAfter.has(entry.line) : watched !== undefined;
    if (!isSeen && !this.#refused.tell(entry, failure)) this.#untold.push([entry, failure]);
    this.#tell(null);
    await this.#look();
  }

  #tell(sent: string | null): void {
    if (!this.#isClosed) this.#otherTabs.tell(sent);
  }

  #tellSent(ticket: string): void {
    this.#watched.get(ticket)?.resolve("sent");
    this.#watched.delete(ticket);
    this.#sent.tell(ticket);
  }

  /** @returns what is kept */
  async #look(): Promise<readonly WaitingEntry[]> {
    const all = await this.#waiting.all();
    const known = new Set(all.map(({ ticket }) => ticket));
    this.#show([...all, ...this.#shown.filter(({ ticket }) => this.#coming.has(ticket) && !known.has(ticket))]);
    return all;
  }

  #show(shown: readonly WaitingEntry[]): void {
    this.#shown = shown;
    this.#changed.tell();
    this.#occasions.setWaiting(shown.some(({ refused }) => !refused) && !this.#isClosed);
  }
}
