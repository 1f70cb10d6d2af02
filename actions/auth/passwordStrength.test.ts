import { expect, it } from "vitest";
import { isWeakPassword, passwordChecks } from "./passwordStrength.ts";

it.each([
  ["Quiet-Harbour7!", 6],
  ["Quiet-Harbour7", 5],
  ["Quiet!Harbour7", 6],
  ["quietharbour7!", 5],
  ["quietharbour77", 4],
  ["quietharbour", 3],
  ["password", 1],
  ["MyPassword123!", 5],
  ["Abc123!", 4],
  ["QWERTYqwerty1!", 5],
  ["            ", 2],
  ["", 1],
])("%j does well in %i of the six checks", (password, score) => {
  expect(passwordChecks(password).filter(Boolean)).toHaveLength(score);
});

it("forgives one failed check, not two", () => {
  expect(isWeakPassword("Quiet-Harbour7")).toBe(false);
  expect(isWeakPassword("quietharbour77")).toBe(true);
});
