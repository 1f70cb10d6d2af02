import { z } from "zod";
import { storedText, textLength, type TextShape } from "../domain/text.ts";

interface Fault {
  /** A code of the catalogue instead of the plain "check your input". */
  code?: string;
}

/**
 * A text that people type, checked and in its stored form. Without `max`, a rule of `domain/` has to limit its length.
 * @param max in characters as people count them
 */
function text(shape: TextShape, { code = "invalid-input", max = Infinity }: Fault & { max?: number }) {
  return z.string(code).transform((typed, checked) => {
    const stored = storedText(typed, shape);
    if (stored !== null && textLength(stored) <= max) return stored;
    checked.addIssue({ code: "custom", message: code });
    return z.NEVER;
  });
}

/** A name of a person or thing, all of whose characters are visible. */
export const name = (options: Fault & { max?: number } = {}) => text("name", options);

/** One line, such as a place. */
export const line = (options: Fault & { max?: number } = {}) => text("line", options);

/** One line or several: a description, a message. */
export const lines = (options: Fault & { max?: number } = {}) => text("lines", options);

/**
 * A text that is kept unchanged, such as a password or the token of a link. It only has to be storable.
 * @param max in UTF-16 units
 */
export const secret = ({ code = "invalid-input", max, min = 1 }: Fault & { max: number; min?: number }) =>
  z
    .string()
    .min(min, code)
    .max(max)
    .refine((typed) => typed.isWellFormed() && !typed.includes("\u0000"));
