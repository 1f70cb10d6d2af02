import { closeSync, fstatSync, openSync, renameSync, writeSync } from "node:fs";

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * The log of one program, readable only by its owner. Each run adds to it. At its limit it becomes `<file>.1` and
 * replaces the one before. Lines that a full disk refuses are dropped, and the next line is preceded by their number.
 */
export class LogFile {
  readonly #file: string;
  readonly #mostBytes: number;
  #descriptor: number | undefined;
  #bytes = 0;
  #dropped = 0;

  constructor(file: string, mostBytes = MOST_BYTES) {
    this.#file = file;
    this.#mostBytes = mostBytes;
  }

  /** Never throws, because a failing log must not stop any work. */
  write(line: string): void {
    try {
      const missing = this.#dropped > 0 ? `${this.#dropped} lines were dropped: the disk did not take them\n` : "";
      this.#append(Buffer.from(`${missing}${line}\n`));
      this.#dropped = 0;
    } catch {
      this.#dropped += 1;
      this.close();
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #append(bytes: Buffer): void {
    if (this.#descriptor === undefined) this.#open();
    if (this.#bytes > 0 && this.#bytes + bytes.length > this.#mostBytes) {
      this.close();
      renameSync(this.#file, `${this.#file}.1`);
      this.#open();
    }
    const written = writeSync(this.#descriptor!, bytes);
    this.#bytes += written;
    if (written < bytes.length) throw new Error("the disk took a part of the line");
  }

  #open(): void {
    this.#descriptor = openSync(this.#file, "a", 0o600);
    this.#bytes = fstatSync(this.#descriptor).size;
  }
}
