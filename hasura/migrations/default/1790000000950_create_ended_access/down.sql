DROP TRIGGER sessions_note_ended ON auth.sessions;
DROP TRIGGER user_profiles_note_two_factor_off ON public.user_profiles;
DROP TRIGGER user_profiles_note_ended ON public.user_profiles;
DROP TRIGGER user_roles_note_lost ON public.user_roles;
DROP FUNCTION private.note_ended_sessions, private.note_ended_person, private.note_lost_roles, private.note_admins_without_code;
DROP TABLE private.ended_access;
