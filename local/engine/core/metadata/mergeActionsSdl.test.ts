import { expect, it } from "vitest";
import { mergeActionsSdl } from "./mergeActionsSdl.ts";

interface Merged {
  actions: { name: string; definition: Record<string, unknown>; permissions?: unknown }[];
  custom_types: Record<string, { name: string; fields?: object[] }[]>;
}
const merged = (sdl: string, yaml: Record<string, unknown> = {}) =>
  JSON.parse(JSON.stringify(mergeActionsSdl(yaml, sdl))) as Merged;

it("reads actions from Mutation and Query, defined or extended", () => {
  const { actions } = merged(`
    type Mutation { one: Int }
    extend type Mutation { two: Int }
    type Query { three: Int }
    extend type Query { four: Int }`);
  expect(actions.map(({ name, definition }) => [name, definition.type])).toEqual([
    ["one", "mutation"],
    ["two", "mutation"],
    ["three", "query"],
    ["four", "query"],
  ]);
});

it("copies the behaviour that the CLI copies, and nothing else", () => {
  const copied = {
    kind: "asynchronous",
    handler: "http://x",
    timeout: 5,
    forward_client_headers: true,
    headers: [{ name: "a", value: "b" }],
  };
  const action = {
    name: "one",
    definition: { ...copied, ignored_client_headers: ["x"] },
    permissions: [{ role: "member" }],
    comment: "c",
  };
  expect(merged("type Mutation { one(a: [Int!]! ): Int! }", { actions: [action] }).actions).toEqual([
    {
      name: "one",
      definition: { type: "mutation", output_type: "Int!", arguments: [{ name: "a", type: "[Int!]!" }], ...copied },
      permissions: [{ role: "member" }],
      comment: "c",
    },
  ]);
});

it("leaves an action that only the SDL has without handler and permissions", () => {
  const [action] = merged("type Mutation { one: Int }").actions;
  expect(action!.definition).not.toHaveProperty("handler");
  expect(action).not.toHaveProperty("permissions");
});

it("drops default values, as the CLI does", () => {
  const { actions, custom_types } = merged(`
    type Mutation { one(a: Int = 5, b: In! = {x: 1}): Int }
    input In { x: Int! = 2, y: String = "a" }`);
  expect(actions[0]!.definition.arguments).toEqual([
    { name: "a", type: "Int" },
    { name: "b", type: "In!" },
  ]);
  expect(custom_types.input_objects![0]!.fields).toEqual([
    { name: "x", type: "Int!" },
    { name: "y", type: "String" },
  ]);
});

it.each<[what: string, sdl: string, yaml: Record<string, unknown>, message: string]>([
  ["an action that only the YAML names", "", { actions: [{ name: "lost" }] }, "action lost: is not in actions.graphql"],
  [
    "an enum that only the YAML names",
    "type Colour { x: Int }",
    { custom_types: { enums: [{ name: "Colour" }] } },
    "custom type Colour: is not in actions.graphql",
  ],
  ["arguments of an output field", "type Out { x(a: Int): Int }", {}, "custom type Out: field x has arguments"],
  ["an interface", "interface Thing { x: Int }", {}, "only types, inputs, enums and scalars are supported"],
  [
    "a type of an interface",
    "type Out implements Thing { x: Int }",
    {},
    "custom type Out: interfaces are not supported",
  ],
  ["a union", "union Thing = A | B", {}, "only types, inputs, enums and scalars are supported"],
  ["a directive", "directive @a on FIELD", {}, "only types, inputs, enums and scalars are supported"],
  ["a directive on a field", "type Out { x: Int @a }", {}, "custom type Out: directives are not supported"],
  ["a directive on an action", "type Mutation { one: Int @a }", {}, "action one: directives are not supported"],
  [
    "an extension of an output",
    "type Out { x: Int } extend type Out { y: Int }",
    {},
    "custom type Out: cannot be extended",
  ],
  [
    "an action that is declared twice",
    "type Mutation { one: Int } extend type Mutation { one: String }",
    {},
    "action one: is declared more than once",
  ],
  ["what is no SDL", "type {", {}, "actions.graphql: Syntax Error"],
])("refuses %s", (_, sdl, yaml, message) => {
  expect(() => mergeActionsSdl(yaml, sdl)).toThrow(message);
});

it("reports every fault at once", () => {
  const sdl = "type Out { x(a: Int): Int } union Thing = A | B";
  const yaml = { actions: [{ name: "lost" }], custom_types: { objects: [{ name: "Gone" }] } };
  expect(() => mergeActionsSdl(yaml, sdl)).toThrow(/lost[^]*Out[^]*union[^]*Gone/);
});
