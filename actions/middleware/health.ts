import { sql } from "kysely";
import type { Middleware } from "koa";
import type { Database } from "../db/database.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it also reaches its database. It tells how many given-up jobs wait for a
 * person (the view given_up_work), only as a number.
 */
export function health(db: Database): Middleware {
  return async (ctx, next) => {
    if (ctx.path === "/healthz") {
      ctx.body = { status: "ok" };
    } else if (ctx.path === "/readyz") {
      const givenUp = await countGivenUp(db).catch(() => null);
      ctx.status = givenUp === null ? 503 : 200;
      ctx.body = givenUp === null ? { status: "no database" } : { status: "ready", givenUp };
    } else {
      await next();
    }
  };
}

async function countGivenUp(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from given_up_work`.execute(db);
  return rows[0]!.n;
}
