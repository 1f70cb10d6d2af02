import type { Tx } from "../db/database.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { takeResend } from "./confirmationLimits.ts";
import { letterTo } from "./letterTo.ts";
import { AuthRefusal } from "./refusals.ts";

/**
 * Somebody signed up with an address that has an account: its owner gets a letter, the sign-in links, or once more the
 * confirmation while that is what is missing (D246). Within the limits of letters to one address; beyond them, none.
 */
export async function noticeAddressInUse(
  tx: Tx,
  { email, email_verified, id }: { id: string; email: string; email_verified: boolean },
): Promise<void> {
  try {
    await takeResend(tx, email);
  } catch (error) {
    if (error instanceof AuthRefusal) return;
    throw error;
  }
  await enqueue(tx, letterTo(id, email_verified ? "address-in-use" : "confirm-address"));
}
