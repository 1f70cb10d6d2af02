import type Stripe from "stripe";
import { resourceMissing } from "./apiErrors.ts";
import { group, integer, list, text, timestamp, type Rule } from "./parameters.ts";

export interface PageParameters {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/** The parameters every list call has. */
export const pageParameters = {
  limit: integer({ least: 1, most: 100 }),
  starting_after: text(),
  ending_before: text(),
  expand: list(text()),
} satisfies Record<string, Rule>;

/** `created=…` or `created[gte]=…`. */
export const createdFilter: Rule = (value, param) =>
  typeof value === "string"
    ? timestamp(value, param)
    : group({ gt: timestamp, gte: timestamp, lt: timestamp, lte: timestamp })(value, param);

export function matchesCreated(created: number, filter: Stripe.RangeQueryParam | number | undefined): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "number") return created === filter;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = filter;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/**
 * One page of a list, newest first, after or before a cursor.
 * @param items oldest first
 */
export function listPage<Item extends { id: string }>(
  url: string,
  items: Item[],
  page: PageParameters,
  noun: string,
): Stripe.ApiList<Item> {
  const { ending_before: before, limit = 10, starting_after: after } = page;
  const newestFirst = items.toReversed();
  const indexOf = (id: string, param: string) => {
    const index = newestFirst.findIndex((item) => item.id === id);
    if (index < 0) throw resourceMissing(noun, id, { asParameter: param });
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(after, "starting_after") + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: "list", data, has_more: start + limit < newestFirst.length, url };
}
