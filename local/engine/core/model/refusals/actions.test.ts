import { afterAll, beforeAll, describe } from "vitest";
import { itRefuses, openLibrary, type Change, type Library } from "./library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const refuses = itRefuses(() => library);

describe("a custom type", () => {
  const typed =
    (kind: string, type: object): Change =>
    ({ types }) =>
      types[kind].push(type);
  const field = { name: "x", type: "Int" };
  refuses([
    [
      "declared twice",
      typed("enums", { name: "Haste", values: [{ value: "A" }] }),
      "custom_types",
      "Haste",
      "more than once",
    ],
    ["declared as two things", typed("scalars", { name: "Haste" }), "custom_types", "Haste", "more than once"],
    [
      "named as GraphQL cannot say",
      typed("scalars", { name: "a b" }),
      "custom_types",
      "a b",
      "not a valid GraphQL name",
    ],
    [
      "named like a scalar of Postgres",
      typed("scalars", { name: "uuid" }),
      "custom_types",
      "uuid",
      "conflicting definitions",
    ],
    [
      "named like a type of GraphQL",
      typed("scalars", { name: "Int" }),
      "custom_types",
      "Int",
      "a type of GraphQL itself",
    ],
    ["an enum without values", typed("enums", { name: "E", values: [] }), "custom_types", "E", "has no values"],
    [
      "an enum with a value twice",
      typed("enums", { name: "E", values: [{ value: "a" }, { value: "a" }] }),
      "custom_types",
      "E",
      'value "a" is there more than once',
    ],
    [
      "an input with a field twice",
      typed("input_objects", { name: "I", fields: [field, field] }),
      "custom_types",
      "I",
      'field "x" is there more than once',
    ],
    [
      "an object with a field twice",
      typed("objects", { name: "O", fields: [field, field] }),
      "custom_types",
      "O",
      'field "x" is there more than once',
    ],
    ["an object without fields", typed("objects", { name: "O", fields: [] }), "custom_types", "O", "has no fields"],
    [
      "an object with a field and a relationship of one name",
      ({ types }) => types.objects[0].fields.push({ name: "book", type: "Int" }),
      "custom_types",
      "Loan",
      'field "book" is there more than once',
    ],
    [
      "an object with a misspelt key",
      typed("objects", { name: "O", fields: [field], relations: [] }),
      "custom_types",
      "O",
      "unexpected fields: relations",
    ],
  ]);
});

describe("an action", () => {
  const changed = (change: object): [Change, string, string] => [
    ({ action }) => Object.assign(action.definition, change),
    "action",
    "borrow",
  ];
  refuses([
    [
      "without a handler",
      ({ action }) => delete action.definition.handler,
      "action",
      "borrow",
      'key "handler" not found',
    ],
    ["with a handler of a variable that is not set", ...changed({ handler: "{{NOPE}}/a" }), "'NOPE' not set"],
    [
      "with a header of a variable that is not set",
      ...changed({ headers: [{ name: "x", value_from_env: "NOPE" }] }),
      "'NOPE' not set",
    ],
    [
      "that rewrites its requests",
      ...changed({ request_transform: { version: 2 } }),
      "request_transform is not supported",
    ],
    [
      "that rewrites its answers",
      ...changed({ response_transform: { version: 2 } }),
      "response_transform is not supported",
    ],
    ["of a kind that there is not", ...changed({ kind: "sometimes" }), 'one of "synchronous", "asynchronous"'],
    ["with a timeout in words", ...changed({ timeout: "long" }), "definition.timeout: expected a whole number"],
    ["with a misspelt key", ...changed({ header: [] }), "definition: unexpected fields: header"],
  ]);
});
