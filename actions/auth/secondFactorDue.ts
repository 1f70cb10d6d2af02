import { AsyncLocalStorage } from "node:async_hooks";

/** Of one question to the library: whose second factor it found on, so that it opened no session. */
export interface Noticed {
  secondFactorOf?: string;
}

const questions = new AsyncLocalStorage<Noticed>();

/** Runs a question to the library. What its hooks notice meanwhile is written to `noticed`: its answer names nobody. */
export const noticing = <Answer>(noticed: Noticed, ask: () => Promise<Answer>): Promise<Answer> =>
  questions.run(noticed, ask);

/** Tells the question at hand that a person is to give the second factor first. */
export function noticeSecondFactor(userId: string): void {
  const question = questions.getStore();
  if (question) question.secondFactorOf = userId;
}
