DROP FUNCTION public.activity_is_recent(public.activity_feed);
DROP VIEW public.own_sums;
DROP FUNCTION public.user_in_arrears(public.user_profiles), public.user_rating(public.user_profiles),
  public.user_on_time_rate(public.user_profiles), public.user_completed_groups(public.user_profiles), public.user_upcoming(public.user_profiles),
  public.user_active_groups(public.user_profiles);
DROP VIEW public.member_profiles;
DROP FUNCTION public.counted_groups_of(uuid);
