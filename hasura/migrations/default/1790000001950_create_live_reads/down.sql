DROP FUNCTION public.group_own_mark(public.groups, json), public.group_circle_mark(public.groups, json),
  public.group_seat_states(public.groups, json);
