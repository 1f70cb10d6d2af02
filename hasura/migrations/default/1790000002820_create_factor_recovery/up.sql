-- A lost second factor without recovery codes (D150): proved by the password, the inbox and the document that verified the person.
INSERT INTO public.limits VALUES ('recovery_link', 24, 'hours', 'D150'), ('recovery_hold', 72, 'hours', 'D150');

CREATE TABLE auth.factor_recoveries (
  user_id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
  recovery_id uuid NOT NULL DEFAULT gen_random_uuid(),
  asked_at timestamptz NOT NULL DEFAULT now(),
  ticket_id uuid REFERENCES public.support_tickets (ticket_id) ON DELETE SET NULL,
  session_id text,
  session_url text,
  failure text,
  recovered_at timestamptz,
  CONSTRAINT factor_recoveries_id_is_unique UNIQUE (recovery_id),
  CONSTRAINT factor_recoveries_session_is_unique UNIQUE (session_id),
  CONSTRAINT factor_recoveries_session_has_an_address CHECK ((session_id IS NULL) = (session_url IS NULL)),
  CONSTRAINT factor_recoveries_session_form CHECK (session_id ~ '^[!-~]{1,200}$' AND char_length(session_url) <= 2000 AND session_url ~ '^[!-~]+$'),
  CONSTRAINT factor_recoveries_failure_is_of_a_session CHECK (failure IS NULL OR session_id IS NOT NULL),
  CONSTRAINT factor_recoveries_failure_form CHECK (failure ~ '^[a-z_]{1,40}$'),
  CONSTRAINT factor_recoveries_recovered_by_a_session CHECK (recovered_at IS NULL OR session_id IS NOT NULL AND failure IS NULL)
);
COMMENT ON TABLE auth.factor_recoveries IS
  'Who has given their password, has lost the second factor and is to show who they are: one a person, the newest. Its letter''s token is stored nowhere. Times are the server''s own.';
COMMENT ON COLUMN auth.factor_recoveries.ticket_id IS 'The ticket that the link of the letter opened; null until then.';
COMMENT ON COLUMN auth.factor_recoveries.session_id IS 'The newest identity check of the provider that was started for it.';
COMMENT ON COLUMN auth.factor_recoveries.failure IS 'Why that check did not help: a word of verification_failures, or other_document where it is not the one that verified the person.';
CREATE INDEX factor_recoveries_ticket_id_idx ON auth.factor_recoveries (ticket_id);
CREATE INDEX factor_recoveries_asked_at_idx ON auth.factor_recoveries (asked_at);

ALTER TABLE public.user_profiles ADD COLUMN withdrawals_held_until timestamptz;
COMMENT ON COLUMN public.user_profiles.withdrawals_held_until IS 'Until then no withdrawal is taken: the second factor was given up after an identity check (D150).';

CREATE FUNCTION private.refuse_held_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held_until timestamptz;
BEGIN
  SELECT p.withdrawals_held_until INTO held_until FROM public.user_profiles p WHERE p.user_id = NEW.user_id;
  IF held_until > public.app_now() THEN
    PERFORM private.refuse('withdrawals-held', jsonb_build_object('hours', public.limit_of('recovery_hold')), held_until);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.refuse_held_withdrawal IS 'Trigger: nobody withdraws during the wait after a lost second factor (D150).';
CREATE TRIGGER withdrawals_wait_after_recovery BEFORE INSERT ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION private.refuse_held_withdrawal();
