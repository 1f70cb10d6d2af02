import type { z } from "zod";
import { AppError } from "../refusals/AppError.ts";
import { faultOfInput } from "../refusals/faultOfInput.ts";

/**
 * Checks and parses the input. The first fault becomes the refusal and names its field.
 * @throws AppError
 */
export function checkInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const checked = schema.safeParse(raw);
  if (checked.success) return checked.data;
  const { refusal, field } = faultOfInput(checked.error.issues[0]);
  throw new AppError(refusal, { field });
}
