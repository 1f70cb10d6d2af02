import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { Children } from "./children.ts";
import { ROOT } from "./settings.ts";

it("compiling ahead that never ends holds up no start", async () => {
  const home = mkdtempSync(path.join(tmpdir(), "savings-circle-compile-"));
  const endless = path.join(home, "endless.mjs");
  writeFileSync(endless, "await new Promise(() => setInterval(() => {}, 1000));");
  const children = new Children({
    compileCache: path.join(home, "cache"),
    logs: path.join(home, "logs"),
    root: ROOT,
    say: () => undefined,
    ready: async () => undefined,
  });
  await expect(children.compileAhead([endless], 200)).resolves.toBeUndefined();
  rmSync(home, { recursive: true, force: true });
});
