/** A refusal of the gate's, answered in Hasura's form. Browsers tell refusals apart by `code` alone. */
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

  /** Hasura answers 200 to everything it refuses; only what every HTTP client should understand has a status of its own. */
  get status(): number {
    return STATUSES[this.code] ?? 200;
  }

  /** One element of `errors` in an answer. */
  toJSON(): { message: string; extensions: Record<string, unknown> } {
    const { code, message, retryAfter } = this;
    return { message, extensions: { path: "$", code, ...(retryAfter !== undefined && { values: { retryAfter } }) } };
  }
}

/** Hasura's own codes, and three of ours: `unknown-document`, `too-many-requests`, `temporarily-unavailable`. */
export type GateCode =
  | "unknown-document"
  | "too-many-requests"
  | "temporarily-unavailable"
  | "bad-request"
  | "invalid-json"
  | "invalid-headers"
  | "invalid-jwt"
  | "jwt-invalid-claims"
  | "access-denied";

const STATUSES: Partial<Record<GateCode, number>> = { "too-many-requests": 429, "temporarily-unavailable": 503 };

export const tooMany = (seconds: number): GateRefusal =>
  new GateRefusal("too-many-requests", "Too many requests. Please wait a moment and try again.", seconds);

export const unavailable = (): GateRefusal =>
  new GateRefusal("temporarily-unavailable", "The service cannot be reached right now. Please try again.", 2);

export const unknownDocument = (): GateRefusal =>
  new GateRefusal("unknown-document", "This document is not known. Please reload the page.");

/** Whatever was thrown, as a refusal that tells nothing of our inside. */
export const asRefusal = (thrown: unknown): GateRefusal => (thrown instanceof GateRefusal ? thrown : unavailable());
