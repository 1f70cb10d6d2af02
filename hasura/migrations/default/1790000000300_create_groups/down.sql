DROP TRIGGER user_profiles_follow_alias ON public.user_profiles;
DROP TABLE public.payout_assignments, public.group_agreements, public.agreement_texts, public.group_waiting_list;
DROP TABLE private.join_link_tokens;
DROP TABLE public.join_links;
DROP TABLE private.invitation_tokens;
DROP TABLE public.group_invitations, public.join_requests, public.group_members, public.group_slugs, public.cycles, public.groups;
DROP FUNCTION private.count_group_members();
DROP FUNCTION private.remember_group_slug();
DROP SEQUENCE public.groups_short_id_seq;
