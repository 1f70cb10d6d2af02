import { recordError } from "../lib/errorLog.ts";

export type Locks = Pick<LockManager, "request">;

/** Why a line is looked at once more, where it is being sent just now. */
interface Why {
  /** Something was added since it was looked at. */
  isMore: boolean;
  /** The connection came back since. */
  isOnline: boolean;
}

/** Sends lines, of which each is one thing after the other: one run of a line at a time, also over all tabs. */
export class Lines {
  readonly #name: string;
  readonly #locks: Locks | undefined;
  readonly #sendLine: (line: string) => Promise<boolean>;
  readonly #running = new Map<string, Why>();
  #isClosed = false;

  /**
   * @param name of the person's lines in this browser
   * @param locks undefined in a browser that has none: then each tab sends, and the server takes a message once all the same
   * @param sendLine sends what is in a line, and tells whether nothing is left that can be sent
   */
  constructor(name: string, locks: Locks | undefined, sendLine: (line: string) => Promise<boolean>) {
    this.#name = name;
    this.#locks = locks;
    this.#sendLine = sendLine;
  }

  /**
   * Sends what is in a line, or looks at it once more where it is being sent.
   * @param sendFirst begins at once, before the browser has told whether another tab sends this line. Other tabs that ask for the line later
   *   wait until that has ended. It tells whether the line can go on
   */
  send(line: string, why: Partial<Why>, sendFirst?: () => Promise<boolean>): void {
    const running = this.#running.get(line);
    if (running) Object.assign(running, why);
    else if (!this.#isClosed) this.#run(line, sendFirst?.()).catch(recordError);
  }

  close(): void {
    this.#isClosed = true;
  }

  async #run(line: string, begun?: Promise<boolean>): Promise<void> {
    const why: Why = { isMore: true, isOnline: false };
    this.#running.set(line, why);
    // It may fail before the browser gives us the line; the failure is told where `#alone` waits for it.
    begun?.catch(() => {});
    try {
      for (let first = begun; (why.isMore || why.isOnline) && !this.#isClosed; first = undefined) {
        Object.assign(why, { isMore: false, isOnline: false });
        const isThrough = await this.#alone(line, first);
        // What was added waits behind what cannot be sent now.
        if (!isThrough) why.isMore = false;
      }
    } finally {
      this.#running.delete(line);
    }
  }

  /** One tab at a time sends a line. */
  #alone(line: string, begun?: Promise<boolean>): Promise<boolean> {
    const send = async () => (begun === undefined || (await begun)) && this.#sendLine(line);
    return this.#locks ? this.#locks.request(`${this.#name} ${line}`, send) : send();
  }
}
