import { createHmac } from "node:crypto";

/** What a document says of its holder, as far as we look at it. */
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
 * A keyed hash of a document and its holder: equal however the document is spelled, and useless without the key (D159).
 * @param key 32 bytes in base64
 */
export function identityFingerprint({ dateOfBirth, documentNumber, issuingState }: Identity, key: string): Buffer {
  const facts = [letters(issuingState), letters(documentNumber), dateOfBirth].join("|");
  return createHmac("sha256", Buffer.from(key, "base64")).update(`identity:${facts}`).digest();
}

/** Whether somebody is 18 or older on that day, the birthday included. False for a date that does not exist. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateOfBirth) ?? [];
  if (!year || !month || !day) return false;
  return Date.UTC(Number(year) + 18, Number(month) - 1, Number(day)) <= now.getTime();
}
