/** For tests: databases as browsers have them, empty ones, in place of none. */
import * as fake from "fake-indexeddb";
import { vi } from "vitest";

const { IDBFactory, ...others } = fake;
// What still runs after a test needs them, so they stay.
for (const [name, type] of Object.entries(others)) if (name.startsWith("IDB")) Reflect.set(globalThis, name, type);

/** Puts empty ones in place: another device. `vi.unstubAllGlobals()` puts them away. */
export const withDatabases = (): void => void vi.stubGlobal("indexedDB", new IDBFactory());

export const databaseNames = async (): Promise<string[]> =>
  (await indexedDB.databases()).map(({ name }) => name ?? "").toSorted();
