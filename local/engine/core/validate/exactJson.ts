import { losesDigits, NumberText } from "./refusals.ts";

/**
 * Longer texts are parsed without exact numbers: a megabyte of small numbers beside a long one would take half a
 * second.
 */
const LONGEST = 64 * 1024;

/** Parses JSON without losing digits: numbers that JavaScript cannot hold become `NumberText`. @throws SyntaxError */
export function parseExactJson(text: string): unknown {
  // Checking every number takes several times as long as parsing.
  if (text.length > LONGEST || !/[\d.]{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text, ((_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" && source !== undefined && losesDigits(source)
      ? new NumberText(source, /^-?\d+$/.test(source))
      : value) as (key: string, value: unknown) => unknown);
}
