import { keyOf, type RelationshipMetadata, type RemoteColumns } from "../metadata/shapes.ts";
import type { CatalogForeignKey } from "../catalog/readCatalog.ts";
import { Fault } from "./faults.ts";
import type { Column, Relationship } from "./model.ts";
import { isGraphQLName } from "./names.ts";
import type { DraftTable } from "./tables.ts";

type Tables = ReadonlyMap<string, DraftTable>;

/** One relationship with both its ends. @throws Fault */
export function relationship(
  kind: Relationship["kind"],
  from: DraftTable,
  metadata: RelationshipMetadata,
  tables: Tables,
): Relationship {
  const { name, using } = metadata;
  if (!isGraphQLName(name)) throw new Fault(`"${name}" is not a valid GraphQL name`);
  const taken = relationshipFields(kind, name);
  for (const field of taken) {
    if (from.columns.some((column) => column.field === field)) {
      throw new Fault(`field name "${field}" is already taken by a column`);
    }
  }
  for (const other of from.relationships.values()) {
    const others = relationshipFields(other.kind, other.name);
    const clash = taken.find((field) => others.includes(field));
    if (clash) throw new Fault(`field name "${clash}" is already taken by relationship "${other.name}"`);
  }
  const on = using.foreign_key_constraint_on ?? undefined;
  const { manual_configuration: by } = using;
  if (on !== undefined && by)
    throw new Fault("only one of foreign_key_constraint_on and manual_configuration can be given");
  if (by) return manual(kind, from, name, by, tables);
  if (on === undefined) throw new Fault("neither foreign_key_constraint_on nor manual_configuration is given");
  if (typeof on === "string" || Array.isArray(on)) {
    if (kind === "array") throw new Fault("an array relationship names the other table's column");
    return forward(from, name, [on].flat(), tables);
  }
  return reverse(kind, from, name, on, tables);
}

/** The fields that a relationship adds to its table, on either endpoint. */
export const relationshipFields = (kind: Relationship["kind"], name: string): string[] =>
  kind === "array" ? [name, `${name}_aggregate`, `${name}_connection`] : [name];

function forward(from: DraftTable, name: string, columns: string[], tables: Tables): Relationship {
  const key = foreignKey(from, columns, (candidate) => tables.has(candidate.target));
  const to = target(key.target, tables);
  const mapping = pair(from, key.columns, to, key.targetColumns);
  return {
    name,
    kind: "object",
    from,
    to,
    mapping,
    nullable: mapping.some(([local]) => local.nullable),
    insertBefore: true,
  };
}

function reverse(
  kind: Relationship["kind"],
  from: DraftTable,
  name: string,
  on: RemoteColumns,
  tables: Tables,
): Relationship {
  const to = target(keyOf(on.table), tables);
  if ((on.column ?? undefined) !== undefined && on.columns)
    throw new Fault("only one of column and columns can be given");
  const columns = on.columns ?? [on.column ?? []].flat();
  if (columns.length === 0) throw new Fault("neither column nor columns is given");
  const key = foreignKey(to, columns, (candidate) => candidate.target === from.key);
  if (kind === "object") {
    const unique = to.relation.uniques.some((constraint) => sameSet(constraint.columns, columns));
    if (!unique) throw new Fault(`the columns ${columns.join(", ")} of "${to.key}" are not unique`);
  }
  return {
    name,
    kind,
    from,
    to,
    mapping: pair(from, key.targetColumns, to, key.columns),
    nullable: true,
    insertBefore: false,
  };
}

function manual(
  kind: Relationship["kind"],
  from: DraftTable,
  name: string,
  { remote_table, column_mapping, insertion_order }: NonNullable<RelationshipMetadata["using"]["manual_configuration"]>,
  tables: Tables,
): Relationship {
  const to = target(keyOf(remote_table), tables);
  const mapping = pair(from, Object.keys(column_mapping), to, Object.values(column_mapping));
  return {
    name,
    kind,
    from,
    to,
    mapping,
    nullable: true,
    insertBefore: kind === "object" && insertion_order !== "after_parent",
  };
}

function foreignKey(
  table: DraftTable,
  columns: string[],
  fits: (key: CatalogForeignKey) => boolean,
): CatalogForeignKey {
  for (const column of columns) columnOf(table, column);
  const candidates = table.relation.foreignKeys.filter((key) => sameSet(key.columns, columns));
  if (candidates.length === 0) {
    throw new Fault(`no foreign constraint exists on the given column(s) ${columns.join(", ")} of "${table.key}"`);
  }
  const fitting = candidates.filter(fits);
  if (fitting.length > 1)
    throw new Fault(`more than one foreign key constraint exists on the given column(s) ${columns.join(", ")}`);
  const found = fitting[0];
  if (!found) throw new Fault(`the table that the column(s) ${columns.join(", ")} refer to is not tracked`);
  return found;
}

function target(key: string, tables: Tables): DraftTable {
  const found = tables.get(key);
  if (!found) throw new Fault(`table "${key}" is not tracked`);
  return found;
}

function pair(from: DraftTable, local: string[], to: DraftTable, remote: string[]): (readonly [Column, Column])[] {
  return local.map((name, index) => [columnOf(from, name), columnOf(to, remote[index]!)] as const);
}

function columnOf(table: DraftTable, name: string): Column {
  const column = table.columnsByName.get(name);
  if (!column) throw new Fault(`column "${name}" does not exist in table "${table.key}"`);
  return column;
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));
