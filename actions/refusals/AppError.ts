import { plain, type PlainCode, type Refusal, type RefusalCode, REFUSALS } from "./catalogue.ts";
import { englishSentence } from "./sentence.ts";
import type { RefusalEntry } from "./values.ts";

/**
 * A refusal on its way to the person: `new AppError("group-full")`, or a code with the values of its sentence, `new
 * AppError({ code: "not-enough-members", values: { needed: 4, members: 2 } })`. The answer of a rule can be thrown
 * unchanged.
 */
export class AppError extends Error {
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, unknown>> | undefined;
  readonly until: Date | undefined;
  readonly field: string | undefined;
  readonly next: string | undefined;

  /** @param field the input it is about, if it differs from the catalogue's */
  constructor(refusal: Refusal | PlainCode, { cause, field }: { field?: string | undefined; cause?: unknown } = {}) {
    const known: Refusal = typeof refusal === "string" ? plain(refusal) : refusal;
    super(englishSentence(known), { cause });
    const entry: RefusalEntry = REFUSALS[known.code];
    this.name = "AppError";
    this.code = known.code;
    this.values = known.values;
    this.until = known.until;
    this.field = field ?? entry.field;
    this.next = entry.next;
  }

  /** The same refusal, about another input than the catalogue's. */
  about(field: string): AppError {
    const { cause, code, until, values } = this;
    return new AppError({ code, until, values } as Refusal, { cause, field });
  }
}
