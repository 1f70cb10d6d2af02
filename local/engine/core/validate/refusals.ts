import { EngineError } from "../../interface.ts";

/** A refusal of the request itself. */
export const invalid = (message: string, path = "$"): EngineError =>
  new EngineError("validation-failed", message, path);

/** A value of the right kind that cannot be read. */
export const unparsable = (message: string, path: string): EngineError =>
  new EngineError("parse-failed", message, path);

/** What a refusal calls a value: a literal by its syntax, a variable's value by its JSON type. */
export function describe(value: unknown, literal: boolean): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof NumberText) return literal ? (value.isInteger ? "an integer" : "a float") : "a number";
  switch (typeof value) {
    case "boolean":
      return "a boolean";
    case "string":
      return "a string";
    case "number":
    case "bigint":
      return literal ? (Number.isInteger(value) ? "an integer" : "a float") : "a number";
    default:
      return Array.isArray(value) ? "a list" : "an object";
  }
}

/** A number as it was written, because JavaScript's numbers would lose digits of bigint and numeric. */
export class NumberText {
  readonly text: string;
  readonly isInteger: boolean;

  constructor(text: string, isInteger: boolean) {
    this.text = text;
    this.isInteger = isInteger;
  }

  toJSON(): unknown {
    return losesDigits(this.text) ? (JSON as unknown as RawJson).rawJSON(this.text) : Number(this.text);
  }
}

// Part of the language since 2025, but not yet of TypeScript's libraries.
interface RawJson {
  rawJSON(text: string): unknown;
}

/** Whether JavaScript's number differs from the written one. */
export function losesDigits(text: string): boolean {
  const digits = significantDigits(text);
  if (digits.length <= 15) return false;
  const value = Number(text);
  return Number.isFinite(value) && significantDigits(String(value)) !== digits;
}

const significantDigits = (text: string): string =>
  text
    .replace(/e.*$/i, "")
    .replace(/[-.]/g, "")
    .replace(/^0+|0+$/g, "");

/** `a`, or `'x', 'y'`-like lists of names as the real engine prints them. */
export const quotedNames = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(", ")}]`;

/** A number that does not fit an integer type. */
export const outOfBounds = (number: string, path: string): EngineError =>
  unparsable(
    `The value ${scientific(number)} lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?`,
    path,
  );

/** A number as Haskell prints it, with every digit: with an exponent from ten million on and below a tenth. */
export function scientific(text: string): string {
  const [, sign, whole, fraction = "", power = "0"] = /^(-?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const written = `${whole}${fraction}`;
  const digits = written.replace(/^0+/, "").replace(/0+$/, "");
  if (digits === "") return "0.0";
  // Where the decimal point stands, counted from before the first digit that is not zero.
  const point = whole.length + Number(power) - (written.length - written.replace(/^0+/, "").length);
  if (point < 0 || point > 7) return `${sign}${digits[0]}.${digits.slice(1) || "0"}e${point - 1}`;
  return `${sign}${digits.slice(0, point).padEnd(point, "0") || "0"}.${digits.slice(point) || "0"}`;
}
