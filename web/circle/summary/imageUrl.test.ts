import { expect, it } from "vitest";
import { imageUrl } from "./imageUrl.ts";

it.each([
  [null, null],
  ["", null],
  ["null", null],
  ["undefined", null],
  ["data:image/png;base64,AA", "data:image/png;base64,AA"],
  ["https://img.example/a.png", "https://img.example/a.png"],
  ["/files/a.png", "/files/a.png"],
  ["files/a.png", "/files/a.png"],
])("%j is shown from %j", (stored, shown) => {
  expect(imageUrl(stored)).toBe(shown);
});
