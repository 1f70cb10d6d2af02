import { z } from "zod";
import { placeInside } from "../../schema/wayBack.ts";
import type { ActionContext } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { AppError } from "../refusals/AppError.ts";
import { uncountRequest } from "../middleware/countRequest.ts";
import { readLimit } from "../plans/catalogue.ts";
import { lockPerson } from "./queries.ts";

interface Answer {
  sessionUrl: string;
  verification_id: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const input = z.object({
  consent: z.literal(true, "consent-required"),
  /** The page that the person wanted to open before the identity check. */
  next: z
    .string()
    .refine((given) => placeInside(given) !== undefined)
    .nullish(),
});

/**
 * Opens the hosted identity check. While one is open, a second call answers the same one; only a session that was not there
 * before stays counted, so that nobody waits a day for a fault of the provider.
 */
export const createDiditSession = defineAction("create_didit_session", input, start, {
  counted: "verification",
});

async function start(given: z.output<typeof input>, context: ActionContext): Promise<Answer> {
  const { caller, db } = context;
  let isCounted = false;
  try {
    const { answer, isNew } = await openSession(given, context);
    isCounted = isNew;
    return answer;
  } finally {
    if (!isCounted) await uncountRequest(db, "verification", caller.userId);
  }
}

async function openSession(
  { next }: z.output<typeof input>,
  { caller, db, env, identity, log }: ActionContext,
): Promise<{ answer: Answer; isNew: boolean }> {
  const opened = await inTransaction(db, (tx, now) => openVerification(tx, caller.userId, now));

  const session = await identity
    .createSession({
      verificationId: opened.verificationId,
      userId: caller.userId,
      email: opened.email,
      callbackUrl: `${env.PUBLIC_ORIGIN}/identity-verification${next ? `?${new URLSearchParams({ next })}` : ""}`,
      language: opened.language,
    })
    .catch((error: unknown) => {
      log.warn({ err: error, verificationId: opened.verificationId }, "could not create a verification session");
      // The row stays, so that the next try counts as the same attempt. Without a session its person is not shown it.
      throw new AppError("verification-session-failed");
    });

  const isNew = await inTransaction(db, (tx) => keepSession(tx, opened.verificationId, session));
  return { answer: { sessionUrl: session.url, verification_id: opened.verificationId }, isNew };
}

/** The person's open verification, or a new one if the limit of D156 allows it. */
async function openVerification(tx: Tx, userId: string, now: Date) {
  const person = await lockPerson(tx, userId);
  if (!person) throw new AppError("not-signed-in");
  if (person.is_verified) throw new AppError("already-verified");

  const { email, language } = person;
  const open = await tx
    .selectFrom("identity_verifications")
    .select("verification_id")
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  if (open) return { verificationId: open.verification_id, email, language };

  const most = await readLimit(tx, "verification_attempts");
  const { started } = await tx
    .selectFrom("identity_verifications")
    .select((eb) => eb.fn.countAll<number>().as("started"))
    .where("user_id", "=", userId)
    .where("created_at", ">", new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (started >= most) throw new AppError({ code: "verification-attempts-used", values: { attempts: most } });

  const { verification_id } = await tx
    .insertInto("identity_verifications")
    .values({ user_id: userId, consented_at: now })
    .returning("verification_id")
    .executeTakeFirstOrThrow();
  return { verificationId: verification_id, email, language };
}

/** @returns whether no attempt had this session before */
async function keepSession(
  tx: Tx,
  verificationId: string,
  { sessionId, status, url }: { sessionId: string; status: string; url: string },
): Promise<boolean> {
  // The provider may answer an old session again; it now belongs to the current attempt.
  const { numUpdatedRows: moved } = await tx
    .updateTable("identity_verifications")
    .set({ session_id: null })
    .where("session_id", "=", sessionId)
    .where("verification_id", "!=", verificationId)
    .executeTakeFirst();
  const { numUpdatedRows: given } = await tx
    .updateTable("identity_verifications")
    .set({ session_id: sessionId })
    .where("verification_id", "=", verificationId)
    .where("session_id", "is distinct from", sessionId)
    .executeTakeFirst();
  await tx
    .insertInto("private.verification_sessions")
    .values({ verification_id: verificationId, external_id: sessionId, url, provider_status: status })
    .onConflict((conflict) =>
      conflict.column("verification_id").doUpdateSet({ external_id: sessionId, url, provider_status: status }),
    )
    .execute();
  return moved === 0n && given > 0n;
}
