DROP FUNCTION public.message_reaction_map(public.messages), public.vote_my_choice(public.grace_period_votes, json),
  public.vote_no_count(public.grace_period_votes), public.vote_yes_count(public.grace_period_votes);
DROP FUNCTION public.user_may_add_group(public.user_profiles), public.user_in_arrears(public.user_profiles), public.user_rating(public.user_profiles),
  public.user_on_time_rate(public.user_profiles), public.user_completed_groups(public.user_profiles), public.user_upcoming(public.user_profiles),
  public.user_active_groups(public.user_profiles), public.user_pending_contributions(public.user_profiles), public.user_total_saved(public.user_profiles);
DROP FUNCTION public.group_join_option(public.groups, json), public.counted_groups_of(uuid), public.has_arrears(uuid),
  public.group_archive_days_left(public.groups), public.group_member_avatars(public.groups), public.group_admin_rating(public.groups),
  public.group_admin_alias(public.groups), public.group_pot_balance(public.groups), public.group_cycle_progress(public.groups),
  public.group_spots_left(public.groups), public.group_cash_payout(public.groups), public.group_total_payout(public.groups);
DROP VIEW public.member_profiles;
DROP FUNCTION public.rating_of(uuid), public.on_time_rate_of(uuid), public.contributions_fallen_due_of(uuid), public.completed_groups_of(uuid);
DROP VIEW public.group_schedule, public.board, public.contribution_standings;
DROP FUNCTION public.contribution_state(timestamptz, text, date, timestamptz, timestamptz, timestamptz, boolean, text, boolean, boolean),
  public.pays_fees(uuid), public.contribution_fees(bigint, text, boolean), public.due_date_of_round(date, text, integer);
