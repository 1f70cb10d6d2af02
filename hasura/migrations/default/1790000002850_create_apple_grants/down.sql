ALTER TABLE auth.half_sign_ins DROP COLUMN opened_by;
ALTER TABLE auth.sessions DROP COLUMN opened_by;
DROP TRIGGER accounts_take_back_apple ON auth.accounts;
DROP FUNCTION auth.take_back_apple();
DROP TABLE private.apple_grants;
