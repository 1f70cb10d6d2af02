/** A screen without a route, or an action that routes.ts does not name, would never run. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { type Imports, readImports } from "./readImports.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A file and everything that it imports, directly or through others. */
function reachedFrom(entry: string, imports: Imports): Set<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return reached;
}

it("every screen has a route", () => {
  const imports = readImports(ROOT, ["web"]);
  const reached = reachedFrom("web/routes.tsx", imports);
  const screens = [...imports.keys()].filter((file) => /\/[A-Z]\w*Screen\.tsx$/.test(file));
  expect(screens).toContain("web/screens/Login/LoginScreen.tsx");
  expect(screens.filter((file) => !reached.has(file))).toEqual([]);
});

it("every action, event, cron and webhook is in the routes of the service", () => {
  const imports = readImports(ROOT, ["actions"]);
  const reached = reachedFrom("actions/routes.ts", imports);
  const defining = [...imports.keys()].filter(
    (file) =>
      !file.endsWith(".test.ts") &&
      /= define(Action|Event|Cron|Webhook)\(/.test(readFileSync(path.join(ROOT, file), "utf8")),
  );
  expect(defining).toContain("actions/groups/createGroup.ts");
  expect(defining.filter((file) => !reached.has(file))).toEqual([]);
});
