/** Why something could not be done, in a form a screen can show: the text is chosen by `code` in the user's language. */
export class AppFailure extends Error {
  /** Kebab-case and stable, such as `round-already-paid`; keys of the texts in schema/refusals and of `errors`. */
  readonly code: string;
  /** The input it is about, as the server names it. */
  readonly field: string | undefined;
  /** Where to go to mend it, a path of this client such as `/identity-verification`. */
  readonly nextStep: string | undefined;
  /** What the sentence shows, such as `{ needed: 4, members: 2 }`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The instant from which it no longer holds, ISO 8601. */
  readonly until: string | undefined;
  /** The HTTP status of the answer, where a caller needs it. */
  readonly status: number | undefined;

  constructor(
    code: string,
    message: string,
    more: {
      field?: string;
      nextStep?: string;
      values?: Record<string, unknown>;
      until?: string;
      status?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = "AppFailure";
    this.code = code;
    this.field = more.field;
    this.nextStep = more.nextStep;
    this.values = more.values ?? {};
    this.until = more.until;
    this.status = more.status;
  }
}

/**
 * Any thrown value as a failure; what is not one of ours is `unexpected`. A request without an answer is told as
 * `network` by `reach`, which alone can know: a fault in our own code throws the same TypeError.
 */
export function asFailure(thrown: unknown): AppFailure {
  if (thrown instanceof AppFailure) return thrown;
  return new AppFailure("unexpected", thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}

/** Failures of which nobody knows more than that something went wrong. */
const general = new Set(["unexpected", "something-went-wrong"]);

/** Whether a failure's own sentence says nothing of what failed, so that the place it happened in says more. */
export const saysNothing = ({ code }: AppFailure): boolean => general.has(code);

/** `EMAIL_NOT_VERIFIED` and `email_not_verified` as `email-not-verified`. */
export function kebabCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
