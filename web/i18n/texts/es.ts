/** Every sentence of the client in this language, in one file; the long documents of law have files of their own. */
export const files = import.meta.glob<Record<string, unknown>>(
  ["../locales/es/*.json", "!../locales/*/{privacy,terms}.json", "../../../schema/{news,refusals}/es.json"],
  { eager: true, import: "default" },
);
