/** The steps of a JSONPath such as `$.hasura.claims`, `$['a.b'].c` or `$.roles[0]`. */
export type JsonPath = readonly (string | number)[];

const STEP = /\.([A-Za-z0-9_$-]+)|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/y;

/** @throws Error when the text is not such a path */
export function parseJsonPath(text: string): JsonPath {
  const steps: (string | number)[] = [];
  let at = text.startsWith("$") ? 1 : 0;
  if (at === 0) return parseJsonPath(text.startsWith("[") ? `$${text}` : `$.${text}`);
  while (at < text.length) {
    STEP.lastIndex = at;
    const match = STEP.exec(text);
    if (!match) throw new Error(`"${text}" is not a JSONPath`);
    const [whole, plain, single, double, index] = match;
    steps.push(index === undefined ? (plain ?? (single ?? double ?? "").replaceAll(/\\(.)/g, "$1")) : Number(index));
    at += whole.length;
  }
  return steps;
}

/** What lies there, or undefined. Own properties only. */
export function lookUp(document: unknown, path: JsonPath): unknown {
  let value = document;
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
