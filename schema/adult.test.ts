import { expect, it } from "vitest";
import { isAdult, isBirthday } from "./adult.ts";

it.each([
  ["2008-11-20", "2026-11-20T00:00:00Z", true],
  ["2008-11-21", "2026-11-20T23:59:59Z", false],
  ["2008-02-29", "2026-02-28T12:00:00Z", false],
  ["2008-02-29", "2026-03-01T00:00:00Z", true],
  ["1950-01-01", "2026-01-01T00:00:00Z", true],
  ["1950-02-30", "2026-01-01T00:00:00Z", false],
  ["2030-01-01", "2026-01-01T00:00:00Z", false],
  ["yesterday", "2026-01-01T00:00:00Z", false],
])("D159: born %s is an adult at %s: %s", (born, now, expected) => {
  expect(isAdult(born, new Date(now))).toBe(expected);
});

it.each([
  ["1990-06-15", true],
  ["2026-11-20", true],
  ["2026-11-21", false],
  ["1895-12-31", false],
  ["1990-02-29", false],
  ["1990-13-01", false],
  ["15.06.1990", false],
  ["", false],
])("%j is a day on which somebody may have been born: %s", (text, expected) => {
  expect(isBirthday(text, new Date("2026-11-20T12:00:00Z"))).toBe(expected);
});
