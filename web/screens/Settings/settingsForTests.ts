/** For tests: the page of settings over answers of the server. */
import { limitsAnswer } from "../../test/limitsForTests.ts";

type Row = Record<string, unknown>;

export const connection = (nodes: Row[]) => ({ edges: nodes.map((node) => ({ cursor: "1", node })) });

export const preferences = {
  __typename: "user_preferences",
  id: "preferences",
  currency: "USD",
  email_enabled: true,
  group_updates: true,
  high_contrast: false,
  language: "en",
  marketing_emails: false,
  payment_reminders: true,
  performance_mode: false,
  push_enabled: true,
  reduced_motion: false,
  reminder_timing: "1-day",
  share_diagnostics: false,
  theme: "system",
};

export const plan = {
  __typename: "plans",
  id: "free",
  active_group_limit: 1,
  has_advanced_scheduling: false,
  has_analytics: false,
  has_auto_pay: false,
  has_custom_features: false,
  name: "Free",
  pays_fees: true,
  support_hours: 72,
};

export const subscriptionTo = (to: object) => ({
  __typename: "subscribers",
  id: "subscription",
  cancel_at_period_end: false,
  subscription_end: null,
  plan: to,
});

export const settingsAnswers = ({ person = {}, more = {} }: { person?: Row; more?: Row } = {}): Row => ({
  user_profiles_connection: connection([
    {
      __typename: "user_profiles",
      id: "me",
      alias: "Bruno",
      data_exports_connection: connection([]),
      email: "bruno@example.com",
      email_confirmed_at: "2026-01-01T12:00:00Z",
      is_verified: false,
      last_sign_in_at: "2026-03-14T08:30:00Z",
      name: "Bruno Carvalho",
      preferences,
      stripe_onboarding_completed: false,
      subscription: subscriptionTo(plan),
      two_factor_enabled: false,
      user_id: "00000000-0000-7000-8000-00000000000b",
      username: "bruno",
      ...person,
    },
  ]),
  currencies_connection: connection(
    ["USD", "GBP", "EUR"].map((code) => ({ __typename: "currencies", id: code, code })),
  ),
  limits_connection: limitsAnswer(),
  push_subscriptions_connection: connection([]),
  user_preferences_connection: connection([preferences]),
  ...more,
});
