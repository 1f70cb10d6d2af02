import type { Context, Middleware } from "koa";
import { DatabaseSilent, type DatabaseWatch } from "../db/databaseWatch.ts";
import { AppError } from "../refusals/AppError.ts";
import type { RequestState } from "./requestLog.ts";

/** Answers while the database is silent, in the form that each kind of caller knows. */
export function databaseAnswers(watch: DatabaseWatch): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await watch.whileAnswering(next());
    } catch (error) {
      if (!(error instanceof DatabaseSilent)) throw error;
      ctx.state.log.error("the database does not answer");
      ctx.state.refusal = answer(ctx);
    }
  };
}

/** @returns the code of the answer */
function answer(ctx: Context): string {
  const { code, message } = new AppError(
    ctx.path.startsWith("/auth/") ? "service-unavailable" : "temporarily-unavailable",
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
