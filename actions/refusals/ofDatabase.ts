import { z } from "zod";
import constraints from "../../schema/refusals/constraints.json" with { type: "json" };
import { violatedConstraint } from "../db/database.ts";
import { AppError } from "./AppError.ts";
import { isRefusalCode, type Refusal, REFUSALS } from "./catalogue.ts";
import type { RefusalEntry } from "./values.ts";

/** What `private.refuse` gives as message. */
const refused = z.object({
  code: z.string().refine(isRefusalCode),
  values: z.record(z.string(), z.unknown()).optional(),
  until: z.coerce.date().optional(),
});

const OF_CONSTRAINT: Readonly<Record<string, { code: string; field?: string }>> = constraints;

/**
 * A failed statement as a refusal: a limit or a rule that a trigger refused by, or a constraint that stands in
 * schema/refusals/constraints.json. Undefined for everything else, which is a fault of ours.
 */
export function refusalOfDatabase(error: unknown): AppError | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === undefined) return undefined;
  const known = OF_CONSTRAINT[constraint];
  if (known && isRefusalCode(known.code)) return refusalWith(known.code, undefined, undefined, known.field);
  const { message } = error as Error;
  const told = refused.safeParse(message.startsWith("{") ? JSON.parse(message) : null);
  return told.success ? refusalWith(told.data.code, told.data.values, told.data.until) : undefined;
}

/** @throws ZodError when the values are not those of the code's sentence: a mistake in our code */
function refusalWith(code: keyof typeof REFUSALS, values: unknown, until?: Date, field?: string): AppError {
  const { values: shape }: RefusalEntry = REFUSALS[code];
  const refusal = { code, until, ...(shape && { values: shape.parse(values) }) } as Refusal;
  return new AppError(refusal, { field });
}
