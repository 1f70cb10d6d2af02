/**
 * The closed catalogue of refusals. A code never changes; its text is what people read in English,
 * and the web client shows the same code in the person's language. `field` names the input it is about,
 * `next` a page that helps.
 */
interface Refusal {
  message: string;
  field?: string;
  next?: string;
}

export const REFUSALS = {
  "not-signed-in": { message: "User not authenticated", next: "/login" },
  "not-allowed": { message: "You are not authorized to perform this action." },
  "invalid-input": { message: "Please check your input and try again." },
  "something-went-wrong": { message: "Something went wrong. Please try again." },
  "too-many-requests": { message: "Too many requests. Please wait a moment and try again." },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal on its way to the person who asked: code, the catalogue's text, perhaps a field and a next step. */
export class AppError extends Error {
  readonly code: RefusalCode;
  readonly field: string | undefined;
  readonly next: string | undefined;

  constructor(code: RefusalCode, { field, message }: { field?: string; message?: string } = {}) {
    const refusal: Refusal = REFUSALS[code];
    super(message ?? refusal.message);
    this.name = "AppError";
    this.code = code;
    this.field = field ?? refusal.field;
    this.next = refusal.next;
  }
}
