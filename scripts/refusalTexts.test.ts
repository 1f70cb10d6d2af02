/** What the server refuses, said in every language of the client: the two meet in the codes alone. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AUTH_REFUSALS } from "../actions/auth/refusals.ts";
import { REFUSALS } from "../actions/errors.ts";
import { asFailure } from "../web/lib/AppFailure.ts";
import { callAuth } from "../web/session/authClient.ts";

const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`web/i18n/locales/${language}/errors.json`, "utf8"));
const texts = { en: textsIn("en"), es: textsIn("es"), fr: textsIn("fr") };

/** Whatever a value is called, it stands at the same place of the same sentence. */
const withoutNames = (sentence: string | undefined) => sentence?.replaceAll(/\{\{?\s*\w+\s*\}\}?/g, "{}");

/** The code under which the client shows what the sign-in service answered. */
async function shownCode(code: string, status: number): Promise<string> {
  vi.stubGlobal("fetch", async () => Response.json({ code, message: "" }, { status }));
  return callAuth("/any").then(
    () => expect.unreachable("a refusal is no answer"),
    (thrown) => asFailure(thrown).code,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe("the text of a refused action", () => {
  it.each(Object.entries(REFUSALS))("%s is the catalogue's, and there in every language", (code, { message }) => {
    expect(withoutNames(texts.en[code])).toBe(withoutNames(message));
    expect([texts.es[code], texts.fr[code]]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  });
});

describe("the text of a refused sign-in route", () => {
  it.each(Object.entries(AUTH_REFUSALS))(
    "%s is the catalogue's, and there in every language",
    async (answered, entry) => {
      const code = await shownCode(answered, entry.status);
      expect(withoutNames(texts.en[code])).toBe(withoutNames(entry.message));
      expect([texts.es[code], texts.fr[code]]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    },
  );
});
