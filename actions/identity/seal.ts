import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Sealed texts are filled up to a multiple of it, so that their length tells little of an address. */
const BLOCK_BYTES = 256;

/** A text as it is kept: nobody reads or changes it without the key. */
export interface Sealed {
  sealed: Buffer;
  /** Names the key and tells nothing of it. */
  key_id: string;
}

/** The name of a key. @param key 32 bytes in base64 */
export const keyIdOf = (key: string): string =>
  createHmac("sha256", Buffer.from(key, "base64")).update("key of identity data").digest("hex").slice(0, 16);

/**
 * Seals a text for one owner (AES-256-GCM): a nonce of its own, the ciphertext, the tag. It opens for this owner alone, so that
 * a row that is moved to another person is noticed.
 * @param key 32 bytes in base64
 */
export function seal(text: string, { key, owner }: { key: string; owner: string }): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(filledUp(text)), cipher.final()]);
  return { sealed: Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]), key_id: keyIdOf(key) };
}

/** The text again. @throws Error for another key or owner, and for anything that was changed */
export function unseal(sealed: Buffer, { key, owner }: { key: string; owner: string }): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(-TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64"), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return text.toString().trimEnd();
}

/** JSON stays the same with blanks behind it. */
function filledUp(text: string): string {
  const bytes = Buffer.byteLength(text);
  return text + " ".repeat((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES);
}
