/** What the sign-in pages say in this language, and what every page says. */
export const files = import.meta.glob<Record<string, unknown>>(
  ["../locales/es/{auth,errors,shell,ui}.json", "../../../schema/refusals/es.json"],
  { eager: true, import: "default" },
);
