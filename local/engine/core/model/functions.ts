import type { Catalog, CatalogFunction } from "../catalog/readCatalog.ts";
import { keyOf, type ComputedFieldMetadata, type FunctionMetadata } from "../metadata/shapes.ts";
import { Fault } from "./faults.ts";
import type { ComputedField, FunctionArgument, SqlFunction, TrackedFunction } from "./model.ts";
import { baseName, isGraphQLName, quoteName } from "./names.ts";
import { relationshipFields } from "./relationships.ts";
import { argumentType, scalarType } from "./scalars.ts";
import type { DraftTable } from "./tables.ts";

/** A computed field of `table`. @throws Fault */
export function computedField(
  table: DraftTable,
  { name, definition, comment }: ComputedFieldMetadata,
  catalog: Catalog,
  tables: ReadonlyMap<string, DraftTable>,
): ComputedField {
  if (!isGraphQLName(name)) throw new Fault(`"${name}" is not a valid GraphQL name`);
  const takenBy = table.columns.some((column) => column.field === name)
    ? "a column"
    : [...table.relationships.values()].some((other) => relationshipFields(other.kind, other.name).includes(name))
      ? "a relationship"
      : table.computedFields.has(name)
        ? "a computed field"
        : undefined;
  if (takenBy) throw new Fault(`field name "${name}" is already taken by ${takenBy}`);
  const found = single(keyOf(definition.function), catalog);
  if (found.volatility === "volatile") throw new Fault(`the function "${found.name}" is of type VOLATILE`);
  const tableIndex = definition.table_argument
    ? found.arguments.findIndex((argument) => argument.name === definition.table_argument)
    : 0;
  if (found.arguments[tableIndex]?.relation !== table.key) {
    throw new Fault(`the function "${found.name}" has no argument of the row type of "${table.key}"`);
  }
  const sessionIndex = sessionArgument(found, definition.session_argument, ["json", "jsonb"]);
  const args = found.arguments.map((_, index) => argument(found, index, { tableIndex, sessionIndex }));
  const target = found.returnsRelation === null ? undefined : tables.get(found.returnsRelation);
  if (found.returnsSet || found.returnsRelation !== null) {
    if (!target) throw new Fault(`the function "${found.name}" returns rows of a table that is not tracked`);
    if (!found.returnsSet) throw new Fault(`the function "${found.name}" does not return SETOF a table`);
  } else if (found.returnType.kind !== "b" || found.returnType.domain || found.returnType.element) {
    const name = found.returnType.domain ?? found.returnType.name;
    throw new Fault(`the function "${found.name}" returning type ${name} is not a BASE type`);
  }
  return {
    name,
    function: sqlFunction(found, args),
    returns: target ? { table: target } : { type: scalarType(found.returnType) },
    comment: comment ?? found.comment,
  };
}

/** A function tracked as a root field. @throws Fault */
export function trackedFunction(
  metadata: FunctionMetadata,
  catalog: Catalog,
  tables: ReadonlyMap<string, DraftTable>,
): TrackedFunction {
  const found = single(keyOf(metadata.function), catalog);
  const configuration = metadata.configuration ?? {};
  if (found.variadic) throw new Fault('function with "VARIADIC" parameters are not supported');
  const table = found.returnsRelation === null ? undefined : tables.get(found.returnsRelation);
  if (!table) throw new Fault("the function does not return rows of a tracked table");
  const base = configuration.custom_name ?? baseName(found.schema, found.name);
  if (!isGraphQLName(base)) throw new Fault(`"${base}" is not a valid GraphQL name`);
  const exposedAs = configuration.exposed_as ?? (found.volatility === "volatile" ? "mutation" : "query");
  if (exposedAs === "mutation" && found.volatility !== "volatile") {
    throw new Fault("the function was requested to be exposed as a mutation, but is not marked VOLATILE");
  }
  const sessionIndex = sessionArgument(found, configuration.session_argument, ["json"]);
  const args = found.arguments.map((_, index) => argument(found, index, { sessionIndex }));
  const rootName = configuration.custom_root_fields?.function ?? base;
  const aggregateName = configuration.custom_root_fields?.function_aggregate ?? `${base}_aggregate`;
  for (const name of [rootName, aggregateName]) {
    if (!isGraphQLName(name)) throw new Fault(`custom root field "${name}" is not a valid GraphQL name`);
  }
  if (rootName === aggregateName) {
    throw new Fault(`the following custom root field names are duplicated: "${rootName}"`);
  }
  return {
    function: sqlFunction(found, args),
    base,
    rootName,
    aggregateName,
    table,
    returnsSet: found.returnsSet,
    exposedAs,
    isVolatile: found.volatility === "volatile",
    roles: new Set((metadata.permissions ?? []).map(({ role }) => role)),
  };
}

function single(key: string, catalog: Catalog): CatalogFunction {
  const [found, another] = catalog.functions.get(key) ?? [];
  if (!found) throw new Fault(`no such function exists: "${key}"`);
  if (another) throw new Fault(`the function "${key}" is overloaded`);
  return found;
}

function sessionArgument(found: CatalogFunction, name: string | null | undefined, types: string[]): number {
  if (name === undefined || name === null) return -1;
  const index = found.arguments.findIndex((argument) => argument.name === name);
  const type = found.arguments[index]?.type;
  if (!type || !types.includes(type.name)) {
    throw new Fault(`the session argument "${name}" is not an argument of type ${types.join(" or ")}`);
  }
  return index;
}

function argument(
  found: CatalogFunction,
  index: number,
  { tableIndex = -1, sessionIndex }: { tableIndex?: number; sessionIndex: number },
): FunctionArgument {
  const { name, type } = found.arguments[index]!;
  const role = index === tableIndex ? "table" : index === sessionIndex ? "session" : "input";
  const unnamed = found.arguments.slice(0, index + 1).filter((each) => each.name === null).length;
  const graphql = name ?? `arg_${unnamed}`;
  if (role === "input" && !isGraphQLName(graphql)) throw new Fault(`argument "${graphql}" is not a valid GraphQL name`);
  const given = argumentType(type);
  if (role === "input" && !isGraphQLName(given.scalar)) {
    throw new Fault(`the type "${given.scalar}" of argument "${graphql}" is not a valid GraphQL name`);
  }
  return {
    name: graphql,
    named: name !== null,
    role,
    type: given,
    hasDefault: index >= found.arguments.length - found.defaults,
  };
}

const sqlFunction = (found: CatalogFunction, args: FunctionArgument[]): SqlFunction => ({
  key: `${found.schema}.${found.name}`,
  sql: `${quoteName(found.schema)}.${quoteName(found.name)}`,
  name: found.name,
  arguments: args,
});
