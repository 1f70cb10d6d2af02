import path from "node:path";
import { describe, expect, it } from "vitest";
import { findCircles } from "./findCircles.ts";
import { readImports } from "./readImports.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Circles that are allowed because their data is recursive, each by its first file. */
const PLAIN_RECURSION = new Map([
  [
    "local/engine/core/schema/aggregateBoolExp.ts",
    "the type of a row has fields of other rows, and arguments about them",
  ],
  ["actions/test/inMemory/circle.ts", "a circle has votes, and a vote is about members and debts of its circle"],
  ["local/engine/core/compile/aggregates.ts", "a selected row holds selected rows"],
  ["local/engine/core/model/condition.ts", "a table has permissions, a permission's condition names columns of tables"],
  ["local/engine/test/properties/reference/aggregates.ts", "a row holds connections and streams, which hold rows"],
  ["local/engine/test/properties/requests/drawAggregate.ts", "a drawn row holds drawn connections of rows"],
]);

describe("imports, types included,", () => {
  const circles = findCircles(readImports(ROOT, ["actions", "web", "local", "hasura", "scripts", "e2e"]));

  it("run in a circle only within a folder, and only for a recursion listed here", () => {
    expect(circles.filter(([first]) => !PLAIN_RECURSION.has(first!))).toEqual([]);
    expect([...PLAIN_RECURSION.keys()].filter((file) => !circles.some(([first]) => first === file))).toEqual([]);
  });

  it("never run in a circle through two folders", () => {
    const folders = (circle: string[]) => new Set(circle.map((file) => path.dirname(file))).size;
    expect(circles.filter((circle) => folders(circle) > 1)).toEqual([]);
  });
});

it("findCircles does not count files that a circle imports, or that import it", () => {
  const imports = new Map([
    ["entry", ["a"]],
    ["a", ["b", "leaf"]],
    ["b", ["c"]],
    ["c", ["a"]],
    ["leaf", []],
    ["x", ["y"]],
    ["y", ["x", "a"]],
  ]);
  expect(findCircles(imports)).toEqual([
    ["a", "b", "c"],
    ["x", "y"],
  ]);
});

it("readImports sees types, re-exports and dynamic imports", () => {
  const imports = readImports(ROOT, ["actions/domain", "web"]);
  expect(imports.get("actions/domain/ledger.ts")).toContain("actions/domain/money.ts");
  expect(imports.get("web/routes.tsx")).toContain("web/screens/Login/LoginScreen.tsx");
});
