import { expect, it } from "vitest";
import { MissingValue, oneOf, required } from "./required.ts";

it.each([0, "", false])("takes %j as a value", (value) => expect(required(value, "a.b")).toBe(value));

it.each([null, undefined])("names what is missing instead of guessing %j", (value) => {
  expect(() => required(value, "standings.due_date")).toThrow(new MissingValue("standings.due_date is missing"));
});

it("keeps a known word and refuses any other", () => {
  expect(oneOf(["paid", "due"], "due", "board.state")).toBe("due");
  expect(() => oneOf(["paid", "due"], "lost", "board.state")).toThrow(MissingValue);
  expect(() => oneOf(["paid", "due"], null, "board.state")).toThrow(MissingValue);
});
