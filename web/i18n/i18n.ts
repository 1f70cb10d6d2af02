import { type BackendModule, createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "../theme/appearance.ts";
import "./areas.ts";
import { addFormats } from "./formats.ts";

/** The one instance of the app. */
export const i18n = createInstance();

type Texts = Record<string, unknown>;

/** One small file per language and area, fetched when a screen first asks for it. */
const files = import.meta.glob<Texts>("./locales/*/*.json", { import: "default" });
/** The sentences of refusals and news, which the server uses too. */
const shared = import.meta.glob<Texts>("../../schema/{news,refusals}/*.json", { import: "default" });

const lazyFiles: BackendModule = {
  type: "backend",
  init() {
    // The list of files is made at build time; there is nothing to set up.
  },
  read(language: string, area: string): Promise<Texts> {
    const load = files[`./locales/${language}/${area}.json`] ?? shared[`../../schema/${area}/${language}.json`];
    return load ? load() : Promise.reject(new Error(`no texts for ${area} in ${language}`));
  },
};

export const languages: readonly Language[] = ["en", "es", "fr"];

/** The language on screen; `<html lang>` was set before the first paint by static/theme.js. */
export function shownLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? "en";
}

/** Keys that were asked for and exist in no file of the language; English is shown in their place. */
export const missingTexts = new Map<string, number>();

export async function startI18n(language: Language = shownLanguage()): Promise<void> {
  i18n.on("missingKey", (_languages, area, key) => {
    const name = `${area}:${key}`;
    missingTexts.set(name, (missingTexts.get(name) ?? 0) + 1);
  });
  // static/theme.js hears of a changed choice first and has set <html lang> by now.
  addEventListener("appearance", () => {
    if (shownLanguage() !== i18n.language) void i18n.changeLanguage(shownLanguage());
  });
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: "en",
      supportedLngs: [...languages],
      ns: ["ui", "shell"],
      defaultNS: "ui",
      saveMissing: true,
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
    });
  addFormats(i18n);
}
