-- People as the product knows them. Sign-in data lives in schema auth, identity data in schema private.
CREATE TABLE public.user_profiles (
  user_id uuid PRIMARY KEY,
  name text NOT NULL,
  alias text NOT NULL,
  username citext NOT NULL,
  username_changed_at timestamptz,
  email citext NOT NULL,
  email_confirmed_at timestamptz,
  phone text,
  location text,
  time_zone text,
  avatar_url text,
  is_verified boolean NOT NULL DEFAULT false,
  verified_at timestamptz,
  stripe_onboarding_completed boolean NOT NULL DEFAULT false,
  has_completed_onboarding boolean NOT NULL DEFAULT false,
  tutorial_seen_at timestamptz,
  reputation_score integer NOT NULL DEFAULT 100,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  available_balance bigint NOT NULL DEFAULT 0,
  pending_balance bigint NOT NULL DEFAULT 0,
  subscription_end timestamptz,
  default_contribution_method_id uuid,
  default_withdrawal_account_id uuid,
  terms_accepted_at timestamptz,
  last_sign_in_at timestamptz,
  suspended_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT user_profiles_username_is_unique UNIQUE (username),
  CONSTRAINT user_profiles_email_is_unique UNIQUE (email),
  CONSTRAINT user_profiles_username_form CHECK (username ~ '^[A-Za-z0-9._]{3,30}$'),
  CONSTRAINT user_profiles_username_poses_as_nobody CHECK (NOT private.poses_as_staff(username::text)),
  CONSTRAINT user_profiles_alias_length CHECK (char_length(alias) BETWEEN 2 AND 40),
  CONSTRAINT user_profiles_alias_is_a_name CHECK (private.is_name(alias)),
  CONSTRAINT user_profiles_alias_poses_as_nobody CHECK (NOT private.poses_as_staff(alias)),
  CONSTRAINT user_profiles_name_length CHECK (char_length(name) BETWEEN 1 AND 120),
  CONSTRAINT user_profiles_name_is_a_name CHECK (private.is_name(name)),
  CONSTRAINT user_profiles_name_poses_as_nobody CHECK (NOT private.poses_as_staff(name)),
  CONSTRAINT user_profiles_email_form CHECK (private.is_e_mail(email::text)),
  CONSTRAINT user_profiles_phone_form CHECK (char_length(phone) <= 30 AND phone ~ '^\+?[0-9 ()-]*[0-9][0-9 ()-]*$'),
  CONSTRAINT user_profiles_location_is_a_line CHECK (char_length(location) <= 200 AND private.is_line(location)),
  CONSTRAINT user_profiles_time_zone_known FOREIGN KEY (time_zone) REFERENCES private.time_zones (code),
  CONSTRAINT user_profiles_avatar_url_form CHECK (char_length(avatar_url) <= 500 AND private.is_picture_address(avatar_url)),
  CONSTRAINT user_profiles_score_range CHECK (reputation_score BETWEEN 0 AND 100),
  CONSTRAINT user_profiles_verified_has_date CHECK (is_verified = (verified_at IS NOT NULL))
);
COMMENT ON TABLE public.user_profiles IS
  'One row a person. It outlives the account without a name (D169), so it has no foreign key to the sign-in tables.';
COMMENT ON COLUMN public.user_profiles.time_zone IS 'Where the person''s own device last was: the client keeps it. Null until a device has told it; then a group''s zone counts in what is of that group.';
COMMENT ON COLUMN public.user_profiles.available_balance IS 'Cents that can be withdrawn now (D30). Kept from the ledger, never written otherwise.';
COMMENT ON COLUMN public.user_profiles.pending_balance IS 'Cents of payouts credited but still held (D30). Kept from the ledger.';
CREATE INDEX user_profiles_deleted_at_idx ON public.user_profiles (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX user_profiles_without_consent_idx ON public.user_profiles (email_confirmed_at) WHERE terms_accepted_at IS NULL;
CREATE INDEX user_profiles_marked_idx ON public.user_profiles (user_id) WHERE reputation_score < 100;
CREATE INDEX user_profiles_search_idx ON public.user_profiles USING gin (alias gin_trgm_ops, name gin_trgm_ops, (username::text) gin_trgm_ops);
CREATE TRIGGER user_profiles_touch BEFORE UPDATE ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE public.user_roles (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  role text NOT NULL,
  granted_by uuid REFERENCES public.user_profiles (user_id),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, role),
  CONSTRAINT user_roles_known CHECK (role = 'admin')
);
COMMENT ON TABLE public.user_roles IS 'Who runs the platform (D206). A row for `admin` lets a person act as platform_admin.';
CREATE INDEX user_roles_granted_by_idx ON public.user_roles (granted_by);

CREATE TABLE public.user_preferences (
  user_id uuid PRIMARY KEY REFERENCES public.user_profiles (user_id),
  email_enabled boolean NOT NULL DEFAULT true,
  sms_enabled boolean NOT NULL DEFAULT false,
  push_enabled boolean NOT NULL DEFAULT false,
  payment_reminders boolean NOT NULL DEFAULT true,
  group_updates boolean NOT NULL DEFAULT true,
  marketing_emails boolean NOT NULL DEFAULT false,
  reminder_timing text NOT NULL DEFAULT '1-day',
  high_contrast boolean NOT NULL DEFAULT false,
  reduced_motion boolean NOT NULL DEFAULT false,
  performance_mode boolean NOT NULL DEFAULT false,
  share_diagnostics boolean NOT NULL DEFAULT false,
  language text NOT NULL DEFAULT 'en',
  currency text NOT NULL DEFAULT 'USD' REFERENCES public.currencies (code),
  theme text NOT NULL DEFAULT 'system',
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT user_preferences_reminder_timing_known CHECK (reminder_timing IN ('3-days', '1-day', 'same-day', '1-hour')),
  CONSTRAINT user_preferences_language_known CHECK (language IN ('en', 'es', 'fr')),
  CONSTRAINT user_preferences_theme_known CHECK (theme IN ('system', 'default', 'dark', 'forest')),
  CONSTRAINT user_preferences_sms_is_coming_soon CHECK (NOT sms_enabled)
);
COMMENT ON TABLE public.user_preferences IS 'What a person chose: notices, reading aids, language, currency and colours. One row a person.';
CREATE TRIGGER user_preferences_touch BEFORE UPDATE ON public.user_preferences FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE public.subscribers (
  user_id uuid PRIMARY KEY REFERENCES public.user_profiles (user_id),
  email citext NOT NULL,
  subscribed boolean NOT NULL DEFAULT false,
  subscription_tier text NOT NULL DEFAULT 'free' REFERENCES public.plans (plan_id),
  subscription_end timestamptz,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  payment_failed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT subscribers_email_form CHECK (private.is_e_mail(email::text)),
  CONSTRAINT subscribers_free_is_not_subscribed CHECK (subscribed = (subscription_tier <> 'free'))
);
COMMENT ON TABLE public.subscribers IS 'The plan of each person, free ones included. One row a person.';
CREATE INDEX subscribers_subscription_tier_idx ON public.subscribers (subscription_tier);
CREATE TRIGGER subscribers_touch BEFORE UPDATE ON public.subscribers FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();
CREATE FUNCTION private.plan_of(person uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT s.subscription_tier FROM public.subscribers s WHERE s.user_id = person), 'free') $$;
COMMENT ON FUNCTION private.plan_of IS 'The plan of a person; free for a visitor, and for whoever has none any more.';

CREATE TABLE public.identity_verifications (
  verification_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  session_id text,
  status text NOT NULL DEFAULT 'pending' REFERENCES public.verification_statuses (value),
  verification_method text NOT NULL DEFAULT 'didit',
  failure_reason text REFERENCES public.verification_failures (value),
  consented_at timestamptz NOT NULL,
  decided_at timestamptz,
  verified_name text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT identity_verifications_name_is_verified CHECK (verified_name IS NULL OR status = 'verified'),
  CONSTRAINT identity_verifications_name_is_a_name CHECK (char_length(verified_name) BETWEEN 1 AND 60 AND private.is_name(verified_name)),
  CONSTRAINT identity_verifications_session_is_unique UNIQUE (session_id),
  CONSTRAINT identity_verifications_failed_has_reason CHECK ((status = 'failed') = (failure_reason IS NOT NULL)),
  CONSTRAINT identity_verifications_decided_has_date CHECK ((status = 'pending') = (decided_at IS NULL))
);
COMMENT ON TABLE public.identity_verifications IS 'Each identity check that a person started, and how it ended (D156, D158).';
COMMENT ON COLUMN public.identity_verifications.verified_name IS 'First name and last initial as the verified document has them (D181, D298), for the admin of a started group alone. Nothing else of the name is kept; null where the document says no first name.';
CREATE UNIQUE INDEX identity_verifications_one_pending ON public.identity_verifications (user_id) WHERE status = 'pending';
CREATE INDEX identity_verifications_user_id_idx ON public.identity_verifications (user_id, created_at DESC);
CREATE TRIGGER identity_verifications_touch BEFORE UPDATE ON public.identity_verifications FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE private.verification_sessions (
  verification_id uuid PRIMARY KEY REFERENCES public.identity_verifications (verification_id) ON DELETE CASCADE,
  external_id text NOT NULL,
  url text NOT NULL,
  provider_status text NOT NULL,
  initiated_at timestamptz NOT NULL DEFAULT public.app_now()
);
COMMENT ON TABLE private.verification_sessions IS 'The provider''s side of an identity check: its session, the address of the hosted page and the state that it last told.';
CREATE INDEX verification_sessions_external_id_idx ON private.verification_sessions (external_id);

CREATE TABLE private.identity_details (
  user_id uuid PRIMARY KEY REFERENCES public.user_profiles (user_id),
  sealed bytea NOT NULL,
  key_id text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  -- A nonce, blocks of 256 bytes and a tag: what is shorter is not sealed.
  CONSTRAINT identity_details_are_sealed CHECK (octet_length(sealed) BETWEEN 284 AND 4096 AND octet_length(sealed) % 256 = 28),
  CONSTRAINT identity_details_key_id_form CHECK (key_id ~ '^[0-9a-f]{16}$')
);
COMMENT ON TABLE private.identity_details IS 'Date of birth, address and the last four digits, sealed by the actions service (D145). Never read back except masked.';
COMMENT ON COLUMN private.identity_details.key_id IS 'Names the key that has sealed the row, and tells nothing of it.';
CREATE TRIGGER identity_details_touch BEFORE UPDATE ON private.identity_details FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE private.identity_fingerprints (
  fingerprint bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id)
);
COMMENT ON TABLE private.identity_fingerprints IS
  'Keyed hash of each document that verified a person. It stays theirs until long after their account (D225): one person, one account (D159).';
CREATE INDEX identity_fingerprints_user_id_idx ON private.identity_fingerprints (user_id);

CREATE TABLE private.stripe_customers (
  user_id uuid PRIMARY KEY REFERENCES public.user_profiles (user_id),
  customer_id text NOT NULL UNIQUE,
  is_lost boolean NOT NULL DEFAULT false,
  account_id text UNIQUE,
  subscription_id text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT public.app_now()
);
COMMENT ON TABLE private.stripe_customers IS 'A person as the payment provider knows them.';
COMMENT ON COLUMN private.stripe_customers.is_lost IS 'The provider said that it has no such customer: the next payment makes another one.';

CREATE TABLE public.stripe_payment_methods (
  payment_method_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  method_type text NOT NULL REFERENCES public.payment_method_types (value),
  brand text,
  last4 text NOT NULL,
  account_type text,
  bank_name text,
  verification_status text NOT NULL DEFAULT 'verified',
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT stripe_payment_methods_last4_form CHECK (last4 ~ '^[0-9]{4}$'),
  CONSTRAINT stripe_payment_methods_verification_known CHECK (verification_status IN ('pending', 'verified', 'failed'))
);
COMMENT ON TABLE public.stripe_payment_methods IS 'A person''s saved ways to pay. The provider''s own ids are in schema private.';
CREATE INDEX stripe_payment_methods_user_id_idx ON public.stripe_payment_methods (user_id);

CREATE TABLE public.stripe_external_accounts (
  external_account_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  account_type_detail text NOT NULL,
  brand text,
  last4 text NOT NULL,
  account_type text,
  bank_name text,
  verification_status text NOT NULL DEFAULT 'pending',
  usable_from timestamptz NOT NULL DEFAULT public.app_now() + make_interval(hours => public.limit_of('new_account_wait')),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT stripe_external_accounts_kind_known CHECK (account_type_detail IN ('card', 'bank_account')),
  CONSTRAINT stripe_external_accounts_last4_form CHECK (last4 ~ '^[0-9]{4}$'),
  CONSTRAINT stripe_external_accounts_verification_known CHECK (verification_status IN ('pending', 'verified', 'failed'))
);
COMMENT ON TABLE public.stripe_external_accounts IS 'The bank accounts and cards that a person withdraws to. The provider''s own ids are in schema private.';
CREATE INDEX stripe_external_accounts_user_id_idx ON public.stripe_external_accounts (user_id);

CREATE TABLE private.stripe_method_ids (
  payment_method_id uuid PRIMARY KEY REFERENCES public.stripe_payment_methods (payment_method_id) ON DELETE CASCADE,
  stripe_id text NOT NULL UNIQUE,
  fingerprint text
);
COMMENT ON TABLE private.stripe_method_ids IS 'The provider''s id of a saved way to pay.';
CREATE TABLE private.stripe_external_account_ids (
  external_account_id uuid PRIMARY KEY REFERENCES public.stripe_external_accounts (external_account_id) ON DELETE CASCADE,
  stripe_id text NOT NULL UNIQUE,
  setup_intent_id text
);
COMMENT ON TABLE private.stripe_external_account_ids IS 'The provider''s id of a bank account or card for withdrawals.';

ALTER TABLE public.user_profiles
  ADD CONSTRAINT user_profiles_default_contribution_method_fkey FOREIGN KEY (default_contribution_method_id) REFERENCES public.stripe_payment_methods (payment_method_id) ON DELETE SET NULL,
  ADD CONSTRAINT user_profiles_default_withdrawal_account_fkey FOREIGN KEY (default_withdrawal_account_id) REFERENCES public.stripe_external_accounts (external_account_id) ON DELETE SET NULL;
CREATE INDEX user_profiles_default_contribution_method_idx ON public.user_profiles (default_contribution_method_id);
CREATE INDEX user_profiles_default_withdrawal_account_idx ON public.user_profiles (default_withdrawal_account_id);

CREATE TABLE public.push_subscriptions (
  push_subscription_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  endpoint text NOT NULL,
  p256dh text,
  auth text,
  device_type text NOT NULL DEFAULT 'web',
  apns_environment text,
  is_active boolean NOT NULL DEFAULT true,
  registered_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT push_subscriptions_one_per_endpoint UNIQUE (endpoint),
  -- The hosts of the browsers' makers: we send to no other place that somebody names.
  CONSTRAINT push_subscriptions_endpoint_form CHECK (CASE device_type WHEN 'web' THEN char_length(endpoint) <= 1000 AND endpoint ~
    '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)/[!-~]+$'
    ELSE endpoint ~ '^[0-9a-f]{64,200}$' END),
  -- A point of the curve P-256 and sixteen bytes, as every browser writes them.
  CONSTRAINT push_subscriptions_keys_form CHECK (CASE device_type WHEN 'web'
    THEN coalesce(p256dh ~ '^B[A-Za-z0-9_-]{86}$' AND auth ~ '^[A-Za-z0-9_-]{22}$', false) ELSE p256dh IS NULL AND auth IS NULL END),
  CONSTRAINT push_subscriptions_device_known CHECK (device_type IN ('web', 'ios')),
  CONSTRAINT push_subscriptions_environment_form CHECK (CASE device_type WHEN 'ios'
    THEN coalesce(apns_environment IN ('production', 'sandbox'), false) ELSE apns_environment IS NULL END)
);
COMMENT ON TABLE public.push_subscriptions IS 'The devices that a person lets us push notices to.';
COMMENT ON COLUMN public.push_subscriptions.endpoint IS 'Where to push: an address of the browser''s maker, or the token of an app.';
COMMENT ON COLUMN public.push_subscriptions.is_active IS 'False once the provider says that an app is gone from its device.';
COMMENT ON COLUMN public.push_subscriptions.apns_environment IS 'Apple''s service that the device token belongs to: production for apps from the store, development for test builds. The other one refuses it.';
COMMENT ON COLUMN public.push_subscriptions.registered_at IS 'When the device last gave itself, by the server''s clock: what a provider says of an earlier time is not of it.';
CREATE INDEX push_subscriptions_user_id_idx ON public.push_subscriptions (user_id);

CREATE FUNCTION private.take_over_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two people who give one device at once do so one after the other.
  PERFORM pg_advisory_xact_lock(hashtextextended('push endpoint:' || NEW.endpoint, 0));
  DELETE FROM public.push_subscriptions s WHERE s.endpoint = NEW.endpoint AND s.user_id <> NEW.user_id
    AND (s.p256dh, s.auth) IS NOT DISTINCT FROM (NEW.p256dh, NEW.auth);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.take_over_device IS
  'Trigger: the next person on a device gets its notices, and the one before gets none there. Only the device itself knows its keys.';

CREATE FUNCTION private.note_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_active THEN NEW.registered_at := now(); END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.note_registration IS 'Trigger: a device that gives itself again is there again.';
CREATE TRIGGER push_subscriptions_note_registration BEFORE UPDATE OF p256dh, auth, is_active ON public.push_subscriptions
  FOR EACH ROW EXECUTE FUNCTION private.note_registration();
CREATE TRIGGER push_subscriptions_take_over BEFORE INSERT ON public.push_subscriptions FOR EACH ROW EXECUTE FUNCTION private.take_over_device();

CREATE TABLE public.achievements (
  achievement_id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  points integer NOT NULL,
  icon text NOT NULL,
  color text NOT NULL,
  category text NOT NULL,
  requirement_type text NOT NULL,
  requirement_target integer NOT NULL,
  position integer NOT NULL,
  CONSTRAINT achievements_position_is_unique UNIQUE (position),
  CONSTRAINT achievements_category_known CHECK (category IN ('payment', 'social', 'milestone'))
);
COMMENT ON TABLE public.achievements IS 'What people can earn, and what it takes (D139).';
INSERT INTO public.achievements VALUES
  ('first_payment', 'First Contribution', 'Make your first contribution', 50, 'sprout', 'paid', 'payment', 'payments', 1, 1),
  ('consistent_saver', 'Consistent Saver', 'Complete 5 contributions', 100, 'repeat', 'paid', 'payment', 'payments', 5, 2),
  ('social_butterfly', 'Social Butterfly', 'Take part in 3 groups', 75, 'users', 'info', 'social', 'groups', 3, 3),
  ('reliable_saver', 'Reliable Saver', 'Make 10 on-time contributions in a row', 150, 'shield-check', 'paid', 'payment', 'consecutive_payments', 10, 4),
  ('savings_milestone', 'Savings Milestone', 'Save 1,000.00 in one currency', 200, 'piggy-bank', 'accent', 'milestone', 'saved_cents', 100000, 5),
  ('circle_champion', 'Circle Champion', 'Complete a circle', 250, 'trophy', 'accent', 'milestone', 'completed_groups', 1, 6),
  ('payment_master', 'Payment Master', 'Complete 25 contributions', 300, 'award', 'paid', 'payment', 'payments', 25, 7),
  ('community_leader', 'Community Leader', 'Take part in 5 groups', 175, 'crown', 'info', 'social', 'groups', 5, 8);

CREATE TABLE public.user_achievements (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  achievement_id text NOT NULL REFERENCES public.achievements (achievement_id),
  earned_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, achievement_id)
);
COMMENT ON TABLE public.user_achievements IS 'Who earned what. An achievement is never taken away (D139).';
CREATE INDEX user_achievements_achievement_id_idx ON public.user_achievements (achievement_id);

CREATE TABLE public.reputation_levels (
  level text PRIMARY KEY,
  position integer NOT NULL,
  points_from integer NOT NULL,
  score_from integer,
  CONSTRAINT reputation_levels_known CHECK (level IN ('new', 'bronze', 'silver', 'gold', 'platinum')),
  CONSTRAINT reputation_levels_position_is_unique UNIQUE (position),
  CONSTRAINT reputation_levels_points_are_unique UNIQUE (points_from),
  CONSTRAINT reputation_levels_first_has_no_score CHECK ((position = 1) = (score_from IS NULL))
);
COMMENT ON TABLE public.reputation_levels IS 'From how many points of achievements on a person has which level (D137).';
COMMENT ON COLUMN public.reputation_levels.score_from IS
  'From which score on, where the points cannot be known and a contribution is completed. Null for the first level, which everybody has.';
INSERT INTO public.reputation_levels VALUES
  ('new', 1, 0, NULL), ('bronze', 2, 100, 50), ('silver', 3, 250, 70), ('gold', 4, 500, 85), ('platinum', 5, 1000, 95);

CREATE TABLE private.star_points (
  stars integer PRIMARY KEY,
  points_from integer NOT NULL,
  CONSTRAINT star_points_are_unique UNIQUE (points_from),
  CONSTRAINT star_points_one_to_five CHECK (stars BETWEEN 1 AND 5)
);
COMMENT ON TABLE private.star_points IS 'From how many points of achievements on a person has how many stars (D138).';
INSERT INTO private.star_points VALUES (1, 50), (2, 100), (3, 250), (4, 500), (5, 1000);

CREATE TABLE private.score_clock (
  is_the_row boolean PRIMARY KEY DEFAULT true,
  seen_until timestamptz NOT NULL DEFAULT '-infinity',
  CONSTRAINT score_clock_has_one_row CHECK (is_the_row)
);
INSERT INTO private.score_clock DEFAULT VALUES;
COMMENT ON TABLE private.score_clock IS
  'As of when every stored score is true (D135): the instant at which a cron last looked at what time alone changes.';
CREATE TABLE private.scores_to_check (
  entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL
);
COMMENT ON TABLE private.scores_to_check IS
  'Whose records changed since the scores'' clock was looked at last; the next look reckons these scores again and empties it. One entry for each change and no reference to the person, so that no change waits for another (D135).';
COMMENT ON COLUMN private.scores_to_check.entry_id IS 'Tells the entries of one person apart.';

CREATE TABLE public.user_blocks (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  blocked_user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, blocked_user_id),
  CONSTRAINT user_blocks_not_oneself CHECK (user_id <> blocked_user_id)
);
COMMENT ON TABLE public.user_blocks IS 'Who wants no private messages from whom.';
CREATE INDEX user_blocks_blocked_user_id_idx ON public.user_blocks (blocked_user_id);
