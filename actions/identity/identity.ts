import { createHmac } from "node:crypto";
import { storedText, textLength } from "../domain/text.ts";

/** The facts that we use from a document. */
export interface Identity {
  documentNumber: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  issuingState: string;
}

/** The longest first name that is shown, in characters; longer ones are cut. */
const FIRST_NAME_MAX = 50;

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

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Every word with a capital, where a document has its names in capitals alone; otherwise as it stands. */
const asWritten = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(?<!\p{L}\p{M}*)\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/**
 * What the admin of a started group sees of a member's name, such as `Zoë T.`: the first name and the initial of the last
 * one, as the verified document has them (D181, D298). Null where the document has no first name that can be shown: a
 * person is verified with such a document too.
 */
export function verifiedName(document: { firstName: string | null; lastName: string | null }): string | null {
  const [first, last] = [document.firstName, document.lastName].map((name) =>
    asWritten(storedText(name ?? "", "name") ?? ""),
  ) as [string, string];
  const shown = Array.from(graphemes.segment(first), ({ segment }) => segment);
  while (textLength(shown.join("")) > FIRST_NAME_MAX) shown.pop();
  const given = shown.join("").trim();
  if (given === "") return null;
  const [initial] = Array.from(graphemes.segment(last), ({ segment }) => segment);
  // A letter may carry any number of marks; a name that its column would not take is no reason to refuse a person.
  const whole = initial && textLength(initial) <= 5 ? `${given} ${initial}.` : given;
  return storedText(whole, "name");
}
