import type { Catalog, CatalogRelation } from "../catalog/readCatalog.ts";
import { keyOf, type TableMetadata } from "../metadata/shapes.ts";
import { Fault } from "./faults.ts";
import type { Column, ComputedField, Relationship, RootField, Table, TablePermissions } from "./model.ts";
import { baseName, isGraphQLName, quoteName } from "./names.ts";
import { scalarType } from "./scalars.ts";

/** A table that is still being built. */
export interface DraftTable extends Table {
  relation: CatalogRelation;
  metadata: TableMetadata;
  columns: Column[];
  columnsByName: Map<string, Column>;
  relationships: Map<string, Relationship>;
  computedFields: Map<string, ComputedField>;
  permissions: Map<string, TablePermissions>;
  enumValues: { value: string; comment: string | null }[] | undefined;
}

/** One tracked table with its columns and names; relationships and permissions are added later. @throws Fault */
export function draftTable(metadata: TableMetadata, catalog: Catalog): DraftTable {
  const key = keyOf(metadata.table);
  const relation = catalog.relations.get(key);
  if (!relation) throw new Fault(`no such table/view exists in source: "${key}"`);
  const custom = metadata.configuration?.custom_name;
  const base = custom ?? baseName(relation.schema, relation.name);
  if (!isGraphQLName(base)) throw new Fault(`"${base}" is not a valid GraphQL name`);
  for (const { name } of relation.uniques) {
    if (!isGraphQLName(name)) throw new Fault(`the unique constraint or index "${name}" has no valid GraphQL name`);
  }
  const columns = draftColumns(metadata, relation);
  const columnsByName = new Map(columns.map((column) => [column.name, column]));
  const primaryKey = relation.primaryKey?.columns.map((name) => columnsByName.get(name)!);
  return {
    key,
    schema: relation.schema,
    name: relation.name,
    sql: `${quoteName(relation.schema)}.${quoteName(relation.name)}`,
    base,
    comment: metadata.configuration?.comment ?? relation.comment,
    isView: relation.kind === "view",
    columns,
    columnsByName,
    primaryKey,
    uniques: relation.uniques.map(({ name }) => name),
    relationships: new Map(),
    computedFields: new Map(),
    permissions: new Map(),
    rootNames: rootNames(base, metadata),
    insertable: relation.insertable,
    updatable: relation.updatable,
    deletable: relation.deletable,
    enumValues: undefined,
    relation,
    metadata,
  };
}

/** Keys of a boolean expression; a column of the same name could not be told from them. */
const LOGICAL = new Set(["_and", "_or", "_not"]);

function draftColumns(metadata: TableMetadata, relation: CatalogRelation): Column[] {
  const config = new Map(Object.entries(metadata.configuration?.column_config ?? {}));
  const legacy = new Map(Object.entries(metadata.configuration?.custom_column_names ?? {}));
  for (const name of [...config.keys(), ...legacy.keys()]) {
    if (!relation.columns.some((column) => column.name === name)) {
      throw new Fault(`column "${name}" of column_config does not exist`);
    }
  }
  const fields = new Map<string, string>();
  return relation.columns.map((column) => {
    const custom = config.get(column.name)?.custom_name ?? legacy.get(column.name);
    const field = custom ?? column.name;
    if (custom !== undefined && !isGraphQLName(custom)) throw new Fault(`"${custom}" is not a valid GraphQL name`);
    if (LOGICAL.has(field)) throw new Fault(`column "${field}" has the name of an operator of boolean expressions`);
    const taken = fields.get(field);
    if (taken !== undefined)
      throw new Fault(`columns "${taken}" and "${column.name}" have the same GraphQL name "${field}"`);
    fields.set(field, column.name);
    return {
      name: column.name,
      sql: quoteName(column.name),
      field,
      type: scalarType(column.type),
      nullable: !column.notNull,
      hasDefault: column.hasDefault,
      generated: column.generated,
      comment: config.get(column.name)?.comment ?? column.comment,
      enumTable: undefined,
      exposed: isGraphQLName(field),
    };
  });
}

function rootNames(base: string, metadata: TableMetadata): Record<RootField, string> {
  const names: Record<RootField, string> = {
    select: base,
    select_by_pk: `${base}_by_pk`,
    select_aggregate: `${base}_aggregate`,
    select_stream: `${base}_stream`,
    insert: `insert_${base}`,
    insert_one: `insert_${base}_one`,
    update: `update_${base}`,
    update_by_pk: `update_${base}_by_pk`,
    update_many: `update_${base}_many`,
    delete: `delete_${base}`,
    delete_by_pk: `delete_${base}_by_pk`,
  };
  const custom = metadata.configuration?.custom_root_fields ?? {};
  const seen = new Set<string>();
  for (const [key, value] of Object.entries(custom)) {
    const name = typeof value === "string" ? value : value?.name;
    if (!name) continue;
    if (!isGraphQLName(name)) throw new Fault(`custom root field "${name}" is not a valid GraphQL name`);
    if (seen.has(name)) throw new Fault(`the following custom root field names are duplicated: "${name}"`);
    seen.add(name);
    names[key as RootField] = name;
  }
  return names;
}
