import type pg from "pg";
import { readFlag } from "../flag.ts";
import { readCatalog } from "../catalog/readCatalog.ts";
import type { Metadata } from "../../interface.ts";
import { checkDocument } from "../metadata/checkDocument.ts";
import type {
  ActionMetadata,
  CronTriggerMetadata,
  CustomTypesMetadata,
  InheritedRoleMetadata,
  SourceMetadata,
} from "../metadata/shapes.ts";
import { keyOf } from "../metadata/shapes.ts";
import { readActions } from "./actions.ts";
import { checkCustomTypes } from "./customTypeRules.ts";
import { readEnumTables } from "./enumTables.ts";
import { requireEnvironment } from "./environment.ts";
import { Fault, Faults } from "./faults.ts";
import { computedField, trackedFunction } from "./functions.ts";
import { checkInheritedRoles, grantedRoles } from "./inheritedRoleRules.ts";
import { inheritPermissions, withHeirs } from "./inheritedRoles.ts";
import type { Model, TrackedFunction } from "./model.ts";
import { readPermissions } from "./permissions.ts";
import { readingsOf } from "./readings.ts";
import { relationship } from "./relationships.ts";
import { draftTable, type DraftTable } from "./tables.ts";
import { checkCronTriggers, checkEventTriggers } from "./triggers.ts";

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
  const { list, unreadable } = checkDocument(metadata);
  faults.list.push(...list);
  if (unreadable) faults.throwIfAny();
  const catalog = await readCatalog(pool);
  const source = onlySource(metadata, env, faults);

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
  for (const table of tables.values()) readPermissions(table, tables, env, faults);
  checkEventTriggers(tables.values(), env, faults);
  checkCronTriggers((metadata.cron_triggers ?? []) as CronTriggerMetadata[], env, faults);
  const inherited = (metadata.inherited_roles ?? []) as InheritedRoleMetadata[];
  checkInheritedRoles(inherited, grantedRoles(source, (metadata.actions ?? []) as ActionMetadata[]), faults);
  inheritPermissions(inherited, source.name, tables.values(), faults);

  const tracked = new Set<string>();
  const trackedFunctions = (source.functions ?? []).flatMap((entry): TrackedFunction[] => {
    const name = keyOf(entry.function);
    const found = faults.collect("function", name, () => {
      if (tracked.has(name)) throw new Fault("the function is tracked more than once");
      tracked.add(name);
      return trackedFunction(entry, catalog, tables);
    });
    return found ? [found] : [];
  });
  const scalars = new Set(ACTION_SCALARS);
  for (const table of tables.values()) for (const column of table.columns) scalars.add(column.type.scalar);
  const types = (metadata.custom_types ?? {}) as CustomTypesMetadata;
  checkCustomTypes(types, scalars, faults);
  const { actions: ownActions, customTypes } = readActions(
    (metadata.actions ?? []) as ActionMetadata[],
    types,
    { source: { name: source.name, tables }, postgresScalars: scalars, env },
    faults,
  );
  faults.throwIfAny();

  const functions = withHeirs(trackedFunctions, inherited);
  const actions = withHeirs(ownActions, inherited);
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
    stringifyNumbers: readFlag(env, "HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES", false),
    infersFunctionPermissions: readFlag(env, "HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS", true),
    collapseNulls: readFlag(env, "HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE", false),
  };
}

function onlySource(metadata: Metadata, env: Environment, faults: Faults): SourceMetadata {
  const sources = metadata.sources as SourceMetadata[];
  if (sources.length !== 1) faults.add("source", "sources", `expected exactly one source, but found ${sources.length}`);
  for (const { name, configuration } of sources) {
    const url = configuration?.connection_info.database_url;
    if (typeof url !== "object" || url.from_env === undefined) continue;
    faults.collect("source", name, () => requireEnvironment(`{{${url.from_env}}}`, env));
  }
  return sources[0] ?? { name: "default" };
}
