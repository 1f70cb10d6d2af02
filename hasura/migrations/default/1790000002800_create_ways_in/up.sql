-- Ways in that are added to an account and taken from it (D166): whoever owns the account learns of each.
CREATE FUNCTION auth.tell_way_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM auth.accounts WHERE user_id = NEW.user_id AND id <> NEW.id) THEN RETURN NULL; END IF;
  INSERT INTO private.outbox (kind, dedupe_key, payload) VALUES
    ('mail', 'way-in-added:' || NEW.id, jsonb_build_object('template', 'way-in-added', 'user_id', NEW.user_id, 'provider', NEW.provider_id)),
    ('way-in-alert', 'way-in-alert:' || NEW.id, jsonb_build_object('user_id', NEW.user_id, 'account_id', NEW.id));
  INSERT INTO public.security_audit_logs (user_id, event_type, success, event_data)
  VALUES (NEW.user_id, 'way_in_added', true, jsonb_build_object('provider', NEW.provider_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION auth.tell_way_in IS
  'Trigger: a provider that opens an account which had a way in before is told to its owner in the same statement, however it came there (D166, D192).';
CREATE TRIGGER accounts_tell_way_in AFTER INSERT ON auth.accounts
  FOR EACH ROW WHEN (NEW.provider_id <> 'credential') EXECUTE FUNCTION auth.tell_way_in();

-- An ID token says who somebody is, and nobody asks it again.
CREATE FUNCTION auth.forget_id_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.id_token := NULL;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION auth.forget_id_token IS 'Trigger: the ID token that an app brought is not kept.';
CREATE TRIGGER accounts_forget_id_token BEFORE INSERT OR UPDATE OF id_token ON auth.accounts
  FOR EACH ROW WHEN (NEW.id_token IS NOT NULL) EXECUTE FUNCTION auth.forget_id_token();

-- Nobody is left outside: whoever takes the last way in away takes it from nobody who still has an account.
CREATE FUNCTION auth.keep_a_way_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM auth.accounts WHERE user_id = OLD.user_id) THEN RETURN NULL; END IF;
  IF EXISTS (
    SELECT FROM auth.users u JOIN public.user_profiles p ON p.user_id = u.id WHERE u.id = OLD.user_id AND p.deleted_at IS NULL
  ) THEN
    RAISE EXCEPTION 'this is the last way in of a person' USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_keep_a_way_in';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION auth.keep_a_way_in IS 'Trigger, at the end of a transaction: an account that is not deleted keeps a way in.';
CREATE CONSTRAINT TRIGGER accounts_keep_a_way_in AFTER DELETE ON auth.accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION auth.keep_a_way_in();
