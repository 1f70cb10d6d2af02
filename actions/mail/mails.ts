import { z } from "zod";

const ACCOUNT_LETTERS = [
  "confirm-address",
  "address-in-use",
  "welcome",
  "reset-password",
  "password-changed",
  "two-factor-on",
  "two-factor-off",
  "new-recovery-codes",
  "recovery-code-used",
  "two-factor-recovered",
] as const;
export type AccountLetter = (typeof ACCOUNT_LETTERS)[number];

/** What the outbox keeps of a letter: its reader and its subject, but never its text or a token of sign-in. */
export const mailPayload = z.discriminatedUnion("template", [
  /** `way_back` is where in the app the person was; the letter's link leads on to it. */
  z.object({ template: z.enum(ACCOUNT_LETTERS), user_id: z.uuid(), way_back: z.string().startsWith("/").optional() }),
  /** `event_id` is the sign-in's line in the security log. */
  z.object({ template: z.literal("new-sign-in"), user_id: z.uuid(), event_id: z.uuid() }),
  z.object({ template: z.literal("recover-access"), user_id: z.uuid(), recovery_id: z.uuid() }),
  z.object({ template: z.literal("confirm-new-address"), user_id: z.uuid(), change_id: z.uuid() }),
  /** The first is written by the trigger accounts_tell_way_in too. */
  z.object({
    template: z.enum(["way-in-added", "way-in-removed"]),
    user_id: z.uuid(),
    provider: z.enum(["google", "apple"]),
  }),
  /** `to` is the address of before, which the account does not know any more. */
  z.object({ template: z.literal("email-changed"), user_id: z.uuid(), to: z.string() }),
  /** Of an account that is gone, so everything that the letter needs stands here until it is sent. */
  z.object({
    template: z.literal("account-deleted"),
    to: z.string(),
    name: z.string(),
    language: z.enum(["en", "es", "fr"]),
  }),
  /** `path` carries the invitation's token, which is stored nowhere else in the clear. */
  z.object({ template: z.literal("group-invitation"), invitation_id: z.uuid(), path: z.string().startsWith("/") }),
  z.object({ template: z.literal("export-ready"), data_export_id: z.uuid() }),
  z.object({ template: z.literal("notice"), notification_id: z.uuid() }),
  z.object({ template: z.literal("confirm-question"), question_id: z.uuid() }),
  z.object({ template: z.enum(["ticket-opened", "ticket-resolved"]), ticket_id: z.uuid() }),
  z.object({ template: z.literal("ticket-answered"), ticket_id: z.uuid(), ticket_message_id: z.uuid() }),
]);

export type MailPayload = z.output<typeof mailPayload>;
export type AccountPayload = Extract<MailPayload, { template: AccountLetter }>;
export type SecurityPayload = Extract<
  MailPayload,
  {
    template:
      | "new-sign-in"
      | "recover-access"
      | "confirm-new-address"
      | "email-changed"
      | "way-in-added"
      | "way-in-removed";
  }
>;
