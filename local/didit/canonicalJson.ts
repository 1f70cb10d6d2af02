type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** Numbers that Didit's server holds as floats, and so writes with a point even when they are whole. */
const FLOATS = new Set(["score", "age_estimation"]);

/**
 * The bytes of a webhook as Didit's Python server writes them: keys sorted, no spaces, letters beyond ASCII escaped and
 * whole floats with `.0`. A receiver that parses and prints them gets other bytes, and must notice.
 */
export function wireJson(value: unknown): string {
  return print(
    value as Json,
    (text) => escapeNonAscii(JSON.stringify(text)),
    (number, name) => (FLOATS.has(name) && Number.isInteger(number) ? `${number}.0` : String(number)),
  );
}

/** The text under `X-Signature-V2`: the same, but with unescaped letters and whole floats as integers. */
export function canonicalJson(value: unknown): string {
  return print(value as Json, (text) => JSON.stringify(text), String);
}

function print(
  value: Json,
  text: (text: string) => string,
  number: (number: number, name: string) => string,
  name = "",
): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "string") return text(value);
  if (typeof value === "number") return number(value, name);
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => print(item, text, number, name)).join(",")}]`;
  const fields = Object.keys(value)
    .sort()
    .filter((key) => value[key] !== undefined)
    .map((key) => `${text(key)}:${print(value[key], text, number, key)}`);
  return `{${fields.join(",")}}`;
}

function escapeNonAscii(quoted: string): string {
  return quoted.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
