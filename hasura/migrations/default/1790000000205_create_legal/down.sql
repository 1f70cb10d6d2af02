DROP FUNCTION public.user_unaccepted_texts, private.accept_legal_texts;
DROP TABLE public.legal_acceptances, public.legal_texts;
DROP FUNCTION private.keep_acceptance_once;
