import type pg from "pg";
import { readEnumValues } from "../catalog/readCatalog.ts";
import { Fault, type Faults } from "./faults.ts";
import { isGraphQLName } from "./names.ts";
import type { DraftTable } from "./tables.ts";

const FORBIDDEN = new Set(["true", "false", "null"]);

/** Reads the values of every enum table and marks the columns that refer to one. */
export async function readEnumTables(
  tables: ReadonlyMap<string, DraftTable>,
  pool: pg.Pool,
  faults: Faults,
): Promise<void> {
  for (const table of tables.values()) {
    if (!table.metadata.is_enum) continue;
    const shape = faults.collect("table", table.key, () => enumShape(table));
    if (!shape) continue;
    const values = await readEnumValues(pool, { schema: table.schema, name: table.name, ...shape });
    if (values.length === 0) faults.add("table", table.key, "the table cannot be used as an enum: it has no rows");
    for (const { value } of values) {
      if (!isGraphQLName(value) || FORBIDDEN.has(value)) {
        faults.add(
          "table",
          table.key,
          `the table cannot be used as an enum: "${value}" is not a valid GraphQL enum value`,
        );
      }
    }
    table.enumValues = values;
  }
  for (const table of tables.values()) {
    for (const column of table.columns) {
      const targets = table.relation.foreignKeys
        .filter((key) => key.columns.length === 1 && key.columns[0] === column.name)
        .map((key) => tables.get(key.target))
        .filter((target) => target?.enumValues !== undefined);
      if (new Set(targets).size > 1) {
        faults.add("table", table.key, `column "${column.name}" references more than one enum table`);
      }
      column.enumTable = targets[0];
    }
  }
}

function enumShape(table: DraftTable): { value: string; comment: string | null } {
  const [key, another] = table.primaryKey ?? [];
  if (!key || another || key.type.pg !== "text") {
    throw new Fault("the table cannot be used as an enum: it must have exactly one primary key column of type text");
  }
  const rest = table.columns.filter((column) => column !== key);
  if (rest.length > 1 || rest.some((column) => column.type.pg !== "text")) {
    throw new Fault("the table cannot be used as an enum: beside its key it may have one column of type text only");
  }
  return { value: key.name, comment: rest[0]?.name ?? null };
}
