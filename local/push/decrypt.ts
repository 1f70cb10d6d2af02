import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import type { Device } from "./devices.ts";

const SALT = 16;
const TAG = 16;
/** Before the sender's key: the salt, the size of a record (4 bytes) and the length of the key (1 byte). */
const HEADER = SALT + 5;
const LAST_RECORD = 2;

/**
 * Opens what was sealed for a device: one record of aes128gcm (RFC 8188) with the keys of Web Push (RFC 8291). Written
 * from the RFCs, and not with the library that seals: what encodes must not be what checks.
 * @throws Error for anything that the device could not read
 */
export function decrypt(body: Buffer, { auth, privateKey, publicKey }: Device): string {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(HEADER, HEADER + (body[HEADER - 1] ?? 0));
  const record = body.subarray(HEADER + sender.length);
  if (sender.length !== 65 || record.length <= TAG) throw new Error("is no aes128gcm body of one record");
  if (body.readUInt32BE(SALT) < record.length) throw new Error("has more than one record");

  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);

  const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error("does not end its last record");
  return padded.subarray(0, end).toString("utf8");
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
