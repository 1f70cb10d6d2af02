DROP FUNCTION public.user_in_arrears(public.user_profiles), public.user_rating(public.user_profiles),
  public.user_on_time_rate(public.user_profiles), public.user_completed_groups(public.user_profiles), public.user_upcoming(public.user_profiles),
  public.user_active_groups(public.user_profiles), public.user_pending_contributions(public.user_profiles), public.user_total_saved(public.user_profiles);
DROP VIEW public.member_profiles;
DROP FUNCTION public.rating_of(uuid), public.counted_groups_of(uuid), public.completed_groups_of(uuid);
