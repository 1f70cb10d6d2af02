import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Tx } from "../../db/database.ts";
import { readLimit } from "../../plans/catalogue.ts";

/** Letters and digits that nobody takes for one another on paper. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;
/** Random bytes for one code: more than its signs hold, so that none of these is likelier than another. */
const BYTES = 16;

function codeOf(bytes: Uint8Array): string {
  const base = BigInt(SIGNS.length);
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  return Array.from({ length: LENGTH }, () => {
    const sign = SIGNS[Number(rest % base)];
    rest /= base;
    return sign;
  }).join("");
}

/** As it is shown: two halves are read and typed more easily. */
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** The keyed hash of a code as it was typed: capitals, spaces and hyphens make no difference. */
export function recoveryHash(authSecret: string, typed: string): string {
  const key = new Uint8Array(hkdfSync("sha256", authSecret, "", "recovery-codes", 32));
  return createHmac("sha256", key).update(typed.toLowerCase().replaceAll(/[\s-]/g, "")).digest("base64url");
}

interface Owner {
  userId: string;
  authSecret: string;
}

/** @returns codes as they are shown, as many as a person has, from random bytes of this length */
async function codesFrom(tx: Tx, bytesOf: (length: number) => Uint8Array): Promise<string[]> {
  const count = await readLimit(tx, "recovery_codes");
  const bytes = bytesOf(count * BYTES);
  return Array.from({ length: count }, (_, at) => shown(codeOf(bytes.subarray(at * BYTES, (at + 1) * BYTES))));
}

/** The codes of before end (D150). */
async function put(tx: Tx, { authSecret, userId }: Owner, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom("auth.recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("auth.recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: recoveryHash(authSecret, code) })))
    .execute();
}

/** Makes a person's recovery codes anew; those of before end (D150). @returns them as they are shown, this once */
export async function renewRecoveryCodes(tx: Tx, owner: Owner): Promise<string[]> {
  const codes = await codesFrom(tx, randomBytes);
  await put(tx, owner, codes);
  return codes;
}

/**
 * Computes the first recovery codes of a second factor from the app's key and our own secret. The same key gives the same codes:
 * somebody who confirms a second time, because the answer was lost or in another tab, reads the codes that hold.
 * @param key what the app knows
 */
const firstCodes = (tx: Tx, authSecret: string, key: string): Promise<string[]> =>
  codesFrom(tx, (length) => new Uint8Array(hkdfSync("sha256", authSecret, key, "first-recovery-codes", length)));

/** Gives a second factor that begins its recovery codes. @returns them as they are shown */
export async function beginRecoveryCodes(tx: Tx, owner: Owner, key: string): Promise<string[]> {
  const codes = await firstCodes(tx, owner.authSecret, key);
  await put(tx, owner, codes);
  return codes;
}

/** The codes with which the second factor began, once more. @returns null where others have taken their place */
export async function sameRecoveryCodes(tx: Tx, { authSecret, userId }: Owner, key: string): Promise<string[] | null> {
  const codes = await firstCodes(tx, authSecret, key);
  const { kept } = await tx
    .selectFrom("auth.recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("kept"))
    .where("user_id", "=", userId)
    .where(
      "code_hash",
      "in",
      codes.map((code) => recoveryHash(authSecret, code)),
    )
    .executeTakeFirstOrThrow();
  return kept === codes.length ? codes : null;
}
