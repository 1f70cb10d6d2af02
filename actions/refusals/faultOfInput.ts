import type { z } from "zod";
import { isRefusalCode, type Refusal, type RefusalCode, REFUSALS } from "./catalogue.ts";
import type { RefusalEntry } from "./values.ts";

/**
 * A fault that zod found, as a refusal. A schema whose message is a code of the catalogue, such as
 * `z.literal(true, "consent-required")` or `z.string().min(12, "password-too-short")`, is refused with that code, whose
 * values are the bounds of the check: `min` and `max`, or the `params` of a `refine`.
 */
export function faultOfInput(fault: z.core.$ZodIssue | undefined): { refusal: Refusal; field: string | undefined } {
  const field = fault && fieldOf(fault.path);
  if (!fault || !isRefusalCode(fault.message)) return { refusal: { code: "invalid-input" }, field };
  return { refusal: withValues(fault.message, boundsOf(fault)), field };
}

/** A field as the form and the catalogue name it, without the name of the action's one input object. */
function fieldOf(path: readonly PropertyKey[]): string | undefined {
  const within = path[0] === "input" ? path.slice(1) : path;
  return within.join(".") || undefined;
}

function boundsOf(fault: z.core.$ZodIssue): Record<string, unknown> {
  if (fault.code === "too_small") return { min: Number(fault.minimum) };
  if (fault.code === "too_big") return { max: Number(fault.maximum) };
  return fault.code === "custom" ? { ...fault.params } : {};
}

/** @throws ZodError when a schema names a code but not the values of its sentence: a mistake in our code */
function withValues(code: RefusalCode, values: Record<string, unknown>): Refusal {
  const { values: shape }: RefusalEntry = REFUSALS[code];
  return (shape ? { code, values: shape.parse(values) } : { code }) as Refusal;
}
