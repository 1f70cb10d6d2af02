/** English, all areas at once and without waiting; what a test looks for is what a person reads. */
import { initReactI18next } from "react-i18next";
import { addFormats } from "../i18n/formats.ts";
import { i18n } from "../i18n/i18n.ts";

const files = import.meta.glob<Record<string, unknown>>("../i18n/locales/en/*.json", {
  eager: true,
  import: "default",
});

const refusals = import.meta.glob<Record<string, unknown>>("../../schema/refusals/en.json", {
  eager: true,
  import: "default",
});

const resources = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.slice(file.lastIndexOf("/") + 1, -".json".length), texts]),
);

await i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  defaultNS: "ui",
  ns: [...Object.keys(resources), "refusals"],
  resources: { en: { ...resources, refusals: Object.values(refusals)[0]! } },
  interpolation: { escapeValue: false },
});
addFormats(i18n);
