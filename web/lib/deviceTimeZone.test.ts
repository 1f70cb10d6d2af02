import { afterEach, expect, it, vi } from "vitest";
import { deviceTimeZone } from "./deviceTimeZone.ts";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["Europe/Paris", "Europe/Paris"],
  ["Etc/Unknown", undefined],
])("a browser that says %s is in %s", (said, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone: said });
  expect(deviceTimeZone()).toBe(zone);
});
