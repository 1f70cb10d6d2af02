import type { Metadata } from "../../interface.ts";
import { fillTemplate, requireVariable, resolveHeaders, type ConfiguredHeader } from "../../webhooks/template.ts";

type Env = Readonly<Record<string, string | undefined>>;

export type EventOperation = "INSERT" | "UPDATE" | "DELETE";

/** An event trigger of one table with environment variables filled in. Columns have their database names. */
export interface EventTrigger {
  name: string;
  table: { schema: string; name: string };
  operations: Partial<Record<EventOperation, OperationSpec>>;
  /** Whether the metadata API may make an event of it. */
  manual: boolean;
  url: string;
  headers: Readonly<Record<string, string>>;
  configuredHeaders: readonly ConfiguredHeader[];
  retries: number;
  intervalSeconds: number;
  timeoutMs: number;
}

export interface OperationSpec {
  /** Columns of which one must change for an UPDATE to fire. Other operations ignore it. */
  columns: "*" | readonly string[];
  /** The columns that the handler gets. */
  payload: "*" | readonly string[];
}

interface TriggerMetadata {
  name: string;
  definition: { enable_manual?: boolean | null } & Partial<
    Record<"insert" | "update" | "delete", { columns: "*" | string[]; payload?: "*" | string[] }>
  >;
  retry_conf?: { num_retries?: number; interval_sec?: number; timeout_sec?: number } | null;
  webhook?: string;
  webhook_from_env?: string;
  headers?: ConfiguredHeader[];
}

interface TableMetadata {
  table: string | { schema?: string; name: string };
  event_triggers?: TriggerMetadata[];
}

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,41}$/;

/** @throws Error naming the trigger and what is wrong with it */
export function readEventTriggers(metadata: Metadata, env: Env): ReadonlyMap<string, EventTrigger> {
  const triggers = new Map<string, EventTrigger>();
  for (const source of metadata.sources as { tables?: TableMetadata[] }[]) {
    for (const { table, event_triggers: ofTable } of source.tables ?? []) {
      for (const trigger of ofTable ?? []) {
        try {
          if (triggers.has(trigger.name)) throw new Error("the name is used twice");
          triggers.set(trigger.name, readTrigger(trigger, table, env));
        } catch (error) {
          throw new Error(`event trigger ${trigger.name}: ${(error as Error).message}`, { cause: error });
        }
      }
    }
  }
  return triggers;
}

function readTrigger(trigger: TriggerMetadata, table: TableMetadata["table"], env: Env): EventTrigger {
  const { name, definition, retry_conf: retry, webhook, webhook_from_env: variable } = trigger;
  if (!NAME.test(name)) throw new Error("a name is a letter and up to 41 letters, digits, _ or -");
  if (!webhook && !variable) throw new Error("webhook is missing");
  const operations: EventTrigger["operations"] = {};
  for (const operation of ["INSERT", "UPDATE", "DELETE"] as const) {
    const spec = definition[operation.toLowerCase() as "insert" | "update" | "delete"];
    if (spec) operations[operation] = { columns: spec.columns, payload: spec.payload ?? "*" };
  }
  return {
    name,
    table: typeof table === "string" ? { schema: "public", name: table } : { schema: "public", ...table },
    operations,
    manual: definition.enable_manual === true,
    url: variable ? requireVariable(variable, env) : fillTemplate(webhook ?? "", env),
    headers: resolveHeaders(trigger.headers, env),
    configuredHeaders: trigger.headers ?? [],
    retries: retry?.num_retries ?? 0,
    intervalSeconds: retry?.interval_sec ?? 10,
    timeoutMs: (retry?.timeout_sec ?? 60) * 1000,
  };
}
