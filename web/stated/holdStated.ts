/**
 * Holds that each stated sentence is said in its situation, on a real screen, in every language. A page that is on screen is
 * read again in the next language; what is said once and then stays as it was said, as a toast does, is brought about anew.
 */
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createTranslator } from "../../schema/words/translator.ts";
import { bringTexts, texts } from "../i18n/bring.ts";
import { languages, showLanguage } from "../i18n/i18n.ts";
import { localeFor } from "../i18n/localeFor.ts";
import { closeOwn } from "../offline/own.ts";
import { belongTo } from "../session/ofPerson.ts";
import type { Language } from "../theme/appearance.ts";
import { toaster } from "../ui/toaster.tsx";
import { readScreen } from "./onScreen.ts";
import type { Say, Saying, Situation } from "./situation.ts";

const translator = createTranslator(texts);

const sayIn =
  (language: Language): Say =>
  (text, values = {}) => {
    const [area, key] = [text.slice(0, text.indexOf(".")), text.slice(text.indexOf(".") + 1)];
    const said = translator.say({ language, locale: localeFor(language) }, area, key, values);
    if (said === undefined) throw new Error(`${language} has no text ${text}`);
    return said;
  };

/** The sentences of a situation that the screen does not say. */
function missing({ says = [], saysWithin = [] }: Situation, language: Language): string[] {
  const screen = readScreen();
  const say = sayIn(language);
  const of = (saying: Saying) => {
    if (typeof saying === "string") return say(saying);
    const [text, values] = saying;
    return say(text, typeof values === "function" ? values(localeFor(language)) : values);
  };
  return [
    ...says.map(of).filter((sentence) => !screen.says(sentence)),
    ...saysWithin.map(of).filter((sentence) => !screen.saysWithin(sentence)),
  ];
}

async function play(situation: Situation, language: Language): Promise<void> {
  await situation.play(sayIn(language));
  await expect.poll(() => [language, missing(situation, language)], { interval: 20 }).toEqual([language, []]);
}

// The router reports every error that a page shows; here they are meant.
const hush = () => void vi.spyOn(console, "error").mockImplementation(() => {});

function leave(): void {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toaster.clear();
  closeOwn();
  belongTo(null);
}

/** The tests of a list of sentences, each of which is said in one of the situations. */
export function holdStated(stated: Readonly<Record<string, string>>, situations: readonly Situation[]): void {
  beforeAll(async () => {
    for (const language of languages) await bringTexts(language, "signIn", "register", "member", "own", "rare", "news");
  });
  beforeEach(hush);
  afterEach(async () => {
    leave();
    await showLanguage("en");
  });

  it.each(situations.map((situation) => [situation.name, situation] as const))(
    "%s",
    async (_, situation) => {
      await play(situation, "en");
      for (const language of languages.filter((other) => other !== "en")) {
        await act(() => showLanguage(language));
        if (missing(situation, language).length === 0) continue;
        leave();
        hush();
        await play(situation, language);
      }
      // Long enough for each language to say what it misses.
    },
    60_000,
  );

  it("each stated sentence is said in one of these situations", () => {
    const said = new Set<string>(
      situations
        .flatMap(({ says = [], saysWithin = [] }) => says.concat(saysWithin))
        .map((saying) => (typeof saying === "string" ? saying : saying[0])),
    );
    expect(Object.keys(stated).filter((text) => !said.has(text))).toEqual([]);
  });
}
