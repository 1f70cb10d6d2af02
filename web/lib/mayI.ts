import { AppFailure } from "./AppFailure.ts";
import { isRecord, textOf } from "./json.ts";

/**
 * The server's answer to "may I?" (D236): allowed, with the act that the button does; or refused, with the reason in
 * the form of every refusal, so that one place words both. `act` then names what may still be done.
 */
export type MayI = { allowed: true; act: string } | { allowed: false; act: string | undefined; refusal: AppFailure };

/**
 * Reads the answer as a field of the schema brings it.
 * @throws Error when it is no such answer: a page must not guess what its reader may do
 */
export function readMayI(answer: unknown): MayI {
  if (isRecord(answer)) {
    const { act, allowed, code, next, until, values } = answer;
    if (allowed === true && typeof act === "string") return { allowed, act };
    if (allowed === false && typeof code === "string") {
      const refusal = new AppFailure(code, "", {
        values: isRecord(values) ? values : {},
        nextStep: textOf(next),
        until: textOf(until),
      });
      return { allowed, act: textOf(act), refusal };
    }
  }
  throw new Error(`no answer to "may I?": ${JSON.stringify(answer)}`);
}

/** Whether an answer refuses with this code. */
export const isRefusedWith = (answer: MayI, code: string): boolean => !answer.allowed && answer.refusal.code === code;

/** Whether the person is a member: then the answer to joining is `already-member`. */
export const isMemberBy = (mayJoin: unknown): boolean => isRefusedWith(readMayI(mayJoin), "already-member");
