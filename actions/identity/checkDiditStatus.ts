import { z } from "zod";
import { newsText } from "../../schema/news/words.ts";
import type { ActionContext } from "../context.ts";
import { defineAction } from "../define.ts";
import { AppError } from "../refusals/AppError.ts";
import { newsTexts } from "../news/texts.ts";
import { applyDecision } from "./applyDecision.ts";
import { latestVerification } from "./queries.ts";

/**
 * Answers the state of the caller's verification. While it is open the provider is asked, in case its webhook was lost.
 */
export const checkDiditStatus = defineAction("check_didit_status", z.object({}), (_, context) => check(context));

interface Standing {
  status: string;
  /** In English; a client in another language translates the reason. */
  message: string | null;
  reason: string | null;
}

async function check(context: ActionContext): Promise<Standing> {
  const { caller, db, identity, log } = context;
  const known = await latestVerification(db, caller.userId);
  if (known?.status === "pending" && known.session_id) {
    const decision = await identity.readDecision(known.session_id).catch((error: unknown) => {
      log.warn({ err: error, verificationId: known.verification_id }, "could not read the decision of a verification");
      throw new AppError("verification-check-failed");
    });
    await applyDecision(context, decision);
  }
  const verification = await latestVerification(db, caller.userId);
  if (!verification) {
    const message = "No verification found. Please start verification first.";
    return { status: "not_found", message, reason: null };
  }
  const { failure_reason: reason, status } = verification;
  return { status, message: reason && messageOf(reason), reason };
}

const messageOf = (reason: string) =>
  newsText(newsTexts, "notice.text", { kind: "identity_failed", values: { reason } }, { language: "en", locale: "en" });
