DROP FUNCTION private.forget_words(uuid, integer);
DROP FUNCTION private.forget_name(uuid);
DROP FUNCTION private.without_name(jsonb, uuid);
DROP FUNCTION private.forget_profile(uuid);
