import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const text = readFileSync(path.join(import.meta.dirname, "contributing.md"), "utf8");

/** `a/{b,c}/d.json` as the paths that it stands for. */
function spelledOut(pattern: string): string[] {
  const choice = /\{([^}]+)\}/.exec(pattern);
  if (!choice) return [pattern];
  return choice[1]!.split(",").flatMap((word) => spelledOut(pattern.replace(choice[0], word)));
}

it("names only files and folders that there are", () => {
  const named = [...text.matchAll(/`([\w./{},]+)`/g)]
    .map(([, inside]) => inside!)
    .filter((inside) => /^(actions|docs|e2e|hasura|local|schema|scripts|seeds|web)\/|^oxlint/.test(inside))
    .flatMap(spelledOut);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
