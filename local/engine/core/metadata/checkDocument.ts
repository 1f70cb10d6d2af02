import type { Metadata } from "../../interface.ts";
import type { Inconsistency } from "./MetadataError.ts";
import {
  ACTION,
  ALLOWLIST_ENTRY,
  CRON_TRIGGER,
  CUSTOM_TYPES,
  DOCUMENT,
  FUNCTION,
  INHERITED_ROLE,
  QUERY_COLLECTION,
  REST_ENDPOINT,
  SOURCE,
} from "./objectShapes.ts";
import { COMPUTED_FIELD, EVENT_TRIGGER, PERMISSIONS, RELATIONSHIP, TABLE } from "./tableShapes.ts";
import { isRecord, type Shape } from "./misfits.ts";
import { keyOf, type QualifiedName } from "./shapes.ts";

interface Findings {
  list: Inconsistency[];
  /** A part cannot be read at all, so the rest makes no sense. */
  unreadable: boolean;
}

/** Everything in the document that Hasura's parser refuses or that this engine does not have. */
export function checkDocument(document: Metadata): Findings {
  const findings: Findings = { list: [], unreadable: false };
  const check = (type: string, name: string, shape: Shape, value: unknown): void => {
    for (const { reason, harmless } of shape(value, "")) {
      findings.list.push({ type, name, reason });
      findings.unreadable ||= !harmless;
    }
  };
  check("metadata", "metadata", DOCUMENT, document);
  for (const source of records(document.sources)) {
    check("source", named(source.name), SOURCE, source);
    for (const table of records(source.tables)) checkTable(table, check);
    for (const entry of records(source.functions)) check("function", qualified(entry.function), FUNCTION, entry);
  }
  for (const action of records(document.actions)) check("action", named(action.name), ACTION, action);
  const types = isRecord(document.custom_types) ? document.custom_types : {};
  for (const [kind, shape] of Object.entries(CUSTOM_TYPES)) {
    for (const type of records(types[kind])) check("custom_types", named(type.name), shape, type);
  }
  for (const cron of records(document.cron_triggers)) check("cron_trigger", named(cron.name), CRON_TRIGGER, cron);
  for (const role of records(document.inherited_roles)) {
    check("inherited_role", named(role.role_name), INHERITED_ROLE, role);
  }
  for (const collection of records(document.query_collections)) {
    check("query_collections", named(collection.name), QUERY_COLLECTION, collection);
  }
  for (const entry of records(document.allowlist)) check("allowlist", named(entry.collection), ALLOWLIST_ENTRY, entry);
  for (const endpoint of records(document.rest_endpoints)) {
    check("rest_endpoint", named(endpoint.name), REST_ENDPOINT, endpoint);
  }
  return findings;
}

function checkTable(
  table: Record<string, unknown>,
  check: (type: string, name: string, shape: Shape, value: unknown) => void,
): void {
  const key = qualified(table.table);
  check("table", key, TABLE, table);
  for (const kind of ["object", "array"]) {
    for (const entry of records(table[`${kind}_relationships`])) {
      check(`${kind}_relation`, `${key}.${named(entry.name)}`, RELATIONSHIP, entry);
    }
  }
  for (const entry of records(table.computed_fields)) {
    check("computed_field", `${key}.${named(entry.name)}`, COMPUTED_FIELD, entry);
  }
  for (const [type, shape] of Object.entries(PERMISSIONS)) {
    for (const entry of records(table[`${type}s`])) check(type, `${key} for role ${named(entry.role)}`, shape, entry);
  }
  for (const trigger of records(table.event_triggers)) {
    check("event_trigger", named(trigger.name), EVENT_TRIGGER, trigger);
  }
}

/** The objects of a list. A value that is no list or no object has been reported with the shape of its parent. */
const records = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isRecord) : []);

const named = (name: unknown): string => (typeof name === "string" && name !== "" ? name : "(without a name)");

const qualified = (name: unknown): string =>
  typeof name === "string" || (isRecord(name) && typeof name.name === "string")
    ? keyOf(name as QualifiedName)
    : "(without a name)";
