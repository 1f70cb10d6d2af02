DROP TABLE public.vote_responses, public.grace_period_votes;
DROP FUNCTION private.refuse_closed_vote();
