import type { Context, Middleware } from "koa";
import { type Changes, noteChanges } from "../db/changes.ts";
import { DatabaseSilent, type DatabaseWatch } from "../db/databaseWatch.ts";
import { AppError } from "../refusals/AppError.ts";
import type { RequestState } from "./requestLog.ts";

/** Answers while the database is silent, in the form that each kind of caller knows. */
export function databaseAnswers(watch: DatabaseWatch): Middleware<RequestState> {
  return async (ctx, next) => {
    const changes: Changes = { mayBeMade: false, isGivenUp: false };
    const work = noteChanges(changes, next);
    try {
      await watch.whileAnswering(work);
    } catch (error) {
      if (!(error instanceof DatabaseSilent)) throw error;
      changes.isGivenUp = true;
      // What the request has started may outlive it, and is not given up with it.
      const goOn = () => void (changes.isGivenUp = false);
      work.then(goOn, goOn);
      ctx.state.log.error("the database does not answer");
      ctx.state.refusal = answer(ctx, changes);
    }
  };
}

/** @returns the code of the answer */
function answer(ctx: Context, changes: Changes): string {
  const { code, message } = new AppError(
    ctx.path.startsWith("/auth/")
      ? "service-unavailable"
      : changes.mayBeMade
        ? "outcome-unknown"
        : "temporarily-unavailable",
  );
  if (ctx.path.startsWith("/actions/")) {
    ctx.status = 400; // Hasura shows people the message of no other status
    ctx.body = { message, extensions: { code, path: "$" } };
  } else {
    ctx.status = 503;
    ctx.body = ctx.path === "/readyz" ? { status: "no database" } : { code, message };
  }
  return code;
}
