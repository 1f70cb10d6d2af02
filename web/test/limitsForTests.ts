/** The catalogue of limits as the server answers it. A test of a sentence gives a limit another value than the usual. */

const usual = {
  archive_after: 7,
  ask_again_after: 7,
  contribution_max: 500_000,
  contribution_min: 500,
  description_max: 500,
  first_due_after_manual_start: 3,
  invitation_expires: 7,
  join_message_max: 300,
  late_allowance: 7,
  late_answer: 48,
  rejection_reason_max: 300,
  members_max: 50,
  members_min: 2,
  name_max: 60,
  name_min: 3,
  pot_max: 5_000_000,
  rules_max: 1000,
  start_months_ahead_max: 12,
  search_min: 2,
  upcoming_window: 7,
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
