import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { CIRCLE_QUERY, circleAt, circleIn } from "./circle.ts";

const schema = buildSchema(readFileSync("schema/anonymous.graphql", "utf8"));

it("asks for nothing but what visitors may read", () => {
  expect(validate(schema, parse(CIRCLE_QUERY))).toEqual([]);
});

it.each([
  ["/g/sunday-savers-1010", "sunday-savers-1010"],
  ["/g/sunday-savers-1010/", "sunday-savers-1010"],
  ["/groups/8492efd8-754f-4073-8c56-7bcd3ed149b0", "8492efd8-754f-4073-8c56-7bcd3ed149b0"],
  ["/g/sus%C3%BA-1010", "susú-1010"],
  ["/groups/create", undefined],
  ["/groups", undefined],
  ["/g/", undefined],
  ["/g/a/members", undefined],
  ["/dashboard", undefined],
  [`/g/${"a".repeat(400)}`, undefined],
])("at %s stands the circle %s", (path, key) => {
  expect(circleAt(path)?.key).toBe(key);
});

it("takes the circle by slug before the one whose number is at the slug's end", () => {
  const node = (short_id: number) => ({ node: { short_id } });
  const answer = { data: { groups_connection: { edges: [node(7), node(8)] } } };
  expect(circleIn(answer, "summer-7")?.short_id).toBe(8);
});

it("an answer without data is no word on whether there is one", () => {
  expect(() => circleIn({ errors: [{}] }, "a")).toThrow();
});
