import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
} from "graphql";
import type { Column, ScalarType, Table } from "../model/model.ts";
import { ENUM_OPERATORS, operatorsFor, type Operand, type Operator } from "../model/operators.ts";
import { TEXT } from "../model/scalars.ts";
import { aggregateBoolExp } from "./aggregateBoolExp.ts";
import { readableColumns } from "./rows.ts";
import { enumTableType, input, inputType, omittable, scalar, valueType, type Scope } from "./scope.ts";

type Fields = Record<string, GraphQLInputFieldConfig>;

/** `X_bool_exp`: what a client may filter rows of a table by. */
export function boolExp(scope: Scope, table: Table): GraphQLInputObjectType {
  const name = `${table.base}_bool_exp`;
  return scope.named(
    name,
    table.key,
    (): GraphQLInputObjectType =>
      new GraphQLInputObjectType({
        name,
        fields: () => {
          const self = boolExp(scope, table);
          const list = new GraphQLList(new GraphQLNonNull(self));
          return {
            _and: omittable(list, { kind: "and" }),
            _not: omittable(self, { kind: "not" }),
            _or: omittable(list, { kind: "or" }),
            ...memberFields(scope, table),
          };
        },
      }),
  );
}

function memberFields(scope: Scope, table: Table): Fields {
  const fields: Fields = {};
  const permission = scope.access.select(table);
  if (!permission) return fields;
  for (const column of readableColumns(table, permission)) {
    fields[column.field] = omittable(columnComparison(scope, column), {
      kind: "column",
      column,
      shownWhere: permission.cells?.get(column),
    });
  }
  for (const relationship of table.relationships.values()) {
    const target = scope.access.select(relationship.to);
    if (!target) continue;
    const meaning = { relationship, permission: target };
    fields[relationship.name] = omittable(boolExp(scope, relationship.to), { kind: "relationship", ...meaning });
    if (relationship.kind === "array" && target.aggregations) {
      fields[`${relationship.name}_aggregate`] = omittable(aggregateBoolExp(scope, relationship.to, target), {
        kind: "relationshipAggregate",
        ...meaning,
      });
    }
  }
  for (const computed of table.computedFields.values()) {
    if (computed.function.arguments.some(({ role }) => role === "input")) continue;
    if ("table" in computed.returns) {
      const target = scope.access.select(computed.returns.table);
      if (!target) continue;
      fields[computed.name] = omittable(boolExp(scope, computed.returns.table), {
        kind: "computedRows",
        field: computed,
        table: computed.returns.table,
        permission: target,
      });
    } else if (permission.computedFields.has(computed)) {
      fields[computed.name] = omittable(comparison(scope, computed.returns.type), {
        kind: "computedScalar",
        field: computed,
        shownWhere: permission.cells?.get(computed),
      });
    }
  }
  return fields;
}

function columnComparison(scope: Scope, column: Column): GraphQLInputObjectType {
  if (!column.enumTable) return comparison(scope, column.type);
  const enumType = enumTableType(scope, column.enumTable);
  const name = `${enumType.name}_comparison_exp`;
  return inputType(scope, name, column.enumTable.key, operatorFields(scope, ENUM_OPERATORS, enumType));
}

/** `<Scalar>_comparison_exp` */
export function comparison(scope: Scope, type: ScalarType): GraphQLInputObjectType {
  const name = `${type.scalar}${type.isArray ? "_array" : ""}_comparison_exp`;
  return inputType(scope, name, "comparison", () => ({
    ...(type.pg === "jsonb" ? { _cast: omittable(jsonbCast(scope), { kind: "cast" }) } : {}),
    ...operatorFields(scope, operatorsFor(type), valueType(scope, type)),
  }));
}

function jsonbCast(scope: Scope): GraphQLInputObjectType {
  return scope.named(
    "jsonb_cast_exp",
    "comparison",
    () =>
      new GraphQLInputObjectType({
        name: "jsonb_cast_exp",
        fields: { String: omittable(comparison(scope, TEXT), { kind: "cast" }) },
      }),
  );
}

function operatorFields(
  scope: Scope,
  operators: readonly (readonly [string, Operator])[],
  value: GraphQLInputType,
): Fields {
  // Where the engine is set to collapse nulls, an operator with null is no condition.
  const operand = scope.model.collapseNulls ? input : omittable;
  return {
    ...Object.fromEntries(
      operators.map(([name, operator]) => [
        name,
        operand(operandInput(scope, operator.operand, value), { kind: "operator", ...operator }),
      ]),
    ),
    _is_null: operand(GraphQLBoolean, { kind: "isNull" }),
  };
}

function operandInput(scope: Scope, operand: Operand, value: GraphQLInputType): GraphQLInputType {
  switch (operand) {
    case "scalar":
      return value;
    case "list":
      return new GraphQLList(new GraphQLNonNull(value as ReturnType<typeof scalar>));
    case "text":
      return GraphQLString;
    // The real engine reads the patterns of a list as plain strings, even where they have a type of their own.
    case "texts":
    case "lqueries":
      return new GraphQLList(new GraphQLNonNull(GraphQLString));
    case "lquery":
    case "ltxtquery":
      return scalar(scope, operand);
  }
}
