import type { Services } from "../context.ts";
import { readLimit } from "../plans/catalogue.ts";
import { makeQuestionToken } from "../support/questionToken.ts";
import type { Language, Letter } from "./letter.ts";
import { confirmQuestion, ticketAnswered, ticketOpened, ticketResolved } from "./letters/support.ts";
import type { MailPayload } from "./mails.ts";

interface Written {
  to: string;
  name: string;
  language: Language;
  letter: Letter;
}

export type TicketPayload = Extract<MailPayload, { ticket_id: string }>;

/** The letter that makes a visitor's question a ticket; null when it is one already, or its time is over. */
export async function questionLetter(questionId: string, { db, env }: Services): Promise<Written | null> {
  const question = await db
    .selectFrom("private.support_questions")
    .select(["email", "language", "ticket_id"])
    .where("question_id", "=", questionId)
    .executeTakeFirst();
  if (!question || question.ticket_id !== null) return null;
  const hours = await readLimit(db, "question_link");
  const language = question.language as Language;
  const path = `/support?confirm=${await makeQuestionToken(env.AUTH_SECRET, questionId, hours)}`;
  return {
    to: question.email,
    name: question.email,
    language,
    letter: confirmQuestion[language]({ path, hours }),
  };
}

/** What became of a ticket, for whoever asked. Letters about a question that one asked come in any case (D192). */
export async function ticketLetter(payload: TicketPayload, services: Services): Promise<Written | null> {
  const ticket = await services.db
    .selectFrom("support_tickets as t")
    .leftJoin("user_profiles as u", (join) => join.onRef("u.user_id", "=", "t.user_id").on("u.deleted_at", "is", null))
    .leftJoin("user_preferences as p", "p.user_id", "u.user_id")
    .leftJoin("ticket_messages as m", (join) =>
      join
        .onRef("m.ticket_id", "=", "t.ticket_id")
        .on("m.ticket_message_id", "=", "ticket_message_id" in payload ? payload.ticket_message_id : null),
    )
    .select([
      "t.number",
      "t.subject",
      "t.answer_due_at",
      "t.email",
      "t.user_id",
      "u.email as address",
      "u.name",
      "u.suspended_at",
    ])
    .select(["m.body as answer"])
    .select((eb) => eb.fn.coalesce("p.language", "t.language", eb.val("en")).as("language"))
    .where("t.ticket_id", "=", payload.ticket_id)
    .executeTakeFirst();
  const to = ticket?.address ?? (ticket?.user_id === null ? ticket.email : null);
  if (!ticket || !to) return null;
  const language = ticket.language as Language;
  const { number, subject } = ticket;
  // Whoever cannot sign in has no page to read it on.
  const hasPage = ticket.user_id !== null && ticket.suspended_at === null;
  const about = { number, subject, path: hasPage ? `/support?ticket=${number}` : null };
  const letter = async (): Promise<Letter> => {
    switch (payload.template) {
      case "ticket-opened":
        return ticketOpened[language]({ ...about, dueAt: ticket.answer_due_at });
      case "ticket-answered":
        return ticketAnswered[language]({ ...about, answer: ticket.answer ?? "" });
      case "ticket-resolved":
        return ticketResolved[language]({ ...about, days: await readLimit(services.db, "ticket_reopen") });
    }
  };
  return { to, name: ticket.name ?? to, language, letter: await letter() };
}
