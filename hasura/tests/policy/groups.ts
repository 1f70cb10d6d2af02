import { forPeople, type Policy } from "./policy.ts";

const PUBLIC_GROUP = `accent_color admin_alias admin_rating cash_payout contribution_amount cover_url created_at currency current_members cycle_progress
  description frequency group_id image_url is_public join_method location locked_member_count member_avatars member_limit
  minimum_members_to_start name payout_assignment_method payout_delay_days rules short_id spots_left start_date status time_zone total_payout url_slug`;

const SLUG = "group_id url_slug";
const DATES = "cash_amount cycle due_date grace_end_date group_id is_provisional payout_date payout_round";

/** The three rounds of `inner`; only its members know that it exists. */
const innerRounds = ["inner 1", "inner 2", "inner 3"];
/** Strangers see the provisional schedule of a public group, but no recipients. */
const outerOpenPlaces = ["outer 3", "outer 4"];
const outerPlaces = ["outer 1", "outer 2", ...outerOpenPlaces];
const quietPlaces = ["quiet 1", "quiet 2", "quiet 3", "quiet 4", "quiet 5"];
const placesOf = (group: string) => [1, 2, 3, 4].map((place) => `${group} ${place}`);

export const groups: Policy = {
  // D95, D163: everybody sees public groups that recruit, run or are completed; who asked or waits sees them afterwards
  // too. Members, invited people and who followed a good join link see private ones.
  groups: {
    named: ["group_id"],
    read: {
      anonymous: `${PUBLIC_GROUP} is_start_missed visitor_may_join`,
      partner: PUBLIC_GROUP,
      ...forPeople(
        `${PUBLIC_GROUP} admin_avatar_url admin_id archive_days_left changes_at circle_mark completed_at current_cycle current_payout_round end_date frozen_at is_start_missed is_visible_to_all may_confirm_restart may_invite may_join may_leave may_manage may_restart may_start
         last_cycle_completed_at manual_start_enabled own_mark payout_locked pot_balance seat_states seconds_to_change started_at started_manually_at total_cycles_completed updated_at`,
        "created_by deleted_at draw_proof",
      ),
    },
    publicSees: ["outer"],
    sees: {
      ana: ["inner", "outer", "quiet"],
      ben: ["inner", "outer"],
      cleo: ["inner", "outer"],
      dora: ["outer", "ready"],
      eve: ["draft", "outer"],
      finn: ["outer", "quiet"],
      gus: ["outer", "ready"],
      hana: ["outer", "quiet"],
      ivan: ["outer"],
    },
    adminSees: "all",
    update: { group_admin: "description location name rules" },
  },
  // D39, D83: present and former members read every cycle of the group, also when the next one runs. D80: what the order was
  // drawn from is theirs too, so that they can draw it again.
  cycles: {
    named: ["group_id", "cycle"],
    read: forPeople(
      `completed_at contribution_amount current_payout_round cycle draw_proof end_date frequency group_id locked_member_count my_fees
       my_paid my_received payout_assignment_method payout_delay_days phase round_count start_date started_at started_manually_at`,
      "created_at updated_at",
    ),
    sees: {
      ana: ["inner 1", "quiet 1"],
      ben: ["inner 1"],
      cleo: ["inner 1"],
      eve: ["draft 1", "outer 1"],
      finn: ["outer 1"],
    },
    adminSees: "all",
  },
  // D265: who is in a circle reads its whole record; who has left, up to that day, so Cleo does not read of the offer to Ben.
  recorded_acts: {
    named: ["group_id", "number"],
    read: forPeople(
      "about_alias about_id actor_alias actor_id group_id kind number order_aliases reason recorded_act_id recorded_at values",
    ),
    sees: {
      ana: ["inner 1", "inner 2", "inner 3", "quiet 1"],
      ben: ["inner 1", "inner 2", "inner 3"],
      cleo: ["inner 1", "inner 2"],
      eve: ["outer 1"],
      finn: ["outer 1"],
    },
    adminSees: "all",
  },
  group_slugs: {
    named: ["group_id"],
    read: { anonymous: SLUG, ...forPeople(SLUG) },
    publicSees: ["outer"],
    sees: {
      ana: ["inner", "outer", "quiet"],
      ben: ["inner", "outer"],
      cleo: ["inner", "outer"],
      dora: ["outer", "ready"],
      eve: ["draft", "outer"],
      finn: ["outer", "quiet"],
      gus: ["outer", "ready"],
      hana: ["outer", "quiet"],
      ivan: ["outer"],
    },
    adminSees: "all",
  },
  // Permissions stand on these, and nobody reads them: half of the rule above, and who sees which time of a group.
  group_viewers: { named: ["group_id", "user_id"], read: {} },
  group_insiders: { named: ["group_id", "user_id"], read: {} },
  // Whose names and faces one may see, for what they say in chats: one's own acquaintances, a row for each group.
  group_acquaintances: {
    named: ["user_id"],
    read: forPeople("user_id"),
    sees: {
      ana: ["ana", "ana", "ben", "cleo"],
      ben: ["ana", "ben", "cleo"],
      cleo: ["ana", "ben", "cleo"],
      eve: ["eve", "eve", "finn"],
      finn: ["eve", "finn"],
    },
    adminSees: ["pat"],
  },
  // One's own memberships; others are met on the board, which does not tell who pays automatically.
  group_members: {
    named: ["group_id", "user_id"],
    read: forPeople("auto_pay_enabled group_id joined_at left_at role status updated_at user_id"),
    sees: {
      ana: ["inner ana", "quiet ana"],
      ben: ["inner ben"],
      cleo: ["inner cleo"],
      eve: ["draft eve", "outer eve"],
      finn: ["outer finn"],
    },
    adminSees: "all",
    update: { member: "auto_pay_enabled", group_admin: "auto_pay_enabled" },
  },
  // D96: members see each other's state without amounts and methods; former members do not.
  board: {
    named: ["group_id", "user_id"],
    read: forPeople(
      "alias avatar_url grace_days_left group_id has_left has_received is_recipient is_verified joined_at may_ask_extension may_ask_removal payout_position role state user_id username",
    ),
    sees: {
      // Cleo has left the running circle, and her seat stays (D257).
      ana: ["inner ana", "inner ben", "inner cleo", "quiet ana"],
      ben: ["inner ana", "inner ben", "inner cleo"],
      eve: ["draft eve", "outer eve", "outer finn"],
      finn: ["outer eve", "outer finn"],
    },
    adminSees: "all",
  },
  // D105: whoever sees a group sees its dates; only its members see who receives when.
  group_schedule: {
    named: ["group_id", "payout_round"],
    read: { anonymous: DATES, ...forPeople(`${DATES} is_current is_paid_out is_settlement paid_out_on recipient_id`) },
    publicSees: outerPlaces,
    sees: {
      ana: [...innerRounds, ...quietPlaces, ...outerOpenPlaces],
      ben: [...innerRounds, ...outerOpenPlaces],
      // Cleo left before round 3 opened.
      cleo: ["inner 1", "inner 2", ...outerOpenPlaces],
      dora: [...outerOpenPlaces, ...placesOf("ready")],
      eve: [...outerPlaces, ...placesOf("draft")],
      finn: [...quietPlaces, ...outerPlaces],
      gus: [...outerOpenPlaces, ...placesOf("ready")],
      hana: [...quietPlaces, ...outerOpenPlaces],
      ivan: outerOpenPlaces,
    },
    adminSees: "all",
  },
  join_requests: {
    named: ["join_request_id"],
    read: forPeople(
      "group_id join_request_id message processed_at rejection_reason requested_at status user_id",
      "processed_by",
    ),
    sees: { dora: ["of dora", "of dora to ready"], hana: ["of hana"] },
    organizerSees: { eve: ["of dora", "of hana"] },
    adminSees: "all",
  },
  // D113: a request to leave is between the member and the admin.
  leave_requests: {
    named: ["leave_request_id"],
    read: forPeople(
      "answer answer_due_at answered_at asked_at cycle group_id leave_request_id reason status user_id",
      "answered_by",
    ),
    sees: { cleo: ["cleo asks"], finn: ["finn asks"] },
    organizerSees: { ana: ["cleo asks"], eve: ["finn asks"] },
    adminSees: "all",
  },
  // D114, D265: who leaves a running circle is known to everybody in it.
  exits: {
    named: ["exit_id"],
    read: forPeople("agreed_at agreed_in_round cycle effective_at exit_id group_id kind user_id", "leave_request_id"),
    sees: { ana: ["exit of cleo"], ben: ["exit of cleo"], cleo: ["exit of cleo"] },
    adminSees: "all",
  },
  // D181: the admin of a started group alone, and its members alone.
  verified_names: {
    named: ["group_id", "user_id"],
    read: { group_admin: "group_id user_id verified_name" },
    organizerSees: { ana: ["inner ana", "inner ben"] },
  },
  // D72, D83: one's own list, with what each circle asks of this person; nobody else's.
  own_circles: {
    named: ["user_id", "group_id"],
    read: forPeople("created_at group_id urgency user_id"),
    sees: { ana: ["ana inner", "ana quiet"], ben: ["ben inner"], eve: ["eve outer"], finn: ["finn outer"] },
    adminSees: "all",
  },
  // D101: what comes next for oneself, to pay and to receive; nobody else's.
  own_next: {
    named: ["user_id", "group_id", "side"],
    read: forPeople("group_id late_circles side urgency user_id"),
    sees: {
      ana: ["ana inner pay", "ana inner receive"],
      ben: ["ben inner pay", "ben inner receive"],
      cleo: ["cleo inner pay", "cleo inner receive"],
    },
    adminSees: "all",
  },
  // D119: who runs a group is told that somebody waits, also on a member's own pages.
  waiting_requests: {
    named: ["group_id"],
    read: forPeople("admin_id group_id requests waiting_since"),
    sees: { eve: ["outer"] },
    adminSees: "all",
  },
  // D113: so is who is asked to let somebody go.
  waiting_leave_requests: {
    named: ["group_id"],
    read: forPeople("admin_id answer_due_at group_id requests"),
    sees: { eve: ["outer"] },
    adminSees: "all",
  },
  // D105: a person reads the invitations that they can accept. Nobody else reads whom those were sent to.
  open_invitations: {
    named: ["invitation_id"],
    read: forPeople("expires_at group_id invitation_id inviter_alias inviter_id user_id"),
    sees: { hana: ["to hana"] },
    adminSees: "all",
  },
  // D181, D266: an address is contact data, so the inviter reads it back shortened. An invitation that is over is no
  // longer shown.
  group_invitations: {
    named: ["invitation_id"],
    read: forPeople(
      "addressee answered_at created_at expires_at group_id invitation_id inviter_alias inviter_id role status",
      "invitee_email",
    ),
    sees: {
      ana: ["declined by dora", "to gus", "to hana", "to ivan"],
      finn: ["by finn"],
      hana: ["to hana"],
    },
    organizerSees: { eve: ["by finn"] },
    adminSees: "all",
  },
  join_links: {
    named: ["join_link_id"],
    read: {
      group_admin: "created_at expires_at group_id join_link_id revoked_at uses uses_left",
      platform_admin: "created_at created_by expires_at group_id join_link_id revoked_at uses uses_left",
    },
    organizerSees: { ana: ["once to quiet", "to quiet"], eve: ["link"] },
    adminSees: "all",
  },
  group_waiting_list: {
    named: ["group_id", "user_id"],
    read: forPeople("created_at group_id offer_ends_at offered_at user_id"),
    sees: { gus: ["outer gus", "ready gus"] },
    organizerSees: { eve: ["outer gus"] },
    adminSees: "all",
  },
  group_agreements: {
    named: ["group_id", "user_id"],
    read: forPeople("accepted_at group_agreement_id group_id terms terms_hash user_id version"),
    sees: {
      ana: ["inner ana", "quiet ana"],
      ben: ["inner ben"],
      cleo: ["inner cleo"],
      eve: ["draft eve", "outer eve"],
      finn: ["outer finn"],
    },
    adminSees: "all",
  },
  // D89: a member reads what they are asked, the organizer who has answered.
  term_consents: {
    named: ["group_id", "user_id"],
    read: forPeople("accepted_at asked_at expires_at group_id terms_before terms_hash user_id"),
    sees: { finn: ["outer finn"] },
    organizerSees: { eve: ["outer finn"] },
    adminSees: "all",
  },
  // D118: who is offered the role, and who runs the group.
  admin_offers: {
    named: ["group_id", "user_id"],
    read: forPeople("admin_offer_id ended_at expires_at group_id is_accepted offered_at offered_by user_id"),
    sees: { ben: ["inner ben"] },
    organizerSees: { ana: ["inner ben"] },
    adminSees: "all",
  },
  // D79: members see the order before the start.
  payout_assignments: {
    named: ["group_id", "user_id"],
    read: forPeople("created_at cycle group_id payout_position user_id"),
    sees: {
      ana: ["inner ana", "inner ben", "inner cleo"],
      ben: ["inner ana", "inner ben", "inner cleo"],
      cleo: ["inner ana", "inner ben", "inner cleo"],
      eve: ["outer eve", "outer finn"],
      finn: ["outer eve", "outer finn"],
    },
    adminSees: "all",
  },
};
