import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/**
 * The caller's address: the entry of `x-forwarded-for` that our outermost proxy wrote. Anybody can write the entries
 * before it, so they are not read.
 * @param trustedHops how many of our proxies are in front; 0 when browsers reach this server directly
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const sent = headers["x-forwarded-for"];
  const written = String(sent ?? "").split(",");
  const chain = trustedHops === 0 ? [] : written.slice(-trustedHops).map(plainAddress);
  // From the left: the outermost entry that is an address.
  return chain.find((address) => address !== undefined) ?? plainAddress(socket.remoteAddress ?? "") ?? "0.0.0.0";
}

/** Removes what some proxies add: `::ffff:1.2.3.4`, `1.2.3.4:5678`, `[::1]:5678`. Undefined when it is no address. */
function plainAddress(written: string): string | undefined {
  const text = written.trim();
  const withoutPort = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
  const address = withoutPort.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) === 0 || address.includes("%") ? undefined : address;
}

/**
 * The network that limits count by. A household has a whole /64 of IPv6, so only the first half of such an address
 * counts.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const parts = (text: string) => (text === "" ? [] : text.split(":"));
  const left = parts(head);
  const right = tail === undefined ? [] : parts(tail);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4).join(":");
}
