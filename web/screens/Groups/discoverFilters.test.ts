import { describe, expect, it } from "vitest";
import { countFilters, readFilters, soughtBy, startWindow, writeFilters } from "./discoverFilters.ts";

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

  it("ask for every joinable circle when nothing is set (D251)", () => {
    expect(soughtBy(none, today)).toEqual({});
    expect(soughtBy({ ...none, search: "  ", location: " " }, today)).toEqual({});
    expect(soughtBy({ ...none, search: "\0", location: "Ac\0cra" }, today)).toEqual({ location: "Accra" });
  });

  it("ask for what is set, texts as they were typed", () => {
    expect(
      soughtBy(
        { search: " 100%_ ", frequency: "weekly", amount: "all", start: "this_month", location: " Accra " },
        today,
      ),
    ).toEqual({
      search: "100%_",
      frequency: "weekly",
      starts_from: "2026-11-01",
      starts_until: "2026-11-30",
      location: "Accra",
    });
  });

  it("put the amount bands in minor units: 50.00 is low, 50.01 and 200.00 are medium (D27)", () => {
    const band = (amount: "low" | "medium" | "high") => soughtBy({ ...none, amount }, today);
    expect(band("low")).toEqual({ at_most: 5000 });
    expect(band("medium")).toEqual({ above: 5000, at_most: 20_000 });
    expect(band("high")).toEqual({ above: 20_000 });
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
