import { RequestError } from "../http/RequestError.ts";
import type { Metadata } from "../../interface.ts";
import { keyOf, type QualifiedName, type SourceMetadata, type TableMetadata } from "../../core/metadata/shapes.ts";
import { notExists, parseFailed, record, SUCCESS, text, type Command, type Commands } from "./calls.ts";
import type { MetadataStore } from "./metadataStore.ts";
import { requireSource } from "./sources.ts";

type Edit = NonNullable<Command["edit"]>;
const LISTS = ["object_relationships", "array_relationships"] as const;

/** The calls for relationships, some of which `bulk_atomic` takes too. */
export function relationshipCommands(store: MetadataStore): Commands {
  const command = (edit: Edit): Command => ({
    changes: true,
    edit,
    async run(args) {
      await store.replace(edit(store.document, args));
      return SUCCESS;
    },
  });
  return {
    pg_create_object_relationship: command((document, args) => create(document, args, "object_relationships")),
    pg_create_array_relationship: command((document, args) => create(document, args, "array_relationships")),
    pg_drop_relationship: command(drop),
  };
}

function create(document: Metadata, args: unknown, list: (typeof LISTS)[number]): Metadata {
  const name = text(args, "name");
  const { comment, using } = record(args);
  if (typeof using !== "object" || using === null) throw parseFailed('key "using" not found', "$");
  return edited(document, args, (table) => {
    if (LISTS.some((each) => table[each]?.some((item) => item.name === name))) {
      const message = `field with name "${name}" already exists in table "${shown(table)}"`;
      throw new RequestError(400, "already-exists", message);
    }
    const item = { name, using, ...(typeof comment === "string" ? { comment } : {}) };
    Object.assign(table, { [list]: [...(table[list] ?? []), item] });
  });
}

function drop(document: Metadata, args: unknown): Metadata {
  const name = text(args, "relationship");
  return edited(document, args, (table) => {
    const holding = LISTS.find((list) => table[list]?.some((item) => item.name === name));
    if (!holding) throw notExists(`relationship "${name}" does not exist`);
    Object.assign(table, { [holding]: table[holding]!.filter((item) => item.name !== name) });
  });
}

/** A copy of the document with a change to the table that the arguments name. @throws RequestError not-exists */
function edited(document: Metadata, args: unknown, change: (table: TableMetadata) => void): Metadata {
  const source = requireSource(document, record(args));
  const { table: wanted } = record(args);
  if (wanted === undefined) throw parseFailed('key "table" not found', "$");
  const next = structuredClone(document);
  const tables = (next.sources as SourceMetadata[]).find(({ name }) => name === source)?.tables ?? [];
  const found = tables.find(({ table }) => keyOf(table) === keyOf(wanted as QualifiedName));
  if (!found) throw notExists(`table ${JSON.stringify(wanted)} does not exist in source: ${source}`);
  change(found);
  return next;
}

function shown({ table }: TableMetadata): string {
  return keyOf(table).replace(/^public\./, "");
}
