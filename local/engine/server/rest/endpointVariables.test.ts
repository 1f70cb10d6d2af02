import { Kind, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { endpointVariables } from "./endpointVariables.ts";

/** @param declared such as `$slug: String!, $limit: Int` */
function variables(declared: string, queryString: string, body: unknown = undefined, url: Record<string, string> = {}) {
  const [definition] = parse(`query (${declared}) { a }`).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("no operation");
  return endpointVariables(definition.variableDefinitions ?? [], {
    queryString,
    body: body === undefined ? "" : JSON.stringify(body),
    url: new Map(Object.entries(url)),
  });
}

describe("a text of the URL", () => {
  it.each<[declared: string, text: string, value: unknown]>([
    ["$v: String!", "7", "7"],
    ["$v: String!", "true", "true"],
    ["$v: String!", "", ""],
    ["$v: String!", "a%20b+c%2F", "a b c/"],
    ["$v: Int", "7", 7],
    ["$v: Int!", "-7", -7],
    ["$v: Int!", "1.5", 1.5],
    ["$v: Int!", "seven", "seven"],
    ["$v: Float!", "1e3", 1000],
    ["$v: float8!", "0.5", 0.5],
    ["$v: numeric!", "1.5", 1.5],
    ["$v: numeric!", "12345678901234567890.5", "12345678901234567890.5"],
    ["$v: bigint!", "7", "7"],
    ["$v: uuid!", "7", "7"],
    ["$v: Boolean!", "true", true],
    ["$v: Boolean!", "false", false],
    ["$v: Boolean", "", true],
    ["$v: Boolean!", "1", "1"],
    ["$v: jsonb!", '{"a":1}', '{"a":1}'],
  ])("becomes, for %s, of %j: %j", (declared, text, value) => {
    expect(variables(declared, `v=${text}`)).toEqual({ v: value });
  });

  it("counts as missing where it is empty and may be missing", () => {
    expect(variables("$v: String, $w: Int", "v=&w=")).toEqual({});
  });

  it("is never a list", () => {
    expect(() => variables("$v: [Int!]!", "v=1")).toThrow(
      'List variables are not currently supported in URL or Query parameters. (Variable v, with value "1")',
    );
  });
});

it("of the URL wins over the body's, and that over the query string's last", () => {
  const declared = "$a: Int, $b: Int, $c: Int";
  expect(variables(declared, "a=1&b=1&c=1&c=2", { a: 3, b: 3 }, { a: "4" })).toEqual({ a: 4, b: 3, c: 2 });
});

it("passes values of the body on as they are, null and lists among them", () => {
  expect(variables("$a: [Int], $b: Int, $c: jsonb", "", { a: [1, null], b: null, c: { d: "1" } })).toEqual({
    a: [1, null],
    b: null,
    c: { d: "1" },
  });
});

it("refuses names that the operation does not declare, except those that cannot be names of variables", () => {
  expect(() => variables("$a: Int", "b=1")).toThrow("Unexpected variable b");
  expect(() => variables("$a: Int", "", { c: 1 })).toThrow("Unexpected variable c");
  expect(variables("$a: Int", "a=1&x-y=2&%24=3")).toEqual({ a: 1 });
});

it.each(["", "null", "[1]", "7", "{", '"text"'])("finds nothing in the body %j", (body) => {
  expect(endpointVariables([], { queryString: "", body, url: new Map() })).toEqual({});
});
