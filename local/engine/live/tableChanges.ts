import type { Pool } from "pg";
import { log, messageOf } from "../log.ts";
import type { Notifications } from "../notifications.ts";

/** What a watcher of tables is told. */
export interface ChangeListener {
  /** A transaction that touched one of the tables has committed. */
  changed(): void;
  /** {@link Watch.covered} may have changed; something may have been missed meanwhile. */
  coverageChanged(): void;
}

export interface Watch {
  /** True while every change of every table is notified: polling is then a mere safety net. */
  readonly covered: boolean;
  stop(): void;
}

const CHANNEL = "hdb_table_changes";
const TRIGGER = "hdb_notify_table_change";
/** Serialises engines that create the same things at once. */
const SETUP_LOCK = 7_203_844_120;
const LOCK_TIMEOUT = "1s";
const RETRY_MS = 10_000;

/** Several statements in one query are one transaction. */
const SETUP = `
  select pg_advisory_xact_lock(${SETUP_LOCK});
  create schema if not exists hdb_catalog;
  create or replace function hdb_catalog.${TRIGGER}() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${CHANNEL}', tg_table_schema || '.' || tg_table_name);
    return null;
  end $$;`;

interface TableState {
  /** Whether the trigger is on the table; undefined while that is being found out. */
  on: boolean | undefined;
  listeners: Set<ChangeListener>;
}

/**
 * Tells who watches a table that it changed, by statement triggers that this engine puts on watched tables.
 * A table that cannot carry one (a view, no right, locked by others) is simply not covered.
 */
export class TableChanges {
  readonly #pool: Pool;
  readonly #notifications: Notifications;
  readonly #tables = new Map<string, TableState>();
  #setup: Promise<void> | undefined;
  #closed = false;

  private constructor(pool: Pool, notifications: Notifications) {
    this.#pool = pool;
    this.#notifications = notifications;
  }

  static async open(pool: Pool, notifications: Notifications): Promise<TableChanges> {
    const changes = new TableChanges(pool, notifications);
    await notifications.listen(CHANNEL, {
      notified: (table) => {
        for (const listener of changes.#tables.get(table)?.listeners ?? []) listener.changed();
      },
      connectionChanged: () => {
        const everybody = new Set<ChangeListener>();
        for (const { listeners } of changes.#tables.values()) for (const listener of listeners) everybody.add(listener);
        for (const listener of everybody) listener.coverageChanged();
      },
    });
    return changes;
  }

  /** @param tables `schema.table` names */
  watch(tables: readonly string[], listener: ChangeListener): Watch {
    const states = tables.map((table) => {
      let state = this.#tables.get(table);
      if (!state) {
        state = { on: undefined, listeners: new Set() };
        this.#tables.set(table, state);
        void this.#putTrigger(table, state);
      }
      state.listeners.add(listener);
      return state;
    });
    const connected = (): boolean => this.#notifications.connected;
    return {
      get covered() {
        return connected() && states.every(({ on }) => on === true);
      },
      stop: () => {
        for (const state of states) state.listeners.delete(listener);
      },
    };
  }

  /** The triggers may have gone with their tables: looks again at each. */
  recheck(): void {
    for (const [table, state] of this.#tables) {
      if (state.listeners.size === 0) this.#tables.delete(table);
      else void this.#putTrigger(table, state);
    }
  }

  /** Takes the triggers off again, unless another engine needs them or a table is in use. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#notifications
      .ifAlone(async (client) => {
        await client.query("set lock_timeout = '200ms'");
        await client.query(`drop function if exists hdb_catalog.${TRIGGER}() cascade`);
      })
      .catch(() => undefined);
  }

  async #putTrigger(table: string, state: TableState): Promise<void> {
    let on = false;
    try {
      on = await this.#installed(table);
    } catch (error) {
      log("warn", "changes of a table are not notified, its subscriptions poll", { table, error: messageOf(error) });
      setTimeout(() => {
        if (!this.#closed && this.#tables.get(table) === state) void this.#putTrigger(table, state);
      }, RETRY_MS).unref();
    }
    if (this.#closed || state.on === on) return;
    state.on = on;
    for (const listener of state.listeners) listener.coverageChanged();
  }

  /** @returns false for what cannot have such a trigger */
  async #installed(table: string): Promise<boolean> {
    const [schema, name] = splitName(table);
    const { rows } = await this.#pool.query<{ kind: string; there: boolean }>(
      `select c.relkind as kind,
              exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = $3) as there
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = $2`,
      [schema, name, TRIGGER],
    );
    const [found] = rows;
    if (!found || (found.kind !== "r" && found.kind !== "p")) return false;
    if (found.there) return true;
    this.#setup ??= this.#pool.query(SETUP).then(() => undefined);
    try {
      await this.#setup;
    } catch (error) {
      this.#setup = undefined;
      throw error;
    }
    await this.#pool.query(`
      set local lock_timeout = '${LOCK_TIMEOUT}';
      create or replace trigger ${TRIGGER} after insert or update or delete or truncate
        on ${quote(schema)}.${quote(name)}
        for each statement execute function hdb_catalog.${TRIGGER}();`);
    return true;
  }
}

function splitName(table: string): [schema: string, name: string] {
  const dot = table.indexOf(".");
  return [table.slice(0, dot), table.slice(dot + 1)];
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
