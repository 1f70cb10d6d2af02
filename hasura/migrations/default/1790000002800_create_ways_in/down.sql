DROP TRIGGER accounts_keep_a_way_in ON auth.accounts;
DROP FUNCTION auth.keep_a_way_in();
DROP TRIGGER accounts_forget_id_token ON auth.accounts;
DROP FUNCTION auth.forget_id_token();
DROP TRIGGER accounts_tell_way_in ON auth.accounts;
DROP FUNCTION auth.tell_way_in();
