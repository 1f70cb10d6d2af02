DROP TRIGGER sessions_silence_devices ON auth.sessions;
DROP FUNCTION private.silence_ended_sessions();
DROP TRIGGER push_subscriptions_follow_session ON public.push_subscriptions;
DROP FUNCTION private.note_session_of_device();
ALTER TABLE public.push_subscriptions DROP COLUMN session_id;
COMMENT ON COLUMN public.push_subscriptions.is_active IS 'False once the provider says that an app is gone from its device.';
