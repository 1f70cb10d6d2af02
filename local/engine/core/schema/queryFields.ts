import {
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  type GraphQLFieldConfig,
} from "graphql";
import type { SelectPermission, Table } from "../model/model.ts";
import { aggregateType } from "./aggregates.ts";
import { boolExp } from "./boolExp.ts";
import { connectionArguments, connectionType } from "./connections.ts";
import { functionArguments } from "./functionArguments.ts";
import { listArguments } from "./listArguments.ts";
import { keyArguments, selectableKey } from "./mutationFields.ts";
import { isNode, nodeInterface, rowType, wholeColumns } from "./rows.ts";
import { columnType, field, input, inputType, required, type Scope } from "./scope.ts";

export type RootFields = [name: string, field: GraphQLFieldConfig<unknown, unknown>][];

const offers = (roots: ReadonlySet<string> | undefined, name: string) => roots === undefined || roots.has(name);

/** Root fields that read one table on the plain endpoint. */
function tableFields(scope: Scope, table: Table, permission: SelectPermission, forSubscription: boolean): RootFields {
  const roots = forSubscription ? permission.subscriptionRoots : permission.queryRoots;
  const names = table.rootNames;
  const args = listArguments(scope, table, permission);
  const rows = required(new GraphQLList(required(rowType(scope, table, permission))));
  const fields: RootFields = [];
  if (offers(roots, "select")) fields.push([names.select, field(rows, { kind: "rows", table, permission }, { args })]);
  if (permission.aggregations && offers(roots, "select_aggregate")) {
    const type = required(aggregateType(scope, table, permission));
    fields.push([names.select_aggregate, field(type, { kind: "aggregate", table, permission }, { args })]);
  }
  const key = selectableKey(table, permission);
  if (key && offers(roots, "select_by_pk")) {
    const type = rowType(scope, table, permission);
    fields.push([
      names.select_by_pk,
      field(type, { kind: "byKey", table, permission }, { args: keyArguments(scope, key) }),
    ]);
  }
  if (forSubscription && offers(roots, "select_stream") && wholeColumns(table, permission).length > 0) {
    fields.push([
      names.select_stream,
      field(
        rows,
        { kind: "stream", table, permission },
        {
          args: {
            batch_size: { type: required(GraphQLInt) },
            cursor: { type: required(new GraphQLList(streamCursor(scope, table, permission))) },
            where: { type: boolExp(scope, table) },
          },
        },
      ),
    ]);
  }
  return fields;
}

function streamCursor(scope: Scope, table: Table, permission: SelectPermission): GraphQLInputObjectType {
  const name = `${table.base}_stream_cursor_input`;
  return scope.named(name, table.key, () => {
    const valueName = `${table.base}_stream_cursor_value_input`;
    const value = inputType(
      scope,
      valueName,
      table.key,
      Object.fromEntries(
        wholeColumns(table, permission).map((column) => [
          column.field,
          input(columnType(scope, column), { kind: "column", column }),
        ]),
      ),
    );
    const ordering = scope.named(
      "cursor_ordering",
      "stream",
      () => new GraphQLEnumType({ name: "cursor_ordering", values: { ASC: {}, DESC: {} } }),
    );
    return new GraphQLInputObjectType({
      name,
      fields: { initial_value: input(required(value)), ordering: input(ordering) },
    });
  });
}

/** The root fields of queries, or of subscriptions, on either endpoint. */
export function queryFields(scope: Scope, forSubscription: boolean): RootFields {
  const fields: RootFields = [];
  for (const table of scope.model.tables.values()) {
    const permission = scope.access.select(table);
    if (!permission) continue;
    if (scope.endpoint === "graphql") {
      fields.push(...tableFields(scope, table, permission, forSubscription));
      continue;
    }
    const roots = forSubscription ? permission.subscriptionRoots : permission.queryRoots;
    if (!isNode(scope, table) || !offers(roots, "select")) continue;
    fields.push([
      `${table.base}_connection`,
      field(
        required(connectionType(scope, table, permission)),
        { kind: "connection", table, permission },
        { args: connectionArguments(scope, table, permission) },
      ),
    ]);
  }
  fields.push(...functionFields(scope, forSubscription));
  const isReadable = (table: Table) => isNode(scope, table) && scope.access.select(table) !== undefined;
  // `node` finds a row even where the role has no root field for its table.
  if ([...scope.model.tables.values()].some(isReadable)) {
    fields.push([
      "node",
      field(nodeInterface(scope), { kind: "node" }, { args: { id: { type: required(GraphQLID) } } }),
    ]);
  }
  return fields;
}

function functionFields(scope: Scope, forSubscription: boolean): RootFields {
  return scope.model.functions
    .filter((tracked) => tracked.exposedAs === "query" && scope.access.function(tracked))
    .filter(({ isVolatile }) => !forSubscription || !isVolatile)
    .flatMap((tracked): RootFields => {
      const { table, base } = tracked;
      const permission = scope.access.select(table)!;
      const args = functionArguments(scope, tracked.function, `${base}_args`);
      const meaning = { function: tracked, permission };
      if (scope.endpoint === "relay") {
        if (!tracked.returnsSet || !isNode(scope, table)) return [];
        const type = required(connectionType(scope, table, permission));
        const all = { ...args, ...connectionArguments(scope, table, permission) };
        return [
          [`${tracked.rootName}_connection`, field(type, { kind: "functionConnection", ...meaning }, { args: all })],
        ];
      }
      const row = rowType(scope, table, permission);
      const all = { ...args, ...listArguments(scope, table, permission) };
      const fields: RootFields = [
        [
          tracked.rootName,
          field(
            tracked.returnsSet ? required(new GraphQLList(required(row))) : row,
            { kind: "functionRows", ...meaning },
            { args: tracked.returnsSet ? all : args },
          ),
        ],
      ];
      if (tracked.returnsSet && permission.aggregations) {
        const type = required(aggregateType(scope, table, permission));
        fields.push([tracked.aggregateName, field(type, { kind: "functionAggregate", ...meaning }, { args: all })]);
      }
      return fields;
    });
}

/** Functions that write, on either endpoint's mutation root. */
export function functionMutationFields(scope: Scope): RootFields {
  return scope.model.functions
    .filter((tracked) => tracked.exposedAs === "mutation" && scope.access.function(tracked))
    .map((tracked) => {
      const permission = scope.access.select(tracked.table)!;
      const row = rowType(scope, tracked.table, permission);
      const args = functionArguments(scope, tracked.function, `${tracked.base}_args`);
      const type = tracked.returnsSet ? required(new GraphQLList(required(row))) : row;
      const list = tracked.returnsSet ? listArguments(scope, tracked.table, permission) : {};
      return [
        tracked.rootName,
        field(type, { kind: "functionRows", function: tracked, permission }, { args: { ...args, ...list } }),
      ];
    });
}
