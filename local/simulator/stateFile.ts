import { appendFileSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The path of names to a part of the state. */
type Place = readonly string[];

/**
 * Parts that changed together, with their present values; a part without a value is gone. A place without names is the
 * whole state.
 */
type Change = [Place, unknown?][];

/** Bytes. Changes are merged into the state once they are as large as it, and at least this large. */
const LEAST_TO_GATHER = 1024 * 1024;

/**
 * Keeps a simulator's state across restarts and kills; does nothing without a file. One file holds the whole state, a
 * second one the changes since, so that a write is as small as its change. Callers name what they change and write
 * before they answer, so a killed process forgets nothing that it acknowledged.
 */
export class StateFile<State extends object> {
  readonly #file: string | undefined;
  readonly #changesFile: string;
  readonly #read: () => State;
  /** Places that are not written yet, by their spelling, so that each is listed once. */
  #changed = new Map<string, Place>();
  #stateBytes = 0;
  #changesBytes = 0;

  constructor(file: string | undefined, read: () => State) {
    this.#file = file;
    this.#changesFile = `${file}.changes`;
    this.#read = read;
  }

  /** The state of the last run. @throws Error when a file is there and cannot be understood. */
  load(): State | undefined {
    if (!this.#file) return undefined;
    const state = readIfThere(this.#file);
    const changes = readIfThere(this.#changesFile) ?? "";
    if (state === undefined && changes === "") {
      this.changed();
      return undefined;
    }
    try {
      let loaded = JSON.parse(state ?? "{}") as Branch;
      // A kill during a write leaves half a line at the end, which was never acknowledged.
      const whole = changes.slice(0, changes.lastIndexOf("\n") + 1);
      if (whole !== changes) truncateSync(this.#changesFile, Buffer.byteLength(whole));
      for (const line of whole.split("\n").slice(0, -1)) {
        for (const [place, value] of JSON.parse(line) as Change) {
          if (place.length === 0) loaded = value as Branch;
          else put(loaded, place, value);
        }
      }
      this.#stateBytes = Buffer.byteLength(state ?? "");
      this.#changesBytes = Buffer.byteLength(whole);
      return loaded as State;
    } catch (error) {
      throw new Error(`${this.#file} is not a snapshot of this simulator; delete it to start afresh`, { cause: error });
    }
  }

  /** Notes that a part of the state, or without a place all of it, is new, changed or gone. */
  changed(...place: string[]): void {
    if (this.#file) this.#changed.set(JSON.stringify(place), place);
  }

  /** Writes what changed since the last write. @throws Error when the disk refuses; the next write tries it again. */
  write(): void {
    if (!this.#file || this.#changed.size === 0) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    if (this.#changesBytes > Math.max(LEAST_TO_GATHER, this.#stateBytes)) this.#gather(this.#file);
    else this.#append();
    this.#changed.clear();
  }

  #append(): void {
    const state = this.#read();
    const change: Change = [...this.#changed.values()].map((place) => {
      const value = at(state, place);
      return value === undefined ? [place] : [place, value];
    });
    const line = `${JSON.stringify(change)}\n`;
    try {
      appendFileSync(this.#changesFile, line, { mode: 0o600 });
    } catch (error) {
      // A full disk may have taken half of the line.
      truncateSync(this.#changesFile, this.#changesBytes);
      throw error;
    }
    this.#changesBytes += Buffer.byteLength(line);
  }

  /**
   * Writes under another name first, so that a kill leaves the old file or the new one, never half of one. Old changes
   * beside a new file only repeat what it holds.
   */
  #gather(file: string): void {
    const text = JSON.stringify(this.#read());
    const draft = `${file}.${process.pid}.new`;
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, file);
    writeFileSync(this.#changesFile, "", { mode: 0o600 });
    this.#stateBytes = Buffer.byteLength(text);
    this.#changesBytes = 0;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

type Branch = Record<string, unknown>;

const at = (state: object, place: Place): unknown =>
  place.reduce<unknown>((inside, name) => (inside as Branch | undefined)?.[name], state);

function put(state: Branch, place: Place, value: unknown): void {
  let inside = state;
  for (const name of place.slice(0, -1)) inside = (inside[name] ??= {}) as Branch;
  const last = place.at(-1)!;
  if (value === undefined) delete inside[last];
  else inside[last] = value;
}

/** Entries by their key, also from an older state that kept a list. */
export function byKey<Thing>(
  kept: Record<string, Thing> | Thing[],
  keyOf: (thing: Thing) => string,
): Record<string, Thing> {
  return Array.isArray(kept) ? Object.fromEntries(kept.map((thing) => [keyOf(thing), thing])) : kept;
}
