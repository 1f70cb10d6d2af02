import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { hearProductTime } from "../lib/productClock.ts";
import { bringTexts } from "./bring.ts";
import { showLanguage } from "./i18n.ts";
import { useFailureText } from "./useFailureText.ts";

beforeEach(() => hearProductTime(new Date(2026, 10, 22, 11, 30).toISOString()));
afterEach(() => showLanguage("en"));

const at = (day: number, hour: number, minute: number, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).toISOString();
const tooMany = (until?: string) =>
  new AppFailure("too-many-messages", "server's English", { values: { max: 20 }, ...(until && { until }) });

async function textIn(language: "en" | "es" | "fr", failure: AppFailure): Promise<string> {
  await bringTexts(language, "signIn", "register", "member", "rare");
  await showLanguage(language);
  // Spaces of a clock time are of several kinds.
  return renderHook(() => useFailureText())
    .result.current(failure)
    .replaceAll(/\s/g, " ");
}

it.each([
  ["en", /^You can send up to 20 messages a minute\. Possible again at 11:31:20 AM\.$/],
  ["es", /^Puedes enviar hasta 20 mensajes por minuto\. Será posible de nuevo: 11:31:20/],
  ["fr", /^Vous pouvez envoyer jusqu’à 20 messages par minute\. De nouveau possible : 11:31:20\.$/],
] as const)("D185: the 21st message in a minute says from when it can be sent, in %s", async (language, sentence) => {
  expect(await textIn(language, tooMany(at(22, 11, 31, 20)))).toMatch(sentence);
});

it("names the day of another day, and nothing where nobody knows when", async () => {
  expect(await textIn("en", tooMany(at(23, 11, 30)))).toMatch(/Possible again at .*23.* 11:30 AM\.$/);
  expect(await textIn("en", tooMany())).toBe("You can send up to 20 messages a minute.");
});

it("leaves refusals whose own sentence says when as they are", async () => {
  const failure = new AppFailure("reminded-today", "x", { until: at(23, 0, 0) });
  expect(await textIn("en", failure)).not.toContain("Possible again");
});
