import { z } from "zod";
import { storedText, textLength, type TextShape } from "../domain/text.ts";

interface Fault {
  /** A code of the catalogue instead of the plain "check your input". */
  code?: string;
}

/**
 * A text that people type, checked and in its stored form. Without `max` a rule of `domain/` has to bound its length.
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

/** A name of somebody or something: every sign of it can be seen. */
export const name = (options: Fault & { max?: number } = {}) => text("name", options);

/** One line, such as a place. */
export const line = (options: Fault & { max?: number } = {}) => text("line", options);

/** One line or several: a description, a message. */
export const lines = (options: Fault & { max?: number } = {}) => text("lines", options);

/**
 * A text of which every character counts, such as a password or the token of a link: taken as it is, if it can be stored.
 * @param max in UTF-16 units
 */
export const secret = ({ code = "invalid-input", max, min = 1 }: Fault & { max: number; min?: number }) =>
  z
    .string()
    .min(min, code)
    .max(max)
    .refine((typed) => typed.isWellFormed() && !typed.includes("\u0000"));
