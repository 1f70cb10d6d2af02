DROP TRIGGER accounts_keep_a_way_in ON auth.accounts;
DROP FUNCTION auth.keep_a_way_in();
DROP TRIGGER accounts_forget_id_token ON auth.accounts;
DROP FUNCTION auth.forget_id_token();
DROP TRIGGER accounts_tell_way_in ON auth.accounts;
DROP FUNCTION auth.tell_way_in();
DELETE FROM public.security_audit_logs WHERE event_type IN ('way_in_added', 'way_in_removed');
ALTER TABLE public.security_audit_logs DROP CONSTRAINT security_audit_logs_event_known;
ALTER TABLE public.security_audit_logs ADD CONSTRAINT security_audit_logs_event_known CHECK (event_type IN (
  'login_attempt', 'registration_attempt', 'password_reset_request', 'password_change', 'suspicious_activity',
  'two_factor_on', 'two_factor_off', 'recovery_codes', 'email_change', 'sign_out_everywhere'));
