import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  introspectionTypes,
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type ThunkObjMap,
} from "graphql";
import type { Endpoint } from "../../interface.ts";
import { Fault } from "../model/faults.ts";
import type { Column, Model, ScalarType } from "../model/model.ts";
import type { Access } from "./access.ts";
import type { FieldMeaning, InputMeaning } from "./meaning.ts";

/** What the builders of one role's schema share: who it is for, and the types made so far. */
export interface Scope {
  model: Model;
  access: Access;
  endpoint: Endpoint;
  /** The one type of that name. @throws Fault when two different things want it */
  named<Type extends GraphQLNamedType>(name: string, owner: string, make: () => Type): Type;
}

const BUILT_IN: ReadonlyMap<string, GraphQLScalarType> = new Map(
  [GraphQLInt, GraphQLFloat, GraphQLString, GraphQLBoolean, GraphQLID].map((type) => [type.name, type]),
);
/** Of every schema, whoever makes it. */
const GIVEN = new Set([...BUILT_IN.keys(), ...introspectionTypes.map(({ name }) => name)]);

export function createScope(model: Model, access: Access, endpoint: Endpoint): Scope {
  const types = new Map<string, { type: GraphQLNamedType; owner: string }>();
  return {
    model,
    access,
    endpoint,
    named<Type extends GraphQLNamedType>(name: string, owner: string, make: () => Type): Type {
      const known = types.get(name);
      if (GIVEN.has(name) || (known && known.owner !== owner)) {
        throw new Fault(`Found conflicting definitions for GraphQL type "${name}"`);
      }
      if (known) return known.type as Type;
      const type = make();
      types.set(name, { type, owner });
      return type;
    },
  };
}

export const scalar = (scope: Scope, name: string): GraphQLScalarType =>
  BUILT_IN.get(name) ?? scope.named(name, "scalar", () => new GraphQLScalarType({ name }));

/** An object type, made when it is first asked for; its fields when they are. */
export const objectType = (
  scope: Scope,
  name: string,
  owner: string,
  fields: ThunkObjMap<GraphQLFieldConfig<unknown, unknown>>,
): GraphQLObjectType => scope.named(name, owner, () => new GraphQLObjectType({ name, fields }));

/** An input object type, likewise. */
export const inputType = (
  scope: Scope,
  name: string,
  owner: string,
  fields: ThunkObjMap<GraphQLInputFieldConfig>,
): GraphQLInputObjectType => scope.named(name, owner, () => new GraphQLInputObjectType({ name, fields }));

/** The nullable GraphQL type of a column's values. */
export function columnType(
  scope: Scope,
  column: Column,
): GraphQLScalarType | GraphQLEnumType | GraphQLList<GraphQLNonNull<GraphQLScalarType>> {
  if (column.enumTable) return enumTableType(scope, column.enumTable);
  return valueType(scope, column.type);
}

export function valueType(
  scope: Scope,
  type: ScalarType,
): GraphQLScalarType | GraphQLList<GraphQLNonNull<GraphQLScalarType>> {
  const named = scalar(scope, type.scalar);
  return type.isArray ? new GraphQLList(new GraphQLNonNull(named)) : named;
}

export function enumTableType(scope: Scope, table: NonNullable<Column["enumTable"]>): GraphQLEnumType {
  const name = `${table.base}_enum`;
  return scope.named(name, table.key, () => {
    const values = table.enumValues ?? [];
    return new GraphQLEnumType({
      name,
      values: Object.fromEntries(values.map(({ value, comment }) => [value, { description: comment }])),
    });
  });
}

/** An enum of columns, under their GraphQL names; the value carries the column. */
export function columnEnum(scope: Scope, name: string, owner: string, columns: readonly Column[]): GraphQLEnumType {
  return scope.named(
    name,
    owner,
    () =>
      new GraphQLEnumType({
        name,
        values: Object.fromEntries(columns.map((column) => [column.field, { extensions: { column } }])),
      }),
  );
}

export function field(
  type: GraphQLOutputType,
  meaning: FieldMeaning,
  more: Pick<GraphQLFieldConfig<unknown, unknown>, "args" | "description"> = {},
): GraphQLFieldConfig<unknown, unknown> {
  return { type, extensions: { meaning }, ...more };
}

export const input = (type: GraphQLInputType, meaning?: InputMeaning): GraphQLInputFieldConfig => ({
  type,
  extensions: { meaning },
});

/**
 * An input field or argument that may be left out and refuses null. Were null the same as leaving it out,
 * a variable that a client forgot would make a condition match every row.
 */
export const omittable = <Type extends GraphQLInputType>(type: Type, meaning?: InputMeaning) => ({
  type,
  extensions: { meaning, refusesNull: true },
});

export const required = <Type extends ConstructorParameters<typeof GraphQLNonNull>[0]>(type: Type) =>
  new GraphQLNonNull(type);
export const listOf = <Type extends GraphQLOutputType | GraphQLInputType>(type: Type) => new GraphQLList(type);
