import type { Crons } from "../crons/crons.ts";
import type { Events } from "../events/events.ts";
import { checkedOffset } from "../../../control/clockLimits.ts";
import { refusalOfControl } from "../../../control/ownRequest.ts";
import { messageOf } from "../../log.ts";
import { RequestError } from "./RequestError.ts";
import { json, type AdminRoute, type Route } from "./route.ts";

interface Parts {
  events: Pick<Events, "drain">;
  crons: Pick<Crons, "moveClock" | "runDue">;
}

/**
 * What the real Hasura does not have: a clock that can be moved, and a way for tests and the one-machine stack to
 * wait for triggers without sleeping.
 */
export function simulationApi({ events, crons }: Parts): AdminRoute[] {
  return [
    {
      path: "/_sim/clock",
      async answer(json) {
        const offsetMs = readOffset(record(json).offsetMs);
        await crons.moveClock(offsetMs);
        return { offsetMs };
      },
    },
    {
      path: "/_sim/crons/run",
      async answer(json) {
        const { name } = record(json);
        if (name !== undefined && typeof name !== "string") {
          throw new RequestError(400, "parse-failed", "expected the name of a cron trigger", "$.name");
        }
        return { fired: await crons.runDue(name) };
      },
    },
    { path: "/_sim/events/drain", answer: () => events.drain() },
  ];
}

/** Answers who sits at this machine alone: not the page that somebody visits, although their browser runs here. */
export function forThisMachine(route: Route): Route {
  return {
    ...route,
    async answer(request) {
      const refusal = refusalOfControl(request.method, request.headers);
      if (!refusal) return route.answer(request);
      return json({ path: "$", error: refusal.message, code: "access-denied" }, refusal.status);
    },
  };
}

/** @throws RequestError */
function readOffset(offsetMs: unknown): number {
  if (!Number.isSafeInteger(offsetMs)) {
    throw new RequestError(400, "parse-failed", "expected a number of milliseconds", "$.offsetMs");
  }
  try {
    return checkedOffset(offsetMs as number);
  } catch (error) {
    throw new RequestError(400, "bad-request", messageOf(error), "$.offsetMs");
  }
}

function record(json: unknown): Record<string, unknown> {
  if (typeof json === "object" && json !== null) return json as Record<string, unknown>;
  throw new RequestError(400, "parse-failed", "expected an object");
}
