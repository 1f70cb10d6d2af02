import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { networkAddress, networkOf } from "./networkAddress.ts";

const seen = (ip: string, remoteAddress = "127.0.0.1") =>
  networkAddress({ ip, req: { socket: { remoteAddress } } as IncomingMessage });

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8::1", "2001:db8::1"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["unknown", "127.0.0.1"],
  ["", "127.0.0.1"],
  ["203.0.113.9\r\nx: y", "127.0.0.1"],
  ["999.1.1.1", "127.0.0.1"],
])("takes %j for %s", (ip, expected) => {
  expect(seen(ip)).toBe(expected);
});

it("never returns text that is no address", () => {
  expect(seen("unknown", "")).toBe("0.0.0.0");
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
