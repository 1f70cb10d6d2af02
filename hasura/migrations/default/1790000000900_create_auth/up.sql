-- Sign-in. The tables are those of the sign-in library (better-auth), in a schema that Hasura never tracks; triggers
-- create the person of an account. Times here are the server's, not the product's, because a moved test clock must not
-- expire sessions.
CREATE SCHEMA auth;

CREATE TABLE auth.users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL,
  image text,
  username text NOT NULL,
  phone text,
  location text,
  time_zone text,
  language text,
  terms_accepted_at timestamptz,
  sign_up_key uuid,
  way_back text,
  signed_up_again_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_is_unique UNIQUE (email),
  CONSTRAINT users_email_is_lower_case CHECK (email = lower(email)),
  CONSTRAINT users_email_form CHECK (private.is_e_mail(email)),
  CONSTRAINT users_name_form CHECK (char_length(name) BETWEEN 1 AND 120 AND private.is_name(name)),
  CONSTRAINT users_username_form CHECK (username ~ '^[A-Za-z0-9._]{3,30}$'),
  CONSTRAINT users_phone_form CHECK (char_length(phone) <= 30 AND phone ~ '^\+?[0-9 ()-]*[0-9][0-9 ()-]*$'),
  CONSTRAINT users_location_form CHECK (char_length(location) <= 200 AND private.is_line(location)),
  CONSTRAINT users_image_form CHECK (char_length(image) <= 500 AND private.is_picture_address(image)),
  CONSTRAINT users_way_back_is_inside CHECK (char_length(way_back) <= 500 AND way_back ~ '^/($|[^/\\])' AND private.is_line(way_back)),
  CONSTRAINT users_language_known CHECK (language IN ('en', 'es', 'fr')),
  CONSTRAINT users_time_zone_known FOREIGN KEY (time_zone) REFERENCES private.time_zones (code)
);
COMMENT ON TABLE auth.users IS
  'Who can sign in. username, phone, location, time_zone and language are what was given at sign-up; from then on the profile decides.';
COMMENT ON COLUMN auth.users.sign_up_key IS 'Names one filled-in form: sent again after a lost answer, it is the same sign-up.';
COMMENT ON COLUMN auth.users.signed_up_again_at IS
  'When somebody signed up with the address of this account before it was confirmed. Nobody knows whose of the sign-ups is its owner''s, so whoever opens a letter of it sets a password of their own (D166, D246).';
COMMENT ON COLUMN auth.users.way_back IS
  'Where in the app the person was when they signed up, a path: the letter that confirms the address leads back there.';

CREATE INDEX users_unconfirmed_idx ON auth.users (created_at) WHERE NOT email_verified;

CREATE TABLE auth.sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  token_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  proved_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL,
  CONSTRAINT sessions_ip_address_form CHECK (ip_address ~ '^[0-9a-fA-F:.]{0,45}$'),
  CONSTRAINT sessions_user_agent_form CHECK (char_length(user_agent) <= 255 AND private.is_line(user_agent)),
  CONSTRAINT sessions_token_hash_is_unique UNIQUE (token_hash),
  CONSTRAINT sessions_token_hash_form CHECK (token_hash ~ '^[A-Za-z0-9_-]{43}$')
);
COMMENT ON TABLE auth.sessions IS 'Who is signed in where. The cookie carries the token, of which only the SHA-256 is here.';
COMMENT ON COLUMN auth.sessions.proved_at IS
  'When the person last gave a password or a code on this device, at the sign-in or later; null where a provider opened the session (D302).';
CREATE INDEX sessions_user_id_idx ON auth.sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON auth.sessions (expires_at);
CREATE TRIGGER sessions_cut_user_agent BEFORE INSERT OR UPDATE OF user_agent ON auth.sessions
  FOR EACH ROW EXECUTE FUNCTION private.cut_user_agent();

CREATE TABLE auth.accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL,
  -- The provider comes last. With it first, a plan made while the table was empty reads every account that has a password, for each sign-in.
  CONSTRAINT accounts_one_per_provider UNIQUE (account_id, provider_id)
);
COMMENT ON TABLE auth.accounts IS 'How a person signs in: provider_id `credential` with an argon2id hash, or `google` or `apple` with the provider''s own name for the person.';
CREATE INDEX accounts_user_id_idx ON auth.accounts (user_id);

CREATE TABLE auth.verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE auth.verifications IS 'Tokens that were sent by mail and are not used yet.';
CREATE INDEX verifications_identifier_idx ON auth.verifications (identifier);

CREATE TABLE auth.jwks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  public_key text NOT NULL,
  private_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz
);
COMMENT ON TABLE auth.jwks IS 'The keys that sign our tokens. Every one is published.';
COMMENT ON COLUMN auth.jwks.private_key IS 'The private half of the key, encrypted with AUTH_SECRET.';

CREATE TABLE auth.sign_in_attempts (
  subject text PRIMARY KEY,
  failures integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  locked_until timestamptz,
  pending integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE auth.sign_in_attempts IS
  'Wrong passwords of one e-mail address (`email:…`) and of one person who is signed in (`proof:…`), wrong codes of one person (`code:…`), and all of one network (`network:…`) in the running window (D164, D165).';
COMMENT ON COLUMN auth.sign_in_attempts.pending IS
  'Attempts of a network that are being looked at: each may fail, so they count like failures until they end.';

-- An account is whole or not there: whoever writes auth.users writes the person in the same statement, and the letter
-- that asks to confirm the address too.
CREATE FUNCTION auth.make_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO public.user_profiles (user_id, name, alias, username, email, phone, location, time_zone, email_confirmed_at, terms_accepted_at)
  VALUES (NEW.id, NEW.name, NEW.username, NEW.username, NEW.email, NEW.phone, NEW.location,
    NEW.time_zone,
    CASE WHEN NEW.email_verified THEN public.app_now() END,
    CASE WHEN NEW.terms_accepted_at IS NOT NULL THEN public.app_now() END);
  INSERT INTO public.user_preferences (user_id, language) VALUES (NEW.id, coalesce(NEW.language, 'en'));
  INSERT INTO public.subscribers (user_id, email) VALUES (NEW.id, NEW.email);
  IF NOT NEW.email_verified THEN
    INSERT INTO private.outbox (kind, dedupe_key, payload)
    VALUES ('mail', 'confirm-address:' || NEW.id, jsonb_build_object('template', 'confirm-address', 'user_id', NEW.id));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION auth.make_person IS 'Trigger: an account creates its person in the same statement.';
CREATE TRIGGER users_make_person AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION auth.make_person();

CREATE FUNCTION auth.follow_address() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE public.user_profiles SET
    email = NEW.email,
    email_confirmed_at = CASE
      WHEN NOT NEW.email_verified THEN NULL
      WHEN OLD.email_verified AND OLD.email = NEW.email THEN email_confirmed_at
      ELSE public.app_now() END
  WHERE user_id = NEW.id;
  UPDATE public.subscribers SET email = NEW.email WHERE user_id = NEW.id AND email <> NEW.email::public.citext;
  -- Who was picked by name is invited as a person; a typed address stays the one that was typed.
  UPDATE public.group_invitations SET invitee_email = NEW.email
  WHERE OLD.email <> NEW.email AND invitee_email = OLD.email::public.citext AND picked_alias IS NOT NULL;
  IF NEW.email_verified AND NOT OLD.email_verified THEN
    INSERT INTO private.outbox (kind, dedupe_key, payload)
    VALUES ('mail', 'welcome:' || NEW.id, jsonb_build_object('template', 'welcome', 'user_id', NEW.id))
    ON CONFLICT (dedupe_key) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION auth.follow_address IS 'Trigger: the profile follows a changed or confirmed e-mail address, and so do invitations of who was picked by name (D110).';
CREATE TRIGGER users_follow_address AFTER UPDATE OF email, email_verified ON auth.users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.email_verified IS DISTINCT FROM NEW.email_verified)
  EXECUTE FUNCTION auth.follow_address();

CREATE FUNCTION auth.end_sessions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION auth.end_sessions IS
  'Trigger: a deletion ends every session, and so does the end of a suspension (D296). While a suspension lasts the sessions stay, so that the app can say why it opens nothing.';
CREATE TRIGGER user_profiles_end_sessions AFTER UPDATE OF suspended_at, deleted_at ON public.user_profiles
  FOR EACH ROW WHEN (
    (OLD.suspended_at IS NOT NULL AND NEW.suspended_at IS NULL) OR (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  ) EXECUTE FUNCTION auth.end_sessions();

-- Whom a provider vouches for owns the address. What others had put on an account that nobody confirmed goes with this.
CREATE FUNCTION auth.take_over() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM auth.users WHERE id = NEW.user_id AND NOT email_verified FOR UPDATE;
  IF NOT FOUND OR NOT EXISTS (SELECT FROM auth.accounts WHERE user_id = NEW.user_id) THEN RETURN NEW; END IF;
  DELETE FROM auth.accounts WHERE user_id = NEW.user_id;
  DELETE FROM auth.sessions WHERE user_id = NEW.user_id;
  DELETE FROM private.identity_details WHERE user_id = NEW.user_id;
  UPDATE auth.users SET email_verified = true, terms_accepted_at = NULL, way_back = NULL, updated_at = now()
  WHERE id = NEW.user_id;
  UPDATE public.user_profiles SET terms_accepted_at = NULL WHERE user_id = NEW.user_id;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION auth.take_over IS
  'Trigger: a provider that vouches for the address adds its way in to an account that nobody confirmed. Whoever had registered it keeps no way in, no session, no identity detail and no acceptance of the terms (D166, D253).';
CREATE TRIGGER accounts_take_over BEFORE INSERT ON auth.accounts
  FOR EACH ROW WHEN (NEW.provider_id <> 'credential') EXECUTE FUNCTION auth.take_over();
