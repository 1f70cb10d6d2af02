import type { Pool } from "pg";
import { log, messageOf } from "../log.ts";
import type { Notifications } from "../notifications.ts";
import {
  CHANGE_CHANNEL,
  CHANGE_FUNCTION,
  createChangeFunction,
  createChangeTriggers,
  readChange,
} from "./changeTrigger.ts";

/** What a watcher of tables is told. */
export interface ChangeListener {
  /**
   * A transaction that touched one of the tables has committed.
   * @param hints some uuids of the changed rows: whoever asked with one of them is likely to see a difference
   */
  changed(hints: readonly string[]): void;
  /** {@link Watch.covered} may have changed; something may have been missed meanwhile. */
  coverageChanged(): void;
}

export interface Watch {
  /** True while every change of every table is notified: polling is then a mere safety net. */
  readonly covered: boolean;
  stop(): void;
}

const RETRY_MS = 10_000;

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
    await notifications.listen(CHANGE_CHANNEL, {
      notified: (payload) => {
        const { table, hints } = readChange(payload);
        for (const listener of changes.#tables.get(table)?.listeners ?? []) listener.changed(hints);
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
        await client.query(`drop function if exists hdb_catalog.${CHANGE_FUNCTION}() cascade`);
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
    const { rows } = await this.#pool.query<{ kind: string; there: boolean; uuids: string[] }>(
      `select c.relkind as kind,
              exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = $3) as there,
              array(select a.attname::text from pg_attribute a
                     where a.attrelid = c.oid and a.atttypid = 'uuid'::regtype and a.attnum > 0 and not a.attisdropped
                     order by a.attnum) as uuids
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = $2`,
      [schema, name, `${CHANGE_FUNCTION}_truncate`],
    );
    const [found] = rows;
    if (!found || (found.kind !== "r" && found.kind !== "p")) return false;
    if (found.there) return true;
    this.#setup ??= this.#pool.query(createChangeFunction).then(() => undefined);
    try {
      await this.#setup;
    } catch (error) {
      this.#setup = undefined;
      throw error;
    }
    await this.#pool.query(createChangeTriggers(schema, name, found.uuids));
    return true;
  }
}

function splitName(table: string): [schema: string, name: string] {
  const dot = table.indexOf(".");
  return [table.slice(0, dot), table.slice(dot + 1)];
}
