DROP TABLE auth.half_sign_ins, auth.recovery_codes, auth.two_factors;
DROP FUNCTION auth.follow_two_factor;
