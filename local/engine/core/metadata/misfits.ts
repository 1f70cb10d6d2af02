/** A part of the document that Hasura could not read. */
export interface Misfit {
  reason: string;
  /** Whether the rest can still be read: only this part's presence is wrong. */
  harmless?: true;
}

/** What a value must look like: answers everything that is wrong with it. `at` is its place below the object. */
export type Shape = (value: unknown, at: string) => Misfit[];

export const anything: Shape = () => [];
export const text: Shape = expecting("a string", (value) => typeof value === "string");
export const filledText: Shape = expecting("a string that is not empty", (value) => {
  return typeof value === "string" && value !== "";
});
export const flag: Shape = expecting("true or false", (value) => typeof value === "boolean");
export const number: Shape = expecting("a number", (value) => typeof value === "number");
export const count: Shape = expecting(
  "a whole number from 0 on",
  (value) => Number.isInteger(value) && Number(value) >= 0,
);
export const object: Shape = expecting("an object", isRecord);

export const oneOf = (...allowed: string[]): Shape =>
  expecting(`one of ${allowed.map((each) => `"${each}"`).join(", ")}`, (value) => allowed.includes(value as string));

export const exactly = (wanted: boolean): Shape => expecting(String(wanted), (value) => value === wanted);

export const listOf =
  (item: Shape): Shape =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => item(each, `${at}[${index}]`))
      : [misfit(at, "a list", value)];

export const recordOf =
  (item: Shape): Shape =>
  (value, at) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, each]) => item(each, below(at, key)))
      : [misfit(at, "an object", value)];

/** One of several shapes; the refusal of any other value names them. */
export const either =
  (expected: string, ...shapes: Shape[]): Shape =>
  (value, at) => {
    const found = shapes.map((shape) => shape(value, at));
    return found.some((misfits) => misfits.length === 0) ? [] : [misfit(at, expected, value)];
  };

/** Features that this engine does not have: only absence, an empty list and an empty object are accepted. */
export const unsupported: Shape = (value, at) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0
    ? []
    : [{ reason: `${at} is not supported`, harmless: true }];

/** An object with these keys and no others. For an optional key, null means the same as absence. */
export const fields =
  (required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, at) => {
    if (!isRecord(value)) return [misfit(at, "an object", value)];
    const found: Misfit[] = [];
    const surplus = Object.keys(value).filter((key) => !Object.hasOwn(required, key) && !Object.hasOwn(optional, key));
    if (surplus.length > 0) {
      found.push({ reason: `${at === "" ? "" : `${at}: `}unexpected fields: ${surplus.join(", ")}`, harmless: true });
    }
    for (const [key, shape] of Object.entries(required)) {
      if (Object.hasOwn(value, key)) found.push(...shape(value[key], below(at, key)));
      else found.push({ reason: `${at === "" ? "" : `${at}: `}key "${key}" not found` });
    }
    for (const [key, shape] of Object.entries(optional)) {
      if (value[key] !== undefined && value[key] !== null) found.push(...shape(value[key], below(at, key)));
    }
    return found;
  };

function expecting(expected: string, fits: (value: unknown) => boolean): Shape {
  return (value, at) => (fits(value) ? [] : [misfit(at, expected, value)]);
}

function misfit(at: string, expected: string, value: unknown): Misfit {
  const found = value === null ? "null" : Array.isArray(value) ? "a list" : `${typeof value} ${JSON.stringify(value)}`;
  return { reason: `${at === "" ? "" : `${at}: `}expected ${expected}, but found ${found}` };
}

const below = (at: string, key: string): string => (at === "" ? key : `${at}.${key}`);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
