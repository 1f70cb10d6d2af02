import { createHmac } from "node:crypto";

/** The facts that we use from a document. */
export interface Identity {
  documentNumber: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  issuingState: string;
}

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * A keyed hash of a document and its holder. Spaces, case and punctuation do not change it; nobody can compute it
 * without the key (D159).
 * @param key 32 bytes in base64
 */
export function identityFingerprint({ dateOfBirth, documentNumber, issuingState }: Identity, key: string): Buffer {
  const facts = [letters(issuingState), letters(documentNumber), dateOfBirth].join("|");
  return createHmac("sha256", Buffer.from(key, "base64")).update(`identity:${facts}`).digest();
}

/** Whether somebody is 18 or older at `now`; the 18th birthday counts. False for a date that does not exist. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateOfBirth) ?? [];
  if (!year || !month || !day) return false;
  return Date.UTC(Number(year) + 18, Number(month) - 1, Number(day)) <= now.getTime();
}
