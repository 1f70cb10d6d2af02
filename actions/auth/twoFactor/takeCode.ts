import { sql } from "kysely";
import { z } from "zod";
import type { Tx } from "../../db/database.ts";
import { secret } from "../../middleware/textInput.ts";
import { endRecovery } from "../recovery/endRecovery.ts";
import { stepOf } from "./authenticator.ts";
import { recoveryHash } from "./recoveryCodes.ts";
import { openSecret } from "./sealedSecret.ts";

/** A code of the app or a recovery code, as people paste it: `123 456`, `abcde-fghij`. */
export const codeInput = secret({ max: 40 }).transform((typed) => typed.replaceAll(/[\s-]/g, ""));

/** A code that was taken: which kind it was, and how many recovery codes are left. */
export type TakenCode = { kind: "app" } | { kind: "recovery"; left: number };

interface Given {
  userId: string;
  code: string;
  authSecret: string;
}

/**
 * Takes a code of somebody whose second factor is on. A code works once. It also ends a recovery: whoever has a code has not
 * lost the factor (D150).
 * @returns null for a code that is not good
 */
export async function takeCode(tx: Tx, given: Given): Promise<TakenCode | null> {
  const taken = await takeOnce(tx, given);
  if (taken) await endRecovery(tx, given.userId);
  return taken;
}

/** The row's lock lets one code of a person be looked at at a time, so the same one sent twice is taken once. */
async function takeOnce(tx: Tx, { authSecret, code, userId }: Given): Promise<TakenCode | null> {
  const factor = await tx
    .selectFrom("auth.two_factors")
    .select(["sealed_secret", "last_step"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return null;
  const step = stepOf(await openSecret(authSecret, userId, factor.sealed_secret), code, factor.last_step);
  if (step !== null) {
    await tx.updateTable("auth.two_factors").set({ last_step: step }).where("user_id", "=", userId).execute();
    return { kind: "app" };
  }
  const used = await tx
    .updateTable("auth.recovery_codes")
    .set({ used_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("code_hash", "=", recoveryHash(authSecret, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return null;
  return { kind: "recovery", left: await recoveryCodesLeft(tx, userId) };
}

/** How many recovery codes of a person are still good. */
export async function recoveryCodesLeft(tx: Tx, userId: string): Promise<number> {
  const { left } = await tx
    .selectFrom("auth.recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

export const codeForm = z.object({ code: codeInput });
