import { EngineError } from "../interface.ts";

/** A refusal of the request itself. */
export const invalid = (message: string, path = "$"): EngineError =>
  new EngineError("validation-failed", message, path);

/** A value that is of the right kind but cannot be read as what is wanted. */
export const unparsable = (message: string, path: string): EngineError =>
  new EngineError("parse-failed", message, path);

/** What a refusal calls a value: a literal by its syntax, a variable's value by its JSON type. */
export function describe(value: unknown, literal: boolean): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof NumberText) return value.isInteger ? "an integer" : "a float";
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

/** A number literal as it was written: numbers of JavaScript would lose digits of bigint and numeric. */
export class NumberText {
  readonly text: string;
  readonly isInteger: boolean;

  constructor(text: string, isInteger: boolean) {
    this.text = text;
    this.isInteger = isInteger;
  }
}

/** `a`, or `'x', 'y'`-like lists of names as the real engine prints them. */
export const quotedNames = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(", ")}]`;
