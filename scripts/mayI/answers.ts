/** One form for the answers of database, service and screen to a "may I?". */
import { mayNot } from "../../actions/domain/mayI.ts";
import { AppError } from "../../actions/refusals/AppError.ts";
import type { Refusal } from "../../actions/refusals/catalogue.ts";
import { readMayI } from "../../web/lib/mayI.ts";
import { clientWords } from "../clientWords.ts";

const say = clientWords("en");

/** With the sentence that a reader of English sees. */
export type Answer = { allowed: boolean; act?: string } & Partial<
  Record<"code" | "values" | "next" | "until" | "sentence", unknown>
>;

/** The database's answer, as the screen reads it. */
export function shown(raw: unknown): Answer {
  const answer = readMayI(raw);
  if (answer.allowed) return { allowed: true, act: answer.act };
  const { code, nextStep, until, values } = answer.refusal;
  return {
    allowed: false,
    act: answer.act,
    code,
    values,
    next: nextStep,
    until: until && new Date(until).getTime(),
    sentence: say({ code, values } as Refusal),
  };
}

type Decision = { allowed: true; act: string } | ({ allowed: false; act?: string | undefined } & Refusal);

/** What the service tells a person: whoever is suspended hears nothing else, whatever the rules would answer (D296). */
export const told = (isSuspended: boolean, decision: Decision): Answer =>
  decided(isSuspended ? mayNot({ code: "account-suspended" }) : decision);

/** The service's decision, in the form of its refusals. */
function decided(answer: Decision): Answer {
  if (answer.allowed) return { allowed: true, act: answer.act };
  const { code, message, next, until, values = {} } = new AppError(answer);
  return { allowed: false, act: answer.act, code, values, next, until: until?.getTime(), sentence: message };
}

/** Counts the answers to one question and collects their outcomes. */
export class Seen {
  count = 0;
  readonly outcomes = new Set<string>();

  note({ act, code }: Answer): void {
    this.count += 1;
    if (code) this.outcomes.add(String(code));
    if (act) this.outcomes.add(act);
  }
}
