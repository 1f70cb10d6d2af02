/** The versions of the legal texts in force; a change of text is a new number and date here and a line in `changes`. */
export interface LegalVersion {
  number: string;
  /** Calendar day. */
  date: string;
}

export const termsVersion: LegalVersion = { number: "1.0", date: "2026-11-20" };
export const privacyVersion: LegalVersion = { number: "1.1", date: "2026-12-01" };
export const glbaVersion: LegalVersion = { number: "1.0", date: "2026-11-26" };
