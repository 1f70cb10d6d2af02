import { afterEach, expect, it, vi } from "vitest";
import { growToText } from "./growToText.ts";

afterEach(() => vi.unstubAllGlobals());

/** An input of a browser in which a line of text is 20 pixels high, and the borders of an input 2. */
function openInput(knowsFieldSizing: boolean): (text: string) => string {
  vi.stubGlobal("CSS", { supports: () => knowsFieldSizing });
  const input = document.createElement("textarea");
  const heightNow = () => Number.parseFloat(input.style.height) || 22;
  Object.defineProperties(input, {
    offsetHeight: { get: heightNow },
    clientHeight: { get: () => heightNow() - 2 },
    scrollHeight: { get: () => Math.max(20 * input.value.split("\n").length, heightNow() - 2) },
  });
  return (text) => {
    input.value = text;
    growToText(input);
    return input.style.height;
  };
}

it("is as high as its lines, also when they become fewer", () => {
  const heightOf = openInput(false);
  expect(["One line", "One\ntwo\nthree", ""].map(heightOf)).toEqual(["22px", "62px", "22px"]);
});

it("leaves it to a browser that knows how", () => {
  const heightOf = openInput(true);
  expect(heightOf("One\ntwo")).toBe("");
});
