/**
 * The steps of a path into JSON such as `$.hasura.claims`, `a['b.c']` or `roles[0]`; no steps for `$`, the whole value.
 */
export type JsonPath = readonly (string | number)[];

/** A name, or a number or a text in brackets, each with a dot before it or without. */
const STEP = /\.?(?:([\p{L}_][\p{L}\d_-]*)|\[(?:(\d+)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\])/uy;

/**
 * A path as Hasura reads it, in arguments of fields and in the settings of tokens.
 * @throws Error when the text is no path
 */
export function parseJsonPath(text: string): JsonPath {
  const steps: (string | number)[] = [];
  let at = text.startsWith("$") ? 1 : 0;
  if (text === "") throw new Error("an empty text is no JSON path");
  while (at < text.length) {
    STEP.lastIndex = at;
    const match = STEP.exec(text);
    if (!match) throw new Error(`"${text}" is no JSON path`);
    const [whole, name, index, double, single] = match;
    const quoted = (double ?? single ?? "").replaceAll(/\\(.)/g, "$1");
    steps.push(index === undefined ? (name ?? quoted) : Number(index));
    at += whole.length;
  }
  return steps;
}

/** The value at the path, or undefined. Only own properties count. */
export function lookUp(document: unknown, path: JsonPath): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
