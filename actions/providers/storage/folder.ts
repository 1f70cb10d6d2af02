import { open, rmdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { type ByteRange, type ObjectStorage, orTrouble, OutsideObject, type StoredObject } from "./provider.ts";

/** Objects as files below a folder of one machine. */
export class FolderStorage implements ObjectStorage {
  readonly #folder: string;
  readonly #disk: Disk;

  constructor(folder: string) {
    this.#folder = folder;
    this.#disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  }

  put(key: string, content: Uint8Array | Readable): Promise<void> {
    const isWhole = content instanceof Uint8Array;
    return orTrouble("put", isWhole ? this.#disk.put(key, content) : this.#disk.putStream(key, content));
  }

  get(key: string, range?: ByteRange): Promise<StoredObject | undefined> {
    return orTrouble("get", this.#open(key, range));
  }

  delete(key: string): Promise<void> {
    return orTrouble("delete", this.#remove(key));
  }

  close(): void {}

  async #remove(key: string): Promise<void> {
    await this.#disk.delete(key);
    // The last object of a folder takes the folder with it; in any other case this refuses.
    await rmdir(path.dirname(path.join(this.#folder, key))).catch(() => undefined);
  }

  async #open(key: string, range: ByteRange | undefined): Promise<StoredObject | undefined> {
    const file = await open(path.join(this.#folder, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (!file) return undefined;
    const { size } = await file.stat();
    const end = Math.min(range?.end ?? size - 1, size - 1);
    const start = range?.start ?? 0;
    if (range && start >= size) {
      await file.close();
      throw new OutsideObject(`${start} of ${size} bytes`);
    }
    return { body: file.createReadStream({ start, end }), length: end - start + 1, size };
  }
}
