import { BadClock, checkedOffset } from "../control/clockLimits.ts";
import { refusalOfControl } from "../control/ownRequest.ts";
import type { Calls } from "./calls.ts";
import type { Clock } from "./clock.ts";
import type { Deliveries, Tamper } from "./deliveries.ts";
import type { Faults } from "./faults.ts";
import { json, type Answer, type Router, type SimRequest } from "./http.ts";

export interface Controls {
  name: string;
  clock: Clock;
  faults: Faults;
  calls: Calls;
  deliveries?: Deliveries;
  reset(): void;
  state(): unknown;
  /** Violated rules of the provider's own books; empty when all is well. */
  audit(): string[];
  /** A further webhook control: sends a past event again. */
  resend?(eventId: string): void;
  /** Controls of this simulator alone, by their path: `POST /_sim/<path>` with a JSON object. */
  own?: Record<string, (fields: Record<string, unknown>) => unknown>;
}

/** A malformed control request; its message is the answer. */
export class BadControl extends Error {}

const CLOCK_PATIENCE_MS = 3_000;

const TAMPERS: Tamper[] = ["corrupt_signature", "old_timestamp", "wrong_secret"];

/** Adds `/_sim/*`, by which tests and the local stack control a simulator; no provider has these routes. */
export function addControls(router: Router, controls: Controls): void {
  const { calls, clock, deliveries, faults } = controls;
  const on = (method: string, path: string, handle: (request: SimRequest) => unknown) =>
    router.on(method, `/_sim/${path}`, async (request) => guarded(request, handle));

  on("GET", "health", () => ({ ok: true, name: controls.name, now: new Date(clock.now()).toISOString() }));
  on("POST", "reset", () => {
    faults.clear();
    calls.clear();
    deliveries?.clear();
    controls.reset();
    return { ok: true };
  });
  on("GET", "state", () => controls.state());
  on("GET", "audit", () => {
    const problems = controls.audit();
    return { ok: problems.length === 0, problems };
  });

  on("GET", "calls", ({ query }) => calls.list({ method: query.get("method"), path: query.get("path") }));
  on("DELETE", "calls", () => {
    calls.clear();
    return { ok: true };
  });

  const readClock = () => ({ now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs });
  on("GET", "clock", readClock);
  on("POST", "clock", async (request) => {
    clock.setOffset(checkedOffset(offsetOf(fieldsOf(request), clock), clock.offsetMs));
    // A move of the clock is answered after everything due has happened, webhooks included.
    await deliveries?.tried(CLOCK_PATIENCE_MS);
    return readClock();
  });

  on("GET", "faults", () => faults.list());
  on("POST", "faults", (request) => {
    const given: unknown = bodyOf(request);
    return (Array.isArray(given) ? given : [given]).map((fault) => {
      try {
        return faults.add(fault);
      } catch (error) {
        throw new BadControl((error as Error).message, { cause: error });
      }
    });
  });
  on("DELETE", "faults", () => {
    faults.clear();
    return { ok: true };
  });

  for (const [path, run] of Object.entries(controls.own ?? {})) on("POST", path, (request) => run(fieldsOf(request)));

  if (!deliveries) return;
  const readQueue = () => ({ paused: deliveries.paused, deliveries: deliveries.list() });
  on("GET", "webhooks", readQueue);
  on("POST", "webhooks", async (request) => {
    await controlWebhooks(deliveries, fieldsOf(request), controls.resend);
    return readQueue();
  });
}

async function guarded(request: SimRequest, handle: (request: SimRequest) => unknown): Promise<Answer> {
  const refusal = refusalOfControl(request.method, request.headers);
  if (refusal) return json({ error: refusal.message }, refusal.status);
  try {
    return json(await handle(request));
  } catch (error) {
    if (error instanceof BadControl || error instanceof BadClock) return json({ error: error.message }, 400);
    throw error;
  }
}

function bodyOf(request: SimRequest): unknown {
  try {
    return JSON.parse(request.body) as unknown;
  } catch (error) {
    throw new BadControl("the body is not JSON", { cause: error });
  }
}

function fieldsOf(request: SimRequest): Record<string, unknown> {
  const body = bodyOf(request);
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new BadControl("the body is an object");
  return body as Record<string, unknown>;
}

function offsetOf({ advanceMs, now, offsetMs }: Record<string, unknown>, clock: Clock): number {
  if (typeof offsetMs === "number") return offsetMs;
  if (typeof advanceMs === "number") return clock.offsetMs + advanceMs;
  const instant = typeof now === "string" ? Date.parse(now) : Number.NaN;
  if (Number.isNaN(instant)) throw new BadControl("one of offsetMs, advanceMs (milliseconds) or now (an ISO instant)");
  return instant - Date.now();
}

async function controlWebhooks(
  deliveries: Deliveries,
  fields: Record<string, unknown>,
  resend: ((eventId: string) => void) | undefined,
): Promise<void> {
  const number = (name: string, fallback?: number) => {
    const value = fields[name] ?? fallback;
    if (typeof value !== "number" || value < 0) throw new BadControl(`${name}: a number from 0`);
    return value;
  };
  const known = () => {
    const id = number("id");
    if (!deliveries.list().some((delivery) => delivery.id === id))
      throw new BadControl(`id: there is no delivery ${id}`);
    return id;
  };
  const action = String(fields.action);
  if (TAMPERS.includes(action as Tamper)) return deliveries.tamper(action as Tamper, number("count", 1));
  switch (action) {
    case "pause":
      return deliveries.pause();
    case "resume":
      return deliveries.resume();
    case "deliver":
      await deliveries.deliver(known());
      return;
    case "duplicate":
      deliveries.duplicate(known());
      return;
    case "reorder":
      return deliveries.turnRound();
    case "delay":
      return deliveries.delay(number("ms"));
    case "drop":
      return deliveries.drop(number("count", 1));
    case "resend":
      if (!resend) throw new BadControl("this provider has no resend");
      return resend(String(fields.eventId));
    default:
      throw new BadControl(
        `action: pause, resume, deliver, duplicate, reorder, delay, drop, resend, ${TAMPERS.join(", ")}`,
      );
  }
}
