-- What is left of people who have gone (D169, D299).
CREATE TABLE private.spent_usernames (
  username_hash bytea PRIMARY KEY,
  sign_up_key uuid,
  until timestamptz NOT NULL,
  CONSTRAINT spent_usernames_are_hashed CHECK (octet_length(username_hash) = 32)
);
COMMENT ON TABLE private.spent_usernames IS
  'Usernames that nobody gets, hashed: of deleted accounts, so that nobody reads who had one (D299), and those of sign-ups with an address in use, which would stay free and tell that it is (D246).';
COMMENT ON COLUMN private.spent_usernames.sign_up_key IS 'Names the form that asked for it, and the address: with one in use, or before it asked for another username. Sent again for that address, it is the same sign-up.';
COMMENT ON COLUMN private.spent_usernames.until IS
  'The first clean-up after it frees the username: never where an account was deleted; of a sign-up together with that of an account that nobody confirms, so that the one cannot be told from the other (D225, D246). The server''s time.';
CREATE INDEX spent_usernames_until_idx ON private.spent_usernames (until) WHERE until < 'infinity';

CREATE FUNCTION private.is_spent(username citext) RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT EXISTS (SELECT FROM private.spent_usernames s WHERE s.username_hash = sha256(convert_to(lower(username::text), 'UTF8'))) $$;
COMMENT ON FUNCTION private.is_spent IS 'Whether this username is given to nobody, for now or for ever.';

CREATE FUNCTION private.spend_username(username citext, sign_up_key uuid, until timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('username:' || lower(username::text), 0));
  INSERT INTO private.spent_usernames VALUES (sha256(convert_to(lower(username::text), 'UTF8')), sign_up_key, until)
  ON CONFLICT (username_hash) DO NOTHING;
  RETURN FOUND;
END $$;
COMMENT ON FUNCTION private.spend_username IS 'Until the first clean-up after then, or for ever (infinity), nobody gets this username. False where that was so before.';

CREATE FUNCTION private.refuse_spent_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a deletion or a sign-up that is under way.
  PERFORM pg_advisory_xact_lock(hashtextextended('username:' || lower(NEW.username::text), 0));
  IF private.is_spent(NEW.username) THEN
    RAISE EXCEPTION 'the username was of a deleted account' USING ERRCODE = '23505', CONSTRAINT = 'user_profiles_username_is_unique',
      TABLE = 'user_profiles', SCHEMA = 'public';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.refuse_spent_username IS 'Trigger: a username that is spent is refused like one that somebody has.';
CREATE TRIGGER user_profiles_refuse_spent_username BEFORE INSERT OR UPDATE OF username ON public.user_profiles
  FOR EACH ROW EXECUTE FUNCTION private.refuse_spent_username();

-- Nobody who is here may be called like somebody who is not.
ALTER TABLE public.user_profiles
  DROP CONSTRAINT user_profiles_alias_poses_as_nobody,
  DROP CONSTRAINT user_profiles_name_poses_as_nobody,
  ADD CONSTRAINT user_profiles_alias_poses_as_nobody CHECK (deleted_at IS NOT NULL OR NOT private.poses_as_staff(alias)),
  ADD CONSTRAINT user_profiles_name_poses_as_nobody CHECK (deleted_at IS NOT NULL OR NOT private.poses_as_staff(name)),
  ADD CONSTRAINT user_profiles_deleted_is_nobody CHECK (deleted_at IS NULL OR (alias = 'Former member' AND name = 'Former member'
    AND num_nonnulls(phone, location, time_zone, avatar_url, email_confirmed_at, default_contribution_method_id, default_withdrawal_account_id) = 0
    AND email LIKE '%.invalid'));
