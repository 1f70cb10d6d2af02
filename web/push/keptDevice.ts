/** What this device was told of itself: for whom it takes pushes, and where the server thinks it is. */
interface KeptDevice {
  person: string;
  /** Empty where the server may have made the device silent: it is told again. */
  endpoint: string;
}

const key = "pushes";

function read(): KeptDevice | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as KeptDevice | null;
  } catch {
    return null;
  }
}

/** The server knows this device of the person under this address. */
export function keepDevice(person: string, endpoint: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ person, endpoint } satisfies KeptDevice));
  } catch {
    // A browser that keeps nothing is looked after when its person turns pushes on again.
  }
}

/** The session of this device ended elsewhere, and its pushes with it (D238): whoever signs in here again turns them on again. */
export function doubtDevice(): void {
  const kept = read();
  if (kept) keepDevice(kept.person, "");
}

/** The address under which the server knows this device, of whomever; null where it takes no pushes. */
export const keptAddress = (): string | null => read()?.endpoint ?? null;

/** The same, but null where it takes no pushes for this person. */
export function keptEndpoint(person: string): string | null {
  const kept = read();
  return kept?.person === person ? kept.endpoint : null;
}

/** Whether it takes pushes for somebody else. */
export function isOfAnother(person: string): boolean {
  const kept = read();
  return kept !== null && kept.person !== person;
}

export function forgetDevice(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
