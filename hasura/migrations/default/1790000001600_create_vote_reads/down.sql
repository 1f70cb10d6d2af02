DROP FUNCTION public.cycle_my_received(public.cycles, json), public.cycle_my_fees(public.cycles, json), public.cycle_my_paid(public.cycles, json);
DROP FUNCTION public.group_may_confirm_restart(public.groups, json), public.group_may_restart(public.groups, json);
DROP FUNCTION public.board_may_ask_extension(public.board, json), public.board_may_ask_removal(public.board, json);
DROP FUNCTION public.late_contribution_may_ask_circle(public.late_contributions), public.standing_may_ask_circle(public.contribution_standings);
DROP FUNCTION private.may_ask_extension(uuid, integer, integer, uuid, uuid);
DROP FUNCTION public.vote_may_delete(public.grace_period_votes, json);
DROP FUNCTION private.act_refusal_of_member(public.groups, uuid), private.act_refusal_of_admin(public.groups, uuid);
DROP FUNCTION public.vote_may_vote(public.grace_period_votes, json), public.vote_seconds_left(public.grace_period_votes), public.vote_my_choice(public.grace_period_votes, json);
DROP FUNCTION private.is_voter(uuid, uuid, uuid);
