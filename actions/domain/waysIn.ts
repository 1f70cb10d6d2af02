import { may, type MayI, mayNot } from "./mayI.ts";

/** Something that opens an account: a password, or a provider's word. */
export type WayIn = "password" | "google" | "apple";

export interface RemovalQuestion {
  /** What opens the account now. */
  has: readonly WayIn[];
  /** The providers that this deployment is known to: no other opens anything. */
  open: readonly WayIn[];
  remove: WayIn;
}

/**
 * Whether a way in may be taken away (D166): only where another one still opens the account. What is not there is taken
 * away already.
 */
export function mayRemoveWayIn({
  has,
  open,
  remove,
}: RemovalQuestion): MayI<"remove" | "gone", { code: "last-way-in" }> {
  if (!has.includes(remove)) return may("gone");
  const left = has.filter((way) => way !== remove && (way === "password" || open.includes(way)));
  return left.length > 0 ? may("remove") : mayNot({ code: "last-way-in" });
}
