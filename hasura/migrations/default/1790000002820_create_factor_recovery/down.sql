DROP TRIGGER withdrawals_wait_after_recovery ON public.withdrawals;
DROP FUNCTION private.refuse_held_withdrawal();
ALTER TABLE public.user_profiles DROP COLUMN withdrawals_held_until;
DROP TABLE auth.factor_recoveries;
DELETE FROM public.limits WHERE limit_id IN ('recovery_link', 'recovery_hold');
