DROP TABLE public.vote_responses, private.vote_voters, public.grace_period_votes;
DROP FUNCTION private.count_vote();
