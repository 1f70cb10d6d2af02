import { argument, type Field } from "../requests/request.ts";
import type { Json, JsonObject, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { exactly, inOrder, type Expected } from "./expected.ts";
import { insertObjects, type Written } from "./inserting.ts";
import { rootExpected, rowExpected } from "./reading.ts";
import type { Tables } from "./statement.ts";
import { deleteRows, updateRows, type Changes } from "./updating.ts";

const NOTHING: Written = { affected: 0, rows: [] };

/** Executes a root field of a mutation and gives its answer. @throws Refused */
export function writeExpected(tables: Tables, field: Field): Expected {
  const { meaning } = field;
  const { scene } = tables.now();
  switch (meaning.kind) {
    case "insert": {
      const table = tableNamed(scene, meaning.table);
      const objects = [argument(field, meaning.one ? "object" : "objects")!].flat() as JsonObject[];
      const onConflict = argument(field, "on_conflict") as JsonObject | undefined;
      return answer(tables, table, field, insertObjects(tables, { table, objects, onConflict }), meaning.one);
    }
    case "update": {
      const table = tableNamed(scene, meaning.table);
      const which = meaning.one ? { key: given(field, "pk_columns") } : { where: given(field, "where") };
      const written = updateRows(
        tables,
        table,
        which,
        changesOf((name) => argument(field, name)),
      );
      // The real engine answers an update by key that sets nothing with an empty object.
      if (!written && meaning.one) return { members: [] };
      return answer(tables, table, field, written ?? NOTHING, meaning.one);
    }
    case "updateMany": {
      const table = tableNamed(scene, meaning.table);
      const entries = argument(field, "updates") as readonly JsonObject[];
      return inOrder(
        entries.map((entry) => {
          const where = entry.where as JsonObject;
          const written = updateRows(
            tables,
            table,
            { where },
            changesOf((name) => entry[name]),
          );
          return answer(tables, table, field, written ?? NOTHING, false);
        }),
      );
    }
    case "delete": {
      const table = tableNamed(scene, meaning.table);
      const which = meaning.one ? { key: keyOf(field) } : { where: given(field, "where") };
      return answer(tables, table, field, deleteRows(tables, table, which), meaning.one);
    }
    default:
      return rootExpected(tables.now(), field);
  }
}

const given = (field: Field, name: string): JsonObject => argument(field, name) as JsonObject;

const keyOf = ({ args = {} }: Field): JsonObject =>
  Object.fromEntries(Object.entries(args).map(([name, { value }]) => [name, value as Json]));

function changesOf(read: (name: string) => Json | undefined): Changes {
  const operators = (["_set", "_inc", "_append"] as const).map((name) => [name, read(name)] as const);
  return Object.fromEntries(operators.filter(([, value]) => value !== undefined));
}

/** Shows written rows by the columns that may be read, even if the row itself may not be read. */
function answer(tables: Tables, table: SceneTable, field: Field, { affected, rows }: Written, one: boolean): Expected {
  const world = tables.now();
  const selection = field.selection!;
  if (one) return rows.length === 0 ? exactly(null) : rowExpected(world, table, rows[0]!, selection);
  return {
    members: selection.map((part): readonly [string, Expected] => {
      switch (part.meaning.kind) {
        case "affected":
          return [part.key, exactly(affected)];
        case "returning": {
          const of = rows.map((row) => rowExpected(world, table, row, part.selection!));
          return [part.key, { list: of.length === 0 ? [] : [{ take: of.length, of }] }];
        }
        default:
          return [part.key, exactly(part.meaning.kind === "typename" ? part.meaning.type : null)];
      }
    }),
  };
}
