/** English, all areas at once and without waiting; what a test looks for is what a person reads. */
import { initReactI18next } from "react-i18next";
import { addFormats } from "../i18n/formats.ts";
import { i18n } from "../i18n/i18n.ts";
import privacy from "../i18n/locales/en/privacy.json";
import terms from "../i18n/locales/en/terms.json";
import { areasOf } from "../i18n/areasOf.ts";
import { files } from "../i18n/texts/en.ts";

const resources = { ...areasOf(files), privacy, terms };

await i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  defaultNS: "ui",
  ns: Object.keys(resources),
  resources: { en: resources },
  interpolation: { escapeValue: false },
});
addFormats(i18n);
