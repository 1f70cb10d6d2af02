import type { Readable } from "node:stream";

/** The bytes from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  body: Readable;
  /** Bytes of what `body` gives: of the whole object, or of the range. */
  length: number;
  /** Bytes of the whole object. */
  size: number;
}

/**
 * Where files are kept: private objects under keys that we choose, which only this service reads. What may be stored, who
 * may see it and for how long is the business of whoever calls.
 */
export interface ObjectStorage {
  /**
   * Stores an object, in the place of one that is there. Of a stream never more is in memory than a few megabytes; when it fails, so does this.
   * @throws StorageTrouble; then the object may be there all the same
   */
  put(key: string, content: Uint8Array | Readable, contentType: string): Promise<void>;
  /**
   * Undefined where there is no such object.
   * @throws OutsideObject for a range that begins behind the end of the object
   * @throws StorageTrouble; the body fails when the storage falls silent later
   */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>;
  /** Also succeeds where there is no such object. @throws StorageTrouble */
  delete(key: string): Promise<void>;
  close(): void;
}

/** The storage cannot be reached, is full, denies us or is silent: nothing that the person did. */
export class StorageTrouble extends Error {
  override name = "StorageTrouble";
}

/** Nothing of the range is in the object. */
export class OutsideObject extends Error {
  override name = "OutsideObject";
}

/** Passes on what a storage does, with every failure as trouble of the storage. */
export async function orTrouble<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof OutsideObject) throw cause;
    const { message, name } = cause as Error;
    throw new StorageTrouble(`${what}: ${message || name}`, { cause });
  }
}
