export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The content of a letter before it is rendered. Every text is plain text. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** The letter's button; its address is a path of ours or a full address of ours. */
  action?: { label: string; path: string };
}

/** A letter in each language (D172). */
export type Letters<Data> = Readonly<Record<Language, (data: Data) => Letter>>;
