import type { Services } from "../context.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { takeResend } from "./confirmationLimits.ts";
import { AuthRefusal } from "./refusals.ts";

/**
 * Somebody signed up with an address that has an account: its owner gets a letter, the sign-in links, or once more the
 * confirmation while that is what is missing (D246). Within the limits of letters to one address; beyond them, none.
 */
export async function noticeAddressInUse(
  { db, wakeOutbox }: Pick<Services, "db" | "wakeOutbox">,
  { email, emailVerified, id }: { id: string; email: string; emailVerified: boolean },
): Promise<void> {
  try {
    await takeResend(db, email);
  } catch (error) {
    if (error instanceof AuthRefusal) return;
    throw error;
  }
  const template = emailVerified ? "address-in-use" : "confirm-address";
  await enqueue(db, { kind: "mail", dedupeKey: `${template}:${id}:${Date.now()}`, payload: { template, user_id: id } });
  wakeOutbox();
}
