import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { z } from "zod";
import type { BetterAuth } from "../auth/library.ts";
import type { Services } from "../context.ts";
import { isDatabaseTrouble } from "../db/databaseWatch.ts";
import { countRequest } from "../middleware/countRequest.ts";
import { BodyRefused, readBody } from "../middleware/readBody.ts";
import type { RequestState } from "../middleware/requestLog.ts";
import { readLimits } from "../plans/catalogue.ts";
import { type ByteRange, OutsideObject, StorageTrouble } from "../providers/storage/provider.ts";
import { AppError } from "../refusals/AppError.ts";
import type { RefusalCode } from "../refusals/catalogue.ts";
import { callerOfCookie } from "../auth/callerOfCookie.ts";
import { requireFreshProof } from "../auth/freshProof.ts";
import { type FileKind, objectKey, type UploadKind } from "./fileKind.ts";
import { FILE_KINDS, UPLOADS } from "./kinds.ts";
import { storeFile } from "./storeFile.ts";
import { withUploadPlace } from "./uploadPlaces.ts";

/** Any file: what it is, its bytes tell. A form of another site cannot send these types without asking first. */
const UPLOAD_TYPE = /^(?:image\/|audio\/|application\/(?:octet-stream|pdf)\b)/i;
const MEGABYTE = 1024 * 1024;
/** The address of a file changes with it, so a browser need not ask again; what is between keeps nothing (D262). */
const FOR_GOOD = "private, max-age=31536000, immutable";
/** Asked again each time; what has not changed is not sent again. */
const ASK_EACH_TIME = "private, no-cache";

const STATUSES: Partial<Record<RefusalCode, number>> = {
  "not-signed-in": 401,
  "session-expired": 401,
  "account-suspended": 403,
  "fresh-proof-needed": 403,
  "not-allowed": 403,
  "export-not-found": 404,
  "avatar-too-large": 413,
  "avatar-type": 415,
  "picture-too-large": 413,
  "picture-type": 415,
  "too-many-requests": 429,
  "something-went-wrong": 500,
  "picture-not-stored": 503,
  "temporarily-unavailable": 503,
  "voice-too-large": 413,
  "voice-type": 415,
  "voice-not-stored": 503,
  "attachment-too-large": 413,
  "attachment-type": 415,
  "attachment-not-stored": 503,
};

/**
 * Files that people bring, and those that we make for them: `POST /files/<kind>` with the bytes as body, and `GET /files/<kind>/<id>/<part>`. Everything
 * passes through here, so browsers never learn where the storage is, and who reads is asked each time.
 */
export function fileRoutes(auth: BetterAuth, services: Services): Middleware<RequestState> {
  const router = new Router<RequestState>({ prefix: "/files" });
  for (const kind of UPLOADS) router.post(`/${kind.path}`, (ctx) => takeUpload(ctx, { auth, kind, services }));
  for (const kind of Object.values(FILE_KINDS)) {
    router.get([`/${kind.path}/:id`, `/${kind.path}/:id/:part`], (ctx) => giveFile(ctx, { auth, kind, services }));
  }
  const ourOrigin = new URL(services.env.PUBLIC_ORIGIN).origin;
  const answer = router.routes();
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/files/")) return next();
    ctx.state.route = "files";
    ctx.set("cache-control", "no-store");
    try {
      const origin = ctx.get("origin");
      if (ctx.method !== "GET" && origin && origin !== ourOrigin) throw new AppError("not-allowed");
      await answer(ctx as never, async () => undefined);
      if (ctx._matchedRoute) ctx.state.route = `files ${ctx.method} ${String(ctx._matchedRoute)}`;
    } catch (error) {
      refuse(ctx, error);
    }
  };
}

interface Asked {
  auth: BetterAuth;
  kind: FileKind;
  services: Services;
}

async function takeUpload(ctx: Context, { auth, kind, services }: Asked & { kind: UploadKind }): Promise<void> {
  const { db } = services;
  const { userId } = await callerOfCookie(ctx, auth, db);
  await countRequest(db, kind.counted, userId);
  const limits = await readLimits(db);
  const fileId = await withUploadPlace(userId, async () => {
    const max = kind.mostMegabytes(limits);
    const upload = await readBody(ctx.req, max * MEGABYTE, UPLOAD_TYPE).catch((error: unknown) => {
      if (error instanceof BodyRefused && error.status === 413) {
        throw new AppError({ code: kind.codes.tooLarge, values: { max } });
      }
      if (error instanceof BodyRefused && error.status === 415) throw new AppError(kind.codes.wrongType);
      throw error;
    });
    return storeFile(services, kind, { ownerId: userId, ...(await kind.prepare(upload, limits)) });
  }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    // One refusal serves several kinds of pictures, and each has words and an input of its own.
    const own = error.code === "picture-type" ? new AppError(kind.codes.wrongType, { cause: error }) : error;
    throw own.field === undefined ? own : own.about(kind.field);
  });
  ctx.body = { file_id: fileId, url: `/files/${kind.path}/${fileId}` };
}

/** Whoever may not read it is told the same as where there is none. */
async function giveFile(ctx: Context, { auth, kind, services }: Asked): Promise<void> {
  const { id, part: named } = (ctx as unknown as { params: { id: string; part?: string } }).params;
  const part = named === undefined ? kind.parts[0] : kind.parts.find(({ name }) => name === named);
  if (!part || !z.uuid().safeParse(id).success || !(await isReadable(ctx, id, { auth, kind, services }))) {
    return isNotThere(ctx, kind);
  }
  if (kind.handedOver) await requireFreshProof(services.db, await callerOfCookie(ctx, auth, services.db));
  const etag = `"${id}/${part.name}"`;
  ctx.set({ "accept-ranges": "bytes", etag });
  if (!kind.handedOver) ctx.set("cache-control", kind.isKeptByBrowsers ? FOR_GOOD : ASK_EACH_TIME);
  if (ctx.get("if-none-match") === etag) {
    ctx.status = 304;
    return;
  }
  const range = rangeOf(ctx, etag);
  const object = await services.storage.get(objectKey(kind, id, part.name), range);
  if (!object) {
    ctx.state.log.error({ fileId: id, part: part.name }, "a stored file has no object");
    ctx.remove("cache-control");
    return isNotThere(ctx, kind);
  }
  // Of the file itself alone: a refusal that says so would be saved as the file.
  ctx.set("content-disposition", dispositionOf(kind, part));
  ctx.status = range ? 206 : 200;
  if (range) {
    ctx.set("content-range", `bytes ${range.start}-${range.start + object.length - 1}/${object.size}`);
  }
  ctx.type = part.contentType;
  ctx.length = object.length;
  if (ctx.method === "HEAD") object.body.destroy();
  else ctx.body = object.body;
}

/** Pages read no more than the status; of a file that is handed over a person reads why it is not there. */
function isNotThere(ctx: Context, { handedOver }: FileKind): void {
  if (handedOver) throw new AppError(handedOver.notFound);
  ctx.status = 404;
}

function dispositionOf({ handedOver }: FileKind, { isSavedOnly }: FileKind["parts"][number]): string {
  if (handedOver) return `attachment; filename="${handedOver.as}"`;
  return isSavedOnly ? "attachment" : "inline";
}

/** The part that a player asks for. A range of another form, or of another file, is answered with the whole. */
function rangeOf(ctx: Context, etag: string): ByteRange | undefined {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(ctx.get("range")) ?? [];
  if (start === undefined || (ctx.get("if-range") && ctx.get("if-range") !== etag)) return undefined;
  const range = { start: Number(start), end: end ? Number(end) : Number.MAX_SAFE_INTEGER };
  return range.end < range.start ? undefined : range;
}

async function isReadable(ctx: Context, fileId: string, { auth, kind, services: { db } }: Asked): Promise<boolean> {
  const file = await db
    .selectFrom("private.stored_files")
    .select("file_id")
    .where("file_id", "=", fileId)
    .where("kind", "=", kind.kind)
    .where("is_whole", "=", true)
    .executeTakeFirst();
  // Asked also of a file that is not there: one that is and may not be read must not take longer.
  const isThere = file !== undefined;
  if ((await kind.isReadableBy(db, fileId, undefined)) && isThere) return true;
  if (!ctx.get("cookie")) return false;
  const caller = await callerOfCookie(ctx, auth, db).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  return caller !== undefined && (await kind.isReadableBy(db, fileId, caller.userId)) && isThere;
}

/** The form of the routes under /auth, which the client knows: `{code, message, field?, values?}`. */
function refuse(ctx: Context, error: unknown): void {
  if (error instanceof OutsideObject) {
    ctx.status = 416;
    return;
  }
  const { code, field, message, values } = refusalOf(error);
  if (code === "something-went-wrong" || code === "temporarily-unavailable") {
    ctx["state"].log.error({ err: error }, "a file could not be taken or given");
  }
  ctx["state"].refusal = code;
  ctx.status = STATUSES[code] ?? 400;
  ctx.remove("etag");
  ctx.set("cache-control", "no-store");
  if (typeof values?.["retryAfter"] === "number") ctx.set("retry-after", String(values["retryAfter"]));
  ctx.body = { code, message, field, values };
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof BodyRefused) return new AppError("invalid-input");
  if (error instanceof StorageTrouble || isDatabaseTrouble(error)) return new AppError("temporarily-unavailable");
  return new AppError("something-went-wrong");
}
