import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ADMIN_LIMITS, USER_LIMITS, type RequestLimits } from "../core/limits.ts";
import { readSettings } from "./settings.ts";

const least = { DATABASE_URL: "postgres://x", ADMIN_SECRET: "s", METADATA_FILE: "m.json" };
/** The variable that the comment above each bound names. */
const documented = [
  ...readFileSync(path.join(import.meta.dirname, "../core/limits.ts"), "utf8").matchAll(
    /`(ENGINE_MAX_\w+)`[^]*?\*\/\s+(\w+): number;/g,
  ),
].map(([, variable, limit]) => [variable!, limit as keyof RequestLimits] as const);

describe("the bounds on a request", () => {
  it("are each read from the variable that is written beside them", () => {
    expect(documented.map(([, limit]) => limit)).toEqual(Object.keys(USER_LIMITS));
    for (const [variable, limit] of documented) {
      expect(readSettings({ ...least, [variable]: "7" }).limits).toEqual({ ...USER_LIMITS, [limit]: 7 });
    }
  });

  it.each(["many", "-1", "1.5", "1e99"])("are no %s", (value) => {
    expect(() => readSettings({ ...least, ENGINE_MAX_DEPTH: value })).toThrow(/ENGINE_MAX_DEPTH: expected an integer/);
  });

  it("are never narrower for an admin", () => {
    for (const [, limit] of documented) expect(ADMIN_LIMITS[limit]).toBeGreaterThanOrEqual(USER_LIMITS[limit]);
  });
});
