import { type BackendModule, createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../theme/appearance.ts";
import "./areas.ts";
import { addFormats } from "./formats.ts";
import { areasOf, type AreaTexts } from "./areasOf.ts";

/** The one instance of the app. */
export const i18n = createInstance();

/** All sentences of a language are one file, so that no part of a page waits for words of its own. */
const sentences: Record<Language, () => Promise<{ files: Record<string, AreaTexts> }>> = {
  en: () => import("./texts/en.ts"),
  es: () => import("./texts/es.ts"),
  fr: () => import("./texts/fr.ts"),
};
/** Texts of law are long and seldom read. */
const documents = import.meta.glob<AreaTexts>("./locales/*/{privacy,terms}.json", { import: "default" });

const textsIn = async (language: Language) => areasOf((await sentences[language]()).files);

/** Languages whose texts were wanted: the one on screen, and English as soon as a text is missing. */
const wanted = new Set<string>();

const lazyTexts: BackendModule = {
  type: "backend",
  init() {
    // The list of files is made at build time; there is nothing to set up.
  },
  async read(language: Language, area: string): Promise<AreaTexts> {
    // The library asks for English beside every other language; hardly anybody needs it.
    if (!wanted.has(language)) return {};
    const document = documents[`./locales/${language}/${area}.json`];
    const texts = document ? await document() : (await textsIn(language))[area];
    if (!texts) throw new Error(`no texts for ${area} in ${language}`);
    return texts;
  },
};

export const languages: readonly Language[] = ["en", "es", "fr"];

/** The language on screen; `<html lang>` was set before the first paint by start/theme.js. */
export function shownLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? "en";
}

/** Keys that were asked for and exist in no file of the language; English is shown in their place. */
export const missingTexts = new Map<string, number>();

async function bring(language: Language): Promise<void> {
  wanted.add(language);
  await i18n.reloadResources([language]);
}

/** Fetches English once, for what the language on screen has no text for, and shows it. */
async function fallBackToEnglish(): Promise<void> {
  if (wanted.has("en")) return;
  await bring("en");
  await i18n.changeLanguage(i18n.language);
}

/** @throws Error when the texts cannot be fetched */
export async function startI18n(language: Language = shownLanguage()): Promise<void> {
  i18n.on("missingKey", (_languages, area, key) => {
    const name = `${area}:${key}`;
    missingTexts.set(name, (missingTexts.get(name) ?? 0) + 1);
    // Without a connection the key itself is shown until the next text is missing.
    fallBackToEnglish().catch(() => wanted.delete("en"));
  });
  // start/theme.js hears of a changed choice first and has set <html lang> by now.
  addEventListener("appearance", async () => {
    const chosen = shownLanguage();
    if (chosen === i18n.language) return;
    await bring(chosen).catch(() => wanted.delete(chosen));
    await i18n.changeLanguage(chosen);
  });
  wanted.add(language);
  const texts = await textsIn(language);
  await i18n
    .use(lazyTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: "en",
      supportedLngs: [...languages],
      resources: { [language]: texts },
      partialBundledLanguages: true,
      ns: Object.keys(texts),
      defaultNS: "ui",
      saveMissing: true,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
    });
  addFormats(i18n);
}
