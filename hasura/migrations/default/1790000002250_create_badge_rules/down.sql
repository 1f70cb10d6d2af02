DROP TRIGGER chat_user_states_follow_hiding ON public.chat_user_states;
DROP TRIGGER badge_counts_see_member_joins ON public.badge_counts;
DROP TRIGGER group_invitations_note_badge ON public.group_invitations;
DROP TRIGGER grace_period_votes_note_badges ON public.grace_period_votes;
DROP TRIGGER groups_note_badges ON public.groups;
DROP TRIGGER group_members_note_badges ON public.group_members;
DROP TRIGGER badge_counts_note_badge ON public.badge_counts;
DROP TRIGGER user_profiles_note_badge ON public.user_profiles;
DROP TRIGGER notifications_note_badge ON public.notifications;
DROP TRIGGER late_requests_note_badge ON public.late_requests;
DROP TRIGGER late_allowances_note_badge ON public.late_allowances;
DROP TRIGGER obligations_note_badge ON public.obligations;
DROP TRIGGER payments_note_badge ON public.payments;
DROP TRIGGER vote_responses_note_badge ON public.vote_responses;
DROP TRIGGER vote_voters_note_badge ON private.vote_voters;
DROP TRIGGER badges_due_count ON private.badges_due;
DROP FUNCTION private.follow_hiding(), private.see_member_joins(), private.note_badge_of_address(), private.note_badges_of_group(),
  private.note_badge_of_row(), private.count_due_badges(), private.count_noted_badges(), private.note_badges(uuid[]);
