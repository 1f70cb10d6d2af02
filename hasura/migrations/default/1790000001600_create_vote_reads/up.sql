-- Tallies of votes, without names (D130). Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.vote_yes_count(v public.grace_period_votes) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT count(*)::integer FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.vote_choice = 'yes' $$;
COMMENT ON FUNCTION public.vote_yes_count IS 'How many voted yes.';

CREATE OR REPLACE FUNCTION public.vote_no_count(v public.grace_period_votes) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT count(*)::integer FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.vote_choice = 'no' $$;
COMMENT ON FUNCTION public.vote_no_count IS 'How many voted no.';

CREATE OR REPLACE FUNCTION public.vote_my_choice(v public.grace_period_votes, hasura_session json) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT r.vote_choice FROM public.vote_responses r WHERE r.vote_id = v.vote_id AND r.voter_id = (hasura_session ->> 'x-hasura-user-id')::uuid $$;
COMMENT ON FUNCTION public.vote_my_choice IS 'How the reader voted: yes, no, or null.';
