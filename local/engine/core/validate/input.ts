import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  getNamedType,
  Kind,
  print,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLScalarType,
  type ValueNode,
  type VariableDefinitionNode,
} from "graphql";
import type { RequestLimits } from "../limits.ts";
import { isGraphQLName } from "../model/names.ts";
import { takesList } from "../model/operators.ts";
import { inputMeaning, refusesNull, type InputMeaning } from "../schema/meaning.ts";
import { isNull, literalValue, mismatch, type Origin } from "./origin.ts";
import { invalid, NumberText, quotedNames } from "./refusals.ts";
import { usable, type Variables } from "./variables.ts";

/** An argument's value, checked against its type. Only the scalars inside it are not checked yet. */
export type Input = { path: string } & (
  | { kind: "null" }
  | {
      kind: "leaf";
      type: GraphQLScalarType;
      isList: boolean;
      /** Whether items of the list may be null. */
      hasNulls: boolean;
      literal: boolean;
      /** The place in a variable that the value comes from. */
      origin: { variable: string; at: readonly (string | number)[] } | undefined;
      read(variables: Variables): unknown;
    }
  | { kind: "enum"; type: GraphQLEnumType; value: string }
  | { kind: "list"; items: readonly Input[] }
  | { kind: "object"; type: GraphQLInputObjectType; fields: ReadonlyMap<string, InputField> }
);

export type ObjectInput = Extract<Input, { kind: "object" }>;
export type LeafInput = Extract<Input, { kind: "leaf" }>;

export interface InputField {
  meaning: InputMeaning | undefined;
  value: Input;
}

/** What reading a value needs to know of the request. */
export interface InputContext {
  variables: Variables;
  definitions: ReadonlyMap<string, VariableDefinitionNode>;
  limits: RequestLimits;
  /** Counts down with every condition, in the document and in variables, each time it is used. */
  conditionsLeft: { count: number };
  /**
   * Called for every place in a variable whose value, and not only its shape, decides about the SQL. `digest` tells the
   * part of the value that does.
   */
  noteStatic(variable: string, path: readonly (string | number)[], digest?: (value: unknown) => string): void;
}

/**
 * Parts of a filter or an order that each add to the statement. Columns are not among them: their comparisons are
 * counted.
 */
const CONDITIONS: ReadonlySet<InputMeaning["kind"]> = new Set([
  "and",
  "or",
  "not",
  "operator",
  "isNull",
  "cast",
  "relationship",
  "relationshipAggregate",
  "aggregateFunction",
  "computedScalar",
  "computedRows",
]);

/** What a field or an argument says about its value, besides the type. */
interface Place {
  hasDefault?: boolean;
  refusesNull?: boolean;
  /** Whether it is the value of a column or a list of them. For GraphQL the value of an array column is no list. */
  ofColumn?: "value" | "values" | undefined;
}

function placeOf(definition: GraphQLArgument | GraphQLInputField): Place {
  const meaning = inputMeaning(definition);
  const takesMany = meaning?.kind === "operator" && takesList(meaning.operand);
  return {
    hasDefault: definition.defaultValue !== undefined,
    refusesNull: refusesNull(definition),
    ofColumn: takesMany ? "values" : meaning?.kind === "column" || meaning?.kind === "operator" ? "value" : undefined,
  };
}

/** The value of a field's argument. @throws EngineError where it does not fit */
export const readArgument = (node: ValueNode, argument: GraphQLArgument, path: string, context: InputContext): Input =>
  read({ node }, argument.type, path, context, placeOf(argument));

/** A value of which only the type is known. @throws EngineError where it does not fit */
export const readInput = (node: ValueNode, type: GraphQLInputType, path: string, context: InputContext): Input =>
  read({ node }, type, path, context, {});

function read(origin: Origin, type: GraphQLInputType, path: string, context: InputContext, place: Place): Input {
  if ("node" in origin && origin.node.kind === Kind.VARIABLE) {
    const variable = origin.node.name.value;
    const definition = context.definitions.get(variable)!;
    if (!usable(definition, type.toString(), place.hasDefault === true)) {
      throw invalid(
        `variable '${variable}' is declared as '${print(definition.type)}', but used where '${type.toString()}' is expected`,
        path,
      );
    }
    return read({ variable, at: [], value: context.variables[variable] }, type, path, context, place);
  }
  if (type instanceof GraphQLNonNull) return read(origin, type.ofType, path, context, { ...place, refusesNull: true });
  if (isNull(origin)) {
    if (place.refusesNull) throw invalid(nullMessage(type, place.ofColumn === "value"), path);
    return { kind: "null", path };
  }
  if (type instanceof GraphQLList) return readList(origin, type, path, context, place);
  if (type instanceof GraphQLInputObjectType) return readObject(origin, type, path, context);
  if (type instanceof GraphQLEnumType) return readEnum(origin, type, path, context);
  return leaf(origin, type, { isList: false, hasNulls: false }, path);
}

/** What is expected of scalars that are not values of columns. */
const EXPECTED: Readonly<Record<string, string>> = {
  Boolean: "a boolean",
  Float: "a float",
  ID: "a String or a 32-bit integer",
  Int: "a 32-bit integer",
  String: "a string",
};

function nullMessage(type: GraphQLInputType, ofColumn: boolean): string {
  if (type instanceof GraphQLInputObjectType) return `expected an object for type '${type.name}', but found null`;
  if (type instanceof GraphQLEnumType) return `expected an enum value for type '${type.name}', but found null`;
  if (type instanceof GraphQLList && !ofColumn) return "expected a list, but found null";
  const { name } = getNamedType(type);
  const expected = ofColumn ? undefined : EXPECTED[name];
  return expected
    ? `expected ${expected} for type '${name}', but found null`
    : `unexpected null value for type '${name}'`;
}

function readList(
  origin: Origin,
  type: GraphQLList<GraphQLInputType>,
  path: string,
  context: InputContext,
  { ofColumn }: Place,
): Input {
  const itemPlace: Place = { ofColumn: ofColumn && "value" };
  const item = type.ofType;
  const named = item instanceof GraphQLNonNull ? item.ofType : item;
  if (
    !(named instanceof GraphQLEnumType) &&
    !(named instanceof GraphQLInputObjectType) &&
    !(named instanceof GraphQLList)
  ) {
    const hasNulls = !(item instanceof GraphQLNonNull);
    return leaf(origin, named as GraphQLScalarType, { isList: true, hasNulls }, path);
  }
  if ("node" in origin) {
    const nodes = origin.node.kind === Kind.LIST ? origin.node.values : [origin.node];
    const items = nodes.map((node, index) => read({ node }, item, `${path}[${index}]`, context, itemPlace));
    return { kind: "list", items, path };
  }
  // The order and number of enum values in a variable decide about the SQL.
  if (named instanceof GraphQLEnumType) context.noteStatic(origin.variable, origin.at);
  const { variable, at, value } = origin;
  const items = Array.isArray(value)
    ? value.map((each: unknown, index) =>
        read({ variable, at: [...at, index], value: each }, item, `${path}[${index}]`, context, itemPlace),
      )
    : [read(origin, item, `${path}[0]`, context, itemPlace)];
  return { kind: "list", items, path };
}

function readObject(origin: Origin, type: GraphQLInputObjectType, path: string, context: InputContext): Input {
  const parts = new Map<string, Origin>();
  if ("node" in origin) {
    const { node } = origin;
    if (node.kind !== Kind.OBJECT) throw mismatch(origin, `an object for type '${type.name}'`, path);
    for (const { name, value } of node.fields) parts.set(name.value, { node: value });
  } else {
    const { variable, at, value } = origin;
    if (typeof value !== "object" || Array.isArray(value) || value instanceof NumberText)
      throw mismatch(origin, `an object for type '${type.name}'`, path);
    for (const [name, each] of Object.entries(value as object)) {
      parts.set(name, { variable, at: [...at, name], value: each });
    }
  }
  const definitions = type.getFields();
  const fields = new Map<string, InputField>();
  for (const [name, part] of parts) {
    const definition = definitions[name];
    if (!definition) throw invalid(`field '${name}' not found in type: '${type.name}'`, path + below(name));
    const meaning = inputMeaning(definition);
    if (meaning && CONDITIONS.has(meaning.kind) && context.conditionsLeft.count-- <= 0) {
      throw invalid(`the query has more than ${context.limits.conditions} conditions`, path);
    }
    fields.set(name, {
      meaning,
      value: read(part, definition.type, `${path}.${name}`, context, placeOf(definition)),
    });
  }
  for (const definition of Object.values(definitions)) {
    if (fields.has(definition.name) || definition.defaultValue !== undefined) continue;
    if (definition.type instanceof GraphQLNonNull) {
      throw invalid(`missing required field '${definition.name}'`, `${path}.${definition.name}`);
    }
  }
  return { kind: "object", type, fields, path };
}

function readEnum(origin: Origin, type: GraphQLEnumType, path: string, context: InputContext): Input {
  let value: string;
  if ("node" in origin) {
    if (origin.node.kind !== Kind.ENUM) throw mismatch(origin, `an enum value for type '${type.name}'`, path);
    value = origin.node.value;
  } else {
    context.noteStatic(origin.variable, origin.at);
    if (typeof origin.value !== "string") throw mismatch(origin, `an enum value for type '${type.name}'`, path);
    value = origin.value;
  }
  if (!type.getValue(value)) {
    const names = type.getValues().map(({ name }) => name);
    throw invalid(
      `expected one of the values ${quotedNames(names.toSorted())} for type '${type.name}', but found '${value}'`,
      path,
    );
  }
  return { kind: "enum", type, value, path };
}

function leaf(
  origin: Origin,
  type: GraphQLScalarType,
  list: Pick<LeafInput, "isList" | "hasNulls">,
  path: string,
): Input {
  if ("node" in origin) {
    const { node } = origin;
    const readLiteral = (variables: Variables) => literalValue(node, variables);
    return { kind: "leaf", type, ...list, literal: true, origin: undefined, path, read: readLiteral };
  }
  const { variable, at } = origin;
  return {
    kind: "leaf",
    type,
    ...list,
    literal: false,
    origin: { variable, at },
    path,
    read(variables) {
      let value: unknown = variables[variable];
      for (const key of at) value = (value as Record<string | number, unknown>)[key];
      return value;
    },
  };
}

/** A key as paths show it: in quotes if it could not be a name. */
const below = (key: string): string =>
  isGraphQLName(key) ? `.${key}` : `['${key.replaceAll(/['\\]/g, String.raw`\$&`)}']`;
