export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a letter says, before it has a form. Every text is plain text. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** One thing to do; its address is a path of ours or a whole address of ours. */
  action?: { label: string; path: string };
}

/** A letter in each language (D172). */
export type Letters<Data> = Readonly<Record<Language, (data: Data) => Letter>>;
