import { expect, it } from "vitest";
import { imageUrl } from "./imageUrl.ts";

it("a picture of ours has an address for each size", () => {
  const picture = "/files/group-pictures/8492efd8-754f-4073-8c56-7bcd3ed149b0";
  expect([imageUrl(picture), imageUrl(picture, "card")]).toEqual([`${picture}/page`, `${picture}/card`]);
  expect(imageUrl("/files/other.png", "card")).toBe("/files/other.png");
});

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
