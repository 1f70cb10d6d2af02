import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Changes within this time share one write: a burst of requests must not rewrite the file for each of them. */
const GATHER_MS = 50;
/** A long history takes long to write; writing may then take a tenth of the time at most. */
const REST_FACTOR = 9;

/** Keeps a simulator's state in one file across restarts; does nothing without a file. */
export class Snapshot<State> {
  readonly #file: string | undefined;
  readonly #read: () => State;
  #timer: NodeJS.Timeout | undefined;
  #lastWriteMs = 0;

  constructor(file: string | undefined, read: () => State) {
    this.#file = file;
    this.#read = read;
  }

  /** The state of the last run. @throws Error when the file is there and cannot be read as JSON. */
  load(): State | undefined {
    if (!this.#file) return undefined;
    let text: string;
    try {
      text = readFileSync(this.#file, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
    try {
      return JSON.parse(text) as State;
    } catch (error) {
      throw new Error(`${this.#file} is not a snapshot of this simulator; delete it to start afresh`, { cause: error });
    }
  }

  changed(): void {
    if (!this.#file || this.#timer) return;
    this.#timer = setTimeout(() => this.flush(), Math.max(GATHER_MS, this.#lastWriteMs * REST_FACTOR));
    this.#timer.unref();
  }

  /** Writes now. Under another name first, so that a crash leaves the old file or the new one, never half of one. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#file) return;
    const startedAt = performance.now();
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}.new`;
    writeFileSync(draft, JSON.stringify(this.#read()), { mode: 0o600 });
    renameSync(draft, this.#file);
    this.#lastWriteMs = performance.now() - startedAt;
  }
}
