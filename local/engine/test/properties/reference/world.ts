import type { Asker, Json, Row, Rows, Scene, SceneComputed, SceneRelationship, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { variableOf } from "../scenes/values.ts";

/** Who asks, and the tables at that moment. */
export interface World {
  scene: Scene;
  rows: Rows;
  asker: Asker;
}

/** A permission needs a session variable that the session lacks. */
export class MissingVariable extends Error {}

export function sessionVariable({ asker }: World, name: string): string {
  const value = asker.variables[name.toLowerCase()];
  if (value === undefined) throw new MissingVariable(name);
  return value;
}

export function rowsOf({ rows }: World, { name, view }: SceneTable): readonly Row[] {
  if (!view) return rows[name] ?? [];
  return (rows[view.of] ?? []).filter((row) => row[view.present] !== null);
}

/** The rows on the other side of a relationship, before permissions. NULL leads to no row. */
export function relatedRows(world: World, { to, mapping }: Pick<SceneRelationship, "to" | "mapping">, row: Row): Row[] {
  return rowsOf(world, tableNamed(world.scene, to)).filter((other) =>
    mapping.every(([local, remote]) => row[local] !== null && sameKey(row[local]!, other[remote]!)),
  );
}

const sameKey = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows that a table-valued computed field returns. */
export const computedRows = (world: World, field: Extract<SceneComputed, { kind: "rows" }>, row: Row): Row[] =>
  relatedRows(world, { to: field.to, mapping: [[field.local, field.remote]] }, row);

/** The value of a scalar computed field. */
export function computedValue({ asker }: World, field: Exclude<SceneComputed, { kind: "rows" }>, row: Row): Json {
  const own = row[field.column]!;
  if (own === null) return null;
  if (field.kind === "plus") return (own as number) + field.amount;
  const mine = asker.variables[variableOf("text")];
  return mine === undefined ? null : own === mine;
}
