DROP FUNCTION public.vote_my_choice(public.grace_period_votes, json), public.vote_no_count(public.grace_period_votes), public.vote_yes_count(public.grace_period_votes);
