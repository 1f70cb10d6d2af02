/**
 * The schema of the actions is written twice, in SDL for Hasura and in zod for the service; these tests hold both
 * together.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse, type FieldDefinitionNode, type InputValueDefinitionNode, type TypeNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { routes } from "../../actions/routes.ts";
import { baseCalls } from "../../actions/test/baseCalls.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { METADATA } from "./asking.ts";

/** A type and its parts: a scalar's name, the type of a list's items, or an object's fields. */
type Shape = { optional: boolean; of: string | Shape | Record<string, Shape> };
type Fields = readonly (InputValueDefinitionNode | FieldDefinitionNode)[];

const document = parse(readFileSync(path.join(METADATA.directory, "actions.graphql"), "utf8"));
const types = new Map<string, Fields>();
const mutations = new Map<string, FieldDefinitionNode>();
for (const node of document.definitions) {
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) continue;
  if (node.name.value !== "Mutation") types.set(node.name.value, node.fields ?? []);
  else for (const field of (node.fields ?? []) as FieldDefinitionNode[]) mutations.set(field.name.value, field);
}

const sdlFields = (fields: Fields): Record<string, Shape> =>
  Object.fromEntries(fields.map(({ name, type }) => [name.value, sdlShape(type)]));

function sdlShape(type: TypeNode): Shape {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...sdlShape(type.type), optional: false };
  if (type.kind === Kind.LIST_TYPE) return { optional: true, of: sdlShape(type.type) };
  const fields = types.get(type.name.value);
  return { optional: true, of: fields ? sdlFields(fields) : type.name.value };
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * What zod accepts, in the words of SDL. SDL has one word for null and for a missing value, so zod must accept both or
 * neither: `mixed` says that it does not, and equals nothing in SDL.
 */
function zodShape(schema: JsonSchema, isRequired: boolean): Shape {
  const choices = (schema.anyOf ?? [schema]) as JsonSchema[];
  const named = choices.flatMap(({ type }) => type ?? []);
  const takesNull = named.includes("null");
  const inner = choices.find(({ type }) => type !== "null")!;
  const of = zodType({ ...inner, type: [inner.type].flat().find((type) => type !== "null") } as JsonSchema);
  return { optional: takesNull, of: takesNull === isRequired ? `mixed ${JSON.stringify(of)}` : of };
}

const SCALAR_OF_FORMAT: Record<string, string> = { uuid: "uuid", date: "date", "date-time": "timestamptz" };

function zodType(schema: JsonSchema): Shape["of"] {
  if (schema.type === "object") return zodFields(schema);
  if (schema.type === "array") return zodShape(schema.items as JsonSchema, true);
  if (schema.type === "integer") return "Int";
  if (schema.type === "boolean") return "Boolean";
  if (schema.type === "string") return SCALAR_OF_FORMAT[schema.format ?? ""] ?? "String";
  throw new Error(`no GraphQL type for ${JSON.stringify(schema)}`);
}

const zodFields = ({ properties = {}, required = [] }: JsonSchema): Record<string, Shape> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, zodShape(field as JsonSchema, required.includes(name))]),
  );

it("has a mutation for every action of the service, and no other", () => {
  expect([...mutations.keys()].toSorted()).toEqual(routes.actions.map(({ name }) => name).toSorted());
});

describe("what an action takes is the same in SDL and in zod: fields, types and which may be missing", () => {
  it.each(routes.actions)("$name", ({ input, name }) => {
    const taken = z.toJSONSchema(input, { io: "input" });
    expect(zodFields(taken)).toEqual(sdlFields(mutations.get(name)?.arguments ?? []));
  });
});

describe("what an action answers is what its SDL promises: each field, no other, of its type", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  it.each(routes.actions)("$name", async ({ name }) => {
    const { as, input } = await baseCalls[name]!(service);
    const { body, status } = await service.callAction(name, input, { as });
    expect({ status, faults: faultsOf(body, sdlShape(mutations.get(name)!.type), name) }).toEqual({
      status: 200,
      faults: [],
    });
  });
});

const SCALARS: Record<string, (value: unknown) => boolean> = {
  String: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  bigint: (value) => Number.isSafeInteger(value),
  uuid: (value) => z.uuid().safeParse(value).success,
  date: (value) => z.iso.date().safeParse(value).success,
};

function faultsOf(value: unknown, { of, optional }: Shape, where: string): string[] {
  if (value === null || value === undefined) return optional ? [] : [`${where} is missing`];
  if (typeof of === "string") return SCALARS[of]?.(value) ? [] : [`${where} is no ${of}: ${JSON.stringify(value)}`];
  if (isList(of)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => faultsOf(item, of, `${where}[${index}]`))
      : [`${where} is no list`];
  }
  const unknown = Object.keys(value as object).filter((field) => !(field in of));
  return [
    ...unknown.map((field) => `${where}.${field} is not in the SDL`),
    ...Object.entries(of).flatMap(([field, shape]) =>
      faultsOf((value as Record<string, unknown>)[field], shape, `${where}.${field}`),
    ),
  ];
}

const isList = (of: Exclude<Shape["of"], string>): of is Shape => typeof of["optional"] === "boolean";
