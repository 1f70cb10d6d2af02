/**
 * What went wrong or was slow on this device, for support to ask for (D228). Never on localhost. The lists are the
 * person's: the next one does not get them.
 */
import { readOwn, writeOwn } from "../../session/ofPerson.ts";

const mostKept = { errors: 100, metrics: 100, alerts: 50 } as const;
type Kind = keyof typeof mostKept;

/** Boundaries keep their own list under the plain word. */
const nameOf = (kind: Kind) => `diagnostics-${kind}`;

export const isLocal = ({ hostname }: { hostname: string } = location): boolean =>
  hostname === "localhost" || hostname === "127.0.0.1";

/** Puts one more at the head of a list. */
export function note(kind: Kind, entry: object, where: { hostname: string } = location): void {
  if (isLocal(where)) return;
  let kept: unknown;
  try {
    kept = JSON.parse(readOwn(nameOf(kind)) ?? "[]");
  } catch {
    // A damaged list starts over.
  }
  const list = [{ at: new Date().toISOString(), ...entry }, ...(Array.isArray(kept) ? (kept as object[]) : [])];
  writeOwn(nameOf(kind), JSON.stringify(list.slice(0, mostKept[kind])));
}
