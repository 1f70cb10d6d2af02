import { describe, expect, it } from "vitest";
import { countFilters, discoverWhere, readFilters, startWindow, writeFilters } from "./discoverFilters.ts";

const none = readFilters(new URLSearchParams());
const today = new Date(2026, 10, 20);

describe("Discover's filters", () => {
  it("live in the address and come back from it", () => {
    const filters = {
      search: "rent",
      frequency: "weekly",
      amount: "low",
      start: "this_month",
      location: "Accra",
    } as const;
    const address = writeFilters(new URLSearchParams("tab=discover"), filters);
    expect(address.get("tab")).toBe("discover");
    expect(readFilters(address)).toEqual(filters);
    expect(countFilters(filters)).toBe(4);
  });

  it("fall back to everything when the address is nonsense", () => {
    expect(readFilters(new URLSearchParams("frequency=daily&amount=0&start=yesterday"))).toEqual(none);
    expect(countFilters(none)).toBe(0);
  });

  it("always ask for joinable public groups only (D251)", () => {
    expect(discoverWhere(none, today)).toEqual({
      _and: [{ is_public: { _eq: true } }, { status: { _eq: "recruiting" } }],
    });
  });

  it("put the amount bands in minor units: 50.00 is low, 50.01 and 200.00 are medium (D27)", () => {
    const band = (amount: "low" | "medium" | "high") => discoverWhere({ ...none, amount }, today)._and?.at(-1);
    expect(band("low")).toEqual({ contribution_amount: { _lte: 5000 } });
    expect(band("medium")).toEqual({ contribution_amount: { _gt: 5000, _lte: 20_000 } });
    expect(band("high")).toEqual({ contribution_amount: { _gt: 20_000 } });
  });

  it("take percent signs and underscores as they are", () => {
    expect(discoverWhere({ ...none, search: "100%_\\" }, today)._and?.at(-1)).toEqual({
      _or: [{ name: { _ilike: String.raw`%100\%\_\\%` } }, { description: { _ilike: String.raw`%100\%\_\\%` } }],
    });
  });

  it.each([
    ["starting_soon", "2026-11-20", "2026-11-27"],
    ["this_month", "2026-11-01", "2026-11-30"],
    ["next_month", "2026-12-01", "2026-12-31"],
    ["this_quarter", "2026-10-01", "2026-12-31"],
  ] as const)("read %s as %s to %s (D94)", (start, first, last) => {
    expect(startWindow(start, today)).toEqual([first, last]);
  });
});
