DROP FUNCTION public.user_seconds_to_change(public.user_profiles), public.group_seconds_to_change(public.groups),
  public.group_changes_at(public.groups);
