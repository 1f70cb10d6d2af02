import { expect, it } from "vitest";
import { contrast } from "../theme/palette.ts";
import { avatarAddress, avatarGround, avatarGrounds, avatarInk, initials } from "./avatar.ts";

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

const own = "/files/avatars/8492efd8-754f-4073-8c56-7bcd3ed149b0";

it.each([
  [own, 36, `${own}/small`],
  [own, 56, `${own}/small`],
  [own, 72, `${own}/large`],
  ["https://example.com/a.png", 72, "https://example.com/a.png"],
  ["data:image/png;base64,AA", 36, "data:image/png;base64,AA"],
])("D168: of %s, %i pixels wide, %s is shown", (url, size, shown) => expect(avatarAddress(url, size)).toBe(shown));

it("D173: performance mode takes the small picture everywhere", () => {
  document.documentElement.setAttribute("data-performance", "");
  expect(avatarAddress(own, 72)).toBe(`${own}/small`);
  document.documentElement.removeAttribute("data-performance");
});
