import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeStyleCache } from "./styleCache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As in a build, where a sheet has many rules. */
function builtSheet() {
  const { sheet } = makeStyleCache();
  sheet.isSpeedy = true;
  return sheet;
}

/** The next picture is painted. */
const paint = () => vi.advanceTimersToNextFrame() && vi.runOnlyPendingTimers();

it("the styles of one picture share a sheet, and those of the next one do not touch it", () => {
  const sheet = builtSheet();
  sheet.insert(".a{color:red}");
  sheet.insert("@media (width > 1px){.a{margin:0}}");
  expect(sheet.tags).toHaveLength(1);
  paint();
  sheet.insert(".b{color:red}");
  sheet.insert(".c{color:red}");
  expect(sheet.tags.map((tag) => tag.sheet!.cssRules.length)).toEqual([2, 2]);
});

it("in a long session the last sheet takes the rest", () => {
  const sheet = builtSheet();
  for (let picture = 0; picture < 60; picture++) {
    sheet.insert(`.p${picture}{color:red}`);
    paint();
  }
  expect(sheet.tags).toHaveLength(40);
  expect(sheet.tags.at(-1)!.sheet!.cssRules).toHaveLength(21);
});
