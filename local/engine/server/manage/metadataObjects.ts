import type { Metadata } from "../../interface.ts";
import type { Inconsistency } from "../../core/metadata/MetadataError.ts";
import { keyOf, type SourceMetadata, type TableMetadata } from "../../core/metadata/shapes.ts";

type Named = Pick<Inconsistency, "type" | "name">;

/** Lists in a table's entry, each with the type that a fault of an item has and Hasura's name for it. */
const PARTS = [
  { list: "object_relationships", type: "object_relation", word: "relationship" },
  { list: "array_relationships", type: "array_relation", word: "relationship" },
  { list: "computed_fields", type: "computed_field", word: "computed field" },
  { list: "select_permissions", type: "select_permission", word: "permission" },
  { list: "insert_permissions", type: "insert_permission", word: "permission" },
  { list: "update_permissions", type: "update_permission", word: "permission" },
  { list: "delete_permissions", type: "delete_permission", word: "permission" },
  { list: "event_triggers", type: "event_trigger", word: "event-trigger" },
] as const;

type Part = (typeof PARTS)[number];
interface Item {
  name?: string;
  role?: string;
}

/** In Hasura's words: `permission messages.member.select in source "default"`; undefined for anything else. */
export function describeObject(document: Metadata, object: Named, source: string): string | undefined {
  for (const table of tablesOf(document)) {
    for (const part of PARTS) {
      const item = itemsOf(table, part).find((candidate) => isSame(object, table, part, candidate));
      if (!item) continue;
      const operation = item.role === undefined ? "" : `.${part.type.replace("_permission", "")}`;
      return `${part.word} ${displayName(table)}.${item.role ?? item.name}${operation} in source "${source}"`;
    }
  }
  return undefined;
}

/** The document without these objects; the same document where it has none of them. */
export function withoutObjects(document: Metadata, objects: readonly Named[]): Metadata {
  const next = structuredClone(document);
  let removed = false;
  const keep = <T>(list: T[] | null | undefined, isGone: (item: T) => boolean): T[] | undefined => {
    const kept = list?.filter((item) => !isGone(item));
    removed ||= kept?.length !== list?.length;
    return kept;
  };
  const names = (type: string, name: string): boolean =>
    objects.some((object) => object.type === type && object.name === name);
  for (const source of next.sources as SourceMetadata[]) {
    source.tables = keep(source.tables, ({ table }) => names("table", keyOf(table)));
    source.functions = keep(source.functions, ({ function: name }) => names("function", keyOf(name)));
    for (const table of source.tables ?? []) {
      for (const part of PARTS) {
        if (!table[part.list]) continue;
        const kept = keep(itemsOf(table, part), (item) => objects.some((object) => isSame(object, table, part, item)));
        Object.assign(table, { [part.list]: kept });
      }
    }
  }
  return removed ? next : document;
}

/** Event triggers of dropped tables that name columns. Hasura counts them as dependents of the columns. */
export function eventTriggersOnColumns(document: Metadata, dropped: readonly Named[]): Inconsistency[] {
  return tablesOf(document)
    .filter(({ table }) => dropped.some(({ type, name }) => type === "table" && name === keyOf(table)))
    .flatMap(({ event_triggers: triggers }) => triggers ?? [])
    .filter(({ definition }) => Object.values(definition ?? {}).some(namesColumns))
    .map(({ name }) => ({ type: "event_trigger", name, reason: "its table was dropped" }));
}

function namesColumns(operation: unknown): boolean {
  return Array.isArray((operation as { columns?: unknown } | null)?.columns);
}

function tablesOf({ sources }: Metadata): TableMetadata[] {
  return (sources as SourceMetadata[]).flatMap(({ tables }) => tables ?? []);
}

function itemsOf(table: TableMetadata, { list }: Part): Item[] {
  return (table[list] ?? []) as Item[];
}

/** Whether a fault of the model concerns this item. */
function isSame({ type, name }: Named, { table }: TableMetadata, part: Part, item: Item): boolean {
  if (type !== part.type) return false;
  if (item.role !== undefined) return name === `${keyOf(table)} for role ${item.role}`;
  return name === (type === "event_trigger" ? item.name : `${keyOf(table)}.${item.name}`);
}

function displayName({ table }: TableMetadata): string {
  return keyOf(table).replace(/^public\./, "");
}
