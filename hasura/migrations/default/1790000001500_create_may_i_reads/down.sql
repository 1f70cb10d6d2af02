DROP FUNCTION public.late_contribution_may_allow(public.late_contributions), public.standing_may_ask_late(public.contribution_standings), public.standing_may_pay(public.contribution_standings), public.user_may_found(public.user_profiles), public.group_may_start(public.groups, json), public.group_may_invite(public.groups, json), public.group_may_join(public.groups, json),
  private.is_invited(uuid, uuid), private.group_limit_of(uuid), private.may_not(text, jsonb, timestamptz, text), private.may(text), private.refusal_next(text);
DROP VIEW private.open_invitations;
