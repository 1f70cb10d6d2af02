/** For tests: what the dashboard reads of somebody for whom nothing is on. */
export const dashboardPerson = {
  __typename: "user_profiles",
  id: "p1",
  is_verified: true,
  activities: [],
  join_requests: [],
  memberships: [] as object[],
  own_circles: [],
  own_next: [],
  own_sums: [] as object[],
  stripe_onboarding_completed: true,
  waiting_late_requests: [],
  waiting_leave_requests: [],
  waiting_requests: [],
};
