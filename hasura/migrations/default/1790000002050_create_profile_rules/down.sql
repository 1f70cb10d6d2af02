DROP TRIGGER user_profiles_change_username ON public.user_profiles;
DROP FUNCTION private.change_username();
