DROP FUNCTION public.group_archive_days_left(public.groups), public.group_member_avatars(public.groups), public.group_admin_rating(public.groups),
  public.group_admin_alias(public.groups), public.group_pot_balance(public.groups), public.group_cycle_progress(public.groups),
  public.group_spots_left(public.groups), public.group_cash_payout(public.groups), public.group_total_payout(public.groups);
