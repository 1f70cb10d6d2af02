/** The sentences of news in this language, which no page shows in its first picture. */
export const files = import.meta.glob<Record<string, unknown>>("../../../schema/news/fr.json", {
  eager: true,
  import: "default",
});
