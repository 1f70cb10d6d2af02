import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { alterJson, type Fault, type Faults } from "./faults.ts";

export interface SimRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The same as it arrived, for bodies that are no text. */
  bytes: Buffer;
  /** The parts of the path that a route names with a colon. */
  params: Record<string, string>;
  /** The fault for this request. Faults inside the provider are left to the provider. */
  fault?: Fault;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export type Handler = (request: SimRequest) => Answer | Promise<Answer>;

const LARGEST_BODY = 1024 * 1024;

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value, null, 2),
  };
}

/** 303: the browser follows with a GET, whatever it sent. */
export function seeOther(location: string): Answer {
  return { status: 303, headers: { location, "cache-control": "no-store" } };
}

/** Routes by method and path; `:name` takes one path segment. */
export class Router {
  readonly #routes: { method: string; pattern: RegExp; names: string[]; handler: Handler }[] = [];

  on(method: string, path: string, handler: Handler): this {
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
    const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "([^/]+)")}/?$`);
    this.#routes.push({ method, pattern, names, handler });
    return this;
  }

  find(method: string, path: string): { handler: Handler; params: Record<string, string> } | undefined {
    for (const route of this.#routes) {
      const match = route.method === method ? route.pattern.exec(path) : null;
      if (!match) continue;
      const params = Object.fromEntries(route.names.map((name, index) => [name, decode(match[index + 1]!)]));
      return { handler: route.handler, params };
    }
    return undefined;
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export interface ServeOptions {
  /** Answers every path; each provider has its own answer to unknown ones. */
  handle: Handler;
  faults: Faults;
  /** Called before every answer, so that what it acknowledges survives a kill. */
  write(): void;
  /** Whether a request may suffer faults: only the provider's API, not the simulator's own controls and pages. */
  isApi(path: string): boolean;
}

/**
 * The HTTP server of a simulator, which does not listen yet. Transport faults (resets, silence, broken bodies) happen
 * here.
 */
export function createSimulatorServer({ faults, handle, isApi, write }: ServeOptions): Server {
  return createServer((incoming, response) => {
    void answer(incoming, response).catch((error: unknown) => {
      if (incoming.destroyed && !incoming.complete) return; // the client hung up in the middle of its request
      process.stderr.write(
        `${JSON.stringify({ msg: "simulator failed", error: String((error as Error).stack ?? error) })}\n`,
      );
      if (!response.headersSent)
        send(response, json({ error: { type: "api_error", message: "The simulator failed." } }, 500));
    });
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await readBody(incoming);
    if (bytes === undefined) return send(response, json({ error: { message: "Request body too large." } }, 413));
    const url = new URL(incoming.url ?? "/", "http://simulator");
    const { headers, method = "GET" } = incoming;
    const request: SimRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      body: bytes.toString("utf8"),
      bytes,
      params: {},
    };
    const fault = isApi(request.path) ? faults.claim(request) : undefined;
    if (fault) request.fault = fault;

    if (fault?.action === "reset_before") return void incoming.socket.resetAndDestroy();
    if (fault?.action === "timeout") return;
    const result = await handle(request);
    write();
    if (fault?.action === "reset_after") return void incoming.socket.resetAndDestroy();
    if (fault?.action === "alter") return send(response, { ...result, body: alterJson(result.body ?? "", fault.set) });
    if (fault?.action === "bad_json") return send(response, { ...result, body: `{"id": ${result.body ?? ""}` });
    if (fault?.action === "truncate") return sendHalf(response, result);
    send(response, result);
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Reads even a body that is too long to its end, because a sender that is still sending would miss the answer.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size <= LARGEST_BODY ? Buffer.concat(chunks) : undefined;
}

function send(response: ServerResponse, { body = "", headers = {}, status }: Answer): void {
  response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers });
  response.end(body);
}

/** Announces the whole body and hangs up in the middle. */
function sendHalf(response: ServerResponse, { body = "", headers = {}, status }: Answer): void {
  response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers });
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
}
