/** English, all areas at once and without waiting; what a test looks for is what a person reads. */
import { initReactI18next } from "react-i18next";
import { addFormats } from "../i18n/formats.ts";
import { i18n } from "../i18n/i18n.ts";

const files = import.meta.glob<Record<string, unknown>>("../i18n/locales/en/*.json", {
  eager: true,
  import: "default",
});

const shared = import.meta.glob<Record<string, unknown>>("../../schema/{news,refusals}/en.json", {
  eager: true,
  import: "default",
});

/** Named by their file in `locales/en`, or by their folder in `schema`. */
const areaOf = (file: string) => /(\w+)(?:\/en)?\.json$/.exec(file)![1]!;
const resources = Object.fromEntries(
  Object.entries({ ...files, ...shared }).map(([file, texts]) => [areaOf(file), texts]),
);

await i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  defaultNS: "ui",
  ns: Object.keys(resources),
  resources: { en: resources },
  interpolation: { escapeValue: false },
});
addFormats(i18n);
