import { callAuth } from "./authClient.ts";

interface VisitorsQuestion {
  email: string;
  category: string;
  subject: string;
  text: string;
  language: string;
}

/** Sends a visitor's question. The answer is the same for every address: a letter goes to it. */
export const askSupport = (question: VisitorsQuestion) => callAuth<{ status: true }>("/ask-support", { ...question });

/** Makes a ticket of a question with the token of its letter. */
export const confirmQuestion = (token: string) =>
  callAuth<{ number: number; answerDueAt: string }>("/confirm-question", { token });
