import { PEOPLE, type Person } from "../cast.ts";
import { forMembers, forPeople, MEMBERS, type Policy } from "./policy.ts";

/** Each person's own row and no other. */
const oneself = Object.fromEntries(PEOPLE.map((person) => [person, [person]])) as Record<Person, string[]>;

export const people: Policy = {
  // D142, D181: others never see a name, an address or an amount; they see member_profiles.
  user_profiles: {
    named: ["user_id"],
    read: forPeople(
      `active_groups alias available_balance avatar_url completed_groups created_at default_contribution_method_id default_withdrawal_account_id
       email email_confirmed_at has_completed_onboarding in_arrears is_verified last_sign_in_at location may_customize may_found may_schedule name on_time_rate
       pending_balance phone rating reputation_score seconds_to_change stripe_onboarding_completed subscription_end terms_accepted_at
       time_zone tutorial_seen_at two_factor_enabled unaccepted_texts upcoming updated_at user_id username username_changed_at verified_at withdrawals_held_until`,
      "deleted_at suspended_at",
    ),
    sees: oneself,
    adminSees: "all",
    update: forMembers(
      "alias default_contribution_method_id default_withdrawal_account_id has_completed_onboarding location name phone time_zone tutorial_seen_at username",
    ),
  },
  // D217: which version of a legal text one has accepted, and when.
  legal_acceptances: {
    named: ["user_id", "document"],
    read: forPeople("accepted_at document user_id version"),
    sees: Object.fromEntries(PEOPLE.map((person) => [person, [`${person} privacy`, `${person} terms`]])),
    adminSees: "all",
    insert: forMembers("document version"),
  },
  // D44, D49: one's own money, currency by currency.
  own_sums: {
    named: ["user_id", "currency"],
    read: forPeople("currency is_chosen pending saved user_id"),
    sees: Object.fromEntries(PEOPLE.map((person) => [person, [`${person} USD`]])),
    adminSees: "all",
  },
  // D131: what a person's own rating and score are made of; nobody else's.
  own_reputation: {
    named: ["user_id"],
    read: forPeople(
      `completed_groups default_marks fallen_due is_new_member is_verified late_marks level level_from next_level next_level_from on_time_rate points
       rating rating_base rating_of_activity rating_of_groups rating_of_identity rating_of_on_time score stars takes_part user_id`,
    ),
    sees: oneself,
    adminSees: "all",
  },
  own_achievements: {
    named: ["user_id", "achievement_id"],
    read: forPeople(
      "achievement_id category color earned_at icon points position progress requirement_target requirement_type user_id",
    ),
    sees: Object.fromEntries(
      PEOPLE.map((person) => [
        person,
        [
          "first_payment",
          "consistent_saver",
          "social_butterfly",
          "reliable_saver",
          "savings_milestone",
          "circle_champion",
          "payment_master",
          "community_leader",
        ].map((achievement) => `${person} ${achievement}`),
      ]),
    ),
    adminSees: "all",
  },
  // A person's own profile, those of people in a common group or chat, and those of organizers of visible groups.
  member_profiles: {
    named: ["user_id"],
    read: forPeople(
      "alias avatar_url completed_groups is_new_member is_verified level member_since on_time_rate rating user_id username",
    ),
    sees: {
      ana: ["ana", "ben", "cleo", "eve"],
      ben: ["ana", "ben", "cleo", "eve"],
      cleo: ["ana", "ben", "cleo", "eve"],
      dora: ["dora", "eve", "pat"],
      eve: ["eve", "finn"],
      finn: ["ana", "eve", "finn"],
      gus: ["eve", "gus", "hana", "pat"],
      hana: ["ana", "eve", "gus", "hana"],
      ivan: ["eve", "ivan"],
    },
    // D119: an organizer sees who asks and who waits.
    organizerSees: { eve: ["dora", "gus"] },
    adminSees: "all",
  },
  user_roles: {
    named: ["user_id", "role"],
    read: forPeople("created_at role user_id", "granted_by"),
    adminSees: "all",
  },
  user_preferences: {
    named: ["user_id"],
    read: forPeople(
      `currency email_enabled group_updates high_contrast language marketing_emails payment_reminders performance_mode push_enabled
       reduced_motion reminder_timing share_diagnostics sms_enabled theme updated_at user_id`,
    ),
    sees: oneself,
    adminSees: "all",
    update: forMembers(
      `currency email_enabled group_updates high_contrast language marketing_emails payment_reminders performance_mode push_enabled
       reduced_motion reminder_timing share_diagnostics theme`,
    ),
  },
  subscribers: {
    named: ["user_id"],
    read: forPeople(
      "cancel_at_period_end created_at email payment_failed_at subscribed subscription_end subscription_tier updated_at user_id",
    ),
    sees: oneself,
    adminSees: "all",
  },
  // One's own checks, each once the provider has a session for it.
  identity_verifications: {
    named: ["user_id"],
    read: forPeople(
      "consented_at created_at decided_at failure_reason status updated_at user_id verification_id verification_method",
    ),
    sees: oneself,
    adminSees: "all",
  },
  stripe_payment_methods: {
    named: ["payment_method_id"],
    read: forPeople(
      "account_type bank_name brand created_at last4 method_type payment_method_id user_id verification_status",
    ),
    sees: { ben: ["card of ben"] },
    adminSees: "all",
  },
  stripe_external_accounts: {
    named: ["external_account_id"],
    read: forPeople(
      "account_type account_type_detail bank_name brand created_at external_account_id last4 usable_from user_id verification_status",
    ),
    sees: { ana: ["account of ana"] },
    adminSees: "all",
  },
  // The keys of a subscription can be written but never read.
  push_subscriptions: {
    named: ["push_subscription_id"],
    read: forPeople("apns_environment created_at device_type endpoint is_active push_subscription_id user_id"),
    sees: { ben: ["phone of ben"] },
    adminSees: "all",
    insert: forMembers("apns_environment auth device_type endpoint p256dh"),
    update: forMembers("auth is_active p256dh"),
    delete: MEMBERS,
  },
  // D170: what one asked for oneself; a platform admin is a person like others here.
  data_exports: {
    named: ["data_export_id"],
    read: forPeople("asked_at data_export_id ended_at expires_at failed_at file_size ready_at status user_id"),
    sees: { ben: ["export of ben"], gus: ["export of gus"] },
    adminSees: [],
  },
  user_achievements: {
    named: ["user_id", "achievement_id"],
    read: forPeople("achievement_id earned_at user_id"),
    sees: { ben: ["ben first_payment"] },
    adminSees: "all",
  },
  user_blocks: {
    named: ["user_id", "blocked_user_id"],
    read: forPeople("blocked_user_id created_at user_id"),
    sees: { eve: ["eve finn"] },
    adminSees: "all",
    insert: forMembers("blocked_user_id"),
    delete: MEMBERS,
  },
  security_audit_logs: {
    named: ["user_id", "event_type"],
    read: forPeople("created_at event_type ip_address security_audit_log_id success user_agent user_id", "event_data"),
    sees: { ben: ["ben login_attempt"] },
    adminSees: "all",
  },
};
