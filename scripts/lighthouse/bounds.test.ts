import { expect, it } from "vitest";
import { faultsOf, type Figures, medianOf } from "./bounds.ts";

const good: Figures = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1900,
  tbtMs: 90,
  cls: 0,
};
const bounds = { performance: 95, lcpMs: 2000 };

it("finds nothing in a page within its bounds", () => {
  expect(faultsOf(good, bounds, 1500)).toEqual([]);
});

it.each([
  [{ performance: 94 }, ["performance 94 < 95"]],
  [{ seo: 99 }, ["seo 99 < 100"]],
  [{ lcpMs: 2001 }, ["LCP 2001 ms > 2000"]],
  [{ tbtMs: 151 }, ["TBT 151 ms > 150"]],
  [{ cls: 0.021 }, ["CLS 0.021 > 0.02"]],
])("names what is worse: %j", (worse, faults) => {
  expect(faultsOf({ ...good, ...worse }, bounds, 1500)).toEqual(faults);
});

it("allows one and a half times the paint of an empty page, where that is less", () => {
  expect(faultsOf(good, bounds, 1200)).toEqual(["LCP 1900 ms > 1800"]);
});

it("takes the middle of the runs, figure by figure", () => {
  const runs = [
    { ...good, lcpMs: 3000, tbtMs: 10 },
    { ...good, lcpMs: 1000, tbtMs: 20 },
    { ...good, lcpMs: 2000, tbtMs: 30 },
  ];
  expect(medianOf(runs)).toMatchObject({ lcpMs: 2000, tbtMs: 20 });
});
