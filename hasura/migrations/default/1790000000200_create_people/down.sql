DROP TABLE private.scores_to_check, private.score_clock, private.star_points, public.reputation_levels;
DROP TABLE public.user_blocks, public.user_achievements, public.achievements, public.push_subscriptions;
DROP FUNCTION private.take_over_device();
DROP FUNCTION private.note_registration();
ALTER TABLE public.user_profiles
  DROP CONSTRAINT user_profiles_default_contribution_method_fkey,
  DROP CONSTRAINT user_profiles_default_withdrawal_account_fkey;
DROP TABLE private.stripe_external_account_ids, private.stripe_method_ids;
DROP TABLE public.stripe_external_accounts, public.stripe_payment_methods;
DROP TABLE private.stripe_customers, private.identity_fingerprints, private.identity_details, private.verification_sessions;
DROP FUNCTION private.plan_of(uuid);
DROP TABLE public.identity_verifications, public.subscribers, public.user_preferences, public.user_roles, public.user_profiles;
