import { createHash } from "node:crypto";
import type { Tx } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import type { Addressee } from "./addressee.ts";

/**
 * Counts one more letter of invitation from a group to an address that had one before: nobody's mailbox is filled through
 * us, also not by taking invitations back, or having them declined, and inviting anew (D109). Picked people and typed
 * addresses are counted apart, so that the count does not tell whose an address is (D266).
 * @throws AppError `invitation-sent-enough` beyond what a day allows
 */
export async function takeSentAgain(tx: Tx, groupId: string, { email, pickedAlias }: Addressee): Promise<void> {
  const address = createHash("sha256").update(email.toLowerCase()).digest("hex");
  const bucket = `invitation-again:${groupId}:${pickedAlias === null ? "typed" : "picked"}:${address}`;
  if ((await takeRequest(tx, bucket, { limit: "resend_max" })) > 0)
    throw new AppError({ code: "invitation-sent-enough", values: { max: await readLimit(tx, "resend_max") } });
}
