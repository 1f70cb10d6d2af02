DROP FUNCTION private.is_disputing(uuid), public.has_arrears(uuid), public.on_time_rate_of(uuid), private.share_on_time(bigint, bigint);
DROP VIEW public.late_contributions, public.waiting_late_requests, public.open_contributions, public.contribution_standings, public.obligation_standings;
DROP FUNCTION public.open_late_until(timestamptz, boolean, boolean, timestamptz, timestamptz), public.is_open_late(timestamptz, boolean, boolean, timestamptz, timestamptz);
DROP FUNCTION public.is_arrear(timestamptz, timestamptz, text, boolean, timestamptz), public.circle_time(timestamptz, timestamptz);
DROP FUNCTION public.contribution_state(timestamptz, text, date, timestamptz, timestamptz, timestamptz, boolean, text, boolean, boolean),
  private.proved_who(public.user_profiles), public.pays_fees(uuid), public.contribution_fees(bigint, text, boolean);
