import { expect, it } from "vitest";
import { togetherOf } from "./togetherOf.ts";

it("settings of several parts are joined leaf by leaf, their lists one after the other", () => {
  const parts = [
    { session: { age: 1 }, plugins: ["a"] },
    { session: { keeps: true }, plugins: ["b"], rules: { "/x": false } },
  ];
  expect(togetherOf<object>(...parts)).toEqual({
    session: { age: 1, keeps: true },
    plugins: ["a", "b"],
    rules: { "/x": false },
  });
});

it("two parts that say the same thing are refused, with the name of what they say", () => {
  const hook = () => undefined;
  expect(() => togetherOf<object>({ hooks: { before: hook } }, { hooks: { before: hook } })).toThrow(
    "two parts set hooks.before",
  );
});
