import type { z } from "zod";
import { AppError, REFUSALS, type RefusalCode } from "../errors.ts";

const isRefusalCode = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);

/** A field as a form and the catalogue name it: an action's one input object is not part of the name. */
function fieldOf(path: readonly PropertyKey[]): string | undefined {
  const within = path[0] === "input" ? path.slice(1) : path;
  return within.join(".") || undefined;
}

/**
 * The input in its checked form. The first fault becomes the refusal and names its field; a schema whose message is a
 * code of the catalogue, such as `z.literal(true, "consent-required")`, is refused with that code.
 * @throws AppError
 */
export function checkInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const checked = schema.safeParse(raw);
  if (checked.success) return checked.data;
  const fault = checked.error.issues[0];
  const field = fault && fieldOf(fault.path);
  throw new AppError(fault && isRefusalCode(fault.message) ? fault.message : "invalid-input", { field });
}
