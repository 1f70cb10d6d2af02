import type { Json, JsonObject, Kind } from "../scenes/scene.ts";
import { allOf, anyOf, not, type Truth } from "./truth.ts";

/** Compares two values of a kind as Postgres does: negative, zero or positive. */
export function order(kind: Kind, one: Json, other: Json): number {
  if (kind === "json") return sameJson(one, other) ? 0 : 1;
  if (kind === "ints") {
    const [left, right] = [one as readonly number[], other as readonly number[]];
    for (const [index, item] of left.entries()) {
      if (index >= right.length) return 1;
      if (item !== right[index]) return item - right[index]!;
    }
    return left.length - right.length;
  }
  const [left, right] = [one as number, other as number];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Equality of JSON values, in which the order of keys does not matter. */
export function sameJson(one: Json, other: Json): boolean {
  if (isList(one) || isList(other)) {
    return (
      isList(one) && isList(other) && one.length === other.length && one.every((item, at) => sameJson(item, other[at]!))
    );
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length && keys.every((key) => key in other && sameJson(one[key]!, other[key]!))
    );
  }
  return one === other;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether `left operator right` holds; `left` may be SQL's NULL, `right` is a value or a list of values. */
export function compare(operator: string, kind: Kind, left: Json, right: Json): Truth {
  if (operator === "_is_null") return (left === null) === right;
  const list = () => right as readonly Json[];
  // Not even NULL is in an empty list.
  if (operator === "_in") return anyOf(list().map((item) => compare("_eq", kind, left, item)));
  if (operator === "_nin") return allOf(list().map((item) => compare("_neq", kind, left, item)));
  if (left === null || right === null) return null;
  switch (operator) {
    case "_eq":
      return order(kind, left, right) === 0;
    case "_neq":
      return order(kind, left, right) !== 0;
    case "_gt":
      return order(kind, left, right) > 0;
    case "_lt":
      return order(kind, left, right) < 0;
    case "_gte":
      return order(kind, left, right) >= 0;
    case "_lte":
      return order(kind, left, right) <= 0;
    case "_contains":
      return kind === "ints" ? includesAll(left, right) : contains(left, right, true);
    case "_contained_in":
      return kind === "ints" ? includesAll(right, left) : contains(right, left, true);
    case "_has_key":
      return hasKey(left, right as string);
    case "_has_keys_any":
      return list().some((key) => hasKey(left, key as string));
    case "_has_keys_all":
      return list().every((key) => hasKey(left, key as string));
    default:
      return matches(operator, left as string, right as string);
  }
}

const includesAll = (whole: Json, part: Json): boolean =>
  (part as readonly Json[]).every((item) => (whole as readonly Json[]).includes(item));

/** jsonb's `@>`: at the top only, a list also contains a bare value. */
function contains(whole: Json, part: Json, isTop: boolean): boolean {
  if (isObject(whole) && isObject(part)) {
    return Object.entries(part).every(([key, value]) => key in whole && contains(whole[key]!, value, false));
  }
  if (isList(whole) && isList(part)) return part.every((item) => whole.some((each) => contains(each, item, false)));
  if (isTop && isList(whole) && !isObject(part)) return whole.includes(part);
  return sameJson(whole, part);
}

function hasKey(value: Json, key: string): boolean {
  if (isList(value)) return value.includes(key);
  return isObject(value) ? key in value : value === key;
}

/** The LIKE, SIMILAR TO and regular expression operators. */
function matches(operator: string, text: string, pattern: string): Truth {
  const negated = /^_n(like|ilike|similar|regex|iregex)$/.exec(operator);
  if (negated) return not(matches(`_${negated[1]}`, text, pattern));
  switch (operator) {
    case "_like":
      return new RegExp(`^${likePattern(pattern)}$`, "s").test(text);
    case "_ilike":
      return new RegExp(`^${likePattern(pattern)}$`, "is").test(text);
    case "_similar":
      return new RegExp(`^(?:${pattern.replaceAll("%", ".*").replaceAll("_", ".")})$`, "s").test(text);
    case "_regex":
      return new RegExp(pattern).test(text);
    case "_iregex":
      return new RegExp(pattern, "i").test(text);
    default:
      throw new Error(`the reference does not know the operator ${operator}`);
  }
}

function likePattern(pattern: string): string {
  return pattern.replaceAll(/\\(.)|([%_])|[.*+?^${}()|[\]\\]/g, (found, escaped?: string, wild?: string) => {
    if (escaped !== undefined) return `\\x${escaped.charCodeAt(0).toString(16)}`;
    return wild === undefined ? `\\${found}` : wild === "%" ? ".*" : ".";
  });
}
