/** The page's own texts that a preview is made of. */
import enBrowse from "../../i18n/locales/en/browse.json" with { type: "json" };
import enCircle from "../../i18n/locales/en/circle.json" with { type: "json" };
import enGroups from "../../i18n/locales/en/groups.json" with { type: "json" };
import enShell from "../../i18n/locales/en/shell.json" with { type: "json" };
import esBrowse from "../../i18n/locales/es/browse.json" with { type: "json" };
import esCircle from "../../i18n/locales/es/circle.json" with { type: "json" };
import esGroups from "../../i18n/locales/es/groups.json" with { type: "json" };
import esShell from "../../i18n/locales/es/shell.json" with { type: "json" };
import frBrowse from "../../i18n/locales/fr/browse.json" with { type: "json" };
import frCircle from "../../i18n/locales/fr/circle.json" with { type: "json" };
import frGroups from "../../i18n/locales/fr/groups.json" with { type: "json" };
import frShell from "../../i18n/locales/fr/shell.json" with { type: "json" };

export const texts = {
  en: { browse: enBrowse, circle: enCircle, groups: enGroups, shell: enShell },
  es: { browse: esBrowse, circle: esCircle, groups: esGroups, shell: esShell },
  fr: { browse: frBrowse, circle: frCircle, groups: frGroups, shell: frShell },
};

export type Language = keyof typeof texts;

const isLanguage = (tag: string): tag is Language => Object.hasOwn(texts, tag);

/** The first of a browser's languages that we have, as the page chooses; English for those who name none, as crawlers do. */
export function languageFor(accepted: string | undefined): Language {
  const tags = (accepted ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? "en";
}
