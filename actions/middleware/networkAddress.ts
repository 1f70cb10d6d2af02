import { isIP, isIPv6 } from "node:net";
import type { Context } from "koa";

const UNKNOWN = "0.0.0.0";

/** The caller's network address as our own proxy saw it; text that is no address is never returned. */
export function networkAddress(ctx: Pick<Context, "ip" | "req">): string {
  const candidates = [ctx.ip, ctx.req.socket.remoteAddress ?? ""];
  return candidates.find((address) => isIP(address) !== 0)?.replace(/^::ffff:(?=\d+\.)/i, "") ?? UNKNOWN;
}

/** The address that limits count by. A household has a whole /64 of IPv6, so only that part of the address counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const zeros = address.includes("::") ? Array.from({ length: 8 - left.length - right.length }, () => "0") : [];
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
