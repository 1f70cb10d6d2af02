import type { CronTriggerMetadata, EventTriggerMetadata } from "../metadata/shapes.ts";
import { checkSchedule } from "./schedule.ts";
import { requireEnvironment, requireHeaders } from "./environment.ts";
import { Fault, type Faults } from "./faults.ts";
import type { DraftTable } from "./tables.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,41}$/;

/** Event triggers of all tables; their names are unique in the source. */
export function checkEventTriggers(tables: Iterable<DraftTable>, env: Environment, faults: Faults): void {
  const seen = new Set<string>();
  for (const table of tables) {
    for (const trigger of table.metadata.event_triggers ?? []) {
      faults.collect("event_trigger", trigger.name, () => {
        if (seen.has(trigger.name)) throw new Fault("an event trigger of this name exists already");
        seen.add(trigger.name);
        checkEventTrigger(trigger, table, env);
      });
    }
  }
}

function checkEventTrigger(trigger: EventTriggerMetadata, table: DraftTable, env: Environment): void {
  if (table.isView) throw new Fault("event triggers are for tables only");
  if (!NAME.test(trigger.name)) {
    throw new Fault("a name begins with a letter, then come up to 41 letters, digits, _ or -");
  }
  const { webhook, webhook_from_env: variable, definition } = trigger;
  if (webhook && variable) throw new Fault("only one of webhook and webhook_from_env can be given");
  if (!webhook && !variable) throw new Fault("neither webhook nor webhook_from_env is given");
  requireEnvironment(variable ? `{{${variable}}}` : webhook!, env);
  requireHeaders(trigger.headers, env);
  for (const operation of ["insert", "update", "delete"] as const) {
    const { columns, payload } = definition[operation] ?? {};
    for (const list of [columns, payload]) {
      for (const name of Array.isArray(list) ? list : []) {
        if (!table.columnsByName.has(name)) throw new Fault(`column "${name}" does not exist`);
      }
    }
  }
}

/** @param triggers as the document has them; their columns and URLs are checked when they run */
export function checkCronTriggers(triggers: readonly CronTriggerMetadata[], env: Environment, faults: Faults): void {
  const seen = new Set<string>();
  for (const { name, schedule, webhook, headers } of triggers) {
    faults.collect("cron_trigger", name, () => {
      if (seen.has(name)) throw new Fault("a cron trigger of this name exists already");
      seen.add(name);
      try {
        checkSchedule(schedule);
      } catch (error) {
        throw new Fault((error as Error).message);
      }
      requireEnvironment(webhook, env);
      requireHeaders(headers, env);
    });
  }
}
