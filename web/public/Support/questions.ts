import { TICKET_SUBJECT, TICKET_TEXT, type TicketCategory } from "../../../schema/support.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

export interface Question {
  category: string;
  subject: string;
  text: string;
}

const length = (text: string) => [...text.trim()].length;

/** What is wrong with a question before it is sent (D211). */
export function useQuestionFaults(): (question: Question) => { [Input in keyof Question]: string | undefined } {
  const { t } = useTranslation("support");
  const within = (text: string, { min, max }: { min: number; max: number }, key: "subject" | "text") =>
    length(text) < min || length(text) > max ? t(`form.${key}Length`, { min, max }) : undefined;
  return ({ category, subject, text }) => ({
    category: category === "" ? t("form.categoryMissing") : undefined,
    subject: within(subject, TICKET_SUBJECT, "subject"),
    text: within(text, TICKET_TEXT, "text"),
  });
}

export type { TicketCategory };
