import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { TICKET_CATEGORIES, TICKET_SUBJECT, TICKET_TEXT, type TicketCategory } from "../../schema/support.ts";
import { AuthRefusal } from "../auth/refusals.ts";
import { emailInput } from "../auth/signUpInput.ts";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { textLength } from "../domain/text.ts";
import { LANGUAGES } from "../mail/letter.ts";
import { line, lines, secret } from "../middleware/textInput.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { readQuestionToken } from "./questionToken.ts";

/** D214: questions of one address in a day. */
const QUESTIONS = { limit: "visitor_questions" };

export const askSupportInput = z.object({
  email: emailInput,
  // Whoever sees a circle or has a payment has an account, and names them there.
  category: z.enum(TICKET_CATEGORIES),
  subject: line(TICKET_SUBJECT).refine((subject) => textLength(subject) >= TICKET_SUBJECT.min),
  text: lines(TICKET_TEXT).refine((text) => textLength(text) >= TICKET_TEXT.min),
  language: z.enum(LANGUAGES).default("en"),
});

/**
 * Keeps a visitor's question and sends a letter to its address: only whoever reads that letter makes it a ticket. Whether
 * the address has an account is not looked at, and beyond the limit of a day the answer is the same (D246).
 */
export async function askSupport(
  { category, email, language, subject, text }: z.output<typeof askSupportInput>,
  { db, wakeOutbox }: Services,
): Promise<{ status: true }> {
  const bucket = `question:${createHash("sha256").update(email).digest("hex")}`;
  await inTransaction(db, async (tx) => {
    if ((await takeRequest(tx, bucket, QUESTIONS)) > 0) return;
    const { question_id } = await tx
      .insertInto("private.support_questions")
      .values({ email, category, subject, language, body: text })
      .returning("question_id")
      .executeTakeFirstOrThrow();
    await enqueue(tx, {
      kind: "mail",
      dedupeKey: `confirm-question:${question_id}`,
      payload: { template: "confirm-question", question_id },
    });
  });
  wakeOutbox();
  return { status: true };
}

export const confirmQuestionInput = z.object({ token: secret({ max: 2000 }) });

/**
 * Opens the ticket of a question whose address is proved; of a member it is the member's. Confirmed twice, it is the same.
 * @throws AuthRefusal when the link is too old or not ours
 */
export async function confirmQuestion(
  { token }: z.output<typeof confirmQuestionInput>,
  { db, env, wakeOutbox }: Services,
): Promise<{ number: number; answerDueAt: string }> {
  const questionId = await readQuestionToken(env.AUTH_SECRET, token);
  if (questionId === null) throw new AuthRefusal("question-link-invalid");
  const ticket = await inTransaction(db, async (tx) => {
    const question = await tx
      .selectFrom("private.support_questions")
      .selectAll()
      .where("question_id", "=", questionId)
      .forUpdate()
      .executeTakeFirst();
    if (!question) throw new AuthRefusal("question-link-invalid");
    const ticketId = question.ticket_id ?? (await openTicket(tx, question));
    return tx
      .selectFrom("support_tickets")
      .select(["number", "answer_due_at"])
      .where("ticket_id", "=", ticketId)
      .executeTakeFirstOrThrow();
  });
  wakeOutbox();
  return { number: ticket.number, answerDueAt: ticket.answer_due_at.toISOString() };
}

interface Question {
  question_id: string;
  email: string;
  category: TicketCategory;
  subject: string;
  body: string;
  language: string;
}

async function openTicket(tx: Tx, { body, category, email, language, question_id, subject }: Question) {
  const account = await tx
    .selectFrom("user_profiles")
    .select("user_id")
    .where("email", "=", email)
    .where("email_confirmed_at", "is not", null)
    .where("deleted_at", "is", null)
    // Whoever has asked that much today in the app is still answered, by letter.
    .where(
      sql<boolean>`(select count(*) from support_tickets t where t.user_id = user_profiles.user_id
        and t.created_at > app_now() - span_of('tickets_per_day')) < limit_of('tickets_per_day')`,
    )
    .executeTakeFirst();
  const { ticket_id } = await tx
    .insertInto("support_tickets")
    .values({
      ...(account ? { user_id: account.user_id } : { email, language }),
      category,
      subject,
      body,
      answer_due_at: sql<Date>`null`,
    })
    .returning("ticket_id")
    .executeTakeFirstOrThrow();
  await tx.updateTable("private.support_questions").set({ ticket_id }).where("question_id", "=", question_id).execute();
  return ticket_id;
}
