/**
 * What the sign-in pages say in this language, and what every page says: as text, which makes it a copy of its own. Shared
 * with the other pages, these sentences would be one more file that both wait for.
 */
export const files = import.meta.glob<string>(
  ["../locales/fr/{auth,errors,shell,ui}.json", "../../../schema/refusals/fr.json"],
  { eager: true, import: "default", query: "?raw" },
);
