import { expect, it } from "vitest";
import { isFair, isStrongEnough, passwordStrength } from "./passwordStrength.ts";

it.each([
  { password: "", strength: "weak", met: [] },
  { password: "            ", strength: "weak", met: ["length", "uncommon"] },
  { password: "abc", strength: "weak", met: ["lower", "uncommon"] },
  { password: "abcD", strength: "fair", met: ["lower", "upper", "uncommon"] },
  { password: "abcD7", strength: "good", met: ["lower", "upper", "digit", "uncommon"] },
  { password: "abcD7!", strength: "strong", met: ["lower", "upper", "digit", "special", "uncommon"] },
  { password: "quietharbour77", strength: "good", met: ["length", "lower", "digit", "uncommon"] },
  { password: "Quiet-Harbour7", strength: "strong", met: ["length", "lower", "upper", "digit", "uncommon"] },
  { password: "Welcome12345!", strength: "strong", met: ["length", "lower", "upper", "digit", "special"] },
  { password: "QWERTYqwerty1!", strength: "strong", met: ["length", "lower", "upper", "digit", "special"] },
  { password: "qwertyqwerty", strength: "weak", met: ["length", "lower"] },
  { password: "ñandú-ÉTÉ-2026", strength: "strong", met: ["length", "lower", "upper", "digit", "uncommon"] },
])("$password is $strength", ({ password, strength, met }) => {
  const measured = passwordStrength(password);
  expect(measured.strength).toBe(strength);
  expect([...measured.met]).toEqual(met);
});

it("a new account may leave one check open, a new password three (D148)", () => {
  expect([isStrongEnough("Quiet-Harbour7"), isStrongEnough("quietharbour77")]).toEqual([true, false]);
  expect([isFair("quietharbour"), isFair("qwertyqwerty")]).toEqual([true, false]);
});
