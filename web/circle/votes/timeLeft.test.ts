import { expect, it } from "vitest";
import { timeLeft } from "./timeLeft.ts";

it.each([
  [7 * 86_400, "en", "7 days"],
  [2 * 86_400 - 1, "en", "1 day"],
  [86_399, "en", "23 hours"],
  [3_599, "en", "59 minutes"],
  [1, "en", "1 minute"],
  [4 * 86_400, "es", "4 días"],
  [4 * 86_400, "fr", "4\u00a0jours"],
])("%i seconds in %s: %s", (seconds, locale, text) => expect(timeLeft(seconds, locale)).toBe(text));
