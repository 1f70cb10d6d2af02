import { describe, expect, it } from "vitest";
import { lookUp, parseJsonPath } from "./jsonPath.ts";

describe("a path into JSON", () => {
  it.each<[text: string, steps: (string | number)[]]>([
    ["$", []],
    ["a", ["a"]],
    ["$a", ["a"]],
    ["$.a", ["a"]],
    [".a", ["a"]],
    ["_a-b_1", ["_a-b_1"]],
    ["$.hasura.claims", ["hasura", "claims"]],
    ["$.été.naïve", ["été", "naïve"]],
    ["[0]", [0]],
    ["$[0].a", [0, "a"]],
    ["$.[0]", [0]],
    ["a[10][2]b", ["a", 10, 2, "b"]],
    ['["a b"]', ["a b"]],
    ["$['a.b'].c", ["a.b", "c"]],
    ["a.['b']", ["a", "b"]],
    ['[""]', [""]],
    [String.raw`["a\"b"]['c\'d']`, ['a"b', "c'd"]],
  ])("may be %s", (text, steps) => {
    expect(parseJsonPath(text)).toEqual(steps);
  });

  it.each([
    "",
    "$.",
    "$$",
    "$$.a",
    ".",
    "a.",
    "a..b",
    "..a",
    "$.a.$b",
    "a$",
    "1a",
    "-a",
    "a b",
    "a[",
    "a[]",
    "a[x]",
    "a[-1]",
  ])("is never %j", (text) => {
    expect(() => parseJsonPath(text)).toThrow(/is no JSON path$/);
  });

  it.each(["a['b]", `["a']`, "a.'b'", "a[ 0 ]", "*", "a[*]", "a[?(@.b)]", "@"])("knows no %j", (text) => {
    expect(() => parseJsonPath(text)).toThrow(/is no JSON path$/);
  });

  it("leads to own properties only", () => {
    const document = { a: [{ b: 1 }], "": 2 };
    expect(lookUp(document, parseJsonPath("a[0].b"))).toBe(1);
    expect(lookUp(document, parseJsonPath('[""]'))).toBe(2);
    expect(lookUp(document, parseJsonPath("$"))).toBe(document);
    expect(lookUp(document, parseJsonPath("a.length.x"))).toBeUndefined();
    expect(lookUp(document, parseJsonPath("constructor"))).toBeUndefined();
  });
});
