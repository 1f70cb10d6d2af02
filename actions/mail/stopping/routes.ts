import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import type { Services } from "../../context.ts";
import { BodyRefused, readBody } from "../../middleware/readBody.ts";
import type { RequestState } from "../../middleware/requestLog.ts";
import { type Language, LANGUAGES } from "../letter.ts";
import { stopPage, STOP_PAGE_POLICY, type StopStep } from "./stopPage.ts";
import { readStopToken, STOP_PATH } from "./stopToken.ts";

/** The form has no fields, and mail programs send one. */
const BODY_LIMIT = 4096;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * The link under letters of news. Opened, it asks; the answer switches letters off, and so does the one request of a mail
 * program (RFC 8058). Nobody has to sign in: the letter in the hand is enough for this and for nothing else.
 */
export function stopRoutes({ db, env }: Services): Middleware<RequestState> {
  const router = new Router<RequestState>();
  const readerOf = async (ctx: Context) => {
    const userId = await readStopToken(env.AUTH_SECRET, String(ctx.query["token"] ?? "").slice(0, 4096));
    if (userId === null) return undefined;
    return db
      .selectFrom("user_preferences")
      .select(["user_id", "language"])
      .where("user_id", "=", userId)
      .executeTakeFirst();
  };
  const show = (ctx: Context, step: StopStep, language: Language) => {
    ctx.status = step === "unknown" ? 404 : 200;
    ctx.type = "html";
    ctx.set("content-security-policy", STOP_PAGE_POLICY);
    ctx.set("cache-control", "no-store");
    ctx.body = stopPage(step, language);
  };
  const languageOfBrowser = (ctx: Context): Language => (ctx.acceptsLanguages([...LANGUAGES]) || "en") as Language;

  router.get(STOP_PATH, async (ctx) => {
    const reader = await readerOf(ctx);
    show(ctx, reader ? "ask" : "unknown", reader ? (reader.language as Language) : languageOfBrowser(ctx));
  });
  router.post(STOP_PATH, async (ctx) => {
    try {
      await readBody(ctx.req, BODY_LIMIT, FORM_TYPE);
    } catch (error) {
      if (!(error instanceof BodyRefused)) throw error;
      ctx.status = error.status;
      ctx.body = error.message;
      return;
    }
    const reader = await readerOf(ctx);
    if (!reader) return show(ctx, "unknown", languageOfBrowser(ctx));
    await db
      .updateTable("user_preferences")
      .set({ email_enabled: false })
      .where("user_id", "=", reader.user_id)
      .execute();
    show(ctx, "done", reader.language as Language);
  });
  return router.routes() as Middleware<RequestState>;
}
