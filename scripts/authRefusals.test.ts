import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { AUTH_STATUSES } from "../actions/auth/refusals.ts";
import { GENERAL } from "../actions/auth/statuses/general.ts";

it("docs/architecture.md names each refusal of a route under /auth, but those that any route may give", async () => {
  const told = await readFile(new URL("../docs/architecture.md", import.meta.url), "utf8");
  const untold = Object.keys(AUTH_STATUSES).filter((code) => !(code in GENERAL) && !told.includes(`\`${code}\``));
  expect(untold).toEqual([]);
});
