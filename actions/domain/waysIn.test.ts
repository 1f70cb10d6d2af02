import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayRemoveWayIn, type WayIn } from "./waysIn.ts";

const WAYS = ["password", "google", "apple"] as const;

describe("D166: a way in may be taken away", () => {
  it.each<[has: WayIn[], open: WayIn[], remove: WayIn, answer: string]>([
    [["password", "google"], ["google", "apple"], "google", "remove"],
    [["google", "apple"], ["google", "apple"], "google", "remove"],
    [["google"], ["google", "apple"], "google", "last-way-in"],
    // Apple opens nothing where the deployment is not known to it.
    [["google", "apple"], ["google"], "google", "last-way-in"],
    [["password"], ["google"], "google", "gone"],
  ])("has %j, open %j, without %s: %s", (has, open, remove, answer) => {
    const may = mayRemoveWayIn({ has, open, remove });
    expect(may.allowed ? may.act : may.code).toBe(answer);
  });

  it("never the last that opens anything, in any order", () => {
    const some = fc.uniqueArray(fc.constantFrom(...WAYS));
    fc.assert(
      fc.property(some, some, fc.array(fc.constantFrom(...WAYS)), (first, open, removals) => {
        const opens = (has: readonly WayIn[]) => has.some((way) => way === "password" || open.includes(way));
        let has: WayIn[] = first;
        for (const remove of removals) {
          const may = mayRemoveWayIn({ has, open, remove });
          if (!may.allowed) continue;
          const after = has.filter((way) => way !== remove);
          if (may.act === "remove") expect(opens(after)).toBe(true);
          has = after;
        }
        expect(opens(has)).toBe(opens(first));
      }),
    );
  });
});
