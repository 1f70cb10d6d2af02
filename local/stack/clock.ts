import { createServer, type IncomingMessage, type Server } from "node:http";
import type { LocalDatabase } from "./database.ts";
import { withClient } from "./database.ts";

export interface ClockFollower {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

export interface ClockControl {
  /** How far the product's clock is ahead, milliseconds. */
  offsetMs(): Promise<number>;
  server: Server;
}

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Parses `3d`, `90m`, `1d12h`. @returns milliseconds, or undefined when it is none of these */
export function parseDuration(text: string): number | undefined {
  if (!/^(\d+[smhdw])+$/.test(text)) return undefined;
  return [...text.matchAll(/(\d+)([smhdw])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit!]!, 0);
}

/**
 * `POST /_local/clock` with `{"advance":"3d"}` or `{"now":"2027-01-05T10:00:00Z"}`; `GET` tells the time.
 * Moves the database's clock, then tells the simulators and the engine, then lets what fell due be done before it answers.
 */
export async function startClock(options: {
  port: number;
  database: LocalDatabase;
  /** Simulators first, the engine last: money that arrived has to be known before rounds are closed. */
  followers: readonly ClockFollower[];
  /** Asked in turn after the move; each answers when its work is done. */
  settle: readonly ClockFollower[];
}): Promise<ClockControl> {
  const { database, followers, settle } = options;
  let turn = Promise.resolve<unknown>(undefined);

  const offsetMs = () =>
    withClient(database.url, async (client) => {
      const { rows } = await client.query<{ ms: string }>(
        "select extract(epoch from shift) * 1000 as ms from private.app_clock",
      );
      return Math.round(Number(rows[0]!.ms));
    });

  const move = async (target: (offset: number) => number): Promise<number> => {
    const offset = target(await offsetMs());
    await withClient(database.url, (client) =>
      client.query("update private.app_clock set shift = make_interval(secs => $1::double precision / 1000)", [offset]),
    );
    for (const follower of followers) await post(follower, { offsetMs: offset });
    for (const step of settle) await post(step, {});
    return offset;
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(`${JSON.stringify(body)}\n`);
    };
    const handle = async () => {
      if (request.url !== "/_local/clock") return answer(404, { error: "not found" });
      if (request.method === "GET")
        return answer(200, { now: new Date(Date.now() + (await offsetMs())).toISOString() });
      if (request.method !== "POST") return answer(405, { error: "use GET or POST" });
      const target = readTarget(await body(request));
      if (!target) return answer(400, { error: 'send {"advance":"3d"} or {"now":"2027-01-05T10:00:00Z"}' });
      // One move after the other: two at once would each miss what the other let fall due.
      const moved = turn.then(() => move(target));
      turn = moved.catch(() => undefined);
      return answer(200, { now: new Date(Date.now() + (await moved)).toISOString() });
    };
    handle().catch((error: Error) => answer(500, { error: error.message }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  return { offsetMs, server };
}

function readTarget(body: string): ((offset: number) => number) | undefined {
  let request: { advance?: unknown; now?: unknown };
  try {
    request = JSON.parse(body) as typeof request;
  } catch {
    return undefined;
  }
  if (typeof request.advance === "string") {
    const step = parseDuration(request.advance);
    return step === undefined ? undefined : (offset) => offset + step;
  }
  if (typeof request.now === "string") {
    const instant = Date.parse(request.now);
    return Number.isNaN(instant) ? undefined : () => instant - Date.now();
  }
  return undefined;
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8").slice(0, 1_000);
}

async function post({ headers, name, url }: ClockFollower, payload: unknown): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok)
    throw new Error(
      `${name} answered ${response.status} at ${new URL(url).pathname}: ${(await response.text()).slice(0, 200)}`,
    );
}
