import type { Tx } from "../db/database.ts";
import { textLength } from "../domain/text.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";

/**
 * Bounds what people write about leaving: a member's or an admin's reason, an admin's answer.
 * @throws AppError with this code
 */
export async function checkWords(
  tx: Tx,
  words: string | null | undefined,
  code: "leave-reason-too-long" | "leave-answer-too-long" = "leave-reason-too-long",
): Promise<void> {
  const max = await readLimit(tx, "leave_reason_max");
  if (words && textLength(words) > max) throw new AppError({ code, values: { max } });
}
