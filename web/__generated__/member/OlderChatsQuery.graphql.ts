/**
 * @generated SignedSource<<213f182426e2071fb91877e5a2a74e9b>>
 * @relayHash 633b2076e69b962b05fa632f128b6686
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65627dd75ccea3fc68931e556b653c135ece40dbf236116bb395bbc562b8de9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type act_kinds_enum = "admin_changed" | "admin_offer_withdrawn" | "admin_role_offered" | "admission_set" | "cover_set" | "details_changed" | "group_closed" | "group_deleted" | "group_founded" | "group_started" | "invitation_resent" | "invitation_revoked" | "join_link_created" | "join_link_revoked" | "join_request_approved" | "join_requests_declined" | "late_payment_allowed" | "leave_agreed" | "leave_declined" | "look_set" | "manual_start_set" | "member_released" | "member_removed" | "member_vote_deleted" | "members_reminded" | "payout_day_set" | "payout_order_set" | "person_invited" | "picture_set" | "recruitment_extended" | "registration_closed" | "restart_vote_deleted" | "restart_vote_opened" | "terms_changed" | "%future added value";
export type activity_kinds_enum = "achievement_earned" | "contribution_received" | "contribution_returned" | "group_completed" | "group_created" | "group_joined" | "group_restart_completed" | "group_started" | "identity_verified" | "late_payment_asked" | "leave_asked" | "member_joined" | "payout_released" | "settlement_to_pay" | "%future added value";
export type chat_change_kinds_enum = "deleted" | "reacted" | "said" | "unreacted" | "%future added value";
export type data_export_statuses_enum = "asked" | "expired" | "failed" | "ready" | "%future added value";
export type exit_kinds_enum = "after_receiving" | "before_receiving" | "%future added value";
export type frequencies_enum = "biweekly" | "monthly" | "quarterly" | "weekly" | "%future added value";
export type group_invitations_select_column = "answered_at" | "created_at" | "expires_at" | "group_id" | "invitation_id" | "inviter_id" | "role" | "status" | "%future added value";
export type group_statuses_enum = "closed" | "completed" | "inactive" | "pending" | "ready_to_start" | "recruiting" | "started" | "%future added value";
export type groups_select_column = "accent_color" | "admin_id" | "contribution_amount" | "cover_url" | "created_at" | "currency" | "current_cycle" | "current_members" | "description" | "frequency" | "frozen_at" | "group_id" | "image_url" | "is_public" | "is_visible_to_all" | "join_method" | "location" | "manual_start_enabled" | "member_limit" | "minimum_members_to_start" | "name" | "payout_assignment_method" | "payout_delay_days" | "rules" | "short_id" | "status" | "time_zone" | "updated_at" | "url_slug" | "%future added value";
export type groups_select_column_groups_aggregate_bool_exp_bool_and_arguments_columns = "is_public" | "is_visible_to_all" | "manual_start_enabled" | "%future added value";
export type groups_select_column_groups_aggregate_bool_exp_bool_or_arguments_columns = "is_public" | "is_visible_to_all" | "manual_start_enabled" | "%future added value";
export type invitation_statuses_enum = "accepted" | "declined" | "expired" | "pending" | "revoked" | "%future added value";
export type join_methods_enum = "direct" | "invite_only" | "request_to_join" | "%future added value";
export type join_request_statuses_enum = "approved" | "pending" | "rejected" | "withdrawn" | "%future added value";
export type join_requests_select_column = "group_id" | "join_request_id" | "message" | "processed_at" | "rejection_reason" | "requested_at" | "status" | "user_id" | "%future added value";
export type leave_request_statuses_enum = "agreed" | "declined" | "ended" | "open" | "unanswered" | "withdrawn" | "%future added value";
export type member_roles_enum = "admin" | "member" | "%future added value";
export type member_statuses_enum = "active" | "completed" | "left" | "%future added value";
export type notice_kinds_enum = "achievement_earned" | "admin_changed" | "admin_offer_declined" | "admin_offered" | "contribution_received" | "contribution_returned" | "debt_given_up" | "exit_effective" | "extension_decided" | "extension_vote_opened" | "group_closed" | "group_closed_by_admin" | "group_completed" | "group_deleted" | "group_invitation" | "group_message_received" | "group_restart_completed" | "group_started" | "identity_failed" | "identity_verified" | "join_approved" | "join_rejected" | "join_request" | "late_contribution_forwarded" | "late_payment_allowed" | "late_payment_asked" | "late_payment_opened" | "leave_agreed" | "leave_asked" | "leave_declined" | "member_joined" | "member_released" | "member_removed" | "message_received" | "payment_due" | "payment_failed" | "payment_reminder" | "payment_unfinished" | "payout_released" | "removal_decided" | "removal_vote_opened" | "restart_admin_asked" | "restart_confirmation_asked" | "restart_confirmed" | "restart_failed" | "restart_left_out" | "restart_vote_opened" | "rules_changed" | "seat_offer_ended" | "seat_offered" | "security" | "settlement_to_pay" | "settlement_without_pay" | "start_missed" | "terms_changed" | "terms_unanswered" | "ticket_answered" | "vote_about_you" | "waiting_ended" | "your_vote_decided" | "%future added value";
export type notifications_select_column = "created_at" | "dismissed_at" | "group_id" | "group_name" | "kind" | "notification_id" | "priority" | "read" | "user_id" | "values" | "%future added value";
export type notifications_select_column_notifications_aggregate_bool_exp_bool_and_arguments_columns = "read" | "%future added value";
export type notifications_select_column_notifications_aggregate_bool_exp_bool_or_arguments_columns = "read" | "%future added value";
export type payment_method_types_enum = "card" | "us_bank_account" | "%future added value";
export type payment_statuses_enum = "completed" | "failed" | "pending" | "%future added value";
export type payments_select_column = "amount" | "created_at" | "currency" | "cycle" | "disputed_at" | "due_date" | "failure_reason" | "given_back_at" | "group_id" | "held_until" | "is_early" | "is_processing" | "paid_at" | "payment_id" | "payment_method" | "payout_round" | "processing_fee" | "receipt_number" | "refunded_at" | "returned_at" | "service_fee" | "started_at" | "status" | "total" | "updated_at" | "user_id" | "%future added value";
export type payments_select_column_payments_aggregate_bool_exp_bool_and_arguments_columns = "is_early" | "is_processing" | "%future added value";
export type payments_select_column_payments_aggregate_bool_exp_bool_or_arguments_columns = "is_early" | "is_processing" | "%future added value";
export type payout_order_methods_enum = "join_order" | "manual" | "random" | "%future added value";
export type payout_statuses_enum = "completed" | "pending" | "%future added value";
export type post_kinds_enum = "admin_changed" | "contributions_missing" | "extension_decided" | "extension_vote_opened" | "group_completed" | "group_restart_completed" | "group_started" | "member_joined" | "member_left" | "member_released" | "payout_order_drawn" | "payout_order_set" | "payout_released" | "recruitment_extended" | "registration_closed" | "removal_decided" | "removal_vote_opened" | "restart_confirmed" | "restart_failed" | "restart_vote_opened" | "rules_amended" | "terms_amended" | "vote_deleted" | "%future added value";
export type ticket_categories_enum = "abuse" | "account" | "group_dispute" | "other" | "payment" | "payout" | "plan" | "verification" | "%future added value";
export type ticket_statuses_enum = "closed" | "in_progress" | "open" | "resolved" | "waiting_on_user" | "%future added value";
export type verification_failures_enum = "abandoned" | "declined" | "document_expired" | "duplicate_identity" | "ran_out" | "under_age" | "%future added value";
export type verification_statuses_enum = "failed" | "pending" | "verified" | "%future added value";
export type vote_statuses_enum = "active" | "approved" | "deleted" | "failed" | "%future added value";
export type vote_types_enum = "extend_grace" | "remove_member" | "restart_group" | "%future added value";
export type withdrawal_statuses_enum = "cancelled" | "failed" | "in_transit" | "paid" | "pending" | "%future added value";
import type { Json } from "./web/lib/json";
export type chat_user_states_bool_exp = {
  _and?: ReadonlyArray<chat_user_states_bool_exp> | null;
  _not?: chat_user_states_bool_exp | null;
  _or?: ReadonlyArray<chat_user_states_bool_exp> | null;
  away_after?: Int_comparison_exp | null;
  back_from?: Int_comparison_exp | null;
  changes?: chat_changes_bool_exp | null;
  chat?: chats_bool_exp | null;
  chat_id?: uuid_comparison_exp | null;
  cleared_number?: Int_comparison_exp | null;
  deleted_at?: timestamptz_comparison_exp | null;
  delivered_number?: Int_comparison_exp | null;
  from_number?: Int_comparison_exp | null;
  is_fetched?: Boolean_comparison_exp | null;
  last_message_at?: timestamptz_comparison_exp | null;
  last_number?: Int_comparison_exp | null;
  last_sender_id?: uuid_comparison_exp | null;
  last_text?: String_comparison_exp | null;
  last_voice_ms?: Int_comparison_exp | null;
  may_write?: Boolean_comparison_exp | null;
  messages?: messages_bool_exp | null;
  name_when_left?: String_comparison_exp | null;
  read_number?: Int_comparison_exp | null;
  receipts?: chat_receipts_bool_exp | null;
  unread?: Int_comparison_exp | null;
  until_number?: Int_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type Int_comparison_exp = {
  _eq?: number | null;
  _gt?: number | null;
  _gte?: number | null;
  _in?: ReadonlyArray<number> | null;
  _is_null?: boolean | null;
  _lt?: number | null;
  _lte?: number | null;
  _neq?: number | null;
  _nin?: ReadonlyArray<number> | null;
};
export type chat_changes_bool_exp = {
  _and?: ReadonlyArray<chat_changes_bool_exp> | null;
  _not?: chat_changes_bool_exp | null;
  _or?: ReadonlyArray<chat_changes_bool_exp> | null;
  chat?: chats_bool_exp | null;
  chat_id?: uuid_comparison_exp | null;
  emoji?: String_comparison_exp | null;
  kind?: chat_change_kinds_enum_comparison_exp | null;
  message?: messages_bool_exp | null;
  message_id?: uuid_comparison_exp | null;
  number?: Int_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  states?: chat_user_states_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type chats_bool_exp = {
  _and?: ReadonlyArray<chats_bool_exp> | null;
  _not?: chats_bool_exp | null;
  _or?: ReadonlyArray<chats_bool_exp> | null;
  address?: String_comparison_exp | null;
  blocks_of_first?: user_blocks_bool_exp | null;
  blocks_of_second?: user_blocks_bool_exp | null;
  changes?: chat_changes_bool_exp | null;
  chat_id?: uuid_comparison_exp | null;
  chat_type?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  first_profile?: member_profiles_bool_exp | null;
  first_user?: user_profiles_bool_exp | null;
  first_user_id?: uuid_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  messages?: messages_bool_exp | null;
  receipts?: chat_receipts_bool_exp | null;
  second_profile?: member_profiles_bool_exp | null;
  second_user?: user_profiles_bool_exp | null;
  second_user_id?: uuid_comparison_exp | null;
  states?: chat_user_states_bool_exp | null;
  top_number?: Int_comparison_exp | null;
};
export type String_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _ilike?: string | null;
  _in?: ReadonlyArray<string> | null;
  _iregex?: string | null;
  _is_null?: boolean | null;
  _like?: string | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nilike?: string | null;
  _nin?: ReadonlyArray<string> | null;
  _niregex?: string | null;
  _nlike?: string | null;
  _nregex?: string | null;
  _nsimilar?: string | null;
  _regex?: string | null;
  _similar?: string | null;
};
export type user_blocks_bool_exp = {
  _and?: ReadonlyArray<user_blocks_bool_exp> | null;
  _not?: user_blocks_bool_exp | null;
  _or?: ReadonlyArray<user_blocks_bool_exp> | null;
  blocked?: member_profiles_bool_exp | null;
  blocked_user_id?: uuid_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type member_profiles_bool_exp = {
  _and?: ReadonlyArray<member_profiles_bool_exp> | null;
  _not?: member_profiles_bool_exp | null;
  _or?: ReadonlyArray<member_profiles_bool_exp> | null;
  administered_groups?: groups_bool_exp | null;
  administered_groups_aggregate?: groups_aggregate_bool_exp | null;
  alias?: String_comparison_exp | null;
  avatar_url?: String_comparison_exp | null;
  completed_groups?: Int_comparison_exp | null;
  is_new_member?: Boolean_comparison_exp | null;
  is_verified?: Boolean_comparison_exp | null;
  join_requests?: join_requests_bool_exp | null;
  join_requests_aggregate?: join_requests_aggregate_bool_exp | null;
  known_by?: group_acquaintances_bool_exp | null;
  level?: String_comparison_exp | null;
  member_since?: timestamptz_comparison_exp | null;
  memberships?: group_members_bool_exp | null;
  on_time_rate?: Int_comparison_exp | null;
  rating?: numeric_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  username?: String_comparison_exp | null;
  waiting_places?: group_waiting_list_bool_exp | null;
};
export type groups_bool_exp = {
  _and?: ReadonlyArray<groups_bool_exp> | null;
  _not?: groups_bool_exp | null;
  _or?: ReadonlyArray<groups_bool_exp> | null;
  accent_color?: String_comparison_exp | null;
  activities?: activity_feed_bool_exp | null;
  admin?: member_profiles_bool_exp | null;
  admin_alias?: String_comparison_exp | null;
  admin_avatar_url?: String_comparison_exp | null;
  admin_id?: uuid_comparison_exp | null;
  admin_offers?: admin_offers_bool_exp | null;
  admin_rating?: numeric_comparison_exp | null;
  agreements?: group_agreements_bool_exp | null;
  archive_days_left?: Int_comparison_exp | null;
  board?: board_bool_exp | null;
  cash_payout?: bigint_comparison_exp | null;
  changes_at?: timestamptz_comparison_exp | null;
  chat?: chats_bool_exp | null;
  circle_mark?: String_comparison_exp | null;
  completed_at?: timestamptz_comparison_exp | null;
  contribution_amount?: bigint_comparison_exp | null;
  cover_url?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  currency?: String_comparison_exp | null;
  current_cycle?: Int_comparison_exp | null;
  current_members?: Int_comparison_exp | null;
  current_payout_round?: Int_comparison_exp | null;
  cycle_progress?: Int_comparison_exp | null;
  cycles?: cycles_bool_exp | null;
  description?: String_comparison_exp | null;
  end_date?: date_comparison_exp | null;
  exits?: exits_bool_exp | null;
  frequency?: frequencies_enum_comparison_exp | null;
  frozen_at?: timestamptz_comparison_exp | null;
  group_id?: uuid_comparison_exp | null;
  image_url?: String_comparison_exp | null;
  invitations?: group_invitations_bool_exp | null;
  invitations_aggregate?: group_invitations_aggregate_bool_exp | null;
  is_public?: Boolean_comparison_exp | null;
  is_start_missed?: Boolean_comparison_exp | null;
  is_visible_to_all?: Boolean_comparison_exp | null;
  join_method?: join_methods_enum_comparison_exp | null;
  join_requests?: join_requests_bool_exp | null;
  join_requests_aggregate?: join_requests_aggregate_bool_exp | null;
  last_cycle_completed_at?: timestamptz_comparison_exp | null;
  leave_requests?: leave_requests_bool_exp | null;
  location?: String_comparison_exp | null;
  locked_member_count?: Int_comparison_exp | null;
  manual_start_enabled?: Boolean_comparison_exp | null;
  may_confirm_restart?: jsonb_comparison_exp | null;
  may_invite?: jsonb_comparison_exp | null;
  may_join?: jsonb_comparison_exp | null;
  may_leave?: jsonb_comparison_exp | null;
  may_manage?: jsonb_comparison_exp | null;
  may_restart?: jsonb_comparison_exp | null;
  may_start?: jsonb_comparison_exp | null;
  member_avatars?: jsonb_comparison_exp | null;
  member_limit?: Int_comparison_exp | null;
  members?: group_members_bool_exp | null;
  minimum_members_to_start?: Int_comparison_exp | null;
  name?: String_comparison_exp | null;
  open_contributions?: open_contributions_bool_exp | null;
  open_invitations?: open_invitations_bool_exp | null;
  own_mark?: String_comparison_exp | null;
  past_payouts?: past_payouts_bool_exp | null;
  payments?: payments_bool_exp | null;
  payments_aggregate?: payments_aggregate_bool_exp | null;
  payout_assignment_method?: payout_order_methods_enum_comparison_exp | null;
  payout_assignments?: payout_assignments_bool_exp | null;
  payout_delay_days?: Int_comparison_exp | null;
  payout_locked?: Boolean_comparison_exp | null;
  payout_waits?: payout_waits_bool_exp | null;
  payouts?: payout_distributions_bool_exp | null;
  pot_balance?: bigint_comparison_exp | null;
  recorded_acts?: recorded_acts_bool_exp | null;
  rounds?: rounds_bool_exp | null;
  rules?: String_comparison_exp | null;
  schedule?: group_schedule_bool_exp | null;
  seat_states?: json_comparison_exp | null;
  seconds_to_change?: Int_comparison_exp | null;
  short_id?: Int_comparison_exp | null;
  slugs?: group_slugs_bool_exp | null;
  spots_left?: Int_comparison_exp | null;
  standings?: contribution_standings_bool_exp | null;
  start_date?: date_comparison_exp | null;
  started_at?: timestamptz_comparison_exp | null;
  started_manually_at?: timestamptz_comparison_exp | null;
  status?: group_statuses_enum_comparison_exp | null;
  term_consents?: term_consents_bool_exp | null;
  time_zone?: String_comparison_exp | null;
  total_cycles_completed?: Int_comparison_exp | null;
  total_payout?: bigint_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  url_slug?: String_comparison_exp | null;
  votes?: grace_period_votes_bool_exp | null;
  waiting_late_requests?: waiting_late_requests_bool_exp | null;
  waiting_leave_requests?: waiting_leave_requests_bool_exp | null;
  waiting_list?: group_waiting_list_bool_exp | null;
  waiting_requests?: waiting_requests_bool_exp | null;
};
export type activity_feed_bool_exp = {
  _and?: ReadonlyArray<activity_feed_bool_exp> | null;
  _not?: activity_feed_bool_exp | null;
  _or?: ReadonlyArray<activity_feed_bool_exp> | null;
  activity_id?: uuid_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  is_recent?: Boolean_comparison_exp | null;
  kind?: activity_kinds_enum_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  values?: jsonb_comparison_exp | null;
};
export type uuid_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type timestamptz_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type Boolean_comparison_exp = {
  _eq?: boolean | null;
  _gt?: boolean | null;
  _gte?: boolean | null;
  _in?: ReadonlyArray<boolean> | null;
  _is_null?: boolean | null;
  _lt?: boolean | null;
  _lte?: boolean | null;
  _neq?: boolean | null;
  _nin?: ReadonlyArray<boolean> | null;
};
export type activity_kinds_enum_comparison_exp = {
  _eq?: activity_kinds_enum | null;
  _in?: ReadonlyArray<activity_kinds_enum> | null;
  _is_null?: boolean | null;
  _neq?: activity_kinds_enum | null;
  _nin?: ReadonlyArray<activity_kinds_enum> | null;
};
export type jsonb_comparison_exp = {
  _cast?: jsonb_cast_exp | null;
  _contained_in?: Json | null;
  _contains?: Json | null;
  _eq?: Json | null;
  _gt?: Json | null;
  _gte?: Json | null;
  _has_key?: string | null;
  _has_keys_all?: ReadonlyArray<string> | null;
  _has_keys_any?: ReadonlyArray<string> | null;
  _in?: ReadonlyArray<Json> | null;
  _is_null?: boolean | null;
  _lt?: Json | null;
  _lte?: Json | null;
  _neq?: Json | null;
  _nin?: ReadonlyArray<Json> | null;
};
export type jsonb_cast_exp = {
  String?: String_comparison_exp | null;
};
export type admin_offers_bool_exp = {
  _and?: ReadonlyArray<admin_offers_bool_exp> | null;
  _not?: admin_offers_bool_exp | null;
  _or?: ReadonlyArray<admin_offers_bool_exp> | null;
  admin_offer_id?: uuid_comparison_exp | null;
  ended_at?: timestamptz_comparison_exp | null;
  expires_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  is_accepted?: Boolean_comparison_exp | null;
  offered_at?: timestamptz_comparison_exp | null;
  offered_by?: uuid_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type numeric_comparison_exp = {
  _eq?: number | null;
  _gt?: number | null;
  _gte?: number | null;
  _in?: ReadonlyArray<number> | null;
  _is_null?: boolean | null;
  _lt?: number | null;
  _lte?: number | null;
  _neq?: number | null;
  _nin?: ReadonlyArray<number> | null;
};
export type group_agreements_bool_exp = {
  _and?: ReadonlyArray<group_agreements_bool_exp> | null;
  _not?: group_agreements_bool_exp | null;
  _or?: ReadonlyArray<group_agreements_bool_exp> | null;
  accepted_at?: timestamptz_comparison_exp | null;
  agreement?: agreement_texts_bool_exp | null;
  group?: groups_bool_exp | null;
  group_agreement_id?: uuid_comparison_exp | null;
  group_id?: uuid_comparison_exp | null;
  terms?: jsonb_comparison_exp | null;
  terms_hash?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  version?: String_comparison_exp | null;
};
export type agreement_texts_bool_exp = {
  _and?: ReadonlyArray<agreement_texts_bool_exp> | null;
  _not?: agreement_texts_bool_exp | null;
  _or?: ReadonlyArray<agreement_texts_bool_exp> | null;
  body?: String_comparison_exp | null;
  published_at?: timestamptz_comparison_exp | null;
  version?: String_comparison_exp | null;
};
export type board_bool_exp = {
  _and?: ReadonlyArray<board_bool_exp> | null;
  _not?: board_bool_exp | null;
  _or?: ReadonlyArray<board_bool_exp> | null;
  alias?: String_comparison_exp | null;
  avatar_url?: String_comparison_exp | null;
  grace_days_left?: Int_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  has_left?: Boolean_comparison_exp | null;
  has_received?: Boolean_comparison_exp | null;
  is_recipient?: Boolean_comparison_exp | null;
  is_verified?: Boolean_comparison_exp | null;
  joined_at?: timestamptz_comparison_exp | null;
  may_ask_extension?: jsonb_comparison_exp | null;
  may_ask_removal?: jsonb_comparison_exp | null;
  payout_position?: Int_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  role?: String_comparison_exp | null;
  state?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  username?: String_comparison_exp | null;
};
export type bigint_comparison_exp = {
  _eq?: number | null;
  _gt?: number | null;
  _gte?: number | null;
  _in?: ReadonlyArray<number> | null;
  _is_null?: boolean | null;
  _lt?: number | null;
  _lte?: number | null;
  _neq?: number | null;
  _nin?: ReadonlyArray<number> | null;
};
export type cycles_bool_exp = {
  _and?: ReadonlyArray<cycles_bool_exp> | null;
  _not?: cycles_bool_exp | null;
  _or?: ReadonlyArray<cycles_bool_exp> | null;
  completed_at?: timestamptz_comparison_exp | null;
  contribution_amount?: bigint_comparison_exp | null;
  current_payout_round?: Int_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  draw_proof?: jsonb_comparison_exp | null;
  end_date?: date_comparison_exp | null;
  frequency?: frequencies_enum_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  locked_member_count?: Int_comparison_exp | null;
  my_fees?: bigint_comparison_exp | null;
  my_paid?: bigint_comparison_exp | null;
  my_received?: bigint_comparison_exp | null;
  payout_assignment_method?: payout_order_methods_enum_comparison_exp | null;
  payout_delay_days?: Int_comparison_exp | null;
  phase?: String_comparison_exp | null;
  round_count?: Int_comparison_exp | null;
  start_date?: date_comparison_exp | null;
  started_at?: timestamptz_comparison_exp | null;
  started_manually_at?: timestamptz_comparison_exp | null;
};
export type date_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type frequencies_enum_comparison_exp = {
  _eq?: frequencies_enum | null;
  _in?: ReadonlyArray<frequencies_enum> | null;
  _is_null?: boolean | null;
  _neq?: frequencies_enum | null;
  _nin?: ReadonlyArray<frequencies_enum> | null;
};
export type payout_order_methods_enum_comparison_exp = {
  _eq?: payout_order_methods_enum | null;
  _in?: ReadonlyArray<payout_order_methods_enum> | null;
  _is_null?: boolean | null;
  _neq?: payout_order_methods_enum | null;
  _nin?: ReadonlyArray<payout_order_methods_enum> | null;
};
export type exits_bool_exp = {
  _and?: ReadonlyArray<exits_bool_exp> | null;
  _not?: exits_bool_exp | null;
  _or?: ReadonlyArray<exits_bool_exp> | null;
  agreed_at?: timestamptz_comparison_exp | null;
  agreed_in_round?: Int_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  effective_at?: timestamptz_comparison_exp | null;
  exit_id?: uuid_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  kind?: exit_kinds_enum_comparison_exp | null;
  member?: member_profiles_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type exit_kinds_enum_comparison_exp = {
  _eq?: exit_kinds_enum | null;
  _in?: ReadonlyArray<exit_kinds_enum> | null;
  _is_null?: boolean | null;
  _neq?: exit_kinds_enum | null;
  _nin?: ReadonlyArray<exit_kinds_enum> | null;
};
export type group_invitations_bool_exp = {
  _and?: ReadonlyArray<group_invitations_bool_exp> | null;
  _not?: group_invitations_bool_exp | null;
  _or?: ReadonlyArray<group_invitations_bool_exp> | null;
  addressee?: String_comparison_exp | null;
  answered_at?: timestamptz_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  expires_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  invitation_id?: uuid_comparison_exp | null;
  invitee?: user_profiles_bool_exp | null;
  inviter?: member_profiles_bool_exp | null;
  inviter_alias?: String_comparison_exp | null;
  inviter_id?: uuid_comparison_exp | null;
  role?: member_roles_enum_comparison_exp | null;
  status?: invitation_statuses_enum_comparison_exp | null;
};
export type user_profiles_bool_exp = {
  _and?: ReadonlyArray<user_profiles_bool_exp> | null;
  _not?: user_profiles_bool_exp | null;
  _or?: ReadonlyArray<user_profiles_bool_exp> | null;
  achievements?: user_achievements_bool_exp | null;
  acquaintances?: group_acquaintances_bool_exp | null;
  active_groups?: Int_comparison_exp | null;
  activities?: activity_feed_bool_exp | null;
  alias?: String_comparison_exp | null;
  available_balance?: bigint_comparison_exp | null;
  avatar_url?: String_comparison_exp | null;
  badges?: badge_counts_bool_exp | null;
  blocks?: user_blocks_bool_exp | null;
  chat_states?: chat_user_states_bool_exp | null;
  completed_groups?: Int_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  data_exports?: data_exports_bool_exp | null;
  default_contribution_method?: stripe_payment_methods_bool_exp | null;
  default_contribution_method_id?: uuid_comparison_exp | null;
  default_withdrawal_account?: stripe_external_accounts_bool_exp | null;
  default_withdrawal_account_id?: uuid_comparison_exp | null;
  email?: citext_comparison_exp | null;
  email_confirmed_at?: timestamptz_comparison_exp | null;
  external_accounts?: stripe_external_accounts_bool_exp | null;
  has_completed_onboarding?: Boolean_comparison_exp | null;
  in_arrears?: Boolean_comparison_exp | null;
  invitations?: group_invitations_bool_exp | null;
  invitations_aggregate?: group_invitations_aggregate_bool_exp | null;
  is_verified?: Boolean_comparison_exp | null;
  join_requests?: join_requests_bool_exp | null;
  join_requests_aggregate?: join_requests_aggregate_bool_exp | null;
  last_sign_in_at?: timestamptz_comparison_exp | null;
  location?: String_comparison_exp | null;
  may_customize?: jsonb_comparison_exp | null;
  may_found?: jsonb_comparison_exp | null;
  may_schedule?: jsonb_comparison_exp | null;
  memberships?: group_members_bool_exp | null;
  name?: String_comparison_exp | null;
  notifications?: notifications_bool_exp | null;
  notifications_aggregate?: notifications_aggregate_bool_exp | null;
  on_time_rate?: Int_comparison_exp | null;
  owed_contributions?: open_contributions_bool_exp | null;
  own_achievements?: own_achievements_bool_exp | null;
  own_circles?: own_circles_bool_exp | null;
  own_next?: own_next_bool_exp | null;
  own_sums?: own_sums_bool_exp | null;
  payment_methods?: stripe_payment_methods_bool_exp | null;
  payments?: payments_bool_exp | null;
  payments_aggregate?: payments_aggregate_bool_exp | null;
  payouts?: payout_distributions_bool_exp | null;
  payouts_due?: rounds_bool_exp | null;
  pending_balance?: bigint_comparison_exp | null;
  phone?: String_comparison_exp | null;
  preferences?: user_preferences_bool_exp | null;
  public_profile?: member_profiles_bool_exp | null;
  push_subscriptions?: push_subscriptions_bool_exp | null;
  rating?: numeric_comparison_exp | null;
  reputation?: own_reputation_bool_exp | null;
  reputation_score?: Int_comparison_exp | null;
  roles?: user_roles_bool_exp | null;
  seconds_to_change?: Int_comparison_exp | null;
  security_events?: security_audit_logs_bool_exp | null;
  standings?: contribution_standings_bool_exp | null;
  stripe_onboarding_completed?: Boolean_comparison_exp | null;
  subscription?: subscribers_bool_exp | null;
  subscription_end?: timestamptz_comparison_exp | null;
  terms_accepted_at?: timestamptz_comparison_exp | null;
  tickets?: support_tickets_bool_exp | null;
  time_zone?: String_comparison_exp | null;
  tutorial_seen_at?: timestamptz_comparison_exp | null;
  two_factor_enabled?: Boolean_comparison_exp | null;
  unaccepted_texts?: jsonb_comparison_exp | null;
  upcoming?: Int_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  username?: citext_comparison_exp | null;
  username_changed_at?: timestamptz_comparison_exp | null;
  verifications?: identity_verifications_bool_exp | null;
  verified_at?: timestamptz_comparison_exp | null;
  waiting_late_requests?: waiting_late_requests_bool_exp | null;
  waiting_leave_requests?: waiting_leave_requests_bool_exp | null;
  waiting_places?: group_waiting_list_bool_exp | null;
  waiting_requests?: waiting_requests_bool_exp | null;
  withdrawals?: withdrawals_bool_exp | null;
  withdrawals_held_until?: timestamptz_comparison_exp | null;
};
export type user_achievements_bool_exp = {
  _and?: ReadonlyArray<user_achievements_bool_exp> | null;
  _not?: user_achievements_bool_exp | null;
  _or?: ReadonlyArray<user_achievements_bool_exp> | null;
  achievement?: achievements_bool_exp | null;
  achievement_id?: String_comparison_exp | null;
  earned_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type achievements_bool_exp = {
  _and?: ReadonlyArray<achievements_bool_exp> | null;
  _not?: achievements_bool_exp | null;
  _or?: ReadonlyArray<achievements_bool_exp> | null;
  achievement_id?: String_comparison_exp | null;
  category?: String_comparison_exp | null;
  color?: String_comparison_exp | null;
  description?: String_comparison_exp | null;
  icon?: String_comparison_exp | null;
  name?: String_comparison_exp | null;
  points?: Int_comparison_exp | null;
  position?: Int_comparison_exp | null;
  requirement_target?: Int_comparison_exp | null;
  requirement_type?: String_comparison_exp | null;
};
export type group_acquaintances_bool_exp = {
  _and?: ReadonlyArray<group_acquaintances_bool_exp> | null;
  _not?: group_acquaintances_bool_exp | null;
  _or?: ReadonlyArray<group_acquaintances_bool_exp> | null;
  profile?: member_profiles_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type badge_counts_bool_exp = {
  _and?: ReadonlyArray<badge_counts_bool_exp> | null;
  _not?: badge_counts_bool_exp | null;
  _or?: ReadonlyArray<badge_counts_bool_exp> | null;
  alerts?: Int_comparison_exp | null;
  alerts_unread?: Int_comparison_exp | null;
  invitations?: Int_comparison_exp | null;
  invitations_mark?: String_comparison_exp | null;
  member_joins?: Int_comparison_exp | null;
  member_joins_seen_at?: timestamptz_comparison_exp | null;
  messages?: Int_comparison_exp | null;
  messages_mark?: Int_comparison_exp | null;
  payments?: Int_comparison_exp | null;
  total?: Int_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  votes?: Int_comparison_exp | null;
  votes_mark?: String_comparison_exp | null;
};
export type data_exports_bool_exp = {
  _and?: ReadonlyArray<data_exports_bool_exp> | null;
  _not?: data_exports_bool_exp | null;
  _or?: ReadonlyArray<data_exports_bool_exp> | null;
  asked_at?: timestamptz_comparison_exp | null;
  data_export_id?: uuid_comparison_exp | null;
  ended_at?: timestamptz_comparison_exp | null;
  expires_at?: timestamptz_comparison_exp | null;
  failed_at?: timestamptz_comparison_exp | null;
  file_size?: bigint_comparison_exp | null;
  person?: user_profiles_bool_exp | null;
  ready_at?: timestamptz_comparison_exp | null;
  status?: data_export_statuses_enum_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type data_export_statuses_enum_comparison_exp = {
  _eq?: data_export_statuses_enum | null;
  _in?: ReadonlyArray<data_export_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: data_export_statuses_enum | null;
  _nin?: ReadonlyArray<data_export_statuses_enum> | null;
};
export type stripe_payment_methods_bool_exp = {
  _and?: ReadonlyArray<stripe_payment_methods_bool_exp> | null;
  _not?: stripe_payment_methods_bool_exp | null;
  _or?: ReadonlyArray<stripe_payment_methods_bool_exp> | null;
  account_type?: String_comparison_exp | null;
  bank_name?: String_comparison_exp | null;
  brand?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  last4?: String_comparison_exp | null;
  method_type?: payment_method_types_enum_comparison_exp | null;
  payment_method_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  verification_status?: String_comparison_exp | null;
};
export type payment_method_types_enum_comparison_exp = {
  _eq?: payment_method_types_enum | null;
  _in?: ReadonlyArray<payment_method_types_enum> | null;
  _is_null?: boolean | null;
  _neq?: payment_method_types_enum | null;
  _nin?: ReadonlyArray<payment_method_types_enum> | null;
};
export type stripe_external_accounts_bool_exp = {
  _and?: ReadonlyArray<stripe_external_accounts_bool_exp> | null;
  _not?: stripe_external_accounts_bool_exp | null;
  _or?: ReadonlyArray<stripe_external_accounts_bool_exp> | null;
  account_type?: String_comparison_exp | null;
  account_type_detail?: String_comparison_exp | null;
  bank_name?: String_comparison_exp | null;
  brand?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  external_account_id?: uuid_comparison_exp | null;
  last4?: String_comparison_exp | null;
  usable_from?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  verification_status?: String_comparison_exp | null;
};
export type citext_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _ilike?: string | null;
  _in?: ReadonlyArray<string> | null;
  _iregex?: string | null;
  _is_null?: boolean | null;
  _like?: string | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nilike?: string | null;
  _nin?: ReadonlyArray<string> | null;
  _niregex?: string | null;
  _nlike?: string | null;
  _nregex?: string | null;
  _nsimilar?: string | null;
  _regex?: string | null;
  _similar?: string | null;
};
export type group_invitations_aggregate_bool_exp = {
  count?: group_invitations_aggregate_bool_exp_count | null;
};
export type group_invitations_aggregate_bool_exp_count = {
  arguments?: ReadonlyArray<group_invitations_select_column> | null;
  distinct?: boolean | null;
  filter?: group_invitations_bool_exp | null;
  predicate: Int_comparison_exp;
};
export type join_requests_bool_exp = {
  _and?: ReadonlyArray<join_requests_bool_exp> | null;
  _not?: join_requests_bool_exp | null;
  _or?: ReadonlyArray<join_requests_bool_exp> | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  join_request_id?: uuid_comparison_exp | null;
  message?: String_comparison_exp | null;
  processed_at?: timestamptz_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  rejection_reason?: String_comparison_exp | null;
  requested_at?: timestamptz_comparison_exp | null;
  status?: join_request_statuses_enum_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type join_request_statuses_enum_comparison_exp = {
  _eq?: join_request_statuses_enum | null;
  _in?: ReadonlyArray<join_request_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: join_request_statuses_enum | null;
  _nin?: ReadonlyArray<join_request_statuses_enum> | null;
};
export type join_requests_aggregate_bool_exp = {
  count?: join_requests_aggregate_bool_exp_count | null;
};
export type join_requests_aggregate_bool_exp_count = {
  arguments?: ReadonlyArray<join_requests_select_column> | null;
  distinct?: boolean | null;
  filter?: join_requests_bool_exp | null;
  predicate: Int_comparison_exp;
};
export type group_members_bool_exp = {
  _and?: ReadonlyArray<group_members_bool_exp> | null;
  _not?: group_members_bool_exp | null;
  _or?: ReadonlyArray<group_members_bool_exp> | null;
  auto_pay_enabled?: Boolean_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  joined_at?: timestamptz_comparison_exp | null;
  left_at?: timestamptz_comparison_exp | null;
  person?: user_profiles_bool_exp | null;
  profile?: member_profiles_bool_exp | null;
  role?: member_roles_enum_comparison_exp | null;
  status?: member_statuses_enum_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type member_roles_enum_comparison_exp = {
  _eq?: member_roles_enum | null;
  _in?: ReadonlyArray<member_roles_enum> | null;
  _is_null?: boolean | null;
  _neq?: member_roles_enum | null;
  _nin?: ReadonlyArray<member_roles_enum> | null;
};
export type member_statuses_enum_comparison_exp = {
  _eq?: member_statuses_enum | null;
  _in?: ReadonlyArray<member_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: member_statuses_enum | null;
  _nin?: ReadonlyArray<member_statuses_enum> | null;
};
export type notifications_bool_exp = {
  _and?: ReadonlyArray<notifications_bool_exp> | null;
  _not?: notifications_bool_exp | null;
  _or?: ReadonlyArray<notifications_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  dismissed_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  group_name?: String_comparison_exp | null;
  kind?: notice_kinds_enum_comparison_exp | null;
  notification_id?: uuid_comparison_exp | null;
  priority?: String_comparison_exp | null;
  read?: Boolean_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  values?: jsonb_comparison_exp | null;
};
export type notice_kinds_enum_comparison_exp = {
  _eq?: notice_kinds_enum | null;
  _in?: ReadonlyArray<notice_kinds_enum> | null;
  _is_null?: boolean | null;
  _neq?: notice_kinds_enum | null;
  _nin?: ReadonlyArray<notice_kinds_enum> | null;
};
export type notifications_aggregate_bool_exp = {
  bool_and?: notifications_aggregate_bool_exp_bool_and | null;
  bool_or?: notifications_aggregate_bool_exp_bool_or | null;
  count?: notifications_aggregate_bool_exp_count | null;
};
export type notifications_aggregate_bool_exp_bool_and = {
  arguments: notifications_select_column_notifications_aggregate_bool_exp_bool_and_arguments_columns;
  distinct?: boolean | null;
  filter?: notifications_bool_exp | null;
  predicate: Boolean_comparison_exp;
};
export type notifications_aggregate_bool_exp_bool_or = {
  arguments: notifications_select_column_notifications_aggregate_bool_exp_bool_or_arguments_columns;
  distinct?: boolean | null;
  filter?: notifications_bool_exp | null;
  predicate: Boolean_comparison_exp;
};
export type notifications_aggregate_bool_exp_count = {
  arguments?: ReadonlyArray<notifications_select_column> | null;
  distinct?: boolean | null;
  filter?: notifications_bool_exp | null;
  predicate: Int_comparison_exp;
};
export type open_contributions_bool_exp = {
  _and?: ReadonlyArray<open_contributions_bool_exp> | null;
  _not?: open_contributions_bool_exp | null;
  _or?: ReadonlyArray<open_contributions_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  payer_alias?: String_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  recipient_alias?: String_comparison_exp | null;
  recipient_id?: uuid_comparison_exp | null;
  state?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type own_achievements_bool_exp = {
  _and?: ReadonlyArray<own_achievements_bool_exp> | null;
  _not?: own_achievements_bool_exp | null;
  _or?: ReadonlyArray<own_achievements_bool_exp> | null;
  achievement_id?: String_comparison_exp | null;
  category?: String_comparison_exp | null;
  color?: String_comparison_exp | null;
  earned_at?: timestamptz_comparison_exp | null;
  icon?: String_comparison_exp | null;
  points?: Int_comparison_exp | null;
  position?: Int_comparison_exp | null;
  progress?: Int_comparison_exp | null;
  requirement_target?: Int_comparison_exp | null;
  requirement_type?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type own_circles_bool_exp = {
  _and?: ReadonlyArray<own_circles_bool_exp> | null;
  _not?: own_circles_bool_exp | null;
  _or?: ReadonlyArray<own_circles_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  urgency?: Int_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type own_next_bool_exp = {
  _and?: ReadonlyArray<own_next_bool_exp> | null;
  _not?: own_next_bool_exp | null;
  _or?: ReadonlyArray<own_next_bool_exp> | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  late_circles?: Int_comparison_exp | null;
  owed_contributions?: open_contributions_bool_exp | null;
  side?: String_comparison_exp | null;
  standings?: contribution_standings_bool_exp | null;
  urgency?: Int_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type contribution_standings_bool_exp = {
  _and?: ReadonlyArray<contribution_standings_bool_exp> | null;
  _not?: contribution_standings_bool_exp | null;
  _or?: ReadonlyArray<contribution_standings_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  bank_fee_percentage?: numeric_comparison_exp | null;
  bank_processing_fee?: bigint_comparison_exp | null;
  bank_service_fee?: bigint_comparison_exp | null;
  bank_total?: bigint_comparison_exp | null;
  card_fee_percentage?: numeric_comparison_exp | null;
  card_processing_fee?: bigint_comparison_exp | null;
  card_service_fee?: bigint_comparison_exp | null;
  card_total?: bigint_comparison_exp | null;
  comes_back?: bigint_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  due_at?: timestamptz_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  grace_days_left?: Int_comparison_exp | null;
  grace_end_date?: date_comparison_exp | null;
  grace_ends_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  held_until?: timestamptz_comparison_exp | null;
  is_current?: Boolean_comparison_exp | null;
  is_left_open?: Boolean_comparison_exp | null;
  is_owed?: Boolean_comparison_exp | null;
  is_paid_out?: Boolean_comparison_exp | null;
  is_recipient?: Boolean_comparison_exp | null;
  is_settlement?: Boolean_comparison_exp | null;
  late_asked_at?: timestamptz_comparison_exp | null;
  late_open_through?: date_comparison_exp | null;
  late_opens_at?: timestamptz_comparison_exp | null;
  may_ask_circle?: jsonb_comparison_exp | null;
  may_ask_late?: jsonb_comparison_exp | null;
  may_pay?: jsonb_comparison_exp | null;
  opens_at?: timestamptz_comparison_exp | null;
  paid_at?: timestamptz_comparison_exp | null;
  payment?: payments_bool_exp | null;
  payment_id?: uuid_comparison_exp | null;
  payment_status?: String_comparison_exp | null;
  payout_date?: date_comparison_exp | null;
  payout_position?: Int_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  payout_wait?: payout_waits_bool_exp | null;
  recipient_alias?: String_comparison_exp | null;
  recipient_id?: uuid_comparison_exp | null;
  round_id?: uuid_comparison_exp | null;
  state?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type payments_bool_exp = {
  _and?: ReadonlyArray<payments_bool_exp> | null;
  _not?: payments_bool_exp | null;
  _or?: ReadonlyArray<payments_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  disputed_at?: timestamptz_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  failure_reason?: String_comparison_exp | null;
  given_back_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  held_until?: timestamptz_comparison_exp | null;
  is_early?: Boolean_comparison_exp | null;
  is_processing?: Boolean_comparison_exp | null;
  paid_at?: timestamptz_comparison_exp | null;
  payment_id?: uuid_comparison_exp | null;
  payment_method?: payment_method_types_enum_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  processing_fee?: bigint_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  receipt_number?: bigint_comparison_exp | null;
  refunded_at?: timestamptz_comparison_exp | null;
  returned_at?: timestamptz_comparison_exp | null;
  round?: rounds_bool_exp | null;
  service_fee?: bigint_comparison_exp | null;
  started_at?: timestamptz_comparison_exp | null;
  status?: payment_statuses_enum_comparison_exp | null;
  total?: bigint_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type rounds_bool_exp = {
  _and?: ReadonlyArray<rounds_bool_exp> | null;
  _not?: rounds_bool_exp | null;
  _or?: ReadonlyArray<rounds_bool_exp> | null;
  closed_at?: timestamptz_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  due_at?: timestamptz_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  grace_end_date?: date_comparison_exp | null;
  grace_ends_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  is_settlement?: Boolean_comparison_exp | null;
  late_allowances?: late_allowances_bool_exp | null;
  late_requests?: late_requests_bool_exp | null;
  opens_at?: timestamptz_comparison_exp | null;
  payments?: payments_bool_exp | null;
  payments_aggregate?: payments_aggregate_bool_exp | null;
  payout?: payout_distributions_bool_exp | null;
  payout_at?: timestamptz_comparison_exp | null;
  payout_date?: date_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  recipient?: member_profiles_bool_exp | null;
  recipient_id?: uuid_comparison_exp | null;
  round_id?: uuid_comparison_exp | null;
};
export type late_allowances_bool_exp = {
  _and?: ReadonlyArray<late_allowances_bool_exp> | null;
  _not?: late_allowances_bool_exp | null;
  _or?: ReadonlyArray<late_allowances_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  late_allowance_id?: uuid_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  reason?: String_comparison_exp | null;
  round?: rounds_bool_exp | null;
  round_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  valid_until?: timestamptz_comparison_exp | null;
};
export type late_requests_bool_exp = {
  _and?: ReadonlyArray<late_requests_bool_exp> | null;
  _not?: late_requests_bool_exp | null;
  _or?: ReadonlyArray<late_requests_bool_exp> | null;
  answered_at?: timestamptz_comparison_exp | null;
  asked_at?: timestamptz_comparison_exp | null;
  late_request_id?: uuid_comparison_exp | null;
  opens_at?: timestamptz_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  round?: rounds_bool_exp | null;
  round_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type payments_aggregate_bool_exp = {
  bool_and?: payments_aggregate_bool_exp_bool_and | null;
  bool_or?: payments_aggregate_bool_exp_bool_or | null;
  count?: payments_aggregate_bool_exp_count | null;
};
export type payments_aggregate_bool_exp_bool_and = {
  arguments: payments_select_column_payments_aggregate_bool_exp_bool_and_arguments_columns;
  distinct?: boolean | null;
  filter?: payments_bool_exp | null;
  predicate: Boolean_comparison_exp;
};
export type payments_aggregate_bool_exp_bool_or = {
  arguments: payments_select_column_payments_aggregate_bool_exp_bool_or_arguments_columns;
  distinct?: boolean | null;
  filter?: payments_bool_exp | null;
  predicate: Boolean_comparison_exp;
};
export type payments_aggregate_bool_exp_count = {
  arguments?: ReadonlyArray<payments_select_column> | null;
  distinct?: boolean | null;
  filter?: payments_bool_exp | null;
  predicate: Int_comparison_exp;
};
export type payout_distributions_bool_exp = {
  _and?: ReadonlyArray<payout_distributions_bool_exp> | null;
  _not?: payout_distributions_bool_exp | null;
  _or?: ReadonlyArray<payout_distributions_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  gross_amount?: bigint_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  held_until?: timestamptz_comparison_exp | null;
  hold_reason?: String_comparison_exp | null;
  offset_amount?: bigint_comparison_exp | null;
  payout_id?: uuid_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  recipient?: member_profiles_bool_exp | null;
  recipient_id?: uuid_comparison_exp | null;
  released_at?: timestamptz_comparison_exp | null;
  round?: rounds_bool_exp | null;
  shortfall_amount?: bigint_comparison_exp | null;
  shortfalls?: payout_shortfalls_bool_exp | null;
  status?: payout_statuses_enum_comparison_exp | null;
};
export type payout_shortfalls_bool_exp = {
  _and?: ReadonlyArray<payout_shortfalls_bool_exp> | null;
  _not?: payout_shortfalls_bool_exp | null;
  _or?: ReadonlyArray<payout_shortfalls_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  payer?: member_profiles_bool_exp | null;
  payer_id?: uuid_comparison_exp | null;
  payment?: payments_bool_exp | null;
  payout?: payout_distributions_bool_exp | null;
  payout_id?: uuid_comparison_exp | null;
  settled_at?: timestamptz_comparison_exp | null;
};
export type payout_statuses_enum_comparison_exp = {
  _eq?: payout_statuses_enum | null;
  _in?: ReadonlyArray<payout_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: payout_statuses_enum | null;
  _nin?: ReadonlyArray<payout_statuses_enum> | null;
};
export type payment_statuses_enum_comparison_exp = {
  _eq?: payment_statuses_enum | null;
  _in?: ReadonlyArray<payment_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: payment_statuses_enum | null;
  _nin?: ReadonlyArray<payment_statuses_enum> | null;
};
export type payout_waits_bool_exp = {
  _and?: ReadonlyArray<payout_waits_bool_exp> | null;
  _not?: payout_waits_bool_exp | null;
  _or?: ReadonlyArray<payout_waits_bool_exp> | null;
  cycle?: Int_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  on_day?: date_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  reason?: String_comparison_exp | null;
  recipient_id?: uuid_comparison_exp | null;
};
export type own_sums_bool_exp = {
  _and?: ReadonlyArray<own_sums_bool_exp> | null;
  _not?: own_sums_bool_exp | null;
  _or?: ReadonlyArray<own_sums_bool_exp> | null;
  currency?: String_comparison_exp | null;
  is_chosen?: Boolean_comparison_exp | null;
  pending?: bigint_comparison_exp | null;
  saved?: bigint_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type user_preferences_bool_exp = {
  _and?: ReadonlyArray<user_preferences_bool_exp> | null;
  _not?: user_preferences_bool_exp | null;
  _or?: ReadonlyArray<user_preferences_bool_exp> | null;
  currency?: String_comparison_exp | null;
  email_enabled?: Boolean_comparison_exp | null;
  group_updates?: Boolean_comparison_exp | null;
  high_contrast?: Boolean_comparison_exp | null;
  language?: String_comparison_exp | null;
  marketing_emails?: Boolean_comparison_exp | null;
  payment_reminders?: Boolean_comparison_exp | null;
  performance_mode?: Boolean_comparison_exp | null;
  push_enabled?: Boolean_comparison_exp | null;
  reduced_motion?: Boolean_comparison_exp | null;
  reminder_timing?: String_comparison_exp | null;
  share_diagnostics?: Boolean_comparison_exp | null;
  sms_enabled?: Boolean_comparison_exp | null;
  theme?: String_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type push_subscriptions_bool_exp = {
  _and?: ReadonlyArray<push_subscriptions_bool_exp> | null;
  _not?: push_subscriptions_bool_exp | null;
  _or?: ReadonlyArray<push_subscriptions_bool_exp> | null;
  apns_environment?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  device_type?: String_comparison_exp | null;
  endpoint?: String_comparison_exp | null;
  is_active?: Boolean_comparison_exp | null;
  push_subscription_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type own_reputation_bool_exp = {
  _and?: ReadonlyArray<own_reputation_bool_exp> | null;
  _not?: own_reputation_bool_exp | null;
  _or?: ReadonlyArray<own_reputation_bool_exp> | null;
  completed_groups?: Int_comparison_exp | null;
  default_marks?: Int_comparison_exp | null;
  fallen_due?: Int_comparison_exp | null;
  is_new_member?: Boolean_comparison_exp | null;
  is_verified?: Boolean_comparison_exp | null;
  late_marks?: Int_comparison_exp | null;
  level?: String_comparison_exp | null;
  level_from?: Int_comparison_exp | null;
  next_level?: String_comparison_exp | null;
  next_level_from?: Int_comparison_exp | null;
  on_time_rate?: Int_comparison_exp | null;
  points?: Int_comparison_exp | null;
  rating?: numeric_comparison_exp | null;
  rating_base?: numeric_comparison_exp | null;
  rating_of_activity?: numeric_comparison_exp | null;
  rating_of_groups?: numeric_comparison_exp | null;
  rating_of_identity?: numeric_comparison_exp | null;
  rating_of_on_time?: numeric_comparison_exp | null;
  score?: Int_comparison_exp | null;
  stars?: Int_comparison_exp | null;
  takes_part?: Boolean_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type user_roles_bool_exp = {
  _and?: ReadonlyArray<user_roles_bool_exp> | null;
  _not?: user_roles_bool_exp | null;
  _or?: ReadonlyArray<user_roles_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  role?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type security_audit_logs_bool_exp = {
  _and?: ReadonlyArray<security_audit_logs_bool_exp> | null;
  _not?: security_audit_logs_bool_exp | null;
  _or?: ReadonlyArray<security_audit_logs_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  event_type?: String_comparison_exp | null;
  ip_address?: inet_comparison_exp | null;
  person?: user_profiles_bool_exp | null;
  security_audit_log_id?: uuid_comparison_exp | null;
  success?: Boolean_comparison_exp | null;
  user_agent?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type inet_comparison_exp = {
  _eq?: string | null;
  _gt?: string | null;
  _gte?: string | null;
  _in?: ReadonlyArray<string> | null;
  _is_null?: boolean | null;
  _lt?: string | null;
  _lte?: string | null;
  _neq?: string | null;
  _nin?: ReadonlyArray<string> | null;
};
export type subscribers_bool_exp = {
  _and?: ReadonlyArray<subscribers_bool_exp> | null;
  _not?: subscribers_bool_exp | null;
  _or?: ReadonlyArray<subscribers_bool_exp> | null;
  cancel_at_period_end?: Boolean_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  email?: citext_comparison_exp | null;
  payment_failed_at?: timestamptz_comparison_exp | null;
  plan?: plans_bool_exp | null;
  subscribed?: Boolean_comparison_exp | null;
  subscription_end?: timestamptz_comparison_exp | null;
  subscription_tier?: String_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type plans_bool_exp = {
  _and?: ReadonlyArray<plans_bool_exp> | null;
  _not?: plans_bool_exp | null;
  _or?: ReadonlyArray<plans_bool_exp> | null;
  active_group_limit?: Int_comparison_exp | null;
  billing_interval?: String_comparison_exp | null;
  currency?: String_comparison_exp | null;
  description?: String_comparison_exp | null;
  features?: String_array_comparison_exp | null;
  has_advanced_scheduling?: Boolean_comparison_exp | null;
  has_analytics?: Boolean_comparison_exp | null;
  has_auto_pay?: Boolean_comparison_exp | null;
  has_custom_features?: Boolean_comparison_exp | null;
  name?: String_comparison_exp | null;
  pays_fees?: Boolean_comparison_exp | null;
  plan_id?: String_comparison_exp | null;
  position?: Int_comparison_exp | null;
  price_cents?: bigint_comparison_exp | null;
  subscribers?: subscribers_bool_exp | null;
  support_hours?: Int_comparison_exp | null;
};
export type String_array_comparison_exp = {
  _contained_in?: ReadonlyArray<string> | null;
  _contains?: ReadonlyArray<string> | null;
  _eq?: ReadonlyArray<string> | null;
  _gt?: ReadonlyArray<string> | null;
  _gte?: ReadonlyArray<string> | null;
  _in?: ReadonlyArray<ReadonlyArray<string>> | null;
  _is_null?: boolean | null;
  _lt?: ReadonlyArray<string> | null;
  _lte?: ReadonlyArray<string> | null;
  _neq?: ReadonlyArray<string> | null;
  _nin?: ReadonlyArray<ReadonlyArray<string>> | null;
};
export type support_tickets_bool_exp = {
  _and?: ReadonlyArray<support_tickets_bool_exp> | null;
  _not?: support_tickets_bool_exp | null;
  _or?: ReadonlyArray<support_tickets_bool_exp> | null;
  answer_due_at?: timestamptz_comparison_exp | null;
  assignee?: member_profiles_bool_exp | null;
  attachments?: ticket_attachments_bool_exp | null;
  body?: String_comparison_exp | null;
  category?: ticket_categories_enum_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  diagnostics?: jsonb_comparison_exp | null;
  first_answered_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  messages?: ticket_messages_bool_exp | null;
  number?: Int_comparison_exp | null;
  payment?: payments_bool_exp | null;
  payment_id?: uuid_comparison_exp | null;
  person?: user_profiles_bool_exp | null;
  plan?: plans_bool_exp | null;
  priority?: String_comparison_exp | null;
  resolved_at?: timestamptz_comparison_exp | null;
  satisfaction?: Int_comparison_exp | null;
  status?: ticket_statuses_enum_comparison_exp | null;
  status_since?: timestamptz_comparison_exp | null;
  subject?: String_comparison_exp | null;
  ticket_id?: uuid_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type ticket_attachments_bool_exp = {
  _and?: ReadonlyArray<ticket_attachments_bool_exp> | null;
  _not?: ticket_attachments_bool_exp | null;
  _or?: ReadonlyArray<ticket_attachments_bool_exp> | null;
  attachment_id?: uuid_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  format?: String_comparison_exp | null;
  message?: ticket_messages_bool_exp | null;
  name?: String_comparison_exp | null;
  place?: Int_comparison_exp | null;
  ticket?: support_tickets_bool_exp | null;
  ticket_id?: uuid_comparison_exp | null;
  ticket_message_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type ticket_messages_bool_exp = {
  _and?: ReadonlyArray<ticket_messages_bool_exp> | null;
  _not?: ticket_messages_bool_exp | null;
  _or?: ReadonlyArray<ticket_messages_bool_exp> | null;
  author?: member_profiles_bool_exp | null;
  author_id?: uuid_comparison_exp | null;
  body?: String_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  ticket?: support_tickets_bool_exp | null;
  ticket_id?: uuid_comparison_exp | null;
  ticket_message_id?: uuid_comparison_exp | null;
};
export type ticket_categories_enum_comparison_exp = {
  _eq?: ticket_categories_enum | null;
  _in?: ReadonlyArray<ticket_categories_enum> | null;
  _is_null?: boolean | null;
  _neq?: ticket_categories_enum | null;
  _nin?: ReadonlyArray<ticket_categories_enum> | null;
};
export type ticket_statuses_enum_comparison_exp = {
  _eq?: ticket_statuses_enum | null;
  _in?: ReadonlyArray<ticket_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: ticket_statuses_enum | null;
  _nin?: ReadonlyArray<ticket_statuses_enum> | null;
};
export type identity_verifications_bool_exp = {
  _and?: ReadonlyArray<identity_verifications_bool_exp> | null;
  _not?: identity_verifications_bool_exp | null;
  _or?: ReadonlyArray<identity_verifications_bool_exp> | null;
  consented_at?: timestamptz_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  decided_at?: timestamptz_comparison_exp | null;
  failure_reason?: verification_failures_enum_comparison_exp | null;
  person?: user_profiles_bool_exp | null;
  status?: verification_statuses_enum_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  verification_id?: uuid_comparison_exp | null;
  verification_method?: String_comparison_exp | null;
};
export type verification_failures_enum_comparison_exp = {
  _eq?: verification_failures_enum | null;
  _in?: ReadonlyArray<verification_failures_enum> | null;
  _is_null?: boolean | null;
  _neq?: verification_failures_enum | null;
  _nin?: ReadonlyArray<verification_failures_enum> | null;
};
export type verification_statuses_enum_comparison_exp = {
  _eq?: verification_statuses_enum | null;
  _in?: ReadonlyArray<verification_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: verification_statuses_enum | null;
  _nin?: ReadonlyArray<verification_statuses_enum> | null;
};
export type waiting_late_requests_bool_exp = {
  _and?: ReadonlyArray<waiting_late_requests_bool_exp> | null;
  _not?: waiting_late_requests_bool_exp | null;
  _or?: ReadonlyArray<waiting_late_requests_bool_exp> | null;
  admin_id?: uuid_comparison_exp | null;
  amount?: bigint_comparison_exp | null;
  asked_at?: timestamptz_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  member?: member_profiles_bool_exp | null;
  opens_at?: timestamptz_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type waiting_leave_requests_bool_exp = {
  _and?: ReadonlyArray<waiting_leave_requests_bool_exp> | null;
  _not?: waiting_leave_requests_bool_exp | null;
  _or?: ReadonlyArray<waiting_leave_requests_bool_exp> | null;
  admin_id?: uuid_comparison_exp | null;
  answer_due_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  requests?: Int_comparison_exp | null;
};
export type group_waiting_list_bool_exp = {
  _and?: ReadonlyArray<group_waiting_list_bool_exp> | null;
  _not?: group_waiting_list_bool_exp | null;
  _or?: ReadonlyArray<group_waiting_list_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  offer_ends_at?: timestamptz_comparison_exp | null;
  offered_at?: timestamptz_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type waiting_requests_bool_exp = {
  _and?: ReadonlyArray<waiting_requests_bool_exp> | null;
  _not?: waiting_requests_bool_exp | null;
  _or?: ReadonlyArray<waiting_requests_bool_exp> | null;
  admin_id?: uuid_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  requests?: Int_comparison_exp | null;
  waiting_since?: timestamptz_comparison_exp | null;
};
export type withdrawals_bool_exp = {
  _and?: ReadonlyArray<withdrawals_bool_exp> | null;
  _not?: withdrawals_bool_exp | null;
  _or?: ReadonlyArray<withdrawals_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  arrival_date?: date_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  currency?: String_comparison_exp | null;
  external_account?: stripe_external_accounts_bool_exp | null;
  external_account_id?: uuid_comparison_exp | null;
  failure_reason?: String_comparison_exp | null;
  fee?: bigint_comparison_exp | null;
  method?: String_comparison_exp | null;
  person?: user_profiles_bool_exp | null;
  receipt_number?: bigint_comparison_exp | null;
  status?: withdrawal_statuses_enum_comparison_exp | null;
  updated_at?: timestamptz_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
  withdrawal_id?: uuid_comparison_exp | null;
};
export type withdrawal_statuses_enum_comparison_exp = {
  _eq?: withdrawal_statuses_enum | null;
  _in?: ReadonlyArray<withdrawal_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: withdrawal_statuses_enum | null;
  _nin?: ReadonlyArray<withdrawal_statuses_enum> | null;
};
export type invitation_statuses_enum_comparison_exp = {
  _eq?: invitation_statuses_enum | null;
  _in?: ReadonlyArray<invitation_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: invitation_statuses_enum | null;
  _nin?: ReadonlyArray<invitation_statuses_enum> | null;
};
export type join_methods_enum_comparison_exp = {
  _eq?: join_methods_enum | null;
  _in?: ReadonlyArray<join_methods_enum> | null;
  _is_null?: boolean | null;
  _neq?: join_methods_enum | null;
  _nin?: ReadonlyArray<join_methods_enum> | null;
};
export type leave_requests_bool_exp = {
  _and?: ReadonlyArray<leave_requests_bool_exp> | null;
  _not?: leave_requests_bool_exp | null;
  _or?: ReadonlyArray<leave_requests_bool_exp> | null;
  answer?: String_comparison_exp | null;
  answer_due_at?: timestamptz_comparison_exp | null;
  answered_at?: timestamptz_comparison_exp | null;
  asked_at?: timestamptz_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  leave_request_id?: uuid_comparison_exp | null;
  member?: member_profiles_bool_exp | null;
  reason?: String_comparison_exp | null;
  status?: leave_request_statuses_enum_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type leave_request_statuses_enum_comparison_exp = {
  _eq?: leave_request_statuses_enum | null;
  _in?: ReadonlyArray<leave_request_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: leave_request_statuses_enum | null;
  _nin?: ReadonlyArray<leave_request_statuses_enum> | null;
};
export type open_invitations_bool_exp = {
  _and?: ReadonlyArray<open_invitations_bool_exp> | null;
  _not?: open_invitations_bool_exp | null;
  _or?: ReadonlyArray<open_invitations_bool_exp> | null;
  expires_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  invitation_id?: uuid_comparison_exp | null;
  inviter_alias?: String_comparison_exp | null;
  inviter_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type past_payouts_bool_exp = {
  _and?: ReadonlyArray<past_payouts_bool_exp> | null;
  _not?: past_payouts_bool_exp | null;
  _or?: ReadonlyArray<past_payouts_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  paid_out_on?: date_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  recipient?: member_profiles_bool_exp | null;
  recipient_id?: uuid_comparison_exp | null;
  shortfall_amount?: bigint_comparison_exp | null;
  shortfalls?: past_shortfalls_bool_exp | null;
};
export type past_shortfalls_bool_exp = {
  _and?: ReadonlyArray<past_shortfalls_bool_exp> | null;
  _not?: past_shortfalls_bool_exp | null;
  _or?: ReadonlyArray<past_shortfalls_bool_exp> | null;
  amount?: bigint_comparison_exp | null;
  currency?: String_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  on_day?: date_comparison_exp | null;
  payer?: member_profiles_bool_exp | null;
  payer_id?: uuid_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  recipient?: member_profiles_bool_exp | null;
  recipient_id?: uuid_comparison_exp | null;
  state?: String_comparison_exp | null;
};
export type payout_assignments_bool_exp = {
  _and?: ReadonlyArray<payout_assignments_bool_exp> | null;
  _not?: payout_assignments_bool_exp | null;
  _or?: ReadonlyArray<payout_assignments_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  payout_position?: Int_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type recorded_acts_bool_exp = {
  _and?: ReadonlyArray<recorded_acts_bool_exp> | null;
  _not?: recorded_acts_bool_exp | null;
  _or?: ReadonlyArray<recorded_acts_bool_exp> | null;
  about_alias?: String_comparison_exp | null;
  about_id?: uuid_comparison_exp | null;
  actor_alias?: String_comparison_exp | null;
  actor_id?: uuid_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  kind?: act_kinds_enum_comparison_exp | null;
  number?: Int_comparison_exp | null;
  order_aliases?: jsonb_comparison_exp | null;
  reason?: String_comparison_exp | null;
  recorded_act_id?: uuid_comparison_exp | null;
  recorded_at?: timestamptz_comparison_exp | null;
  values?: jsonb_comparison_exp | null;
};
export type act_kinds_enum_comparison_exp = {
  _eq?: act_kinds_enum | null;
  _in?: ReadonlyArray<act_kinds_enum> | null;
  _is_null?: boolean | null;
  _neq?: act_kinds_enum | null;
  _nin?: ReadonlyArray<act_kinds_enum> | null;
};
export type group_schedule_bool_exp = {
  _and?: ReadonlyArray<group_schedule_bool_exp> | null;
  _not?: group_schedule_bool_exp | null;
  _or?: ReadonlyArray<group_schedule_bool_exp> | null;
  cash_amount?: bigint_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  due_date?: date_comparison_exp | null;
  grace_end_date?: date_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  is_current?: Boolean_comparison_exp | null;
  is_paid_out?: Boolean_comparison_exp | null;
  is_provisional?: Boolean_comparison_exp | null;
  is_settlement?: Boolean_comparison_exp | null;
  paid_out_on?: date_comparison_exp | null;
  payout_date?: date_comparison_exp | null;
  payout_round?: Int_comparison_exp | null;
  recipient?: member_profiles_bool_exp | null;
  recipient_id?: uuid_comparison_exp | null;
};
export type json_comparison_exp = {
  _eq?: Json | null;
  _gt?: Json | null;
  _gte?: Json | null;
  _in?: ReadonlyArray<Json> | null;
  _is_null?: boolean | null;
  _lt?: Json | null;
  _lte?: Json | null;
  _neq?: Json | null;
  _nin?: ReadonlyArray<Json> | null;
};
export type group_slugs_bool_exp = {
  _and?: ReadonlyArray<group_slugs_bool_exp> | null;
  _not?: group_slugs_bool_exp | null;
  _or?: ReadonlyArray<group_slugs_bool_exp> | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  url_slug?: String_comparison_exp | null;
};
export type group_statuses_enum_comparison_exp = {
  _eq?: group_statuses_enum | null;
  _in?: ReadonlyArray<group_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: group_statuses_enum | null;
  _nin?: ReadonlyArray<group_statuses_enum> | null;
};
export type term_consents_bool_exp = {
  _and?: ReadonlyArray<term_consents_bool_exp> | null;
  _not?: term_consents_bool_exp | null;
  _or?: ReadonlyArray<term_consents_bool_exp> | null;
  accepted_at?: timestamptz_comparison_exp | null;
  asked_at?: timestamptz_comparison_exp | null;
  expires_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  profile?: member_profiles_bool_exp | null;
  terms_before?: jsonb_comparison_exp | null;
  terms_hash?: String_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type grace_period_votes_bool_exp = {
  _and?: ReadonlyArray<grace_period_votes_bool_exp> | null;
  _not?: grace_period_votes_bool_exp | null;
  _or?: ReadonlyArray<grace_period_votes_bool_exp> | null;
  closed_at?: timestamptz_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  created_by?: uuid_comparison_exp | null;
  cycle?: Int_comparison_exp | null;
  description?: String_comparison_exp | null;
  eligible_voters?: Int_comparison_exp | null;
  expires_at?: timestamptz_comparison_exp | null;
  group?: groups_bool_exp | null;
  group_id?: uuid_comparison_exp | null;
  leave_request_id?: uuid_comparison_exp | null;
  may_delete?: jsonb_comparison_exp | null;
  may_vote?: jsonb_comparison_exp | null;
  my_choice?: String_comparison_exp | null;
  no_count?: Int_comparison_exp | null;
  opener?: member_profiles_bool_exp | null;
  responses?: vote_responses_bool_exp | null;
  round?: rounds_bool_exp | null;
  round_id?: uuid_comparison_exp | null;
  seconds_left?: Int_comparison_exp | null;
  status?: vote_statuses_enum_comparison_exp | null;
  subject?: member_profiles_bool_exp | null;
  user_id?: uuid_comparison_exp | null;
  vote_id?: uuid_comparison_exp | null;
  vote_type?: vote_types_enum_comparison_exp | null;
  votes_needed?: Int_comparison_exp | null;
  yes_count?: Int_comparison_exp | null;
};
export type vote_responses_bool_exp = {
  _and?: ReadonlyArray<vote_responses_bool_exp> | null;
  _not?: vote_responses_bool_exp | null;
  _or?: ReadonlyArray<vote_responses_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  vote?: grace_period_votes_bool_exp | null;
  vote_choice?: String_comparison_exp | null;
  vote_id?: uuid_comparison_exp | null;
  voter_id?: uuid_comparison_exp | null;
};
export type vote_statuses_enum_comparison_exp = {
  _eq?: vote_statuses_enum | null;
  _in?: ReadonlyArray<vote_statuses_enum> | null;
  _is_null?: boolean | null;
  _neq?: vote_statuses_enum | null;
  _nin?: ReadonlyArray<vote_statuses_enum> | null;
};
export type vote_types_enum_comparison_exp = {
  _eq?: vote_types_enum | null;
  _in?: ReadonlyArray<vote_types_enum> | null;
  _is_null?: boolean | null;
  _neq?: vote_types_enum | null;
  _nin?: ReadonlyArray<vote_types_enum> | null;
};
export type groups_aggregate_bool_exp = {
  bool_and?: groups_aggregate_bool_exp_bool_and | null;
  bool_or?: groups_aggregate_bool_exp_bool_or | null;
  count?: groups_aggregate_bool_exp_count | null;
};
export type groups_aggregate_bool_exp_bool_and = {
  arguments: groups_select_column_groups_aggregate_bool_exp_bool_and_arguments_columns;
  distinct?: boolean | null;
  filter?: groups_bool_exp | null;
  predicate: Boolean_comparison_exp;
};
export type groups_aggregate_bool_exp_bool_or = {
  arguments: groups_select_column_groups_aggregate_bool_exp_bool_or_arguments_columns;
  distinct?: boolean | null;
  filter?: groups_bool_exp | null;
  predicate: Boolean_comparison_exp;
};
export type groups_aggregate_bool_exp_count = {
  arguments?: ReadonlyArray<groups_select_column> | null;
  distinct?: boolean | null;
  filter?: groups_bool_exp | null;
  predicate: Int_comparison_exp;
};
export type messages_bool_exp = {
  _and?: ReadonlyArray<messages_bool_exp> | null;
  _not?: messages_bool_exp | null;
  _or?: ReadonlyArray<messages_bool_exp> | null;
  chat?: chats_bool_exp | null;
  chat_id?: uuid_comparison_exp | null;
  created_at?: timestamptz_comparison_exp | null;
  deleted_at?: timestamptz_comparison_exp | null;
  hidden_by?: hidden_messages_bool_exp | null;
  kind?: post_kinds_enum_comparison_exp | null;
  message?: String_comparison_exp | null;
  message_id?: uuid_comparison_exp | null;
  number?: Int_comparison_exp | null;
  receipts?: jsonb_comparison_exp | null;
  reply_to?: messages_bool_exp | null;
  reply_to_id?: uuid_comparison_exp | null;
  sender?: member_profiles_bool_exp | null;
  sender_id?: uuid_comparison_exp | null;
  states?: chat_user_states_bool_exp | null;
  tallies?: jsonb_comparison_exp | null;
  values?: jsonb_comparison_exp | null;
  voice_format?: String_comparison_exp | null;
  voice_id?: uuid_comparison_exp | null;
  voice_levels?: jsonb_comparison_exp | null;
  voice_ms?: Int_comparison_exp | null;
};
export type hidden_messages_bool_exp = {
  _and?: ReadonlyArray<hidden_messages_bool_exp> | null;
  _not?: hidden_messages_bool_exp | null;
  _or?: ReadonlyArray<hidden_messages_bool_exp> | null;
  created_at?: timestamptz_comparison_exp | null;
  message?: messages_bool_exp | null;
  message_id?: uuid_comparison_exp | null;
  user_id?: uuid_comparison_exp | null;
};
export type post_kinds_enum_comparison_exp = {
  _eq?: post_kinds_enum | null;
  _in?: ReadonlyArray<post_kinds_enum> | null;
  _is_null?: boolean | null;
  _neq?: post_kinds_enum | null;
  _nin?: ReadonlyArray<post_kinds_enum> | null;
};
export type chat_receipts_bool_exp = {
  _and?: ReadonlyArray<chat_receipts_bool_exp> | null;
  _not?: chat_receipts_bool_exp | null;
  _or?: ReadonlyArray<chat_receipts_bool_exp> | null;
  chat_id?: uuid_comparison_exp | null;
  delivered_number?: Int_comparison_exp | null;
  never_delivered?: jsonb_comparison_exp | null;
  never_read?: jsonb_comparison_exp | null;
  read_number?: Int_comparison_exp | null;
  states?: chat_user_states_bool_exp | null;
};
export type chat_change_kinds_enum_comparison_exp = {
  _eq?: chat_change_kinds_enum | null;
  _in?: ReadonlyArray<chat_change_kinds_enum> | null;
  _is_null?: boolean | null;
  _neq?: chat_change_kinds_enum | null;
  _nin?: ReadonlyArray<chat_change_kinds_enum> | null;
};
export type OlderChatsQuery$variables = {
  where: chat_user_states_bool_exp;
};
export type OlderChatsQuery$data = {
  readonly chat_user_states_connection: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chat_id: string;
        readonly id: string;
        readonly last_message_at: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"useChats_states">;
      };
    }>;
  };
};
export type OlderChatsQuery = {
  response: OlderChatsQuery$data;
  variables: OlderChatsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "where"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 60
  },
  {
    "kind": "Literal",
    "name": "order_by",
    "value": [
      {
        "last_message_at": "desc_nulls_last"
      },
      {
        "chat_id": "asc"
      }
    ]
  },
  {
    "kind": "Variable",
    "name": "where",
    "variableName": "where"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chat_id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_message_at",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "user_id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avatar_url",
    "storageKey": null
  }
],
v6 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 1
  }
],
v7 = [
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OlderChatsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "chat_user_statesConnection",
        "kind": "LinkedField",
        "name": "chat_user_states_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "chat_user_statesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_user_states",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useChats_states"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "query_root",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OlderChatsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "chat_user_statesConnection",
        "kind": "LinkedField",
        "name": "chat_user_states_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "chat_user_statesEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "chat_user_states",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "from_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "away_after",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "back_from",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cleared_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "read_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "may_write",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unread",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deleted_at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name_when_left",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_sender_id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "last_voice_ms",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "chats",
                    "kind": "LinkedField",
                    "name": "chat",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "address",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "chat_type",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "top_number",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "groups",
                        "kind": "LinkedField",
                        "name": "group",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "admin_id",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "group_id",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "short_id",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "url_slug",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "current_members",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "current_payout_round",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "image_url",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "locked_member_count",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "member_limit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "first_profile",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "member_profiles",
                        "kind": "LinkedField",
                        "name": "second_profile",
                        "plural": false,
                        "selections": (v5/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v6/*:: as any*/),
                        "concreteType": "user_blocks",
                        "kind": "LinkedField",
                        "name": "blocks_of_first",
                        "plural": true,
                        "selections": (v7/*:: as any*/),
                        "storageKey": "blocks_of_first(limit:1)"
                      },
                      {
                        "alias": null,
                        "args": (v6/*:: as any*/),
                        "concreteType": "user_blocks",
                        "kind": "LinkedField",
                        "name": "blocks_of_second",
                        "plural": true,
                        "selections": (v7/*:: as any*/),
                        "storageKey": "blocks_of_second(limit:1)"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "65627dd75ccea3fc68931e556b653c135ece40dbf236116bb395bbc562b8de9d",
    "metadata": {},
    "name": "OlderChatsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b9234f71536499f0ca8e6fa6c1fc261b";

export default node;
