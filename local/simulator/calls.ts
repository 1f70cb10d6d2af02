import type { Answer, SimRequest } from "./http.ts";

/** A request as the provider saw it, kept so that a test can check what was sent. */
export interface Call {
  at: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
  status: number;
}

const KEPT = 2_000;
const LONGEST_BODY = 20_000;
/** Headers that tell how the caller behaves. Keys and signatures are left out on purpose. */
const KEPT_HEADERS = ["idempotency-key", "stripe-version", "stripe-account", "content-type", "user-agent"];

/** The last requests to the API, oldest first. */
export class Calls {
  #kept: Call[] = [];

  record(request: SimRequest, answer: Answer, now: number): void {
    const headers: Record<string, string> = {};
    for (const name of KEPT_HEADERS) {
      const value = request.headers[name];
      if (typeof value === "string") headers[name] = value;
    }
    this.#kept.push({
      at: new Date(now).toISOString(),
      method: request.method,
      path: request.path,
      query: request.query.toString(),
      headers,
      body: request.body.slice(0, LONGEST_BODY),
      status: answer.status,
    });
    if (this.#kept.length > KEPT) this.#kept.shift();
  }

  /** Filtered by method and by the beginning of the path. */
  list({ method, path }: { method?: string | null; path?: string | null } = {}): Call[] {
    return this.#kept.filter((call) => (!method || call.method === method) && (!path || call.path.startsWith(path)));
  }

  clear(): void {
    this.#kept = [];
  }
}
