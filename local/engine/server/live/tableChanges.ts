import type { Pool } from "pg";
import { log, messageOf } from "../../log.ts";
import type { Notifications } from "../notifications.ts";
import {
  CHANGE_CHANNEL,
  createChangeTriggers,
  dropChangeTriggers,
  FIND_TABLE,
  readChange,
  type Change,
  type Table,
} from "./changeTrigger.ts";

/** What a watcher of tables is told. */
export interface ChangeListener {
  /** A transaction with such a statement has committed. */
  changed(change: Change): void;
  /** {@link Watch.covered} may have changed, and changes may have been missed meanwhile. */
  coverageChanged(): void;
}

export interface Watch {
  /** True while every change of every table is announced: polling is then a mere safety net. */
  readonly covered: boolean;
  stop(): void;
}

const RETRY_MS = 10_000;
/** How long triggers stay on a table that nobody watches any more, because people leave a page and come back. */
const RELEASE_MS = 30_000;

interface TableState {
  /** Whether the triggers are on the table; undefined while that is not known yet. */
  on: boolean | undefined;
  /** What the watchers were told of it. */
  toldOn: boolean;
  /** The table's oid, while it has the triggers. */
  oid: string | undefined;
  listeners: Set<ChangeListener>;
  /** The work on the triggers, one step after the other. */
  work: Promise<void>;
  release: NodeJS.Timeout | undefined;
}

/**
 * Tells watchers of a table that it changed, by statement triggers that this engine puts on watched tables and removes
 * again. A table that cannot have them (a view, no right, locked by others) is simply not covered.
 */
export class TableChanges {
  readonly #pool: Pool;
  readonly #notifications: Notifications;
  readonly #tables = new Map<string, TableState>();
  readonly #releaseMs: number;
  #closed = false;

  private constructor(pool: Pool, notifications: Notifications, releaseMs: number) {
    this.#pool = pool;
    this.#notifications = notifications;
    this.#releaseMs = releaseMs;
  }

  static async open(pool: Pool, notifications: Notifications, releaseMs = RELEASE_MS): Promise<TableChanges> {
    const changes = new TableChanges(pool, notifications, releaseMs);
    // Removes the triggers of a killed engine, because they would cost every write and nobody listens.
    await changes.#drop();
    await notifications.listen(CHANGE_CHANNEL, {
      notified: (payload) => {
        const change = readChange(payload);
        for (const listener of changes.#tables.get(change.table)?.listeners ?? []) listener.changed(change);
      },
      connectionChanged: (connected) => {
        // Another engine that saw no second one running may have removed the triggers meanwhile.
        if (connected) changes.recheck();
        const everybody = new Set<ChangeListener>();
        for (const { listeners } of changes.#tables.values()) for (const listener of listeners) everybody.add(listener);
        for (const listener of everybody) listener.coverageChanged();
      },
    });
    return changes;
  }

  /** @param tables `schema.table` names */
  watch(tables: readonly string[], listener: ChangeListener): Watch {
    const watched = tables.map((table) => {
      let state = this.#tables.get(table);
      if (!state) {
        state = {
          on: undefined,
          toldOn: false,
          oid: undefined,
          listeners: new Set(),
          work: Promise.resolve(),
          release: undefined,
        };
        this.#tables.set(table, state);
        this.#putTriggers(table, state);
      }
      clearTimeout(state.release);
      state.listeners.add(listener);
      return { table, state };
    });
    const connected = (): boolean => this.#notifications.connected;
    return {
      get covered() {
        return connected() && watched.every(({ state }) => state.on === true);
      },
      stop: () => {
        for (const { state, table } of watched) {
          state.listeners.delete(listener);
          if (state.listeners.size === 0 && !this.#closed) this.#releaseLater(table, state);
        }
      },
    };
  }

  /** The triggers may have gone with their tables or lack new columns, so each table is checked again. */
  recheck(): void {
    for (const [table, state] of this.#tables) {
      state.on = undefined;
      this.#putTriggers(table, state);
    }
  }

  /** Removes the triggers, unless another engine needs them or a table is in use. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { release } of this.#tables.values()) clearTimeout(release);
    await this.#drop();
  }

  #putTriggers(table: string, state: TableState): void {
    const put = async (): Promise<void> => {
      if (this.#closed || this.#tables.get(table) !== state) return;
      try {
        state.oid = await this.#installed(table);
      } catch (error) {
        state.oid = undefined;
        log("warn", "changes of a table are not notified, its subscriptions poll", { table, error: messageOf(error) });
        setTimeout(() => this.#putTriggers(table, state), RETRY_MS).unref();
      }
      const wasToldOn = state.toldOn;
      state.on = state.toldOn = state.oid !== undefined;
      // A watcher that could not rely on it before, and cannot now, has missed nothing new.
      if (!state.on && !wasToldOn) return;
      for (const listener of state.listeners) listener.coverageChanged();
    };
    state.work = state.work.then(put);
  }

  /** @returns the table's oid; undefined where it cannot have such triggers */
  async #installed(table: string): Promise<string | undefined> {
    const [schema, name] = splitName(table);
    const { rows } = await this.#pool.query<Table & { kind: string; known: string | null }>(FIND_TABLE, [schema, name]);
    const [found] = rows;
    if (!found || (found.kind !== "r" && found.kind !== "p")) return undefined;
    const { known, oid, uuidColumns } = found;
    if (known !== uuidColumns.join()) await this.#pool.query(createChangeTriggers({ schema, name, oid, uuidColumns }));
    return oid;
  }

  #releaseLater(table: string, state: TableState): void {
    clearTimeout(state.release);
    const release = async (): Promise<void> => {
      if (state.listeners.size > 0 || this.#closed) return;
      state.on = undefined;
      if (state.oid !== undefined) await this.#drop(state.oid);
      // Watchers who came meanwhile found a table that was not covered yet.
      if (state.listeners.size > 0) this.#putTriggers(table, state);
      else this.#tables.delete(table);
    };
    state.release = setTimeout(() => {
      state.work = state.work.then(release);
    }, this.#releaseMs).unref();
  }

  /** Gives up where it would have to wait: what is left is removed when the last engine stops. */
  async #drop(oid?: string): Promise<void> {
    await this.#notifications.ifAlone((client) => client.query(dropChangeTriggers(oid))).catch(() => undefined);
  }
}

function splitName(table: string): [schema: string, name: string] {
  const dot = table.indexOf(".");
  return [table.slice(0, dot), table.slice(dot + 1)];
}
