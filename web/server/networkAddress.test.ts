import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress, networkOf } from "./networkAddress.ts";

const seen = (hops: number, sent: string | undefined, remoteAddress = "192.0.2.1") =>
  clientAddress(
    { headers: { "x-forwarded-for": sent }, socket: { remoteAddress } } as unknown as IncomingMessage,
    hops,
  );

it.each([
  // Browsers reach this server directly: their header is not read.
  [0, undefined, "192.0.2.1"],
  [0, "203.0.113.9", "192.0.2.1"],
  // One proxy: it wrote the last entry.
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "6.6.6.6, 203.0.113.9", "203.0.113.9"],
  [1, "6.6.6.6,7.7.7.7,203.0.113.9", "203.0.113.9"],
  [1, undefined, "192.0.2.1"],
  [1, "", "192.0.2.1"],
  [1, "unknown", "192.0.2.1"],
  // Two proxies: the outer one wrote the last entry but one.
  [2, "203.0.113.9, 10.0.0.2", "203.0.113.9"],
  [2, "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  // A client that bypasses the outer proxy is seen by the inner one.
  [2, "203.0.113.9", "203.0.113.9"],
  [2, "garbage, 203.0.113.9", "203.0.113.9"],
  // Some proxies add a port.
  [1, "203.0.113.9:4711", "203.0.113.9"],
  [1, "[2001:db8::1]:4711", "2001:db8::1"],
  [1, "::ffff:203.0.113.9", "203.0.113.9"],
  [1, "fe80::1%eth0", "192.0.2.1"],
  [1, "999.1.1.1", "192.0.2.1"],
])("behind %i proxies that wrote %j it is %s", (hops, sent, address) => {
  expect(seen(hops, sent)).toBe(address);
});

it("is always an address", () => {
  expect(seen(1, "x", "")).toBe("0.0.0.0");
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
