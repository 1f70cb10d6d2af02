import { Client, type Notification } from "pg";
import { APPLICATION_NAME } from "./database.ts";
import { log, messageOf } from "../log.ts";

/** Engines on one database share this advisory lock while they run. */
const PRESENCE_LOCK = 7_203_844_119;
/** Milliseconds before each new try: almost at once, then more and more patiently. */
const RECONNECT_MS = [10, 250, 500, 1000, 2000, 5000];

/** Gets one channel's notifications, and is told of gaps in which some may have been missed. */
export interface ChannelListener {
  notified(payload: string): void;
  /** The connection is back, or has just been lost. */
  connectionChanged(connected: boolean): void;
}

export interface Notifications {
  readonly connected: boolean;
  /** True when no other engine was on this database when this one came. */
  readonly cameAlone: boolean;
  listen(channel: string, listener: ChannelListener): Promise<void>;
  /** Runs the work if no other engine is on this database. An engine that comes meanwhile waits for its end. */
  ifAlone(work: (client: Client) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** One connection that LISTENs for the whole engine and reconnects by itself. @throws Error when the first try fails */
export async function openNotifications(databaseUrl: string): Promise<Notifications> {
  const listeners = new Map<string, ChannelListener>();
  let client: Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: databaseUrl,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    next.on("notification", ({ channel, payload }: Notification) => listeners.get(channel)?.notified(payload ?? ""));
    next.on("error", () => undefined); // `end` follows and tells the same
    await next.connect();
    next.once("end", () => {
      if (client === next) lost();
    });
    // One message, so that a connection which shows the lock to others listens too.
    const listens = [...listeners.keys()].map((channel) => `; listen ${channel}`);
    await next.query(`select pg_advisory_lock_shared(${PRESENCE_LOCK})${listens.join("")}`);
    client = next;
  };
  const lost = (): void => {
    client = undefined;
    if (closed) return;
    log("warn", "the connection for notifications was lost");
    for (const listener of listeners.values()) listener.connectionChanged(false);
    comeBack(0);
  };
  const comeBack = (attempt: number): void => {
    const wait = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)];
    retry = setTimeout(() => void tryAgain(attempt), wait).unref();
  };
  const tryAgain = async (attempt: number): Promise<void> => {
    try {
      await connect();
      for (const listener of listeners.values()) listener.connectionChanged(true);
    } catch (error) {
      if (attempt === 0) log("warn", "notifications are not back yet", { error: messageOf(error) });
      if (!closed) comeBack(attempt + 1);
    }
  };

  await connect();
  let cameAlone = false;
  await ifAlone(client!, async () => (cameAlone = true));

  return {
    cameAlone,
    get connected() {
      return client !== undefined;
    },
    async listen(channel, listener) {
      listeners.set(channel, listener);
      await client?.query(`listen ${channel}`);
    },
    async ifAlone(work) {
      if (client) await ifAlone(client, work);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** The exclusive lock is granted only while no other engine shares the lock; this engine's own share does not count. */
async function ifAlone(client: Client, work: (client: Client) => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${PRESENCE_LOCK}) as alone`);
  if (rows[0]?.alone !== true) return;
  try {
    await work(client);
  } finally {
    await client.query(`select pg_advisory_unlock(${PRESENCE_LOCK})`);
  }
}
