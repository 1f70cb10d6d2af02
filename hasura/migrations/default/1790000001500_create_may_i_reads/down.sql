DROP FUNCTION public.standing_may_pay(public.contribution_standings), public.user_may_found(public.user_profiles), public.group_may_start(public.groups, json), public.group_may_join(public.groups, json),
  private.group_limit_of(uuid), private.may_not(text, jsonb, timestamptz, text), private.may(text), private.refusal_next(text);
