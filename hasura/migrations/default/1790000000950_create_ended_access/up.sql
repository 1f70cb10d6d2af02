-- Access that ends before its token does (D296, D308). Whoever ends it, the row is written in the same statement; the gate
-- of the web server reads it within half a second. Times are the server's own, as those of tokens are.
CREATE TABLE private.ended_access (
  ended_access_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject uuid NOT NULL,
  role text,
  ended_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT ended_access_kind_is_known CHECK (kind IN ('session', 'person', 'role')),
  CONSTRAINT ended_access_names_a_lost_role CHECK ((kind = 'role') = (role IS NOT NULL))
);
COMMENT ON TABLE private.ended_access IS 'Sessions, people and roles whose tokens are refused although they are good for minutes. Kept for an hour, longer than any token lives.';
COMMENT ON COLUMN private.ended_access.ended_access_id IS 'Numbered in the order of writing.';
COMMENT ON COLUMN private.ended_access.subject IS 'The session, or the person. Refers to no row: it may be deleted by now.';
COMMENT ON COLUMN private.ended_access.written_by IS 'The transaction that wrote the row. Rows become visible in another order than they are numbered in: who reads on asks for everything since the oldest transaction that was still open.';
CREATE INDEX ended_access_ended_at_idx ON private.ended_access (ended_at);

CREATE FUNCTION private.note_ended_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO private.ended_access (kind, subject)
  -- Of a session that ran out long ago no token is left.
  SELECT 'session', id FROM ended WHERE expires_at > now() - interval '1 hour';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_ended_sessions IS 'Trigger: tokens of a deleted session end.';
CREATE TRIGGER sessions_note_ended AFTER DELETE ON auth.sessions
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION private.note_ended_sessions();

CREATE FUNCTION private.note_ended_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO private.ended_access (kind, subject) VALUES ('person', NEW.user_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_ended_person IS 'Trigger: tokens of somebody who was suspended or deleted end.';
CREATE TRIGGER user_profiles_note_ended AFTER UPDATE OF suspended_at, deleted_at ON public.user_profiles
  FOR EACH ROW WHEN (
    (OLD.suspended_at IS NULL AND NEW.suspended_at IS NOT NULL) OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  ) EXECUTE FUNCTION private.note_ended_person();

CREATE FUNCTION private.note_lost_roles() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- `admin` is the only role that a row gives; tokens call it platform_admin.
  INSERT INTO private.ended_access (kind, subject, role) SELECT 'role', user_id, 'platform_admin' FROM lost WHERE role = 'admin';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_lost_roles IS 'Trigger: tokens of somebody who lost a role end for that role.';
CREATE TRIGGER user_roles_note_lost AFTER DELETE ON public.user_roles
  REFERENCING OLD TABLE AS lost FOR EACH STATEMENT EXECUTE FUNCTION private.note_lost_roles();

CREATE FUNCTION private.note_admins_without_code() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO private.ended_access (kind, subject, role) SELECT 'role', user_id, 'platform_admin' FROM public.user_roles
  WHERE user_id = NEW.user_id AND role = 'admin';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_admins_without_code IS 'Trigger: a platform admin who turns the second factor off is none until it is on again (D313).';
CREATE TRIGGER user_profiles_note_two_factor_off AFTER UPDATE OF two_factor_enabled ON public.user_profiles
  FOR EACH ROW WHEN (OLD.two_factor_enabled AND NOT NEW.two_factor_enabled) EXECUTE FUNCTION private.note_admins_without_code();
