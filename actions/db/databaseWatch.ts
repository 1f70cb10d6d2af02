import pg from "pg";

/** The database does not answer, and what waited for it is given up. */
export class DatabaseSilent extends Error {
  override name = "DatabaseSilent";
}

/** How long work may wait before the database is asked whether it is still there. */
const PATIENCE_MS = 2_000;
/** How long it may take to answer `select 1`. */
const ANSWER_MS = 1_500;
const LOOK_MS = 250;

interface Waiting {
  since: number;
  giveUp(error: Error): void;
}

/**
 * Lets nobody wait longer than four seconds for a database that is stopped or cut off, while slow work may take its
 * time: whenever work has waited for long, the database is asked on a connection of its own.
 */
export class DatabaseWatch {
  readonly #url: string;
  /** The oldest first. */
  readonly #waiting = new Set<Waiting>();
  #isLooking = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Ends as the work does. @throws DatabaseSilent when the database stopped answering meanwhile */
  whileAnswering<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { since: performance.now(), giveUp: reject };
      this.#waiting.add(waiting);
      if (!this.#isLooking) this.#lookLater();
      work.then(resolve, reject).finally(() => this.#waiting.delete(waiting));
    });
  }

  #lookLater(): void {
    this.#isLooking = this.#waiting.size > 0;
    if (this.#isLooking) setTimeout(() => void this.#look(), LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    const isLate = ({ since }: Waiting) => performance.now() - since > PATIENCE_MS;
    const [oldest] = this.#waiting;
    if (oldest && isLate(oldest) && !(await answers(this.#url))) {
      for (const waiting of [...this.#waiting].filter(isLate)) {
        this.#waiting.delete(waiting);
        waiting.giveUp(new DatabaseSilent());
      }
    }
    this.#lookLater();
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Of Postgres: it is starting, stopping or full, or only reads because its disk is full. */
const UNABLE = /^(08|53|57P|25006$)/;
/** Of the network. */
const UNREACHABLE = /^E(CONN|PIPE|TIMEDOUT|HOST|NET)/;

/** Whether a failure is the database's own trouble, which passes, and nothing that the request asked for. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseSilent) return true;
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return (
    UNABLE.test(code) ||
    UNREACHABLE.test(code) ||
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
      message,
    )
  );
}
