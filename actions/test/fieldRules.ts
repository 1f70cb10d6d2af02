import { storedText, textLength, type TextShape } from "../domain/text.ts";
import { placeInside } from "../../schema/wayBack.ts";
import { NOBODY } from "./corpus/ids.ts";

/**
 * What an action should make of each value of a field. `undefined` stands for a field that is left out.
 * `kept`: the action succeeds and stores this. `refused`: the action answers a refusal that names the field; where the
 * value is well-formed and what it points at is wrong, `code` is the refusal's code, or with `orCode` may be. `either`: it
 * is for the other fields to say which of both; what is kept is this.
 */
export type FieldRule = (value: unknown) => Outcome;
export type Outcome = { kept: unknown } | { refused: true; code?: string; orCode?: string } | { either: unknown };

const REFUSED = { refused: true } as const;

/** Text of `min` to `max` characters, in the form in which such texts are stored. */
export function text({ min = 1, max, shape = "line" }: { min?: number; max: number; shape?: TextShape }): FieldRule {
  return (value) => {
    if (typeof value !== "string") return REFUSED;
    const stored = storedText(value, shape);
    return stored === null || textLength(stored) < min || textLength(stored) > max ? REFUSED : { kept: stored };
  };
}

/** A value like the one of the base call: whether it may be depends on the others. */
const like =
  (right: unknown, isLike: (value: unknown) => boolean, orCode?: string): FieldRule =>
  (value) => {
    if (value === right) return { kept: right };
    if (orCode !== undefined) return { refused: true, ...(isLike(value) && { orCode }) };
    return isLike(value) ? { either: value } : REFUSED;
  };

/** A place inside the app, as an address carries it. */
export const place: FieldRule = (value) =>
  typeof value === "string" && placeInside(value) !== undefined ? { kept: value.toWellFormed() } : REFUSED;

/** A whole number. */
export const whole = (right: number): FieldRule => like(right, (value) => Number.isSafeInteger(value));

/** A number that counts something; of another there is nothing, which this code says. */
export const numberOf = (right: number, unknown: string): FieldRule => like(right, Number.isSafeInteger, unknown);

/** A day of the calendar, as `2027-03-01`. */
export const day = (right: string): FieldRule =>
  like(right, (value) => {
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
    const at = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
  });

/** An instant, as `2027-03-01T12:00:00Z`. A well-formed other one is refused with this code. */
export const instant = (right: string, wrong: string): FieldRule =>
  like(right, (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value), wrong);

/** A time zone by the name of its region. */
export const timeZone = (right: string): FieldRule =>
  like(right, (value) => typeof value === "string" && /^(UTC|[A-Z]\w+(\/[\w+-]+)+)$/.test(value));

/** An address of a mailbox, kept in small letters. */
export const address =
  (right: string): FieldRule =>
  (value) => {
    if (value === right) return { kept: right };
    const typed = typeof value === "string" ? value.trim().toLowerCase() : "";
    return /^[!-~]+@[!-~]+\.[!-~]+$/.test(typed) ? { either: typed } : REFUSED;
  };

/** A field that may be null or left out; then `kept` is what the action goes on with. An empty text counts as none. */
export function optional(rule: FieldRule, kept: unknown): FieldRule {
  return (value) => {
    if (value === null || value === undefined) return { kept };
    const outcome = rule(value);
    return "kept" in outcome && outcome.kept === "" ? { kept } : outcome;
  };
}

export const oneOf =
  (...values: unknown[]): FieldRule =>
  (value) =>
    values.includes(value) ? { kept: value } : REFUSED;

export const flag = oneOf(true, false);

/** An id in any writing that somebody might take for one. */
const WRITTEN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id. A well-formed one that names nothing the caller may touch is refused with this code. */
export const idOf =
  (right: string, unknown: string): FieldRule =>
  (value) => {
    if (value === right) return { kept: value };
    if (value === NOBODY) return { refused: true, code: unknown };
    return { refused: true, ...(typeof value === "string" && WRITTEN_ID.test(value) && { orCode: unknown }) };
  };

export const isWrittenId = (value: unknown): boolean => typeof value === "string" && WRITTEN_ID.test(value);
