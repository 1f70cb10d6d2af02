import { GraphQLInt, GraphQLList, type GraphQLFieldConfigArgumentMap } from "graphql";
import type { SelectPermission, Table } from "../model/model.ts";
import { selectColumnEnum } from "./aggregates.ts";
import { boolExp } from "./boolExp.ts";
import { orderBy } from "./orderBy.ts";
import { wholeColumns } from "./rows.ts";
import { required, type Scope } from "./scope.ts";

/** The arguments of every field that lists rows. */
export function listArguments(scope: Scope, table: Table, permission: SelectPermission): GraphQLFieldConfigArgumentMap {
  const columns = wholeColumns(table, permission);
  return {
    ...(columns.length > 0
      ? { distinct_on: { type: new GraphQLList(required(selectColumnEnum(scope, table, columns))) } }
      : {}),
    limit: { type: GraphQLInt },
    offset: { type: GraphQLInt },
    order_by: { type: new GraphQLList(required(orderBy(scope, table, permission))) },
    where: { type: boolExp(scope, table) },
  };
}
