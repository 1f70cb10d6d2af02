/** What goes wrong. "before" leaves the work undone; "after" does it and loses the answer. */
export type FaultAction =
  | { action: "status"; status: number; retryAfterSeconds?: number; after?: boolean }
  | { action: "delay"; ms: number }
  /** Answers with other values at these paths (`amount_total`, `data.0.status`): a provider that contradicts itself. */
  | { action: "alter"; set: Record<string, unknown> }
  | { action: "timeout" | "reset_before" | "reset_after" | "truncate" | "bad_json" | "stale_read" };

export interface FaultMatch {
  method?: string;
  /** The path, where `*` stands for any text. */
  path?: string;
  /** Form or query fields, or top-level JSON fields, that must have exactly these values. */
  fields?: Record<string, string>;
}

/** The parts of a request that decide whether a fault applies to it. */
interface Faultable {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

export type Fault = FaultAction & { match: FaultMatch; times: number };

const ACTIONS = [
  "status",
  "delay",
  "alter",
  "timeout",
  "reset_before",
  "reset_after",
  "truncate",
  "bad_json",
  "stale_read",
];

/** Faults that wait for the next matching requests, in order. */
export class Faults {
  #waiting: Fault[] = [];

  list(): readonly Fault[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** @throws Error naming the field that is wrong. */
  add(given: unknown): Fault {
    const fault = parseFault(given);
    this.#waiting.push(fault);
    return fault;
  }

  /** The fault for this request, which is then used up. */
  claim(request: Faultable): Fault | undefined {
    const fault = this.#waiting.find((candidate) => matches(candidate.match, request));
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((other) => other !== fault);
    return fault;
  }
}

function parseFault(given: unknown): Fault {
  if (typeof given !== "object" || given === null) throw new Error("a fault is an object");
  const { action, match = {}, times = 1, ...rest } = given as Partial<Fault> & Record<string, unknown>;
  if (typeof action !== "string" || !ACTIONS.includes(action)) throw new Error(`action: one of ${ACTIONS.join(", ")}`);
  if (!Number.isInteger(times) || times < 1) throw new Error("times: a whole number from 1");
  if (typeof match !== "object" || match === null) throw new Error("match: an object");
  if (
    action === "status" &&
    !(Number.isInteger(rest.status) && Number(rest.status) >= 400 && Number(rest.status) < 600)
  ) {
    throw new Error("status: a number from 400 to 599");
  }
  if (action === "delay" && !(typeof rest.ms === "number" && rest.ms >= 0)) throw new Error("ms: a number from 0");
  if (action === "alter" && (typeof rest.set !== "object" || rest.set === null))
    throw new Error("set: an object of paths and values");
  return { ...rest, action, match, times } as Fault;
}

/**
 * A JSON answer with other values at some paths. Answers that are no JSON, and paths that lead nowhere, stay unchanged.
 */
export function alterJson(body: string, set: Record<string, unknown>): string {
  let answer: unknown;
  try {
    answer = JSON.parse(body) as unknown;
  } catch {
    return body;
  }
  for (const [path, value] of Object.entries(set)) {
    const parts = path.split(".");
    const last = parts.pop()!;
    let inside = answer;
    for (const part of parts) inside = (inside as Record<string, unknown> | null | undefined)?.[part];
    if (typeof inside === "object" && inside !== null) (inside as Record<string, unknown>)[last] = value;
  }
  return JSON.stringify(answer, null, 2);
}

function matches({ fields, method, path }: FaultMatch, request: Faultable): boolean {
  if (method && method.toUpperCase() !== request.method) return false;
  if (path && !new RegExp(`^${path.split("*").map(literally).join(".*")}$`).test(request.path)) return false;
  return !fields || Object.entries(fields).every(([name, value]) => fieldOf(request, name) === value);
}

const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

function fieldOf(request: Faultable, name: string): string | null | undefined {
  if (!request.body.startsWith("{")) return new URLSearchParams(request.body).get(name) ?? request.query.get(name);
  try {
    return String((JSON.parse(request.body) as Record<string, unknown>)[name]);
  } catch {
    return undefined;
  }
}
