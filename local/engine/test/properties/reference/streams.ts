import { argument, type Field } from "../requests/request.ts";
import type { Json, JsonObject } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import type { Expected } from "./expected.ts";
import { cut, permitted, tiesOf } from "./lists.ts";
import type { OrderItem } from "./ordering.ts";
import { order } from "./operators.ts";
import { listExpected } from "./reading.ts";
import { selectRights } from "./rights.ts";
import { rowsOf, type World } from "./world.ts";

/** The first batch of a stream: rows beyond the cursor in its order, ties of the last row included. */
export function streamExpected(world: World, field: Field, tableName: string): Expected {
  const table = tableNamed(world.scene, tableName);
  const rights = selectRights(world.scene, world.asker.role, table)!;
  const [cursor] = argument(field, "cursor") as [{ initial_value: JsonObject; ordering?: string }];
  const [[name, start]] = Object.entries(cursor.initial_value) as [[string, Json]];
  const { name: column, kind } = table.columns.find((each) => each.field === name)!;
  const descending = cursor.ordering === "DESC";
  const rows = permitted(world, rights, table, rowsOf(world, table), argument(field, "where") ?? {}).filter((row) => {
    const sign = row[column] === null ? 0 : order(kind, row[column]!, start);
    return descending ? sign < 0 : sign > 0;
  });
  const item: OrderItem = { kind, descending, nullsFirst: false, path: [column], valueOf: (row) => row[column]! };
  let left = argument(field, "batch_size") as number;
  const batch = tiesOf(rows, [item], []).filter(({ take }) => {
    const isWanted = left > 0;
    left -= take;
    return isWanted;
  });
  return listExpected(world, { table, rights, rows }, cut(batch, 0, rights.limit ?? Infinity), field.selection!);
}
