CREATE TABLE public.grace_period_votes (
  vote_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid REFERENCES public.user_profiles (user_id),
  vote_type text NOT NULL REFERENCES public.vote_types (value),
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'active' REFERENCES public.vote_statuses (value),
  cycle integer NOT NULL,
  round_id uuid REFERENCES public.rounds (round_id),
  leave_request_id uuid REFERENCES public.leave_requests (leave_request_id),
  grace_held_days integer,
  eligible_voters integer NOT NULL,
  votes_needed integer NOT NULL GENERATED ALWAYS AS (eligible_voters / 2 + 1) STORED,
  yes_count integer NOT NULL DEFAULT 0,
  no_count integer NOT NULL DEFAULT 0,
  created_by uuid REFERENCES public.user_profiles (user_id),
  expires_at timestamptz NOT NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT grace_period_votes_description_form CHECK (char_length(description) <= 500 AND private.is_lines(description)),
  CONSTRAINT grace_period_votes_subject_fits_type CHECK ((vote_type = 'restart_group') = (user_id IS NULL)),
  CONSTRAINT grace_period_votes_closed_has_date CHECK ((status = 'active') = (closed_at IS NULL)),
  CONSTRAINT grace_period_votes_round_fits_type CHECK (
    CASE vote_type WHEN 'extend_grace' THEN round_id IS NOT NULL WHEN 'restart_group' THEN round_id IS NULL ELSE true END),
  CONSTRAINT grace_period_votes_grace_held_fits_type CHECK ((vote_type = 'extend_grace') = (grace_held_days IS NOT NULL) AND grace_held_days >= 0),
  CONSTRAINT grace_period_votes_opened_by_someone_or_with_cause CHECK (
    (created_by IS NULL) = (vote_type = 'remove_member' AND num_nonnulls(round_id, leave_request_id) = 1)),
  CONSTRAINT grace_period_votes_request_fits_type CHECK (leave_request_id IS NULL OR created_by IS NULL),
  CONSTRAINT grace_period_votes_deleted_keeps_no_tally CHECK (status <> 'deleted' OR yes_count + no_count = 0),
  CONSTRAINT grace_period_votes_someone_may_vote CHECK (eligible_voters > 0),
  CONSTRAINT grace_period_votes_cycle_is_positive CHECK (cycle > 0),
  CONSTRAINT grace_period_votes_tally_fits CHECK (yes_count >= 0 AND no_count >= 0 AND yes_count + no_count <= eligible_voters),
  CONSTRAINT grace_period_votes_approved_by_majority CHECK (status <> 'approved' OR yes_count >= votes_needed)
);
COMMENT ON COLUMN public.grace_period_votes.cycle IS 'The cycle that it is about: of a vote to restart, the one that would begin.';
COMMENT ON COLUMN public.grace_period_votes.eligible_voters IS 'How many may vote, counted when it opened (D124).';
COMMENT ON COLUMN public.grace_period_votes.votes_needed IS 'The Yes votes that approve it: an absolute majority of its voters (D124).';
COMMENT ON COLUMN public.grace_period_votes.yes_count IS 'How many voted yes. A trigger on vote_responses keeps the number, so that nobody who watches the vote has to count.';
COMMENT ON COLUMN public.grace_period_votes.no_count IS 'How many voted no, kept like yes_count.';
COMMENT ON COLUMN public.grace_period_votes.round_id IS 'Of a vote on more days: the round whose contribution they are for. Of a vote to remove a member: the round of their own whose payout waits for it (D65).';
COMMENT ON COLUMN public.grace_period_votes.leave_request_id IS 'The request to leave that nobody granted, for which the system asks the circle (D259).';
COMMENT ON COLUMN public.grace_period_votes.grace_held_days IS 'By how many days the grace of the contribution was moved when the vote on it opened, because its clock stands still (D123); 0 where it had ended.';
COMMENT ON COLUMN public.grace_period_votes.description IS 'What the person who opened it wrote.';
COMMENT ON TABLE public.grace_period_votes IS 'Every vote of a group, not only about grace: extend_grace, remove_member, restart_group (D121). `created_by` is null when the system opened it (D65, D259).';
CREATE UNIQUE INDEX grace_period_votes_one_active ON public.grace_period_votes (group_id, vote_type, coalesce(user_id, group_id)) WHERE status = 'active';
-- The clock of a grace stands still once, whatever becomes of the vote (D123, D127).
CREATE UNIQUE INDEX grace_period_votes_one_extension ON public.grace_period_votes (round_id, user_id) WHERE vote_type = 'extend_grace';
CREATE UNIQUE INDEX grace_period_votes_one_for_a_payout ON public.grace_period_votes (round_id) WHERE vote_type = 'remove_member';
CREATE UNIQUE INDEX grace_period_votes_one_for_a_request ON public.grace_period_votes (leave_request_id);
CREATE INDEX grace_period_votes_closed_idx ON public.grace_period_votes (user_id, closed_at) WHERE vote_type = 'remove_member';
CREATE INDEX grace_period_votes_group_id_idx ON public.grace_period_votes (group_id, vote_type, status);
CREATE INDEX grace_period_votes_user_id_idx ON public.grace_period_votes (user_id);
CREATE INDEX grace_period_votes_created_by_idx ON public.grace_period_votes (created_by);
CREATE INDEX grace_period_votes_round_id_idx ON public.grace_period_votes (round_id);
CREATE INDEX grace_period_votes_expiry_idx ON public.grace_period_votes (expires_at) WHERE status = 'active';

CREATE TABLE private.vote_voters (
  vote_id uuid NOT NULL REFERENCES public.grace_period_votes (vote_id) ON DELETE CASCADE,
  voter_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  PRIMARY KEY (vote_id, voter_id)
);
COMMENT ON TABLE private.vote_voters IS 'Who may vote: the members when the vote opened, without the one it is about (D124).';
CREATE INDEX vote_voters_voter_id_idx ON private.vote_voters (voter_id);

CREATE TABLE public.vote_responses (
  vote_id uuid NOT NULL REFERENCES public.grace_period_votes (vote_id) ON DELETE CASCADE,
  voter_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  vote_choice text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (vote_id, voter_id),
  CONSTRAINT vote_responses_of_voters FOREIGN KEY (vote_id, voter_id) REFERENCES private.vote_voters (vote_id, voter_id) ON DELETE CASCADE,
  CONSTRAINT vote_responses_choice_known CHECK (vote_choice IN ('yes', 'no'))
);
COMMENT ON TABLE public.vote_responses IS 'How each voter voted; one answer a vote and voter, replaced by a later one (D125). Nobody reads another''s (D130).';
CREATE INDEX vote_responses_voter_id_idx ON public.vote_responses (voter_id);

CREATE FUNCTION private.count_vote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.vote_choice END;
BEGIN
  UPDATE public.grace_period_votes v SET
    yes_count = v.yes_count + (NEW.vote_choice = 'yes')::integer - (was IS NOT DISTINCT FROM 'yes')::integer,
    no_count = v.no_count + (NEW.vote_choice = 'no')::integer - (was IS NOT DISTINCT FROM 'no')::integer
  WHERE v.vote_id = NEW.vote_id AND v.status = 'active';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the vote % is closed', NEW.vote_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.count_vote IS 'Trigger: keeps the tally of a vote, and lets a closed one take no more answers (D126).';
CREATE TRIGGER vote_responses_count AFTER INSERT OR UPDATE OF vote_choice ON public.vote_responses
  FOR EACH ROW EXECUTE FUNCTION private.count_vote();
