/** What the sign-in pages do not say in this language; the long documents of law have files of their own. */
export const files = import.meta.glob<Record<string, unknown>>(
  ["../locales/es/*.json", "!../locales/*/{auth,errors,shell,ui,privacy,terms}.json", "../../../schema/news/es.json"],
  { eager: true, import: "default" },
);
