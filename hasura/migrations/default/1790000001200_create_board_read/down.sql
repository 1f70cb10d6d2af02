DROP VIEW public.past_payouts;
DROP VIEW public.past_shortfalls;
DROP VIEW public.payout_waits;
DROP FUNCTION private.is_behind_at_turn;
DROP FUNCTION private.payout_wait;
DROP FUNCTION private.add_business_days;
DROP VIEW public.verified_names;
DROP VIEW public.board;
