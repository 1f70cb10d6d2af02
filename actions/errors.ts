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

  // Identity
  "consent-required": {
    message: "Consent Required — Please provide consent to continue with identity verification.",
    field: "consent",
  },
  "already-verified": { message: "Your identity is already verified.", next: "/dashboard" },
  "verification-attempts-used": {
    message: "You have used your 3 verification attempts for today. Please try again tomorrow or contact support.",
    next: "/support",
  },
  "verification-session-failed": { message: "Failed to create verification session" },
  "verification-check-failed": { message: "Failed to check verification status" },

  // Creating a group
  "identity-required-to-create": {
    message: "You must complete identity verification before creating groups",
    next: "/identity-verification",
  },
  "agreement-required": { message: "Please accept the group agreement to continue.", field: "accept_agreement" },
  "group-name-length": { message: "The name must have 3 to 60 characters.", field: "name" },
  "group-name-taken": { message: "You already have a group with this name.", field: "name" },
  "description-too-long": { message: "The description can have up to 500 characters.", field: "description" },
  "rules-too-long": { message: "The group rules can have up to 1,000 characters.", field: "rules" },
  "contribution-range": {
    message: "The contribution must be between 5.00 and 5,000.00.",
    field: "contribution_amount",
  },
  "pot-too-large": {
    message: "The cash pot at the member limit may not exceed 50,000.00.",
    field: "contribution_amount",
  },
  "unknown-currency": { message: "This currency is not available.", field: "currency" },
  "unknown-frequency": { message: "This frequency is not available.", field: "frequency" },
  "member-limit-range": { message: "A group can have 2 to 50 members.", field: "member_limit" },
  "minimum-members-range": {
    message: "The minimum to start must be at least 2 and at most the member limit.",
    field: "minimum_members_to_start",
  },
  "unknown-time-zone": { message: "This time zone is not known.", field: "time_zone" },
  "start-date-range": {
    message: "The start date must lie between tomorrow and 12 months ahead.",
    field: "start_date",
  },

  // Joining
  "group-not-found": { message: "Group not found", next: "/groups" },
  "group-full": { message: "This group is full" },
  "group-closed": { message: "This group is no longer accepting members" },
  "invite-only": { message: "This group is invite-only. You need an invitation to join." },
  "identity-required": {
    message: "You must complete identity verification before joining groups",
    next: "/identity-verification",
  },
  "free-plan-limit": {
    message: "Free plan limit reached: You can only join 1 group. Upgrade to join more.",
    next: "/subscription",
  },
  "in-arrears": {
    message: "You have an overdue contribution. Please pay it before joining or creating groups.",
    next: "/payment-schedule",
  },
  "ask-again-later": { message: "You can ask to join this group again 7 days after your request was declined." },
  "join-message-too-long": { message: "The message can have up to 300 characters.", field: "message" },
  "join-request-not-found": { message: "Join request not found" },
  "join-request-answered": { message: "This join request has already been answered." },
  "applicant-not-eligible": {
    message: "This person cannot join right now: their identity, plan or an overdue contribution stands in the way.",
  },

  // Starting
  "manual-start-disabled": { message: "Manual start is not enabled for this group" },
  "already-started": { message: "Group has already started" },
  "no-members": { message: "Cannot start group with no members" },
  "not-enough-members": { message: "Not enough members to start" },
  "order-not-final": {
    message: "Please confirm that the payout order is final before starting.",
    field: "order_is_final",
  },
  "payout-order-incomplete": { message: "Every member needs exactly one position in the payout order." },
  "payout-order-not-manual": { message: "The payout order of this group is not arranged by hand." },
  "payout-order-locked": { message: "The payout order is locked once the group starts." },

  // Contributing
  "group-not-started": { message: "Group has not started yet" },
  "group-frozen": { message: "This group is frozen. Contributions are paused." },
  "receiving-this-round": { message: "You're Receiving This Round" },
  "already-paid": { message: "Already paid for this round." },
  "payment-in-progress": { message: "A payment is already in progress for this round." },
  "payment-too-early": { message: "You can pay from 3 days before the due date." },
  "grace-expired": { message: "Grace period expired" },
  "round-not-found": { message: "This group has no such round.", field: "payout_round" },
  "identity-required-to-pay": {
    message: "You must complete identity verification before paying contributions",
    next: "/identity-verification",
  },
  "invalid-amount": { message: "Please enter a valid contribution amount.", field: "amount" },
  "amount-mismatch": { message: "The amount has changed. Please check it and try again.", field: "amount" },
  "payment-not-available": { message: "Payment not available. Please try again later." },
  "payment-not-found": { message: "Payment not found" },
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
