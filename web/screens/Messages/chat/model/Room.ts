/** One open conversation: which stretch of it is on screen, and how it grows at both ends. Knows neither React nor Relay. */
import { asFailure, type AppFailure } from "../../../../lib/AppFailure.ts";
import { Listeners } from "../../../../lib/Listeners.ts";
import { PAGE, pageAbove, pageBelow } from "../../../../talk/messagePage.ts";
import type { Range, Sight } from "../../../../talk/TailReader.ts";
import type { ChatChange } from "../../../../talk/tail.ts";
import { type Quote, quoteOf, type Said } from "./said.ts";
import {
  around,
  changedMeanwhile,
  grownAbove,
  grownBelow,
  missingQuotes,
  type Stretch,
  withChanges,
  withHidden,
  withMessage,
  withNewer,
  withOlder,
  withQuotes,
} from "./stretch.ts";

export interface RoomReads {
  /** The messages in a range, newest first unless told otherwise, at most {@link PAGE}. */
  readPage(range: Range, order?: "asc" | "desc"): Promise<readonly Said[]>;
  /** Messages by their ids, as far as the person sees them. */
  readQuotes(ids: readonly string[]): Promise<readonly Quote[]>;
  /** The end of the conversation as it was seen last, for when the server cannot be reached. */
  readKept(): Promise<Stretch | null>;
  /** Resolves after the picture of a view, or of a later one. */
  shown(view: RoomView): Promise<void>;
}

export interface RoomView {
  /** Null until the first page is here. */
  stretch: Stretch | null;
  /** Whether the stretch reaches to the newest message. */
  isAtEnd: boolean;
  reading: "first" | "older" | "newer" | null;
  /** Why the last page could not be read. */
  failure: AppFailure | null;
  /** Whether it is what was kept, and maybe not all that was said. */
  isKept: boolean;
}

/** How many pages without a message are passed in one go: reactions alone can fill a range. */
const MOST_EMPTY = 20;

/** How many numbers a read from the first unread message on may span: reactions can be many, and each number costs. */
const WIDE = 100;

/** The ranges that a room reads first, each in its order; what they lack is read after them. */
export function firstPages(at: number | undefined, sight: Sight, top: number): (Range & { order: "asc" | "desc" })[] {
  const below = startBelow(at, top);
  const older = pageBelow(below + 1, sight);
  return [
    ...(older ? [{ ...older, order: "desc" as const }] : []),
    ...(below < top ? [{ ...wideAbove(below, top), order: "asc" as const }] : []),
  ];
}

const startBelow = (at: number | undefined, top: number) => (at === undefined ? top : Math.min(top, at - 1));

const wideAbove = (after: number, top: number): Range => ({ after, before: Math.min(top, after + WIDE) + 1 });

/** A conversation opens with so many messages before the place where its reader begins, and as many after it. No screen shows more. */
const SCREEN = 20;

/** So many messages are added at either end in one picture. More would hold up a finger that scrolls. */
const PORTION = 4;

export class Room {
  #sight: Sight;
  #top: number;
  #view: RoomView = { stretch: null, isAtEnd: true, reading: null, failure: null, isKept: false };
  #asked = new Set<string>();
  /** How many pages are being read. */
  #underWay = 0;
  /** What happened since the pages that are being read were asked for. */
  #meanwhile: ChatChange[] = [];
  /** How often a place was asked for. Only the one that was asked for last is shown. */
  #opened = 0;
  /** `isQuiet` says that nobody waits for the view: a page that grows must not hold up a finger. */
  readonly #shown = new Listeners<[isQuiet: boolean]>();
  readonly #changed = new Listeners<[changes: readonly ChatChange[]]>();
  #failed: () => Promise<void> = async () => {};

  readonly #me: string;
  readonly #reads: RoomReads;

  /** @param room.me the reader */
  constructor(reads: RoomReads, { me, sight, top }: { me: string; sight: Sight; top: number }) {
    this.#me = me;
    this.#reads = reads;
    this.#sight = sight;
    this.#top = top;
  }

  /** Hears when the view is another. @returns a function that ends it */
  readonly subscribe = (listener: (isQuiet: boolean) => void): (() => void) => this.#shown.add(listener);

  /** Hears every change once, after the room has taken it. @returns a function that ends it */
  onChanges(hear: (changes: readonly ChatChange[]) => void): () => void {
    return this.#changed.add(hear);
  }

  readonly view = (): RoomView => this.#view;

  get top(): number {
    return this.#top;
  }

  /** Where somebody left, cleared or came back. What is cleared leaves the screen. */
  setSight(sight: Sight): void {
    const { stretch } = this.#view;
    const isCleared = sight.cleared_number > this.#sight.cleared_number;
    this.#sight = sight;
    if (isCleared && stretch) {
      const said = stretch.said.filter(({ number }) => number > sight.cleared_number);
      this.#show({
        stretch: { ...stretch, said, after: Math.max(stretch.after, sight.cleared_number), isWhole: true },
      });
    }
  }

  /**
   * Reads the newest page, or what surrounds a number. That may be the number of a reaction or a deletion: what is said
   * from there on is read however many of them lie between.
   */
  async open(at?: number): Promise<void> {
    const opened = (this.#opened += 1);
    await this.#reading("first", async () => {
      const top = this.#top;
      const below = startBelow(at, top);
      const [stretch, from] = await Promise.all([
        this.#older({ after: below, until: below, said: [], isWhole: false }),
        this.#from(below, top),
      ]);
      if (opened !== this.#opened) return;
      const page = withNewer(stretch, from.said, from.until);
      // What was said meanwhile is no part of the page, and a page that ends before it does not reach the end.
      const since = this.#meanwhile.filter(({ number }) => number > top);
      this.#show({ stretch: withChanges(around(page, below, SCREEN), since, top, this.#me), isKept: false });
      await this.#grow(page, grownBelow, grownAbove);
    });
    await this.#showKeptInstead();
  }

  /** What a message says that is answered; null where the person does not see it, or it cannot be read now. */
  async quote(messageId: string): Promise<Quote | null> {
    const here = this.#view.stretch?.said.find((said) => said.messageId === messageId);
    const found = here ? [quoteOf(here)] : await this.#reads.readQuotes([messageId]).catch(() => []);
    return found.find(({ isHidden }) => !isHidden) ?? null;
  }

  /** Where there is no connection and nothing has been read, what was kept of it is better than nothing. */
  async #showKeptInstead(): Promise<void> {
    if (this.#view.stretch !== null || this.#view.failure?.code !== "network") return;
    const kept = await this.#reads.readKept();
    if (!kept || this.#view.stretch) return;
    const said = kept.said.filter(({ number }) => number > this.#sight.cleared_number);
    this.#show({ stretch: { ...kept, said }, failure: null, isKept: true });
  }

  /** What is said after a number, and up to which one that is known: ranges in which nothing was said are passed. */
  async #from(below: number, top: number): Promise<{ said: readonly Said[]; until: number }> {
    for (let after = below; after < top;) {
      const range = wideAbove(after, top);
      const until = range.before - 1;
      const said = await this.#reads.readPage(range, "asc");
      if (said.length > 0) return { said, until: said.length >= PAGE ? said.at(-1)!.number : until };
      after = until;
    }
    return { said: [], until: top };
  }

  /** Reads the next older page, if there is one. */
  async readOlder(): Promise<void> {
    const { stretch, reading } = this.#view;
    if (!stretch || stretch.isWhole || reading !== null) return;
    await this.#reading("older", async () => {
      const { after } = stretch;
      await this.#grow(await this.#older({ after, until: after, said: [], isWhole: false }), grownBelow);
    });
  }

  /** Reads the next newer page, where the stretch does not reach to the end. */
  async readNewer(): Promise<void> {
    const { stretch, reading } = this.#view;
    const range = stretch && pageAbove(stretch.until, this.#top);
    if (!range || reading !== null) return;
    await this.#reading("newer", async () => {
      const said = await this.#reads.readPage(range);
      const page = { after: range.after, until: range.after, said: [], isWhole: false };
      await this.#grow(withNewer(page, said, range.before - 1), grownAbove);
    });
  }

  /** Reads once more what could not be read last. */
  async retry(): Promise<void> {
    if (this.#view.failure === null) return;
    await this.#failed();
    await this.#showKeptInstead();
  }

  /** What happened, every change once and in order. */
  take(changes: readonly ChatChange[]): void {
    const { stretch } = this.#view;
    const top = this.#top;
    this.#top = Math.max(top, changes.at(-1)?.number ?? 0);
    if (this.#underWay > 0) this.#meanwhile.push(...changes);
    if (stretch) this.#show({ stretch: withChanges(stretch, changes, top, this.#me) });
    this.#changed.tell(changes);
  }

  /** Changes one message on this screen alone. */
  change(messageId: string, change: (said: Said) => Said): void {
    const { stretch } = this.#view;
    if (stretch) this.#show({ stretch: withMessage(stretch, messageId, change) });
  }

  /** Hides a message on this screen, or shows it again, with the quotes of it. */
  setHidden(messageId: string, isHidden: boolean): void {
    const { stretch } = this.#view;
    if (stretch) this.#show({ stretch: withHidden(stretch, messageId, isHidden) });
  }

  readonly #current = (page: Stretch): Stretch => changedMeanwhile(page, this.#meanwhile, this.#me);

  /** Adds a page to what is on screen, a few messages a picture, until it is all there or somebody has gone elsewhere. */
  async #grow(page: Stretch, ...sides: readonly (typeof grownBelow)[]): Promise<void> {
    for (;;) {
      await this.#reads.shown(this.#view);
      const { stretch } = this.#view;
      if (!stretch) return;
      const next = sides.reduce((grown, side) => side(grown, this.#current(page), PORTION), stretch);
      if (next === stretch) return;
      this.#show({ stretch: next }, true);
    }
  }

  async #older(stretch: Stretch): Promise<Stretch> {
    let grown = stretch;
    for (let empty = 0; empty < MOST_EMPTY; empty += 1) {
      const range = pageBelow(grown.after + 1, this.#sight);
      if (!range) return { ...grown, isWhole: true };
      const said = await this.#reads.readPage(range);
      const lowest = said.at(-1)?.number ?? 0;
      grown = withOlder(grown, said, said.length >= PAGE ? lowest - 1 : range.after);
      if (said.length > 0) break;
    }
    return { ...grown, isWhole: pageBelow(grown.after + 1, this.#sight) === null };
  }

  async #reading(kind: NonNullable<RoomView["reading"]>, read: () => Promise<void>): Promise<void> {
    if (this.#underWay === 0) this.#meanwhile = [];
    this.#underWay += 1;
    this.#show({ reading: kind, failure: null });
    try {
      await read();
      this.#show({ reading: null });
    } catch (thrown) {
      this.#failed = () => this.#reading(kind, read);
      this.#show({ reading: null, failure: asFailure(thrown) });
    } finally {
      this.#underWay -= 1;
    }
  }

  #show(next: Partial<RoomView>, isQuiet = false): void {
    const view = { ...this.#view, ...next };
    this.#view = { ...view, isAtEnd: view.stretch === null || view.stretch.until >= this.#top };
    this.#shown.tell(isQuiet);
    this.#readQuotes();
  }

  /** An answer to what lies beyond the screen is shown at once, and what it quotes a moment later. */
  #readQuotes(): void {
    const { stretch } = this.#view;
    const ids = stretch ? missingQuotes(stretch).filter((id) => !this.#asked.has(id)) : [];
    if (ids.length === 0) return;
    for (const id of ids) this.#asked.add(id);
    void this.#addQuotes(ids);
  }

  async #addQuotes(ids: readonly string[]): Promise<void> {
    try {
      const quotes = await this.#reads.readQuotes(ids);
      const { stretch } = this.#view;
      if (!stretch || quotes.length === 0) return;
      this.#show({ stretch: withQuotes(stretch, new Map(quotes.map((quote) => [quote.messageId, quote]))) });
    } catch {
      // Asked again with the next picture.
      for (const id of ids) this.#asked.delete(id);
    }
  }
}
