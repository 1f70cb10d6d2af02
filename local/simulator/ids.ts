import { createHash, randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The position in a sequence of ids. It is part of a simulator's state, so that a restart never repeats an id. */
export interface IdSequence {
  seed: string;
  count: number;
}

/** With a seed the ids repeat from run to run; without one no two fresh states ever share an id. */
export function newIdSequence(seed = randomBytes(12).toString("hex")): IdSequence {
  return { seed, count: 0 };
}

/** The next `length` letters and digits. */
export function nextToken(sequence: IdSequence, length: number): string {
  sequence.count += 1;
  let token = "";
  for (let block = 0; token.length < length; block += 1) {
    const digest = createHash("sha256").update(`${sequence.seed}:${sequence.count}:${block}`).digest();
    for (const byte of digest) token += ALPHABET[byte % ALPHABET.length];
  }
  return token.slice(0, length);
}

/** The next version-4 shaped UUID. */
export function nextUuid(sequence: IdSequence): string {
  sequence.count += 1;
  const bytes = createHash("sha256").update(`${sequence.seed}:${sequence.count}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
