import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { BadClock, checkedOffset } from "../control/clockLimits.ts";
import { refusalOfControl } from "../control/ownRequest.ts";
import { withClient } from "../postgres/withClient.ts";

/** Milliseconds that the product's clock is ahead of the machine's. Only the control moves it. */
export interface ProductClock {
  offsetMs: number;
}

export interface ClockFollower {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

/** Longest body of a request, bytes. */
const BODY_LIMIT = 1_000;
/** Milliseconds to wait for a follower that is being started again. */
const FOLLOWER_WITHIN_MS = 10_000;

/** Milliseconds for connecting and for writing, so that a stopped Postgres is reported within 5 s. */
const DATABASE_WITHIN_MS = 2_000;

/** The clock was not moved; the caller may try again. */
class NoDatabase extends Error {}

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Parses `3d`, `90m`, `1d12h`. @returns milliseconds, or undefined for any other text */
export function parseDuration(text: string): number | undefined {
  if (!/^(\d+[smhdw])+$/.test(text)) return undefined;
  return [...text.matchAll(/(\d+)([smhdw])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit!]!, 0);
}

/** The clock as the database keeps it. */
export async function readClock(databaseUrl: string): Promise<ProductClock> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ ms: number }>(
      "select (extract(epoch from shift) * 1000)::float8 as ms from private.app_clock",
    );
    return { offsetMs: Math.round(rows[0]!.ms) };
  });
}

/**
 * `POST /_local/clock` with `{"advance":"3d"}` or `{"now":"2027-01-05T10:00:00Z"}`; `GET` tells the time. Moves the
 * database's clock, then tells the simulators and the engine, and answers when everything due is done.
 * @returns how to close it
 */
export async function startClockControl(options: {
  port: number;
  clock: ProductClock;
  databaseUrl: string;
  /** Simulators first, the engine last, because money that arrived must be known before rounds are closed. */
  followers: readonly ClockFollower[];
  /** Asked in turn after the move; each answers when its work is done. */
  settle: readonly ClockFollower[];
}): Promise<{ close(): void }> {
  const { clock, databaseUrl, followers, settle } = options;
  let turn = Promise.resolve<unknown>(undefined);

  const move = async (target: (offset: number) => number): Promise<void> => {
    const offset = checkedOffset(target(clock.offsetMs), clock.offsetMs);
    await withClient(
      databaseUrl,
      (client) =>
        client.query("update private.app_clock set shift = make_interval(secs => $1::double precision / 1000)", [
          offset,
        ]),
      DATABASE_WITHIN_MS,
    ).catch((cause: Error) => {
      throw new NoDatabase(`the clock is in Postgres, which did not write it: ${cause.message}`, { cause });
    });
    clock.offsetMs = offset;
    for (const follower of followers) await post(follower, { offsetMs: offset });
    for (const step of settle) await post(step, {});
  };

  const handle = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    const { headers, method = "GET", url } = request;
    const refusal = refusalOfControl(method, headers);
    if (refusal) return [refusal.status, { error: refusal.message }];
    if (url !== "/_local/clock") return [404, { error: "not found" }];
    if (method !== "GET" && method !== "POST") return [405, { error: "use GET or POST" }];
    if (method === "POST") {
      const text = await readBody(request);
      const target = text === undefined ? undefined : readTarget(text);
      if (!target) return [400, { error: 'send {"advance":"3d"} or {"now":"2027-01-05T10:00:00Z"}' }];
      // One move after the other: two at once would each miss what the other made due.
      const moved = turn.then(() => move(target));
      turn = moved.catch(() => undefined);
      await moved;
    }
    return [200, { now: new Date(Date.now() + clock.offsetMs).toISOString() }];
  };
  const answer = (response: ServerResponse, status: number, body: object) => {
    // The body of a refused request was not read, so its connection is closed.
    response.writeHead(status, { "content-type": "application/json", ...(status >= 400 && { connection: "close" }) });
    response.end(`${JSON.stringify(body)}\n`);
  };
  const server = createServer((request, response) => {
    handle(request).then(
      ([status, body]) => answer(response, status, body),
      (error: Error) => answer(response, statusOf(error), { error: error.message }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function statusOf(error: Error): number {
  if (error instanceof BadClock) return 400;
  return error instanceof NoDatabase ? 503 : 500;
}

function readTarget(body: string): ((offset: number) => number) | undefined {
  let request: { advance?: unknown; now?: unknown } | null;
  try {
    request = JSON.parse(body) as typeof request;
  } catch {
    return undefined;
  }
  if (request === null) return undefined;
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

/** @returns undefined for a body over the limit */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function post(follower: ClockFollower, payload: unknown): Promise<void> {
  const { headers, name, url } = follower;
  const response = await reach(follower, {
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

/** @throws Error naming the follower that cannot be reached in time */
async function reach({ name, url }: ClockFollower, request: RequestInit): Promise<Response> {
  const deadline = performance.now() + FOLLOWER_WITHIN_MS;
  for (;;) {
    try {
      return await fetch(url, request);
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`${name} cannot be reached`, { cause: error });
      await pause(100);
    }
  }
}
