/** A refusal by the gate, answered in Hasura's form. Browsers distinguish refusals only by `code`. */
export class GateRefusal extends Error {
  readonly code: GateCode;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: GateCode, message: string, retryAfter?: number) {
    super(message);
    this.name = "GateRefusal";
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** Hasura answers refusals with 200. Only refusals that every HTTP client should understand have their own status. */
  get status(): number {
    return STATUSES[this.code] ?? 200;
  }

  /** One element of `errors` in an answer. */
  toJSON(): { message: string; extensions: Record<string, unknown> } {
    const { code, message, retryAfter } = this;
    return { message, extensions: { path: "$", code, ...(retryAfter !== undefined && { values: { retryAfter } }) } };
  }
}

/** Hasura's own codes, and ours: the first four. */
export type GateCode =
  | "unknown-document"
  | "too-many-requests"
  | "temporarily-unavailable"
  | "outcome-unknown"
  | "bad-request"
  | "invalid-json"
  | "invalid-headers"
  | "invalid-jwt"
  | "jwt-invalid-claims"
  | "access-denied";

const STATUSES: Partial<Record<GateCode, number>> = {
  "too-many-requests": 429,
  "temporarily-unavailable": 503,
  "outcome-unknown": 503,
};

export const tooMany = (seconds: number): GateRefusal =>
  new GateRefusal("too-many-requests", "Too many requests. Please wait a moment and try again.", seconds);

export const unavailable = (): GateRefusal =>
  new GateRefusal("temporarily-unavailable", "The service cannot be reached right now. Please try again.", 2);

/** A change reached the service, which did not say what became of it. */
export const unknownOutcome = (): GateRefusal =>
  new GateRefusal("outcome-unknown", "We do not know yet whether this was done. Please look again in a minute.");

export const unknownDocument = (): GateRefusal =>
  new GateRefusal("unknown-document", "This document is not known. Please reload the page.");

/** Turns any error into a refusal that reveals nothing internal. */
export const asRefusal = (thrown: unknown): GateRefusal => (thrown instanceof GateRefusal ? thrown : unavailable());
