import { expect, it } from "vitest";
import { circleIn, type Imports } from "../build/order.ts";

const files = (imports: Record<string, string[]>): Imports => new Map(Object.entries(imports));

it("files that import one after the other are in order", () => {
  expect(circleIn(files({ page: ["app", "circle"], circle: ["app"], app: [] }))).toBeUndefined();
});

it("names the files of a circle, also behind a page", () => {
  expect(
    circleIn(files({ page: ["circle"], circle: ["ring", "app"], ring: ["members"], members: ["circle"] })),
  ).toEqual(["circle", "ring", "members"]);
});
