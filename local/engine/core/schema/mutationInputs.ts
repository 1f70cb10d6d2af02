import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
} from "graphql";
import type { Column, InsertPermission, Relationship, Table, UpdatePermission } from "../model/model.ts";
import { isNumeric } from "../model/scalars.ts";
import { boolExp } from "./boolExp.ts";
import { columnType, input, inputType, omittable, type Scope } from "./scope.ts";

type Fields = Record<string, GraphQLInputFieldConfig>;

/** `X_insert_input`: the columns that may be inserted, and related rows that are inserted along. */
export function insertInput(scope: Scope, table: Table, permission: InsertPermission): GraphQLInputObjectType {
  const name = `${table.base}_insert_input`;
  return inputType(scope, name, table.key, () => {
    const fields: Fields = {};
    for (const column of exposed(permission.columns)) {
      fields[column.field] = input(columnType(scope, column), { kind: "column", column });
    }
    for (const relationship of table.relationships.values()) {
      const target = scope.access.insert(relationship.to);
      if (!target) continue;
      fields[relationship.name] = input(relatedInsertInput(scope, relationship, target), {
        kind: "relatedInsert",
        relationship,
        permission: target,
      });
    }
    return fields;
  });
}

function relatedInsertInput(
  scope: Scope,
  { kind, to }: Relationship,
  permission: InsertPermission,
): GraphQLInputObjectType {
  const name = kind === "object" ? `${to.base}_obj_rel_insert_input` : `${to.base}_arr_rel_insert_input`;
  return inputType(scope, name, to.key, () => {
    const row = insertInput(scope, to, permission);
    return {
      data: input(new GraphQLNonNull(kind === "object" ? row : new GraphQLList(new GraphQLNonNull(row)))),
      ...onConflictField(scope, to),
    };
  });
}

/** `on_conflict`, as an argument or beside nested rows, if the table has a constraint to conflict with. */
export const onConflictField = (scope: Scope, table: Table): Record<string, ReturnType<typeof omittable>> =>
  table.uniques.length > 0 ? { on_conflict: omittable(onConflict(scope, table)) } : {};

function onConflict(scope: Scope, table: Table): GraphQLInputObjectType {
  const name = `${table.base}_on_conflict`;
  return scope.named(name, table.key, () => {
    const constraint = scope.named(
      `${table.base}_constraint`,
      table.key,
      () =>
        new GraphQLEnumType({
          name: `${table.base}_constraint`,
          values: Object.fromEntries(table.uniques.map((unique) => [unique, {}])),
        }),
    );
    const updatable = exposed(scope.access.update(table)?.columns ?? new Set());
    const columns = scope.named(
      `${table.base}_update_column`,
      table.key,
      () =>
        new GraphQLEnumType({
          name: `${table.base}_update_column`,
          values:
            updatable.length > 0
              ? Object.fromEntries(updatable.map((column) => [column.field, { extensions: { column } }]))
              : { _PLACEHOLDER: {} },
        }),
    );
    return new GraphQLInputObjectType({
      name,
      fields: () => ({
        constraint: input(new GraphQLNonNull(constraint)),
        update_columns: {
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(columns))),
          defaultValue: [],
        },
        where: omittable(boolExp(scope, table)),
      }),
    });
  });
}

/** `_set`, `_inc` and the jsonb operators, if the role may update a column that they work on. */
export function updateOperators(
  scope: Scope,
  table: Table,
  permission: UpdatePermission,
): GraphQLFieldConfigArgumentMap {
  const columns = exposed(permission.columns);
  const json = columns.filter((column) => column.type.pg === "jsonb");
  const own = (column: Column): GraphQLInputType => columnType(scope, column);
  const groups: [operator: string, columns: Column[], type: (column: Column) => GraphQLInputType][] = [
    ["append", json, own],
    ["delete_at_path", json, () => new GraphQLList(new GraphQLNonNull(GraphQLString))],
    ["delete_elem", json, () => GraphQLInt],
    ["delete_key", json, () => GraphQLString],
    ["inc", columns.filter((column) => isNumeric(column.type)), own],
    ["prepend", json, own],
    ["set", columns, own],
  ];
  const args: GraphQLFieldConfigArgumentMap = {};
  for (const [operator, over, type] of groups) {
    if (over.length === 0) continue;
    const name = `${table.base}_${operator}_input`;
    args[`_${operator}`] = omittable(
      inputType(
        scope,
        name,
        table.key,
        Object.fromEntries(over.map((column) => [column.field, input(type(column), { kind: "column", column })])),
      ),
    );
  }
  return args;
}

export function primaryKeyInput(scope: Scope, table: Table, key: readonly Column[]): GraphQLInputObjectType {
  const name = `${table.base}_pk_columns_input`;
  return inputType(
    scope,
    name,
    table.key,
    Object.fromEntries(
      key.map((column) => [
        column.field,
        input(new GraphQLNonNull(columnType(scope, column)), { kind: "column", column }),
      ]),
    ),
  );
}

export function updatesInput(scope: Scope, table: Table, permission: UpdatePermission): GraphQLInputObjectType {
  const name = `${table.base}_updates`;
  return inputType(scope, name, table.key, () => ({
    ...updateOperators(scope, table, permission),
    where: input(new GraphQLNonNull(boolExp(scope, table))),
  }));
}

const exposed = (columns: ReadonlySet<Column>): Column[] => [...columns].filter((column) => column.exposed);
