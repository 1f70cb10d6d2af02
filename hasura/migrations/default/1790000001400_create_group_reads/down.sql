DROP FUNCTION public.invitation_addressee(public.group_invitations, json), public.invitation_inviter_alias(public.group_invitations);
DROP VIEW public.waiting_leave_requests;
DROP VIEW public.waiting_requests;
DROP FUNCTION public.joinable_groups, private.starts_within, private.group_fits, private.pattern_of;
DROP FUNCTION public.group_archive_days_left(public.groups), public.group_member_avatars(public.groups, json), public.group_admin_rating(public.groups),
  public.group_admin_avatar_url(public.groups), public.group_admin_alias(public.groups), public.group_pot_balance(public.groups, json), public.group_cycle_progress(public.groups),
  public.group_spots_left(public.groups), public.group_cash_payout(public.groups), public.group_total_payout(public.groups),
  public.group_total_cycles_completed(public.groups), public.group_last_cycle_completed_at(public.groups), public.group_payout_locked(public.groups),
  public.group_draw_proof(public.groups), public.group_completed_at(public.groups), public.group_current_payout_round(public.groups),
  public.group_locked_member_count(public.groups), public.group_started_manually_at(public.groups), public.group_started_at(public.groups),
  public.group_end_date(public.groups), public.group_is_start_missed(public.groups), public.group_start_date(public.groups);
