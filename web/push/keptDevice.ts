/** What this browser was told of itself: for whom it takes pushes, and where the server thinks it is. */
interface KeptDevice {
  person: string;
  /** Empty where the server may have made the device silent: it is told again. */
  endpoint: string;
}

const key = "pushes";

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
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as KeptDevice | null;
    if (kept) keepDevice(kept.person, "");
  } catch {
    // Nothing was kept.
  }
}

/** The address under which the server knows this device of the person; null where it takes no pushes for them. */
export function keptEndpoint(person: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as KeptDevice | null;
    return kept?.person === person ? kept.endpoint : null;
  } catch {
    return null;
  }
}

export function forgetDevice(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
