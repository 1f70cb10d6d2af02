import { GraphQLEnumType, type GraphQLInputObjectType, type GraphQLInputFieldConfig } from "graphql";
import type { SelectPermission, Table } from "../model/model.ts";
import { aggregateColumns } from "./aggregates.ts";
import { readableColumns } from "./rows.ts";
import { input, inputType, type Scope } from "./scope.ts";

/** How each direction is written in SQL. */
export const DIRECTIONS: Readonly<Record<string, string>> = {
  asc: "asc nulls last",
  asc_nulls_first: "asc nulls first",
  asc_nulls_last: "asc nulls last",
  desc: "desc nulls first",
  desc_nulls_first: "desc nulls first",
  desc_nulls_last: "desc nulls last",
};

const direction = (scope: Scope): GraphQLEnumType =>
  scope.named(
    "order_by",
    "order_by",
    () =>
      new GraphQLEnumType({
        name: "order_by",
        values: Object.fromEntries(Object.keys(DIRECTIONS).map((name) => [name, {}])),
      }),
  );

/** `X_order_by`: what a client may order rows of a table by. */
export function orderBy(scope: Scope, table: Table, permission: SelectPermission): GraphQLInputObjectType {
  const name = `${table.base}_order_by`;
  return inputType(scope, name, table.key, () => {
    const fields: Record<string, GraphQLInputFieldConfig> = {};
    for (const column of readableColumns(table, permission)) {
      fields[column.field] = input(direction(scope), {
        kind: "column",
        column,
        shownWhere: permission.cells?.get(column),
      });
    }
    for (const relationship of table.relationships.values()) {
      const target = scope.access.select(relationship.to);
      if (!target) continue;
      const meaning = { relationship, permission: target };
      if (relationship.kind === "object") {
        fields[relationship.name] = input(orderBy(scope, relationship.to, target), {
          kind: "relationship",
          ...meaning,
        });
      } else if (target.aggregations) {
        fields[`${relationship.name}_aggregate`] = input(aggregateOrderBy(scope, relationship.to, target), {
          kind: "relationshipAggregate",
          ...meaning,
        });
      }
    }
    for (const computed of table.computedFields.values()) {
      if (computed.function.arguments.some(({ role }) => role === "input")) continue;
      if ("table" in computed.returns) {
        const target = scope.access.select(computed.returns.table);
        if (!target?.aggregations) continue;
        const type = aggregateOrderBy(scope, computed.returns.table, target);
        const meaning = { kind: "computedRowsAggregate", field: computed, permission: target } as const;
        fields[`${computed.name}_aggregate`] = input(type, meaning);
      } else if (permission.computedFields.has(computed)) {
        fields[computed.name] = input(direction(scope), {
          kind: "computedScalar",
          field: computed,
          shownWhere: permission.cells?.get(computed),
        });
      }
    }
    return fields;
  });
}

function aggregateOrderBy(scope: Scope, table: Table, permission: SelectPermission): GraphQLInputObjectType {
  const name = `${table.base}_aggregate_order_by`;
  return inputType(scope, name, table.key, () => {
    const fields: Record<string, GraphQLInputFieldConfig> = {
      count: input(direction(scope), { kind: "aggregateFunction", function: "count" }),
    };
    for (const [aggregate, columns] of aggregateColumns(table, permission)) {
      const typeName = `${table.base}_${aggregate}_order_by`;
      const type = inputType(
        scope,
        typeName,
        table.key,
        Object.fromEntries(
          columns.map((column) => [
            column.field,
            input(direction(scope), { kind: "column", column, shownWhere: permission.cells?.get(column) }),
          ]),
        ),
      );
      fields[aggregate] = input(type, { kind: "aggregateFunction", function: aggregate });
    }
    return fields;
  });
}
