import { createHmac, hkdfSync, randomInt } from "node:crypto";
import type { Tx } from "../../db/database.ts";
import { readLimit } from "../../plans/catalogue.ts";

/** Letters and digits that nobody takes for one another on paper. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/** As it is shown: two halves are read and typed more easily. */
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** The keyed hash of a code as it was typed: capitals, spaces and hyphens make no difference. */
export function recoveryHash(authSecret: string, typed: string): string {
  const key = new Uint8Array(hkdfSync("sha256", authSecret, "", "recovery-codes", 32));
  return createHmac("sha256", key).update(typed.toLowerCase().replaceAll(/[\s-]/g, "")).digest("base64url");
}

/** Makes a person's recovery codes anew; those of before end (D150). @returns them as they are shown, this once */
export async function renewRecoveryCodes(tx: Tx, userId: string, authSecret: string): Promise<string[]> {
  const codes = Array.from({ length: await readLimit(tx, "recovery_codes") }, newCode);
  await tx.deleteFrom("auth.recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("auth.recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: recoveryHash(authSecret, code) })))
    .execute();
  return codes.map(shown);
}
