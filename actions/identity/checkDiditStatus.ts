import { z } from "zod";
import type { ActionContext } from "../context.ts";
import { defineAction } from "../define.ts";
import { AppError } from "../refusals/AppError.ts";
import { applyDecision } from "./applyDecision.ts";
import { latestVerification } from "./queries.ts";

/** How the caller's verification stands, read from the provider while it is open: a lost webhook loses nothing. */
export const checkDiditStatus = defineAction("check_didit_status", z.object({}), (_, context) => check(context));

async function check(context: ActionContext): Promise<{ status: string; message: string | null }> {
  const { caller, db, identity, log } = context;
  const known = await latestVerification(db, caller.userId);
  if (known?.status === "pending" && known.session_id) {
    const decision = await identity.readDecision(known.session_id).catch((error: unknown) => {
      log.warn({ err: error, verificationId: known.verification_id }, "no decision");
      throw new AppError("verification-check-failed");
    });
    await applyDecision(context, decision);
  }
  const verification = await latestVerification(db, caller.userId);
  if (!verification) {
    return { status: "not_found", message: "No verification found. Please start verification first." };
  }
  const message = verification.status === "failed" ? (verification.failure_reason ?? "Verification failed") : null;
  return { status: verification.status, message };
}
