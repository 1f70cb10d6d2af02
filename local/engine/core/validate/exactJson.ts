import { losesDigits, NumberText } from "./refusals.ts";

/** Longer texts are read without: a megabyte of small numbers beside a long one would take half a second. */
const LONGEST = 64 * 1024;

/**
 * JSON whose numbers keep all their digits: those that JavaScript has no number for come as `NumberText`.
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  // Looking at every number takes several times as long as parsing.
  if (text.length > LONGEST || !/[\d.]{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text, ((_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" && source !== undefined && losesDigits(source)
      ? new NumberText(source, /^-?\d+$/.test(source))
      : value) as (key: string, value: unknown) => unknown);
}
