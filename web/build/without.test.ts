import { expect, it } from "vitest";
import { parseAst } from "vite";
import { without } from "./without.ts";

const CODE = `function made() {}
const list = [1];
list.first = 1;
maker.register("a");
made();
use({ list, kept: 2 });`;

const leftOf = (...names: string[]) =>
  without(CODE, parseAst(CODE), names)
    .split("\n")
    .filter((line) => line !== "");

it("leaves out what declares, changes or calls a name, and properties that are called so", () => {
  expect(leftOf("made", "list", "register")).toEqual(["use({  kept: 2 });"]);
  expect(leftOf("register")).toHaveLength(5);
});

it("refuses a version of a library that calls its pieces otherwise", () => {
  expect(() => leftOf("list", "gone")).toThrow("nothing in this version is called gone");
});
