import type { Json } from "../scenes/scene.ts";
import { isObject, sameJson } from "./operators.ts";

/** The answers that are right: where the order does not decide everything, there are several. */
export type Expected =
  | { value: Json }
  | { near: number }
  | { cursor: Json }
  | { globalId: Json }
  | { members: readonly (readonly [key: string, value: Expected])[] }
  | { list: readonly Group[] }
  | { either: readonly Expected[] }
  | { anything: true };

/** Rows that are equal in the order: a number of them, any of them, in any order. */
export interface Group {
  take: number;
  of: readonly Expected[];
}

export const exactly = (value: Json): Expected => ({ value });
export const ANYTHING: Expected = { anything: true };
export const inOrder = (items: readonly Expected[]): Expected => ({
  list: items.map((item) => ({ take: 1, of: [item] })),
});

/** Whether an answer is one of the right ones. */
export function fits(expected: Expected, actual: Json | undefined): boolean {
  if (actual === undefined) return false;
  if ("anything" in expected) return true;
  if ("value" in expected) return sameJson(expected.value, actual);
  if ("near" in expected) return typeof actual === "number" && isNear(expected.near, actual);
  if ("cursor" in expected) return typeof actual === "string" && sameJson(expected.cursor, decoded(actual));
  if ("globalId" in expected) return typeof actual === "string" && sameJson(expected.globalId, decoded(actual));
  if ("either" in expected) return expected.either.some((each) => fits(each, actual));
  if ("members" in expected) {
    if (!isObject(actual)) return false;
    const keys = Object.keys(actual);
    return (
      keys.length === expected.members.length &&
      expected.members.every(([key, value], index) => keys[index] === key && fits(value, actual[key]))
    );
  }
  if (!Array.isArray(actual)) return false;
  const items = [...(actual as readonly Json[])];
  const isWhole = expected.list.every(({ take, of }) => {
    const part = items.splice(0, take);
    return part.length === take && canPair(part, of);
  });
  return isWhole && items.length === 0;
}

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

export function decoded(text: string): Json {
  try {
    return JSON.parse(Buffer.from(text, "base64").toString("utf8")) as Json;
  } catch {
    return null;
  }
}

/** Whether each item can be paired with one that is expected. */
function canPair(items: readonly Json[], expected: readonly Expected[]): boolean {
  const options = items.map((item) => expected.flatMap((each, index) => (fits(each, item) ? [index] : [])));
  const takenBy = new Map<number, number>();
  const place = (item: number, tried: Set<number>): boolean =>
    options[item]!.some((index) => {
      if (tried.has(index)) return false;
      tried.add(index);
      const holder = takenBy.get(index);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(index, item);
      return true;
    });
  return items.every((_, item) => place(item, new Set()));
}
