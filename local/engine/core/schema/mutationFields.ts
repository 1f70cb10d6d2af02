import { GraphQLInt, GraphQLList, GraphQLNonNull, type GraphQLObjectType, type GraphQLFieldConfig } from "graphql";
import type { Column, SelectPermission, Table } from "../model/model.ts";
import { boolExp } from "./boolExp.ts";
import { insertInput, onConflictField, primaryKeyInput, updateOperators, updatesInput } from "./mutationInputs.ts";
import { rowType } from "./rows.ts";
import { columnType, field, input, objectType, required, type Scope } from "./scope.ts";

type Fields = [name: string, field: GraphQLFieldConfig<unknown, unknown>][];

/** The root fields that write one table, as far as the role may. */
export function mutationFields(scope: Scope, table: Table): Fields {
  const { access } = scope;
  const select = access.select(table);
  const row = select && rowType(scope, table, select);
  const key = selectableKey(table, select);
  const response = responseType(scope, table, select);
  const names = table.rootNames;
  const fields: Fields = [];

  const insert = access.insert(table);
  if (insert) {
    const type = insertInput(scope, table, insert);
    const onConflict = onConflictField(scope, table);
    fields.push([
      names.insert,
      field(
        response(),
        { kind: "insert", table, permission: insert, one: false },
        { args: { objects: { type: new GraphQLNonNull(new GraphQLList(required(type))) }, ...onConflict } },
      ),
    ]);
    if (row) {
      fields.push([
        names.insert_one,
        field(
          row,
          { kind: "insert", table, permission: insert, one: true },
          { args: { object: { type: new GraphQLNonNull(type) }, ...onConflict } },
        ),
      ]);
    }
  }

  const update = access.update(table);
  if (update) {
    const operators = updateOperators(scope, table, update);
    const where = { type: new GraphQLNonNull(boolExp(scope, table)) };
    fields.push([
      names.update,
      field(response(), { kind: "update", table, permission: update }, { args: { ...operators, where } }),
    ]);
    if (row && key) {
      const pk_columns = { type: new GraphQLNonNull(primaryKeyInput(scope, table, key)) };
      fields.push([
        names.update_by_pk,
        field(row, { kind: "updateByKey", table, permission: update }, { args: { ...operators, pk_columns } }),
      ]);
    }
    fields.push([
      names.update_many,
      field(
        new GraphQLList(response()),
        { kind: "updateMany", table, permission: update },
        {
          args: {
            updates: { type: new GraphQLNonNull(new GraphQLList(required(updatesInput(scope, table, update)))) },
          },
        },
      ),
    ]);
  }

  const remove = access.delete(table);
  if (remove) {
    const where = { type: new GraphQLNonNull(boolExp(scope, table)) };
    fields.push([names.delete, field(response(), { kind: "delete", table, permission: remove }, { args: { where } })]);
    if (row && key) {
      fields.push([
        names.delete_by_pk,
        field(row, { kind: "deleteByKey", table, permission: remove }, { args: keyArguments(scope, key) }),
      ]);
    }
  }
  return fields;
}

/** The primary key, if the role may read all of it; `_by_pk` fields need it. */
export function selectableKey(table: Table, permission: SelectPermission | undefined): readonly Column[] | undefined {
  const key = table.primaryKey;
  return key && permission && key.every((column) => column.exposed && permission.columns.has(column)) ? key : undefined;
}

export const keyArguments = (scope: Scope, key: readonly Column[]) =>
  Object.fromEntries(
    key.map((column) => [
      column.field,
      input(new GraphQLNonNull(columnType(scope, column)), { kind: "column", column }),
    ]),
  );

function responseType(scope: Scope, table: Table, select: SelectPermission | undefined): () => GraphQLObjectType {
  const name = `${table.base}_mutation_response`;
  return () =>
    objectType(scope, name, table.key, () => ({
      affected_rows: field(required(GraphQLInt), { kind: "affectedRows" }),
      ...(select
        ? {
            returning: field(required(new GraphQLList(required(rowType(scope, table, select)))), {
              kind: "returning",
            }),
          }
        : {}),
    }));
}
