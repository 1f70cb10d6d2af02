import { expect, it } from "vitest";
import { contrast } from "../theme/palette.ts";
import { avatarGround, avatarGrounds, avatarInk, initials } from "./avatar.ts";

it.each([
  ["Amina El Fassi", "AF"],
  ["chloe", "C"],
  ["  Bruno   Díaz ", "BD"],
  ["Émile", "É"],
  ["", ""],
  ["😀 Smile", "😀S"],
])("the initials of %j are %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it("gives the same person the same colour and spreads people over all of them", () => {
  const ids = Array.from({ length: 200 }, (_, at) => `00000000-0000-7000-8000-${String(at * 7919).padStart(12, "0")}`);
  expect(ids.map(avatarGround)).toEqual(ids.map(avatarGround));
  expect(new Set(ids.map(avatarGround)).size).toBe(avatarGrounds.length);
});

it.each(avatarGrounds)("initials read on %s", (ground) => {
  expect(contrast(avatarInk, ground)).toBeGreaterThan(7);
});
