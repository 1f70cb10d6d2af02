import type pg from "pg";
import { readCatalog } from "../catalog/readCatalog.ts";
import type { Metadata } from "../interface.ts";
import type { ActionMetadata, CustomTypesMetadata, InheritedRoleMetadata, SourceMetadata } from "../metadata/shapes.ts";
import { keyOf } from "../metadata/shapes.ts";
import { readActions, requireEnvironment } from "./actions.ts";
import { readEnumTables } from "./enumTables.ts";
import { Fault, Faults } from "./faults.ts";
import { computedField, trackedFunction } from "./functions.ts";
import { inheritPermissions } from "./inheritedRoles.ts";
import type { Model, TrackedFunction } from "./model.ts";
import { readPermissions } from "./permissions.ts";
import { readingsOf } from "./readings.ts";
import { relationship } from "./relationships.ts";
import { draftTable, type DraftTable } from "./tables.ts";

/** Parts of a source or a document that would change answers if they were passed over in silence. */
const UNSUPPORTED_SOURCE = ["native_queries", "logical_models", "stored_procedures", "customization"] as const;

/** Scalars of Postgres that actions may use whether or not a column has them. */
const ACTION_SCALARS = [
  "uuid",
  "timestamptz",
  "timestamp",
  "date",
  "timetz",
  "bigint",
  "numeric",
  "jsonb",
  "json",
  "smallint",
  "float8",
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Puts metadata and catalogue together.
 * @throws MetadataError with every fault found
 */
export async function buildModel(metadata: Metadata, pool: pg.Pool, env: Environment): Promise<Model> {
  const faults = new Faults();
  const catalog = await readCatalog(pool);
  const source = onlySource(metadata, faults);

  const tables = new Map<string, DraftTable>();
  for (const entry of source.tables ?? []) {
    const name = keyOf(entry.table);
    const table = faults.collect("table", name, () => {
      if (tables.has(name)) throw new Fault("the table is tracked more than once");
      return draftTable(entry, catalog);
    });
    if (table) tables.set(name, table);
  }
  await readEnumTables(tables, pool, faults);

  for (const table of tables.values()) {
    for (const kind of ["object", "array"] as const) {
      for (const entry of table.metadata[`${kind}_relationships`] ?? []) {
        const found = faults.collect(`${kind}_relation`, `${table.key}.${entry.name}`, () =>
          relationship(kind, table, entry, tables),
        );
        if (found) table.relationships.set(found.name, found);
      }
    }
  }
  for (const table of tables.values()) {
    for (const entry of table.metadata.computed_fields ?? []) {
      const found = faults.collect("computed_field", `${table.key}.${entry.name}`, () =>
        computedField(table, entry, catalog, tables),
      );
      if (found) table.computedFields.set(found.name, found);
    }
  }
  for (const table of tables.values()) {
    readPermissions(table, tables, faults);
    checkEventTriggers(table, env, faults);
  }
  const inherited = (metadata.inherited_roles ?? []) as InheritedRoleMetadata[];
  inheritPermissions(inherited, tables.values(), faults);

  const functions = (source.functions ?? []).flatMap((entry): TrackedFunction[] => {
    const found = faults.collect("function", keyOf(entry.function), () => trackedFunction(entry, catalog, tables));
    return found ? [found] : [];
  });
  const scalars = new Set(ACTION_SCALARS);
  for (const table of tables.values()) for (const column of table.columns) scalars.add(column.type.scalar);
  const { actions, customTypes } = readActions(
    (metadata.actions ?? []) as ActionMetadata[],
    (metadata.custom_types ?? {}) as CustomTypesMetadata,
    tables,
    scalars,
    env,
    faults,
  );
  faults.throwIfAny();

  const roles = new Set<string>(["admin"]);
  for (const table of tables.values()) for (const role of table.permissions.keys()) roles.add(role);
  for (const { roles: allowed } of [...actions, ...functions]) for (const role of allowed) roles.add(role);
  for (const { role_name } of inherited) roles.add(role_name);
  return {
    tables,
    functions,
    actions,
    customTypes,
    roles: [...roles],
    readings: readingsOf(catalog),
    stringifyNumbers: env.HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES === "true",
    infersFunctionPermissions: env.HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS !== "false",
    collapseNulls: env.HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE === "true",
  };
}

function onlySource(metadata: Metadata, faults: Faults): SourceMetadata {
  const sources = metadata.sources as SourceMetadata[];
  for (const source of sources) {
    if (source.kind !== undefined && source.kind !== "postgres") {
      faults.add("source", source.name, `sources of kind "${source.kind}" are not supported`);
    }
    for (const part of UNSUPPORTED_SOURCE) {
      const value = source[part];
      if (value && Object.keys(value).length > 0) faults.add("source", source.name, `${part} is not supported`);
    }
  }
  if (sources.length !== 1) faults.add("source", "sources", `expected exactly one source, but found ${sources.length}`);
  if (Array.isArray(metadata.remote_schemas) && metadata.remote_schemas.length > 0) {
    faults.add("remote_schema", "remote_schemas", "remote schemas are not supported");
  }
  return sources[0] ?? { name: "default" };
}

function checkEventTriggers(table: DraftTable, env: Environment, faults: Faults): void {
  for (const trigger of table.metadata.event_triggers ?? []) {
    faults.collect("event_trigger", trigger.name, () => {
      if (table.isView) throw new Fault("event triggers are for tables only");
      if (!/^[A-Za-z][A-Za-z0-9_-]{0,41}$/.test(trigger.name)) throw new Fault("the name is not allowed or too long");
      requireEnvironment(trigger.webhook ?? "", env);
      for (const operation of Object.values(trigger.definition ?? {})) {
        const columns = (operation as { columns?: unknown } | null)?.columns;
        if (!Array.isArray(columns)) continue;
        for (const name of columns as string[]) {
          if (!table.columnsByName.has(name)) throw new Fault(`column "${name}" does not exist`);
        }
      }
    });
  }
}
