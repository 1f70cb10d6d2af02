import { sql } from "kysely";
import type { Middleware } from "koa";
import type { Database } from "../db/database.ts";

/** `/healthz`: the process lives. `/readyz`: it can also reach its database. */
export function health(db: Database): Middleware {
  return async (ctx, next) => {
    if (ctx.path === "/healthz") {
      ctx.body = { status: "ok" };
    } else if (ctx.path === "/readyz") {
      const isReady = await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      ctx.status = isReady ? 200 : 503;
      ctx.body = { status: isReady ? "ready" : "no database" };
    } else {
      await next();
    }
  };
}
