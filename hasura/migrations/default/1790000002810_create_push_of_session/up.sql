-- A device that is signed out from afar rings no more (D238): each row knows the session that gave it.
ALTER TABLE public.push_subscriptions ADD COLUMN session_id uuid;
COMMENT ON COLUMN public.push_subscriptions.session_id IS
  'The session in which the device last gave itself; it may have ended since. No foreign key: the row outlives the session, inactive or not.';
COMMENT ON COLUMN public.push_subscriptions.is_active IS
  'False once the provider says that an app is gone from its device, and once the device was signed out, there or from afar.';
CREATE INDEX push_subscriptions_session_id_idx ON public.push_subscriptions (session_id);

CREATE FUNCTION private.note_session_of_device() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given CONSTANT text := nullif(current_setting('hasura.user', true), '')::json ->> 'x-hasura-session-id';
BEGIN
  IF given IS NULL THEN RETURN NEW; END IF;
  NEW.session_id := given::uuid;
  -- Only the device knows its keys: who writes them is there.
  NEW.is_active := true;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.note_session_of_device IS 'Trigger: a device that gives itself belongs to the session in which it does, and rings again.';
-- Before note_registration, by its name, which asks whether the device is there.
CREATE TRIGGER push_subscriptions_follow_session BEFORE INSERT OR UPDATE OF p256dh, auth ON public.push_subscriptions
  FOR EACH ROW EXECUTE FUNCTION private.note_session_of_device();

CREATE FUNCTION private.silence_ended_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever has only been away for long was not signed out: what is due is still told there.
  UPDATE public.push_subscriptions SET is_active = false
  WHERE is_active AND session_id IN (SELECT id FROM ended WHERE expires_at > now());
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.silence_ended_sessions IS 'Trigger: whatever ends a session, its device rings no more.';
CREATE TRIGGER sessions_silence_devices AFTER DELETE ON auth.sessions
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION private.silence_ended_sessions();
