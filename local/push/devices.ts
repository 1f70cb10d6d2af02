import { createECDH, createHash } from "node:crypto";

/** A browser that exists only here, with the keys that a real one would keep to itself. */
export interface Device {
  name: string;
  privateKey: Buffer;
  publicKey: Buffer;
  auth: Buffer;
}

/** What a browser gives to the page that subscribed. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Their endpoints look like those of one maker of browsers, because the product pushes to no other hosts. */
const HOME = "updates.push.services.mozilla.com";
const PATH = /^\/local\/([a-z0-9-]{1,64})$/;

const secretOf = (name: string, what: string) =>
  createHash("sha256").update(`a browser of the local stack:${what}:${name}`).digest();

/** The device of a name: its keys follow from the name, so no start and no restart forgets them. */
export function deviceOf(name: string): Device {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secretOf(name, "key"));
  return {
    name,
    privateKey: curve.getPrivateKey(),
    publicKey: curve.getPublicKey(),
    auth: secretOf(name, "auth").subarray(0, 16),
  };
}

export function subscriptionOf({ auth, name, publicKey }: Device): Subscription {
  return {
    endpoint: `https://${HOME}/local/${name}`,
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
  };
}

/** The device that an endpoint is of; undefined for a browser outside, whose keys nobody here has. */
export function deviceAt({ host, pathname }: URL): Device | undefined {
  const name = host === HOME ? PATH.exec(pathname)?.[1] : undefined;
  return name === undefined ? undefined : deviceOf(name);
}

export const isDeviceName = (name: unknown): name is string => typeof name === "string" && PATH.test(`/local/${name}`);
