/** For tests: what the server answers of a person on their first visit. */
import { ids } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";

type Row = Record<string, unknown>;

export const onboardingAnswers = ({ person = {}, more = {} }: { person?: Row; more?: Row } = {}): Row => {
  const node = {
    __typename: "user_profiles",
    id: "me",
    alias: "Chloe",
    avatar_url: null,
    created_at: "2026-03-15T11:59:30Z",
    has_completed_onboarding: false,
    is_verified: false,
    location: null,
    name: "Chloe Martin",
    phone: null,
    tutorial_seen_at: null,
    user_id: ids.chloe,
    username: "chloe",
    username_changed_at: null,
    ...person,
  };
  return {
    user_profiles_connection: { edges: [{ cursor: "1", node }] },
    limits_connection: limitsAnswer(),
    update_user_profiles: () => ({ returning: [{ id: "me", has_completed_onboarding: true }] }),
    ...more,
  };
};
