-- What lets us speak to Apple for somebody. Apple wants it taken back when an account ends, so it outlives the account. Like all
-- of sign-in this is on the server's own time.
CREATE TABLE private.apple_grants (
  grant_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  way_in_id uuid REFERENCES auth.accounts (id) ON DELETE SET NULL,
  holds text NOT NULL DEFAULT 'code',
  sealed bytea NOT NULL,
  key_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT apple_grants_hold_one_thing CHECK (holds IN ('code', 'refresh_token')),
  CONSTRAINT apple_grants_are_sealed CHECK (octet_length(sealed) BETWEEN 284 AND 8192 AND octet_length(sealed) % 256 = 28),
  CONSTRAINT apple_grants_key_id_form CHECK (key_id ~ '^[0-9a-f]{16}$')
);
COMMENT ON TABLE private.apple_grants IS
  'One code that an app got from Apple, and then the refresh token that it was exchanged for, sealed with IDENTITY_KEY for this row alone. It goes when Apple has taken it back.';
COMMENT ON COLUMN private.apple_grants.way_in_id IS 'The way in that it came with; null once that is gone and Apple is to be told.';
COMMENT ON COLUMN private.apple_grants.key_id IS 'Names the key that has sealed the row, and tells nothing of it.';
COMMENT ON COLUMN private.apple_grants.created_at IS 'When the code came, which Apple takes for five minutes.';
CREATE INDEX apple_grants_way_in_id_idx ON private.apple_grants (way_in_id);

CREATE FUNCTION auth.take_back_apple() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The payload names no person: what waits for a deleted person goes with them, and this must not.
  INSERT INTO private.outbox (kind, dedupe_key, payload)
  SELECT 'apple-revoke', 'apple-revoke:' || g.grant_id, jsonb_build_object('grant_id', g.grant_id)
  FROM private.apple_grants g WHERE g.way_in_id = OLD.id;
  RETURN OLD;
END $$;
COMMENT ON FUNCTION auth.take_back_apple IS
  'Trigger: Apple learns that it opens an account no more, in the statement that takes it away, whether the account is deleted, the way in removed or taken over.';
-- Before the row goes: afterwards its grants do not know any more whose they were.
CREATE TRIGGER accounts_take_back_apple BEFORE DELETE ON auth.accounts
  FOR EACH ROW WHEN (OLD.provider_id = 'apple') EXECUTE FUNCTION auth.take_back_apple();

-- A notice of Apple ends what Apple opened, and no session that a password opened.
ALTER TABLE auth.sessions ADD COLUMN opened_by text,
  ADD CONSTRAINT sessions_opened_by_a_provider CHECK (opened_by IN ('google', 'apple'));
COMMENT ON COLUMN auth.sessions.opened_by IS 'The provider whose word opened it, be it with a code after that; null where a password did.';
ALTER TABLE auth.half_sign_ins ADD COLUMN opened_by text,
  ADD CONSTRAINT half_sign_ins_opened_by_a_provider CHECK (opened_by IN ('google', 'apple'));
COMMENT ON COLUMN auth.half_sign_ins.opened_by IS 'The provider whose word is the first half; null where a password is.';
