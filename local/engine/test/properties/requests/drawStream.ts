import type { SceneColumn, SceneTable } from "../scenes/scene.ts";
import { drawValue } from "../scenes/values.ts";
import { choose, readableWhole, type Draft } from "./draft.ts";
import { drawRow } from "./drawRows.ts";
import { drawWhere } from "./drawWhere.ts";
import { Word, type Argument, type Field } from "./request.ts";

/** The columns that a stream can follow: those that are shown on every row. */
export function streamable(draft: Draft, table: SceneTable): { may: SceneColumn[]; mayNot: SceneColumn[] } {
  const { may, mayNot } = readableWhole(draft, table);
  return { may: may.filter(({ kind }) => !["json", "ints", "color"].includes(kind)), mayNot };
}

/** An `X_stream` field. */
export function drawStream(draft: Draft, table: SceneTable): Omit<Field, "key"> {
  const { may, mayNot } = streamable(draft, table);
  const column = choose(draft, may, mayNot, ({ name }) => `stream along ${table.name}.${name}`)!;
  const where = draft.dice.chance(40) ? { type: `${table.base}_bool_exp`, value: drawWhere(draft, table) } : undefined;
  return {
    name: `${table.base}_stream`,
    args: { ...drawStreamCursor(draft, table, column), ...(where ? { where } : {}) },
    selection: drawRow(draft, table, 2),
    meaning: { kind: "stream", table: table.name },
    on: table.base,
  };
}

export function drawStreamCursor({ dice }: Draft, table: SceneTable, column: SceneColumn): Record<string, Argument> {
  const cursor = {
    initial_value: { [column.field]: drawValue(dice, column.kind) },
    ...(dice.chance(60) ? { ordering: new Word(dice.pick(["ASC", "DESC"])) } : {}),
  };
  return {
    batch_size: { type: "Int!", value: dice.below(4) },
    cursor: { type: `[${table.base}_stream_cursor_input]!`, value: [cursor] },
  };
}
