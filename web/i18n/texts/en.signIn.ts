/** What the sign-in pages say in this language, and what every page says. */
export const files = import.meta.glob<Record<string, unknown>>(
  ["../locales/en/{auth,errors,shell,ui}.json", "../../../schema/refusals/en.json"],
  { eager: true, import: "default" },
);
