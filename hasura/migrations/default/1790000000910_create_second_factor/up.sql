-- The second factor of a sign-in (D150, D164) and changes of the address. Like all of schema auth this is on the server's own
-- time: codes of an app are made from it.
CREATE TABLE auth.two_factors (
  user_id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  confirmed_at timestamptz,
  confirmed_step bigint,
  last_step bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT two_factors_sealed_secret_form CHECK (char_length(sealed_secret) BETWEEN 40 AND 1000 AND sealed_secret ~ '^[A-Za-z0-9_.-]+$'),
  CONSTRAINT two_factors_confirmed_by_a_code CHECK (num_nulls(confirmed_at, confirmed_step, last_step) IN (0, 3))
);
COMMENT ON TABLE auth.two_factors IS 'The authenticator app of a person. Until a code of it has confirmed it, it is asked for nowhere.';
COMMENT ON COLUMN auth.two_factors.sealed_secret IS 'What the app knows too, sealed with AUTH_SECRET for this person alone.';
COMMENT ON COLUMN auth.two_factors.confirmed_step IS 'The time step of the code that confirmed it: that code alone, for as long as an app shows it, is answered the first recovery codes again.';
COMMENT ON COLUMN auth.two_factors.last_step IS 'The time step of the newest code that was taken, in units of 30 seconds since 1970: no code of it or of before is taken again.';

CREATE TABLE auth.recovery_codes (
  user_id uuid NOT NULL REFERENCES auth.two_factors (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_code_hash_form CHECK (code_hash ~ '^[A-Za-z0-9_-]{43}$')
);
COMMENT ON TABLE auth.recovery_codes IS 'What stands in for the app, each once (D150). Only a keyed hash of a code is here: it was shown when it was made.';

CREATE TABLE auth.half_sign_ins (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES auth.two_factors (user_id) ON DELETE CASCADE,
  remembers boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  code_hash text,
  session_id uuid REFERENCES auth.sessions (id) ON DELETE SET NULL,
  CONSTRAINT half_sign_ins_token_hash_form CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  CONSTRAINT half_sign_ins_code_hash_form CHECK (code_hash ~ '^[A-Za-z0-9_-]{43}$')
);
COMMENT ON TABLE auth.half_sign_ins IS 'Sign-ins whose password was right and whose code is to come. The cookie carries the token, of which only the SHA-256 is here.';
COMMENT ON COLUMN auth.half_sign_ins.remembers IS 'Whether the session outlives the browser.';
COMMENT ON COLUMN auth.half_sign_ins.code_hash IS 'The code that completed it: the same code sent again after a lost answer is the same sign-in.';
CREATE INDEX half_sign_ins_user_id_idx ON auth.half_sign_ins (user_id);
CREATE INDEX half_sign_ins_session_id_idx ON auth.half_sign_ins (session_id);
CREATE INDEX half_sign_ins_expires_at_idx ON auth.half_sign_ins (expires_at);

CREATE FUNCTION auth.follow_two_factor() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE public.user_profiles SET two_factor_enabled = TG_OP <> 'DELETE' AND NEW.confirmed_at IS NOT NULL
  WHERE user_id = coalesce(NEW.user_id, OLD.user_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION auth.follow_two_factor IS 'Trigger: the profile says whether the second factor is on.';
CREATE TRIGGER two_factors_follow AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON auth.two_factors
  FOR EACH ROW EXECUTE FUNCTION auth.follow_two_factor();
