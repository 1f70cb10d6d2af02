import { NumberText } from "./refusals.ts";

/**
 * JSON with every number that a number of JavaScript would change kept as it is written.
 * @throws SyntaxError
 */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text, ((_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === "number" && source !== undefined && String(value) !== source
      ? new NumberText(source, /^-?\d+$/.test(source))
      : value) as (key: string, value: unknown) => unknown);
