DROP TRIGGER user_profiles_end_sessions ON public.user_profiles;
DROP TABLE auth.sign_in_attempts, auth.jwks, auth.verifications, auth.accounts, auth.sessions, auth.users;
DROP FUNCTION auth.make_person, auth.follow_address, auth.end_sessions, auth.take_over;
DROP SCHEMA auth;
