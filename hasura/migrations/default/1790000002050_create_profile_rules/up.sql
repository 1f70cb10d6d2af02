-- What holds when people edit their own profile. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.change_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Hasura names the person during a mutation; the service, which empties the name of a deleted account, names nobody.
  IF nullif(current_setting('hasura.user', true), '') IS NULL THEN
    RETURN NEW;
  END IF;
  IF OLD.username_changed_at + public.span_of('username_change') > public.app_now() THEN
    PERFORM private.refuse('username-changed-lately', jsonb_build_object('days', public.limit_of('username_change')),
      OLD.username_changed_at + public.span_of('username_change'));
  END IF;
  NEW.username_changed_at := public.app_now();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.change_username IS 'Trigger: a person changes their username once in a while (D147).';
CREATE OR REPLACE TRIGGER user_profiles_change_username BEFORE UPDATE OF username ON public.user_profiles
  FOR EACH ROW WHEN (OLD.username::text <> NEW.username::text) EXECUTE FUNCTION private.change_username();
