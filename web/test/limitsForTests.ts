/** The catalogue of limits as the server answers it. A test of a sentence gives a limit another value than the usual. */

const usual = {
  archive_after: 7,
  ask_again_after: 7,
  contribution_max: 500_000,
  contribution_min: 500,
  description_max: 500,
  first_due_after_manual_start: 3,
  invitation_expires: 7,
  join_link_expires: 7,
  join_message_max: 300,
  late_allowance: 7,
  late_answer: 48,
  leave_reason_max: 300,
  leave_silence: 72,
  exit_answer: 7,
  rejection_reason_max: 300,
  restart_start: 7,
  restart_vote: 7,
  members_max: 50,
  members_min: 2,
  name_max: 60,
  name_min: 3,
  pot_max: 5_000_000,
  rules_max: 1000,
  picture_max: 5,
  pending_kept: 30,
  payout_delay_max: 5,
  link_name_min: 3,
  link_name_max: 40,
  link_names_max: 5,
  start_months_ahead_max: 12,
  message_max: 2000,
  voice_length_max: 300,
  voice_length_min: 1,
  search_min: 2,
  terms_answer: 72,
  upcoming_window: 7,
  extension_vote: 48,
  grace_extension: 3,
  removal_pause: 30,
  removal_reason_max: 300,
  removal_vote: 7,
  verification_poll: 5,
  verification_polls: 24,
};

export const limitsForTests = (changed: Partial<typeof usual> = {}): typeof usual => ({ ...usual, ...changed });

/** What `limits_connection` answers. */
export const limitsAnswer = (changed: Partial<typeof usual> = {}) => ({
  edges: Object.entries(limitsForTests(changed)).map(([limit_id, value]) => ({
    cursor: limit_id,
    node: { __typename: "limits", id: limit_id, limit_id, value },
  })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});
