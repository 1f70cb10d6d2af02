DELETE FROM public.security_audit_logs WHERE event_type IN ('factor_recovery_asked', 'two_factor_recovered');
ALTER TABLE public.security_audit_logs DROP CONSTRAINT security_audit_logs_event_known;
ALTER TABLE public.security_audit_logs ADD CONSTRAINT security_audit_logs_event_known CHECK (event_type IN (
  'login_attempt', 'registration_attempt', 'password_reset_request', 'password_change', 'suspicious_activity',
  'two_factor_on', 'two_factor_off', 'recovery_codes', 'email_change', 'sign_out_everywhere'));
DROP TRIGGER withdrawals_wait_after_recovery ON public.withdrawals;
DROP FUNCTION private.refuse_held_withdrawal();
ALTER TABLE public.user_profiles DROP COLUMN withdrawals_held_until;
DROP TABLE auth.factor_recoveries;
DELETE FROM public.limits WHERE limit_id IN ('recovery_link', 'recovery_hold');
