export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The form of amounts and days in letters: that of the country where money moves (D160), as no letter knows its reader's. */
export const formOf = (language: Language): string => `${language}-US`;

/** The content of a letter before it is rendered. Every text is plain text. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** The letter's button; its address is a path of ours or a full address of ours. */
  action?: { label: string; path: string };
}

/** A letter in each language (D172). */
export type Letters<Data> = Readonly<Record<Language, (data: Data) => Letter>>;

/** "24 hours" in the language of a letter. */
export const inHours = (language: Language, hours: number): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay: "long" }).format(hours);

/** "Google or Apple" in the language of a letter. */
export const oneOf = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(names);
