import { expect, it } from "vitest";
import { readFlag } from "./flag.ts";

it.each(["true", "T", "yes", "Y", "1"])("reads %s as yes", (text) => {
  expect(readFlag({ FLAG: text }, "FLAG", false)).toBe(true);
});

it.each(["false", "F", "no", "N", "0"])("reads %s as no", (text) => {
  expect(readFlag({ FLAG: text }, "FLAG", true)).toBe(false);
});

it("uses the default where nothing is set, and refuses any other text", () => {
  expect([readFlag({}, "FLAG", true), readFlag({ FLAG: "" }, "FLAG", false)]).toEqual([true, false]);
  expect(() => readFlag({ FLAG: "Maybe" }, "FLAG", true)).toThrow('FLAG: expected true or false, found "Maybe"');
});
