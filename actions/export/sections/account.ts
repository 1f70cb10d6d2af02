import { sql } from "kysely";
import { instant, number, type Section, text, word, yesNo } from "../column.ts";

/** Who somebody is here, and what they chose. */
export const account: readonly Section[] = [
  {
    id: "profile",
    columns: [
      text("name"),
      text("alias"),
      text("username"),
      text("email"),
      instant("email_confirmed_at"),
      text("phone"),
      text("location"),
      text("time_zone"),
      text("picture"),
      instant("member_since"),
      instant("last_sign_in_at"),
      yesNo("is_verified"),
      instant("verified_at"),
      yesNo("two_factor_enabled"),
      yesNo("payouts_set_up"),
      yesNo("has_completed_onboarding"),
      instant("username_changed_at"),
      instant("withdrawals_held_until"),
    ],
    rows: (me) => sql`
      select name, alias, username::text as username, email::text as email, email_confirmed_at, phone, location, time_zone, avatar_url as picture,
        created_at as member_since, last_sign_in_at, is_verified, verified_at, two_factor_enabled,
        stripe_onboarding_completed as payouts_set_up, has_completed_onboarding, username_changed_at, withdrawals_held_until
      from user_profiles where user_id = ${me}`,
  },
  {
    id: "preferences",
    columns: [
      text("language"),
      text("currency"),
      text("theme"),
      yesNo("email_enabled"),
      yesNo("push_enabled"),
      yesNo("sms_enabled"),
      yesNo("payment_reminders"),
      text("reminder_timing"),
      yesNo("group_updates"),
      yesNo("marketing_emails"),
      yesNo("high_contrast"),
      yesNo("reduced_motion"),
      yesNo("performance_mode"),
      yesNo("share_diagnostics"),
    ],
    rows: (me) => sql`select * from user_preferences where user_id = ${me}`,
  },
  {
    id: "plan",
    columns: [text("plan"), yesNo("cancels_at_end"), instant("plan_ends_at"), instant("payment_failed_at")],
    rows: (me) => sql`
      select p.name as plan, s.cancel_at_period_end as cancels_at_end, s.subscription_end as plan_ends_at, s.payment_failed_at
      from subscribers s join plans p on p.plan_id = s.subscription_tier where s.user_id = ${me}`,
  },
  {
    id: "identity_checks",
    columns: [
      word("status", "verification_statuses"),
      instant("consented_at"),
      instant("decided_at"),
      word("failure_reason", "verification_failures"),
      text("name_for_admins"),
    ],
    rows: (me) => sql`
      select status, consented_at, decided_at, failure_reason, verified_name as name_for_admins
      from identity_verifications where user_id = ${me} order by created_at, verification_id`,
  },
  {
    // What is in it is sealed, and given out to nobody (D145).
    id: "identity_details",
    columns: [instant("kept_since")],
    rows: (me) => sql`select updated_at as kept_since from private.identity_details where user_id = ${me}`,
  },
  {
    id: "legal_acceptances",
    columns: [word("document", "documents"), text("version"), instant("accepted_at")],
    rows: (me) => sql`
      select document, version, accepted_at from legal_acceptances where user_id = ${me} order by accepted_at, document, version`,
  },
  {
    id: "sign_in_ways",
    columns: [word("way", "sign_in_ways"), instant("created_at")],
    rows: (me) => sql`
      select provider_id as way, created_at from auth.accounts where user_id = ${me}
      union all select 'authenticator', confirmed_at from auth.two_factors where user_id = ${me} and confirmed_at is not null
      order by 2, 1`,
  },
  {
    id: "roles",
    columns: [text("role"), instant("created_at")],
    rows: (me) => sql`select role, created_at from user_roles where user_id = ${me} order by created_at, role`,
  },
  {
    id: "reputation",
    columns: [
      number("score"),
      number("rating"),
      word("level", "levels"),
      number("points"),
      number("stars"),
      number("on_time_rate"),
      number("completed_groups"),
      number("late_marks"),
      number("default_marks"),
    ],
    rows: (me) => sql`
      select score, rating::text as rating, level, points, stars, on_time_rate, completed_groups, late_marks, default_marks
      from own_reputation where user_id = ${me}`,
  },
  {
    id: "achievements",
    columns: [word("achievement", "achievements"), instant("earned_at")],
    rows: (me) => sql`
      select achievement_id as achievement, earned_at from user_achievements where user_id = ${me} order by earned_at, achievement_id`,
  },
  {
    id: "data_exports",
    columns: [word("status", "data_export_statuses"), instant("asked_at"), instant("ready_at"), instant("expires_at")],
    rows: (me) => sql`
      select status, asked_at, ready_at, expires_at from data_exports where user_id = ${me} order by asked_at, data_export_id`,
  },
  {
    id: "place_searches",
    columns: [instant("searched_at")],
    rows: (me) =>
      sql`select searched_at from private.place_searches where user_id = ${me} order by searched_at, search_id`,
  },
];
