import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseOf, isHere } from "../session/ofPerson.ts";

/** A browser that cannot list its databases could not empty them either, so nothing is kept there. */
const canKeep = () => globalThis.indexedDB !== undefined && "databases" in indexedDB;

/** A database of one person on this device. It closes by itself where another tab empties the device. */
export class OwnDatabase<Schema extends DBSchema> {
  readonly #userId: string;
  readonly #kind: string;
  readonly #version: number;
  readonly #make: (database: IDBPDatabase<Schema>) => void;
  #opened: Promise<IDBPDatabase<Schema>> | null = null;

  /**
   * @param kind the end of its name
   * @param version a greater one begins it anew
   * @param make makes its stores
   */
  constructor(userId: string, kind: string, version: number, make: (database: IDBPDatabase<Schema>) => void) {
    this.#userId = userId;
    this.#kind = kind;
    this.#version = version;
    this.#make = make;
  }

  /** The database; null where nothing can be kept, and once the device is somebody else's. */
  async open(): Promise<IDBPDatabase<Schema> | null> {
    if (!canKeep() || !isHere(this.#userId)) return null;
    try {
      return await (this.#opened ??= this.#open());
    } catch {
      // The disk is full, or the browser forbids it.
      this.#opened = null;
      return null;
    }
  }

  close(): void {
    void this.#opened?.then(
      (database) => database.close(),
      () => {},
    );
    this.#opened = null;
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(databaseOf(this.#userId, this.#kind), this.#version, {
      upgrade: (database) => {
        for (const store of database.objectStoreNames) database.deleteObjectStore(store);
        this.#make(database);
      },
      blocking: () => this.close(),
      terminated: () => (this.#opened = null),
    });
  }
}
