/** What the sign-in pages say in this language, and what every page says. */
export const files = import.meta.glob<Record<string, unknown>>(
  ["../locales/fr/{auth,errors,shell,ui}.json", "../../../schema/refusals/fr.json"],
  { eager: true, import: "default" },
);
