import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { listenOnLoopback } from "./runProcess.ts";

/** A webhook as it arrived, with the raw bytes a signature is checked over. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  arrivals: Arrival[];
  /** Answers with this status from now on. */
  status: number;
  /**
   * Resolves once `wanted` is true of the arrived webhooks.
   * @throws Error after five seconds, naming how many arrived
   */
  until(wanted: (arrivals: Arrival[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/** Stands in for the product's webhook endpoint. */
export async function startReceiver(): Promise<Receiver> {
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    receiver.arrivals.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
    response.writeHead(receiver.status).end();
    for (const look of waiting) look();
  });
  const port = await listenOnLoopback(server, 0);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/webhooks`,
    arrivals: [],
    status: 200,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`not in time; ${receiver.arrivals.length} arrived`));
        }, PATIENCE_MS);
        function look(): void {
          if (!wanted(receiver.arrivals)) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        }
        waiting.add(look);
        look();
      }),
    close: () => closeServer(server),
  };
  return receiver;
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Controls of a simulator, as a test uses them. */
export async function control<Result = unknown>(
  base: string,
  path: string,
  body?: unknown,
  method = "POST",
): Promise<Result> {
  const headers = { "content-type": "application/json" };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(`${base}/_sim/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Result;
}
