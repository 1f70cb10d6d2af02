import { expect, it } from "vitest";
import { passwordStrength } from "./passwordStrength.ts";

it.each([
  { password: "", strength: "weak", met: [] },
  { password: "abc", strength: "weak", met: ["lower", "uncommon"] },
  { password: "abcD", strength: "fair", met: ["lower", "upper", "uncommon"] },
  { password: "abcD7", strength: "good", met: ["lower", "upper", "digit", "uncommon"] },
  { password: "abcD7!", strength: "strong", met: ["lower", "upper", "digit", "special", "uncommon"] },
  { password: "Welcome12345!", strength: "strong", met: ["length", "lower", "upper", "digit", "special"] },
  { password: "qwertyqwerty", strength: "weak", met: ["length", "lower"] },
  { password: "ñandú-ÉTÉ-2026", strength: "strong", met: ["length", "lower", "upper", "digit", "uncommon"] },
])("$password is $strength", ({ password, strength, met }) => {
  const measured = passwordStrength(password);
  expect(measured.strength).toBe(strength);
  expect([...measured.met]).toEqual(met);
});
