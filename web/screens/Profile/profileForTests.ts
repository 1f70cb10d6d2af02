/** For tests: what the server answers of a person whose profile is opened. */
import { ids } from "../../test/groupForTests.ts";

type Row = Record<string, unknown>;

export const ownReputation = {
  __typename: "own_reputation",
  completed_groups: 1,
  default_marks: 0,
  fallen_due: 12,
  is_new_member: false,
  is_verified: true,
  late_marks: 0,
  level: "silver",
  level_from: 250,
  next_level: "gold",
  next_level_from: 500,
  on_time_rate: 92,
  points: 300,
  rating: 4.9,
  rating_base: 3,
  rating_of_activity: 0.3,
  rating_of_groups: 0.2,
  rating_of_identity: 0.5,
  rating_of_on_time: 0.92,
  score: 100,
  stars: 3,
  takes_part: true,
};

const limits = {
  avatar_max: 5,
  default_after: 30,
  default_mark: 25,
  default_mark_fades: 24,
  late_mark: 5,
  late_mark_fades: 12,
  rated_after: 3,
  username_change: 30,
};
const levels = { new: 0, bronze: 100, silver: 250, gold: 500, platinum: 1_000 };
const connection = (nodes: Row[]) => ({ edges: nodes.map((node) => ({ cursor: "1", node })) });

/** What differs of the person, of the person's record, and further answers. */
interface Differing {
  person?: Row;
  record?: Row;
  more?: Row;
}

export const profileAnswers = ({ person = {}, record = {}, more = {} }: Differing = {}): Row => ({
  user_profiles_connection: connection([
    {
      __typename: "user_profiles",
      id: "me",
      achievements: [],
      active_groups: 2,
      alias: "Bruno",
      avatar_url: null,
      default_contribution_method: null,
      default_withdrawal_account: null,
      is_verified: true,
      location: "Newark, NJ",
      may_customize: { allowed: false, code: "custom-needs-plan", values: { plan: "All-Inclusive" } },
      memberships: [],
      name: "Bruno Carvalho",
      own_achievements: [],
      own_sums: [{ currency: "USD", saved: 85_000 }],
      phone: null,
      reputation: { ...ownReputation, ...record },
      reputation_score: 100,
      stripe_onboarding_completed: false,
      user_id: ids.bruno,
      username: "bruno",
      username_changed_at: null,
      ...person,
    },
  ]),
  limits_connection: connection(
    Object.entries(limits).map(([limit_id, value]) => ({ __typename: "limits", id: limit_id, limit_id, value })),
  ),
  reputation_levels_connection: connection(
    Object.entries(levels).map(([level, points_from]) => ({
      __typename: "reputation_levels",
      id: level,
      level,
      points_from,
    })),
  ),
  ...more,
});
