CREATE TABLE public.grace_period_votes (
  vote_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid REFERENCES public.user_profiles (user_id),
  vote_type text NOT NULL REFERENCES public.vote_types (value),
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'active' REFERENCES public.vote_statuses (value),
  round_id uuid REFERENCES public.rounds (round_id),
  eligible_voters integer NOT NULL,
  created_by uuid REFERENCES public.user_profiles (user_id),
  expires_at timestamptz NOT NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT grace_period_votes_description_form CHECK (char_length(description) <= 500 AND private.is_lines(description)),
  CONSTRAINT grace_period_votes_subject_fits_type CHECK ((vote_type = 'restart_group') = (user_id IS NULL)),
  CONSTRAINT grace_period_votes_closed_has_date CHECK ((status = 'active') = (closed_at IS NULL)),
  CONSTRAINT grace_period_votes_someone_may_vote CHECK (eligible_voters > 0)
);
COMMENT ON TABLE public.grace_period_votes IS 'Every vote of a group, not only about grace: extend_grace, remove_member, restart_group (D121). `created_by` is null when the system opened it (D65).';
CREATE UNIQUE INDEX grace_period_votes_one_active ON public.grace_period_votes (group_id, vote_type, coalesce(user_id, group_id)) WHERE status = 'active';
CREATE INDEX grace_period_votes_group_id_idx ON public.grace_period_votes (group_id, vote_type, status);
CREATE INDEX grace_period_votes_user_id_idx ON public.grace_period_votes (user_id);
CREATE INDEX grace_period_votes_created_by_idx ON public.grace_period_votes (created_by);
CREATE INDEX grace_period_votes_round_id_idx ON public.grace_period_votes (round_id);
CREATE INDEX grace_period_votes_expiry_idx ON public.grace_period_votes (expires_at) WHERE status = 'active';

CREATE TABLE public.vote_responses (
  vote_id uuid NOT NULL REFERENCES public.grace_period_votes (vote_id) ON DELETE CASCADE,
  voter_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  vote_choice text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (vote_id, voter_id),
  CONSTRAINT vote_responses_choice_known CHECK (vote_choice IN ('yes', 'no'))
);
COMMENT ON TABLE public.vote_responses IS 'How each member voted; one answer a vote and member.';
CREATE INDEX vote_responses_voter_id_idx ON public.vote_responses (voter_id);

CREATE FUNCTION private.refuse_closed_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the vote, so that a response and the closing of the vote wait for each other.
  PERFORM 1 FROM public.grace_period_votes v
    WHERE v.vote_id = NEW.vote_id AND v.status = 'active' AND v.expires_at > public.app_now()
      AND (v.user_id IS NULL OR v.user_id <> NEW.voter_id)
    FOR SHARE;
  IF NOT FOUND THEN
    PERFORM private.refuse('vote-closed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.refuse_closed_vote IS 'Trigger: only an open vote takes answers, and never from the person it is about.';
CREATE TRIGGER vote_responses_open_votes_only BEFORE INSERT OR UPDATE ON public.vote_responses
  FOR EACH ROW EXECUTE FUNCTION private.refuse_closed_vote();
