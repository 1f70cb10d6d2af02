DROP FUNCTION public.user_unaccepted_texts;
DROP TRIGGER user_profiles_accept_legal_texts ON public.user_profiles;
DROP FUNCTION private.accept_legal_texts;
DROP TABLE public.legal_acceptances, public.legal_texts;
DROP FUNCTION private.keep_acceptance_once;
