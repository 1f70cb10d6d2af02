import { argument, type Field } from "../requests/request.ts";
import type { Row } from "../scenes/scene.ts";
import { columnNamed } from "../scenes/scene.ts";
import { aggregateValue } from "./aggregateValue.ts";
import { ANYTHING, exactly, type Expected } from "./expected.ts";
import { certainRows, listRows } from "./lists.ts";
import { listExpected, type Source } from "./reading.ts";
import { cell } from "./rights.ts";
import { count } from "./where.ts";
import type { World } from "./world.ts";

/** Aggregates that are answered as Float, with as many digits as Postgres gives. */
const FLOATS = new Set(["avg", "stddev", "stddev_pop", "stddev_samp", "var_pop", "var_samp", "variance"]);

/** `X_aggregate`: the permission's limit applies to the nodes, not to the values. */
export function aggregateExpected(world: World, source: Source, field: Field): Expected {
  const { rights, table, rows } = source;
  return {
    members: field.selection!.map((part): readonly [string, Expected] => {
      switch (part.meaning.kind) {
        case "typename":
          return [part.key, exactly(part.meaning.type)];
        case "nodes":
          return [part.key, listExpected(world, source, listRows(world, rights, table, rows, field), part.selection!)];
        default: {
          const certain = certainRows(listRows(world, rights, table, rows, field, false));
          return [part.key, certain ? valuesExpected(world, source, certain, part) : ANYTHING];
        }
      }
    }),
  };
}

function valuesExpected(world: World, source: Source, rows: readonly Row[], { selection }: Field): Expected {
  return {
    members: selection!.map((field): readonly [string, Expected] => {
      const { meaning } = field;
      switch (meaning.kind) {
        case "typename":
          return [field.key, exactly(meaning.type)];
        case "count":
          return [field.key, exactly(counted(source, rows, field))];
        case "function":
          return [field.key, overExpected(world, source, rows, field, meaning.name)];
        default:
          throw new Error(`an aggregate has no ${meaning.kind}`);
      }
    }),
  };
}

function counted({ table }: Source, rows: readonly Row[], field: Field): number {
  const columns = [(argument(field, "columns") ?? []) as string | readonly string[]].flat();
  const names = columns.map((name) => table.columns.find((column) => column.field === name)!.name);
  return count(rows, names, argument(field, "distinct") === true);
}

function overExpected(
  world: World,
  { table, rights }: Source,
  rows: readonly Row[],
  { selection }: Field,
  name: string,
): Expected {
  return {
    members: selection!.map((field): readonly [string, Expected] => {
      const { meaning } = field;
      if (meaning.kind === "typename") return [field.key, exactly(meaning.type)];
      if (meaning.kind !== "over") throw new Error(`an aggregate function has no ${meaning.kind}`);
      const values = rows.map((row) => cell(world, rights, table, row, meaning.column));
      const value = aggregateValue(name, columnNamed(table, meaning.column).kind, values);
      return [field.key, FLOATS.has(name) && value !== null ? { near: value as number } : exactly(value)];
    }),
  };
}
