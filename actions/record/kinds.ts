import { z } from "zod";
import { count, day, ordinal } from "../facts.ts";

/** One kind of act in a circle's record. Its sentences are the client's. */
interface Act {
  /** Whether it says whom it was about. Declined requests and invitations do not (D265, D266). */
  isAboutSomebody: boolean;
  /** Whether the actor has to give a reason, which stands in the record as it was typed. */
  hasReason: boolean;
  /** The facts that its sentence is made of: never a text that was made for reading (D304). */
  values: z.ZodType<object>;
}

/** Keeps the exact type of a kind, so that the caller of `record` has to give exactly what it holds. */
const act = <Shape extends z.ZodRawShape = Record<never, never>>(values: Shape = {} as Shape) => ({
  isAboutSomebody: false as const,
  hasReason: false as const,
  values: z.strictObject(values),
});
const actAbout = <Shape extends z.ZodRawShape = Record<never, never>>(values: Shape = {} as Shape) => ({
  ...act(values),
  isAboutSomebody: true as const,
});

/** What members agreed to and may be changed before a start (D89); the amount in the minor unit of the currency beside it. */
const terms = z
  .strictObject({
    contribution_amount: count,
    currency: z.string().length(3),
    frequency: z.string(),
    manual_start_enabled: z.boolean(),
    member_limit: count,
    minimum_members_to_start: count,
    payout_assignment_method: z.string(),
    payout_delay_days: count,
    start_date: day.nullable(),
  })
  .partial();
export type RecordedTerms = z.infer<typeof terms>;

/** Every kind of act that a circle's record holds (D265). The table `act_kinds` lists the same. */
export const ACTS = {
  group_founded: act(),
  /** Written by a trigger, because details are changed by a plain update (D89, D267). */
  details_changed: act({ fields: z.array(z.enum(["description", "location", "name", "rules"])).min(1) }),
  admission_set: act({ is_public: z.boolean(), join_method: z.enum(["direct", "request_to_join", "invite_only"]) }),
  /** The terms that are different, as they were and as they are; amounts with their currency. */
  terms_changed: act({ before: terms, after: terms }),
  payout_day_set: act({ before: count, after: count }),
  look_set: act({ has_own_link: z.boolean(), has_accent: z.boolean() }),
  picture_set: act({ is_there: z.boolean() }),
  cover_set: act({ is_there: z.boolean() }),
  manual_start_set: act({ is_enabled: z.boolean(), members: ordinal }),
  /** Ids alone: nobody changes a line, and names are read as they are now (D169). */
  payout_order_set: act({ order: z.array(z.uuid()).min(1) }),
  recruitment_extended: act({ start_date: day }),
  registration_closed: act(),
  /** How many; who owes stands on the round's board. */
  members_reminded: act({ cycle: ordinal, round: ordinal, members: count }),
  group_closed: act(),
  group_deleted: act(),
  group_started: act({ cycle: ordinal, members: ordinal, first_due: day }),
  join_request_approved: actAbout(),
  join_requests_declined: act({ requests: ordinal }),
  person_invited: act(),
  invitation_resent: act(),
  invitation_revoked: act(),
  join_link_created: act({ seats: ordinal }),
  join_link_revoked: act(),
  leave_agreed: actAbout(),
  leave_declined: act(),
  member_removed: { ...actAbout(), hasReason: true as const },
  member_released: actAbout(),
  late_payment_allowed: actAbout({ cycle: ordinal, round: ordinal, until: day.nullable() }),
  admin_role_offered: actAbout({ why: z.enum(["handed_over", "absent", "in_default", "without_seat"]) }),
  admin_offer_withdrawn: actAbout(),
  /** The actor runs the circle from now on; it is about who ran it before. */
  admin_changed: actAbout(),
  restart_vote_opened: act({ cycle: ordinal }),
  restart_vote_deleted: act(),
  member_vote_deleted: actAbout({ vote: z.enum(["extend_grace", "remove_member"]) }),
} as const satisfies Record<string, Act>;

export type ActKind = keyof typeof ACTS;
export const ACT_KINDS = Object.keys(ACTS) as readonly ActKind[];
