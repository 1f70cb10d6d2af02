import type { Crons } from "../crons/crons.ts";
import type { Events } from "../events/events.ts";
import { RequestError } from "./RequestError.ts";
import type { AdminRoute } from "./route.ts";

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
        const { offsetMs } = record(json);
        if (!Number.isSafeInteger(offsetMs)) {
          throw new RequestError(400, "parse-failed", "expected a number of milliseconds", "$.offsetMs");
        }
        await crons.moveClock(offsetMs as number);
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

function record(json: unknown): Record<string, unknown> {
  if (typeof json === "object" && json !== null) return json as Record<string, unknown>;
  throw new RequestError(400, "parse-failed", "expected an object");
}
