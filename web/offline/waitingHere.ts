import { openDB } from "idb";
import { databasesHere } from "../session/ofPerson.ts";
import { WAITING, type WaitingEntry, type WaitingSchema } from "./Waiting.ts";

/** What waits on this device, whoever made it: for a sign-out of somebody whose id is not known, which deletes it all. */
export async function waitingHere(): Promise<WaitingEntry[]> {
  const all = await Promise.all((await databasesHere(WAITING)).map(entriesIn));
  return all.flat();
}

async function entriesIn(name: string): Promise<WaitingEntry[]> {
  try {
    const database = await openDB<WaitingSchema>(name, undefined, {
      // It went meanwhile: an empty one in its place would be without its stores.
      upgrade(_database, _before, _now, change) {
        change.abort();
        change.done.catch(() => undefined);
      },
    });
    try {
      return await database.getAll("entries");
    } finally {
      database.close();
    }
  } catch {
    // What cannot be read cannot be told.
    return [];
  }
}
