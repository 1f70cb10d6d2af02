import type { Expression, Json, Row, Rows, SceneTable } from "../scenes/scene.ts";
import { columnNamed } from "../scenes/scene.ts";
import { fromText } from "../scenes/values.ts";
import { holds } from "./expression.ts";
import { sameJson } from "./operators.ts";
import { sessionVariable, type World } from "./world.ts";

/** The database or a permission refuses a write, so nothing is written. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The tables while requests write to them. */
export class Tables {
  readonly #world: World;
  /** A check that failed in the present statement. Postgres' own refusals come before it. */
  #failure: string | undefined;
  #rows: Record<string, Row[]>;

  constructor(world: World) {
    this.#world = world;
    this.#rows = Object.fromEntries(Object.entries(world.rows).map(([name, rows]) => [name, [...rows]]));
  }

  get rows(): Rows {
    return this.#rows;
  }

  /** The tables as a statement sees them that begins now: it does not see its own writes. */
  now(): World {
    return {
      ...this.#world,
      rows: Object.fromEntries(Object.entries(this.#rows).map(([name, rows]) => [name, [...rows]])),
    };
  }

  of({ name }: SceneTable): Row[] {
    return (this.#rows[name] ??= []);
  }

  check(before: World, check: Expression, table: SceneTable, row: Row): void {
    if (holds(before, check, { table, row }) !== true) this.#failure = `check of ${table.name}`;
  }

  /** Ends a statement. @throws Refused where a foreign key leads nowhere or a check failed */
  settle(): void {
    for (const table of this.#world.scene.tables) {
      for (const { columns, table: target, targets } of table.foreignKeys) {
        for (const row of this.#rows[table.name] ?? []) {
          if (columns.some((name) => row[name] === null)) continue;
          const isThere = this.#rows[target]!.some((other) =>
            columns.every((name, index) => sameJson(row[name]!, other[targets[index]!]!)),
          );
          if (!isThere)
            throw new Refused("constraint-violation", `${table.name} (${columns.join(", ")}) leads nowhere`);
        }
      }
    }
    if (this.#failure !== undefined) throw new Refused("permission-error", this.#failure);
  }
}

/** @throws Refused where a row violates NOT NULL or a unique constraint */
export function requireValid(table: SceneTable, row: Row, others: readonly Row[]): void {
  for (const { name, nullable } of table.columns) {
    if (row[name] === null && !nullable) throw new Refused("constraint-violation", `${table.name}.${name} is null`);
  }
  for (const columns of constraints(table).values()) {
    if (rival(columns, row, others)) throw new Refused("constraint-violation", `${columns.join(", ")} is taken`);
  }
}

/** The columns of each unique constraint, by its name. */
export const constraints = (table: SceneTable): Map<string, readonly string[]> =>
  new Map([[`${table.name}_pkey`, table.key], ...table.uniques.map(({ name, columns }) => [name, columns] as const)]);

/** The row with the same values in the columns of a unique constraint. */
export const rival = (columns: readonly string[], row: Row, others: readonly Row[]): Row | undefined =>
  columns.some((name) => row[name] === null)
    ? undefined
    : others.find((other) => columns.every((name) => sameJson(other[name]!, row[name]!)));

/** The values that a permission presets. */
export function presets(world: World, table: SceneTable, set: Readonly<Record<string, Json>>): Row {
  return Object.fromEntries(
    Object.entries(set).map(([name, value]) => {
      const isVariable = typeof value === "string" && /^x-hasura-/i.test(value);
      return [name, isVariable ? fromText(columnNamed(table, name).kind, sessionVariable(world, value)) : value];
    }),
  );
}

/** The columns of an input object, by database names. */
export function columnsOf(table: SceneTable, input: { readonly [field: string]: Json }): Row {
  return Object.fromEntries(
    table.columns.flatMap(({ name, field }) => (field in input ? [[name, input[field]!] as const] : [])),
  );
}
