import { admitCaller } from "./admitCaller.ts";
import { networkAddress } from "./networkAddress.ts";
import type { Middleware } from "koa";
import { z } from "zod";
import type { Caller, Services } from "../context.ts";
import type { Action } from "../define.ts";
import { changesOfRequest } from "../db/changes.ts";
import { isDatabaseTrouble } from "../db/databaseWatch.ts";
import { AppError } from "../refusals/AppError.ts";
import { refusalOfDatabase } from "../refusals/ofDatabase.ts";
import { BodyRefused, readJson } from "./readBody.ts";
import type { RequestState } from "./requestLog.ts";

const BODY_LIMIT = 256 * 1024;

/** Refusals that the person has not caused. Their reasons are logged. */
const ACCIDENTS: ReadonlySet<string> = new Set(["something-went-wrong", "temporarily-unavailable", "outcome-unknown"]);

const sessionVariables = z.object({
  "x-hasura-role": z.string(),
  "x-hasura-user-id": z.uuid(),
  // Every token names its session. Only the console, which has the admin secret, sends none.
  "x-hasura-session-id": z.uuid().optional(),
});

/** @throws AppError when Hasura names no person */
function readCaller(variables: unknown): Caller {
  const checked = sessionVariables.safeParse(variables);
  if (!checked.success) throw new AppError("not-signed-in");
  const { "x-hasura-role": role, "x-hasura-session-id": sessionId, "x-hasura-user-id": userId } = checked.data;
  return { userId, sessionId, role };
}

/**
 * Answers one action in Hasura's form. Hasura shows the message of a 400 and hides that of a 500, so a fault of ours is
 * logged and answered as 400 with the catalogue's sentence.
 */
export function actionRoute(action: Action, services: Services): Middleware<RequestState> {
  return async (ctx) => {
    const { log, requestId } = ctx.state;
    ctx.state.route = `action ${action.name}`;
    try {
      const body = await readJson(ctx.req, BODY_LIMIT);
      const caller = readCaller(body.session_variables);
      await admitCaller(services.db, caller);
      const context = {
        ...services,
        log: log.child({ action: action.name }),
        caller,
        requestId,
        ipAddress: networkAddress(ctx),
      };
      ctx.body = await action.run(body.input ?? {}, context);
    } catch (error) {
      const refusal = refusalOf(error);
      if (ACCIDENTS.has(refusal.code)) log.error({ err: error, action: action.name }, "action failed");
      ctx.state.refusal = refusal.code;
      ctx.status = 400;
      const { code, field, message, next, until, values } = refusal;
      ctx.body = { message, extensions: { code, path: "$", values, field, next, until } };
    }
  };
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof BodyRefused) return new AppError("invalid-input");
  if (isDatabaseTrouble(error)) {
    return new AppError(changesOfRequest()?.mayBeMade ? "outcome-unknown" : "temporarily-unavailable");
  }
  return refusalOfDatabase(error) ?? new AppError("something-went-wrong");
}
