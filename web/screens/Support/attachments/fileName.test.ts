import { expect, it } from "vitest";
import { fileName } from "./fileName.ts";

it.each([
  ["statement.pdf", "statement.pdf"],
  ["  two\nlines.png ", "twolines.png"],
  ["letter\u202Efdp.exe", "letterfdp.exe"],
  ["\u200B\u0000", "file"],
  ["", "file"],
  [`${"a".repeat(200)}.pdf`, `${"a".repeat(116)}.pdf`],
])("shows %j as %j", (given, shown) => {
  expect(fileName(given)).toBe(shown);
});
