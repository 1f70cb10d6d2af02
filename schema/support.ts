/** How many characters a question to support has (D211): the form asks for them, the server and the tables demand them. */

export const TICKET_SUBJECT = { min: 5, max: 120 } as const;

export const TICKET_TEXT = { min: 20, max: 4000 } as const;

/** An answer in a ticket. */
export const TICKET_ANSWER = { max: 4000 } as const;

export const TICKET_CATEGORIES = [
  "payment",
  "payout",
  "verification",
  "group_dispute",
  "account",
  "abuse",
  "plan",
  "other",
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];
