import type { Tx } from "../db/database.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { takeResend } from "./confirmationLimits.ts";
import { letterTo } from "./letterTo.ts";
import { AuthRefusal } from "./refusals.ts";

/**
 * Tells the owner of an account that somebody signed up with their address: a letter with the sign-in links or, for an
 * unconfirmed account, the confirmation again (D246). Sends nothing beyond the limits of letters to one address.
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
