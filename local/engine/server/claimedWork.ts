import { log, messageOf } from "../log.ts";

interface Options<Item> {
  /** For the log: `events`. */
  what: string;
  /** How many run at a time. */
  places: number;
  /** How many are claimed at a time. */
  batch: number;
  /** Takes work that no other engine has. */
  claim(most: number): Promise<readonly Item[]>;
  /** Never rejects. */
  process(item: Item): Promise<void>;
  /** For others to claim. */
  giveBack(ids: readonly string[]): Promise<unknown>;
}

const STOP_MS = 700;

/** Work that waits in a table: claimed when there is a place for it, so many at a time, and given back at a stop. */
export class ClaimedWork<Item extends { id: string }> {
  readonly #options: Options<Item>;
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #fetching: Promise<void> | undefined;
  #fetchAgain = false;
  #stopped = false;

  constructor(options: Options<Item>) {
    this.#options = options;
  }

  /** Looks now, and from now on every so often. */
  poll(intervalMs: number): void {
    this.rest();
    if (this.#stopped) return;
    this.#timer = setInterval(() => this.wake(), intervalMs).unref();
    this.wake();
  }

  /** Looks no more unless it is woken. */
  rest(): void {
    clearInterval(this.#timer);
  }

  /** Looks for work now. */
  wake(): void {
    if (this.#fetching) this.#fetchAgain = true;
    else void this.#fetch();
  }

  /** Claims what there is and waits until nothing runs. */
  async finish(): Promise<void> {
    await this.#fetch();
    while (this.#running.size > 0) await Promise.race(this.#running.values());
  }

  /** Lets what runs end for a moment and gives the rest back. */
  async close(): Promise<void> {
    this.#stopped = true;
    this.rest();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    // Also waits for what is being claimed at this moment, which otherwise would never be given back.
    const settled = (async () => {
      await this.#fetching;
      await Promise.all(this.#running.values());
    })();
    await Promise.race([settled, late]);
    clearTimeout(timer);
    if (this.#running.size === 0) return;
    await this.#options.giveBack([...this.#running.keys()]).catch(() => undefined);
  }

  #fetch(): Promise<void> {
    this.#fetching ??= this.#fetchOnce().finally(() => {
      this.#fetching = undefined;
      if (!this.#fetchAgain) return;
      this.#fetchAgain = false;
      void this.#fetch();
    });
    return this.#fetching;
  }

  async #fetchOnce(): Promise<void> {
    const { batch, claim, places, what } = this.#options;
    const most = Math.min(places - this.#running.size, batch);
    if (this.#stopped || most <= 0) return;
    try {
      const items = await claim(most);
      for (const item of items) this.#begin(item);
      // As many as were asked for: there is probably more. A place that becomes free looks again too.
      if (items.length === most) this.#fetchAgain = true;
    } catch (error) {
      log("warn", `${what} could not be fetched`, { error: messageOf(error) });
    }
  }

  #begin(item: Item): void {
    const { places, process } = this.#options;
    const work = process(item).finally(() => {
      this.#running.delete(item.id);
      if (this.#running.size === places - 1) this.wake();
    });
    this.#running.set(item.id, work);
  }
}
