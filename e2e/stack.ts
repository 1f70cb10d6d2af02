import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

/** The running stack for a journey: its addresses, its clock, its mailbox, and read access to its books. */
export interface Stack {
  origin: string;
  mailbox: string;
  /** Where pushes to devices arrive. */
  lockScreens: string;
  /** The maps' stand-in, which tells what browsers have asked. */
  maps: string;
  /** The engine's console, and the secret that opens it. */
  console: { url: string; adminSecret: string };
  /** For a spec that adds people and circles of its own to the story. */
  databaseUrl: string;
  /** Moves the product's clock; resolves when everything that fell due is done. */
  advance(duration: string): Promise<void>;
  /** The link in the newest mail to `to` whose address contains `part`. */
  linkInMail(to: string, part: string): Promise<string>;
  /** The rows of a query. Journeys read the database and never write to it. */
  look<Row extends object>(question: string, values?: unknown[]): Promise<Row[]>;
}

interface Mail {
  id: string;
  subject: string;
  links: { href: string }[];
}

export function asJourneysSeeIt({ dataDir, origin }: { origin: string; dataDir: string }): Stack {
  const port = Number(new URL(origin).port);
  const mailbox = `http://localhost:${port + 6}`;
  const lockScreens = `http://localhost:${port + 9}`;
  const { postgres, hasuraAdmin: adminSecret } = JSON.parse(
    readFileSync(path.join(dataDir, "secrets.json"), "utf8"),
  ) as Record<"postgres" | "hasuraAdmin", string>;
  const databaseUrl = `postgres://postgres:${encodeURIComponent(postgres)}@127.0.0.1:${port + 3}/savings_circle`;

  return {
    origin,
    mailbox,
    lockScreens,
    maps: `http://localhost:${port + 12}`,
    console: { url: `http://localhost:${port + 1}/console`, adminSecret },
    databaseUrl,
    async advance(duration) {
      // At its own door: a proxy's idle line to it may close just as this is sent, and it must not be sent twice.
      const answer = await fetch(`http://127.0.0.1:${port + 8}/_local/clock`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ advance: duration }),
      });
      if (!answer.ok) throw new Error(`the clock did not move: ${await answer.text()}`);
    },
    async linkInMail(to, part) {
      const deadline = Date.now() + 15_000;
      while (Date.now() < deadline) {
        const mails = (await (await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(to)}`)).json()) as Mail[];
        const link = mails.flatMap(({ links }) => links).find(({ href }) => href.includes(part));
        if (link) return link.href;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no mail to ${to} with a link to ${part}`);
    },
    async look(question, values = []) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await client.query("set default_transaction_read_only = on");
        return (await client.query(question, values)).rows as never;
      } finally {
        await client.end();
      }
    },
  };
}
