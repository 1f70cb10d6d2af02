/**
 * The one home of what a person leaves on this device: drafts, the error list, what is readable offline, what waits to be
 * sent. Everything here has the person's id in its name, so it can be emptied without knowing who put it there: at the
 * sign-out, and before somebody else is shown.
 */

const PREFIX = "own:";
/** Databases whose names end so hold what was read, those that end otherwise what the person made. */
export const READ = "read";

/** Whose this device is while the page is open; null while nobody is signed in. */
let person: string | null = null;

const startOf = (userId: string | null) => `${PREFIX}${userId ?? ""}:`;
const nameOf = (name: string) => startOf(person) + name;

/** The name of a database of the person. */
export const databaseOf = (userId: string, kind: string): string => startOf(userId) + kind;

/** Whose this device is; null while nobody is signed in. */
export const whoIsHere = (): string | null => person;

/** Whether this is still the person whom the device belongs to: nobody else's things may be written any more. */
export const isHere = (userId: string): boolean => person === userId;

export const readOwn = (name: string): string | null => readFrom(() => localStorage, name);

/** Keeps a text for the person; null removes it. Where nothing can be stored, it lasts as long as its page. */
export const writeOwn = (name: string, text: string | null): void => writeTo(() => localStorage, name, text);

/** What this tab alone keeps for the person, such as where they were on a page, also while nobody is signed in. */
export const readInTab = (name: string): string | null => readFrom(() => sessionStorage, name);

export const writeInTab = (name: string, text: string): void => writeTo(() => sessionStorage, name, text);

function readFrom(storageHere: () => Storage, name: string): string | null {
  try {
    return storageHere().getItem(nameOf(name));
  } catch {
    return null;
  }
}

function writeTo(storageHere: () => Storage, name: string, text: string | null): void {
  try {
    if (text === null) storageHere().removeItem(nameOf(name));
    else storageHere().setItem(nameOf(name), text);
  } catch {
    // The storage is full, or switched off.
  }
}

/** The name of what this tab remembers of somebody who has yet to sign in, such as their sign-up. */
export const beforeSignIn = (name: string): string => startOf(null) + name;

/**
 * From now on the device is this person's, and what others have left goes, also what they typed before they signed in. Null
 * empties it: somebody signed out.
 */
export function belongTo(userId: string | null): void {
  person = userId;
  const kept = startOf(userId);
  emptyStorage(() => localStorage, kept);
  emptyStorage(() => sessionStorage, userId === null ? undefined : kept);
  void deleteDatabases((name) => userId === null || !name.startsWith(kept));
}

/** The server knows no session: what was read and where goes, what the person has written waits for their next sign-in. */
export function belongToNobody(): void {
  person = null;
  emptyStorage(() => sessionStorage, startOf(null));
  void deleteDatabases((name) => name.endsWith(`:${READ}`));
}

/** Asking for a storage may fail as well. */
function emptyStorage(storageHere: () => Storage, kept?: string): void {
  try {
    const storage = storageHere();
    for (const name of Object.keys(storage))
      if (name.startsWith(PREFIX) && (kept === undefined || !name.startsWith(kept))) storage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}

/** The names of the databases of a kind, whosever they are. */
export const databasesHere = async (kind: string): Promise<string[]> =>
  (await ownDatabases()).filter((name) => name.endsWith(`:${kind}`));

async function ownDatabases(): Promise<string[]> {
  try {
    const all = await indexedDB.databases();
    return all.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  } catch {
    // Without databases nothing was kept.
    return [];
  }
}

async function deleteDatabases(isOver: (name: string) => boolean): Promise<void> {
  for (const name of await ownDatabases()) if (isOver(name)) indexedDB.deleteDatabase(name);
}
