import type Router from "@koa/router";
import type { BetterAuthOptions } from "better-auth";
import type { Context } from "koa";
import type { z } from "zod";
import type { Services } from "../../context.ts";
import { type Allowance, takeRequest } from "../../db/requestLimits.ts";
import { networkAddress, networkOf } from "../../middleware/networkAddress.ts";
import { readJson } from "../../middleware/readBody.ts";
import type { RequestState } from "../../middleware/requestLog.ts";
import { faultOfInput } from "../../refusals/faultOfInput.ts";
import type { BetterAuth } from "../library.ts";
import { AuthRefusal, isAuthRefusal } from "../refusals.ts";

const BODY_LIMIT = 16 * 1024;

/** What every route of an account works with. */
export interface AuthContext {
  auth: BetterAuth;
  services: Services;
}

/**
 * One thing that a person does with an account, such as signing in: its routes, and what it asks of the library. It
 * stands in `FEATURES`; nothing else names it.
 */
export interface AuthFeature {
  /** Adds the routes; `path` begins after `/auth`. An answer holds what the browser needs and never a session token. */
  routes?: (router: Router<RequestState>, around: AuthContext) => void;
  /**
   * What the library is told for this. The parts of all features are put together by `togetherOf`: lists are joined, and
   * no two features may say the same thing.
   */
  library?: (services: Pick<Services, "db" | "env" | "log">) => BetterAuthOptions;
}

/** The body of a request, checked. @throws AuthRefusal naming the field */
export async function readInput<Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> {
  const checked = schema.safeParse(await readJson(ctx.req, BODY_LIMIT));
  if (checked.success) return checked.data;
  const { refusal, field } = faultOfInput(checked.error.issues[0]);
  throw new AuthRefusal(isAuthRefusal(refusal) ? refusal : "invalid-input", { field });
}

/** Reads the body of a request that says nothing, so that an oversized one is refused. */
export async function readNothing(ctx: Context): Promise<void> {
  await readJson(ctx.req, BODY_LIMIT);
}

/** Counts one more request of the caller's network, behind which many people may sit. @throws AuthRefusal beyond the limit */
export async function takeOne({ db }: Services, ctx: Context, what: string, limit: Allowance): Promise<void> {
  const retryAfter = await takeRequest(db, `${what}:${networkOf(networkAddress(ctx))}`, limit);
  if (retryAfter > 0) throw new AuthRefusal({ code: "too-many-requests", values: { retryAfter } });
}
