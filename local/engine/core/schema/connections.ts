import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from "graphql";
import type { SelectPermission, Table } from "../model/model.ts";
import { listArguments } from "./listArguments.ts";
import { rowType } from "./rows.ts";
import { field, objectType, required, type Scope } from "./scope.ts";

const pageInfo = (scope: Scope): GraphQLObjectType =>
  scope.named(
    "PageInfo",
    "relay",
    () =>
      new GraphQLObjectType({
        name: "PageInfo",
        fields: {
          startCursor: field(required(GraphQLString), { kind: "pageInfoValue", name: "startCursor" }),
          endCursor: field(required(GraphQLString), { kind: "pageInfoValue", name: "endCursor" }),
          hasNextPage: field(required(GraphQLBoolean), { kind: "pageInfoValue", name: "hasNextPage" }),
          hasPreviousPage: field(required(GraphQLBoolean), { kind: "pageInfoValue", name: "hasPreviousPage" }),
        },
      }),
  );

export function connectionType(scope: Scope, table: Table, permission: SelectPermission): GraphQLObjectType {
  const name = `${table.base}Connection`;
  return objectType(scope, name, `${table.key} connection`, () => ({
    pageInfo: field(required(pageInfo(scope)), { kind: "pageInfo" }),
    edges: field(required(new GraphQLList(required(edgeType(scope, table, permission)))), { kind: "edges" }),
  }));
}

function edgeType(scope: Scope, table: Table, permission: SelectPermission): GraphQLObjectType {
  const name = `${table.base}Edge`;
  return objectType(scope, name, `${table.key} connection`, () => ({
    cursor: field(required(GraphQLString), { kind: "cursor" }),
    node: field(required(rowType(scope, table, permission)), { kind: "edgeNode" }),
  }));
}

export function connectionArguments(
  scope: Scope,
  table: Table,
  permission: SelectPermission,
): GraphQLFieldConfigArgumentMap {
  const { distinct_on, order_by, where } = listArguments(scope, table, permission);
  return {
    after: { type: GraphQLString },
    before: { type: GraphQLString },
    ...(distinct_on ? { distinct_on } : {}),
    first: { type: GraphQLInt },
    last: { type: GraphQLInt },
    order_by: order_by!,
    where: where!,
  };
}
