DROP TRIGGER user_profiles_give_badges ON public.user_profiles;
DROP TABLE public.badge_counts, private.badges_due, private.notices_told_elsewhere;
DROP FUNCTION private.give_badges();
