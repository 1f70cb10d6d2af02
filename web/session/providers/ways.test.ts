import { describe, expect, it } from "vitest";
import { inApp } from "../../native/appForTests.ts";
import { waysHere } from "./ways.ts";

const both = ["google", "apple"] as const;

describe("the ways to sign in", () => {
  it("are in a browser Google's own page alone: Apple is for the app on an iPhone", () => {
    expect(waysHere(both)).toEqual([{ provider: "google", askApp: null }]);
  });

  it.each([
    ["ios", ["google", "apple"]],
    ["android", ["google"]],
  ])("are by the app on %s %j", (platform, wanted) => {
    inApp({}, { platform });
    const ways = waysHere(both);
    expect(ways.map(({ provider }) => provider)).toEqual(wanted);
    expect(ways.every(({ askApp }) => askApp !== null)).toBe(true);
  });

  it("are none that the deployment is not known to", () => {
    expect(waysHere([])).toEqual([]);
    expect(waysHere(["apple"])).toEqual([]);
  });
});
