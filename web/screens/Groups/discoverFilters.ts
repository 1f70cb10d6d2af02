/** What Discover can be narrowed by, as it stands in the address, and what it makes the server look for. */
import type { joinable_groups_args } from "../../__generated__/member/DiscoverListQuery.graphql.ts";
import { frequencies } from "../../circle/groupWords.ts";
import { localDay } from "../../lib/dates.ts";

export const rhythms = ["all", ...frequencies] as const;
export const amounts = ["all", "low", "medium", "high"] as const;
export const starts = ["any", "starting_soon", "this_month", "next_month", "this_quarter"] as const;

export interface DiscoverFilters {
  search: string;
  frequency: (typeof rhythms)[number];
  amount: (typeof amounts)[number];
  start: (typeof starts)[number];
  location: string;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]!;

export function readFilters(address: URLSearchParams): DiscoverFilters {
  return {
    search: address.get("q") ?? "",
    frequency: oneOf(rhythms, address.get("frequency")),
    amount: oneOf(amounts, address.get("amount")),
    start: oneOf(starts, address.get("start")),
    location: address.get("location") ?? "",
  };
}

export function writeFilters(address: URLSearchParams, filters: DiscoverFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  const entries = {
    q: filters.search,
    frequency: filters.frequency === "all" ? "" : filters.frequency,
    amount: filters.amount === "all" ? "" : filters.amount,
    start: filters.start === "any" ? "" : filters.start,
    location: filters.location,
  };
  for (const [name, value] of Object.entries(entries)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many are set, not counting the search. */
export function countFilters({ amount, frequency, location, start }: DiscoverFilters): number {
  return [amount !== "all", frequency !== "all", start !== "any", location !== ""].filter(Boolean).length;
}

/** First and last calendar day of a start filter, in the viewer's own time zone (D94). */
export function startWindow(start: Exclude<DiscoverFilters["start"], "any">, today: Date): [string, string] {
  const year = today.getFullYear();
  const month = today.getMonth();
  switch (start) {
    case "starting_soon":
      return [localDay(today), localDay(new Date(year, month, today.getDate() + 7))];
    case "this_month":
      return [localDay(new Date(year, month, 1)), localDay(new Date(year, month + 1, 0))];
    case "next_month":
      return [localDay(new Date(year, month + 1, 1)), localDay(new Date(year, month + 2, 0))];
    case "this_quarter": {
      const first = month - (month % 3);
      return [localDay(new Date(year, first, 1)), localDay(new Date(year, first + 3, 0))];
    }
  }
}

/** Minor units (D27): low up to 50.00, medium above that up to 200.00, high above. */
const bands = { low: { at_most: 5000 }, medium: { above: 5000, at_most: 20_000 }, high: { above: 20_000 } } as const;

/** The pattern of a text that holds `text`, percent signs and underscores taken as they are. */
export const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** No stored text holds a NUL, and the database takes none: without it an address that was tampered with finds what is left. */
const soughtText = (text: string): string => text.replaceAll("\0", "").trim();

/** Which joinable public groups (D251) are looked for. */
export function soughtBy(filters: DiscoverFilters, today: Date): joinable_groups_args {
  const search = soughtText(filters.search);
  const location = soughtText(filters.location);
  const [starts_from, starts_until] = filters.start === "any" ? [] : startWindow(filters.start, today);
  return {
    ...(search && { search }),
    ...(filters.frequency !== "all" && { frequency: filters.frequency }),
    ...(filters.amount !== "all" && bands[filters.amount]),
    ...(starts_from && { starts_from, starts_until }),
    ...(location && { location }),
  };
}
