import { log, messageOf } from "../log.ts";

interface Options<Item> {
  /** The name in the log, such as `events`. */
  what: string;
  /** How many run at a time. */
  places: number;
  /** How many are claimed at a time. */
  batch: number;
  /** Claims work that no other engine has. */
  claim(most: number): Promise<readonly Item[]>;
  /** Does one piece of work. Never rejects. */
  process(item: Item): Promise<void>;
  /** Gives work back, so that others can claim it. */
  giveBack(ids: readonly string[]): Promise<unknown>;
}

const STOP_MS = 700;

/**
 * Work that waits in a table. It is claimed when there is a place for it, a few at a time, and given back at a stop.
 */
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

  /** Looks now, and from then on at each interval. */
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

  /** Claims all there is and waits until nothing runs. */
  async finish(): Promise<void> {
    await this.#fetch();
    while (this.#running.size > 0) await Promise.race(this.#running.values());
  }

  /** Waits a moment for running work and gives the rest back. */
  async close(): Promise<void> {
    this.#stopped = true;
    this.rest();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    // Also waits for a claim that is under way, whose work would otherwise never be given back.
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
      // The claim gave as many as it asked for, so there is probably more. A place that becomes free looks again too.
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
