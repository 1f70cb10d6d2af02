import type { PoolClient } from "pg";
import { RequestError } from "../http/RequestError.ts";
import type { Metadata } from "../../interface.ts";
import { MetadataError, type Inconsistency } from "../../core/metadata/MetadataError.ts";
import { inconsistent } from "./metadataStore.ts";
import { describeObject, eventTriggersOnColumns, withoutObjects } from "./metadataObjects.ts";

/** What is wrong with a document, for the database as this connection sees it. */
export type CheckMetadata = (document: Metadata, client: PoolClient) => Promise<readonly Inconsistency[]>;

interface Change {
  /** Runs inside the transaction that changed the schema. */
  client: PoolClient;
  check: CheckMetadata;
  cascade: boolean;
  document: Metadata;
  source: string;
}

const EXISTING = `
  select name from unnest($1::text[]) as name
   where exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                  where n.nspname || '.' || c.relname = name)
      or exists (select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
                  where n.nspname || '.' || p.proname = name)`;

/**
 * What metadata becomes after a change of the schema. Dropped tables and functions leave it with everything that is
 * defined on them. What else uses them, or a dropped column, refuses the change, or leaves too with `cascade`. A
 * renamed thing counts as dropped.
 * @returns undefined where metadata still fits
 * @throws RequestError dependency-error naming the objects, or unexpected where metadata would become inconsistent
 */
export async function settleSchemaChange(change: Change): Promise<Metadata | undefined> {
  const { client, check, cascade, source } = change;
  let { document } = change;
  for (;;) {
    const faults = await check(document, client);
    if (faults.length === 0) return document === change.document ? undefined : document;
    const dropped = await droppedAmong(client, faults);
    const dependents = [
      ...faults.filter((fault) => !dropped.includes(fault)),
      ...eventTriggersOnColumns(document, dropped),
    ];
    const names = dependents.map((object) => describeObject(document, object, source));
    const next = withoutObjects(document, [...dropped, ...dependents]);
    if (names.includes(undefined) || next === document) throw newlyInconsistent(dependents);
    if (names.length > 0 && !cascade) {
      const message = `cannot drop due to the following dependent objects: ${names.toSorted().join(", ")}`;
      throw new RequestError(400, "dependency-error", message);
    }
    document = next;
  }
}

async function droppedAmong(client: PoolClient, faults: readonly Inconsistency[]): Promise<Inconsistency[]> {
  const candidates = faults.filter(({ type }) => type === "table" || type === "function");
  const { rows } = await client.query<{ name: string }>(EXISTING, [candidates.map(({ name }) => name)]);
  const existing = new Set(rows.map(({ name }) => name));
  return candidates.filter(({ name }) => !existing.has(name));
}

function newlyInconsistent(objects: readonly Inconsistency[]): RequestError {
  return inconsistent("cannot continue due to newly found inconsistent metadata", new MetadataError(objects));
}
