-- The clock every rule reads, the words every state uses, and the catalogue of prices, rates and limits (R3).
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What Hasura never tracks: secrets, identity data, provider ids, the outbox.
CREATE SCHEMA private;

CREATE TABLE private.app_clock (
  is_the_row boolean PRIMARY KEY DEFAULT true,
  shift interval NOT NULL DEFAULT interval '0',
  CONSTRAINT app_clock_has_one_row CHECK (is_the_row)
);
INSERT INTO private.app_clock DEFAULT VALUES;
COMMENT ON TABLE private.app_clock IS
  'How far the product''s clock is ahead of the server''s. Zero wherever real people live; the one-machine stack moves it to play a cycle in a minute.';

CREATE FUNCTION public.app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT now() + (SELECT shift FROM private.app_clock) $$;
COMMENT ON FUNCTION public.app_now IS 'The one clock that decides deadlines and stamps money (D248): the start of the transaction, on the product''s clock.';

CREATE FUNCTION public.touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN NEW.updated_at := public.app_now(); RETURN NEW; END $$;
COMMENT ON FUNCTION public.touch_updated_at IS 'Trigger: keeps updated_at on the product''s clock.';

-- Text that people type. JSON can carry control characters, which no screen shows. Postgres itself refuses U+0000 and
-- half a surrogate pair. U+202D and U+202E turn round the letters that follow, also those of the sentence around a name.
CREATE FUNCTION private.is_visible(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]' $$;
COMMENT ON FUNCTION private.is_visible IS 'Something that can be seen: more than blanks and signs without a picture of their own.';
CREATE FUNCTION private.is_line(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e]' AND (value = '' OR private.is_visible(value)) $$;
COMMENT ON FUNCTION private.is_line IS 'One line of text, without control characters. It is empty, or there is something to see.';
CREATE FUNCTION private.is_lines(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e]' AND (value = '' OR private.is_visible(value)) $$;
COMMENT ON FUNCTION private.is_lines IS
  'One line of text or several, without control characters but tabs and new lines. It is empty, or there is something to see.';
CREATE FUNCTION private.is_name(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT private.is_line(value) AND value IS NFC NORMALIZED AND value !~ '^\s|\s$|\s\s'
    -- Signs that nobody sees, and marks that change the direction of the text around them.
    AND value !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]'
    -- A joiner stands between signs of the scripts and pictures that need it, never beside a Latin, Greek or Cyrillic letter.
    AND value !~ '(^|[\u0001-\u052f\u200c\u200d])[\u200c\u200d]|[\u200c\u200d]([\u0001-\u052f]|$)'
    -- Marks piled on one letter cover the lines above and below.
    AND value !~ '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}' $$;
COMMENT ON FUNCTION private.is_name IS
  'One line as the service stores a name: composed, single blanks, and every sign of it can be seen. So no two names differ only by what nobody sees.';
CREATE FUNCTION private.is_web_address(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT value ~ '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]+)?(/[!-~]*)?$' $$;
COMMENT ON FUNCTION private.is_web_address IS 'The address of something on the web, over https.';
CREATE FUNCTION private.is_picture_address(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT private.is_web_address(value) OR value ~ '^/files/[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$' $$;
COMMENT ON FUNCTION private.is_picture_address IS 'Where a picture is: a file of ours or a place on the web. No row holds the picture itself.';
CREATE FUNCTION private.is_e_mail(value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT value ~ '^(?=.{3,254}$)[!-?A-~]+@[!-?A-~]+$' $$;
COMMENT ON FUNCTION private.is_e_mail IS 'Something that can be an e-mail address; that it is one is proved by a letter.';

-- What a name looks like: its signs decomposed, without marks and in small letters, and one letter for each set of signs
-- that Unicode's list of confusable signs gives the same picture (0 is o; i, l, 1 and | are l). A blank, a dot, a dash and an underscore are one.
CREATE FUNCTION private.look_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(replace(replace(translate(lower(translate(
      regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u200c\u200d]', '', 'g'),
      'ΑАᎪΒВᏴСϹᏟᎠΕЕᎬԌᏀΗНᎻΙІӀЈᎫΚКᏦᏞΜМᎷΝΟОՕΡРᏢᎡЅՏᏚΤТᎢՍѴᏙԜᎳΧХΥҮУΖᏃ',
      'AAABBBCCCDEEEGGHHHIIIJJKKKLMMMNOOOPPPRSSSTTTUVVWWXXYYYZZ') COLLATE pg_c_utf8),
      'ɑαаᴀƅьʙвϲсᴄԁᴅđеҽɛεᴇƒꜰɡցɢһհʜħнјϳᴊκкᴋiıɩɪιіӏ1!|łʟмᴍոռɴη0οоօσᴏøρрᴘԛզгᴦʀѕꜱτтᴛŧυսᴜʋνѵᴠԝѡᴡωχхуүγʏᴢʐƶ‐‑‒–—―·•_.',
      'aaaabbbbcccdddeeeeeffggghhhhhjjjkkkllllllllllllmmnnnnoooooooppppqqrrrssttttuuuuvvvwwwwxxyyyyzzz----------'),
    'rn', 'm'), 'vv', 'w'), '[\s-]+', ' ', 'g')) $$;
COMMENT ON FUNCTION private.look_of IS 'What a name looks like at a glance: names with the same look cannot be told apart.';
-- The words stand here as look_of writes them.
CREATE FUNCTION private.poses_as_staff(name text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(look, ' ', '') ~ 'savlngsclrcle|support|soporte|asslstance|helpdesk|customerservlce|customercare|servlceclent|servlceclient|servlcloalcllente|offlclal|oflclal|offlclel|moderator|moderador|moderateur|admlnlstra|formermember'
    OR look ~ '(^| )(admln|staff|system|slstema|systeme)[lo0-9]*( |$)'
  FROM private.look_of(name) look $$;
COMMENT ON FUNCTION private.poses_as_staff IS 'Whether a person''s name could be taken for our support, for the service itself or for somebody who left.';
CREATE FUNCTION private.poses_as_service(name text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(look, ' ', '') ~ '(savlngsclrcle|customer|offlclal|oflclal|offlclel)(support|servlce|care|team|help|staff|system)|(support|soporte|help)(team|desk|offlclal|oflclal|offlclel)|(system|support|offlclal)savlngsclrcle'
  FROM private.look_of(name) look $$;
COMMENT ON FUNCTION private.poses_as_service IS 'Whether a group''s name could be taken for our support or for the service itself. Circles may well support each other.';

-- Hasura offers the least and the greatest of every column of ids, and Postgres has no such function for them.
CREATE FUNCTION private.smaller_of(a uuid, b uuid) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT least(a, b) $$;
COMMENT ON FUNCTION private.smaller_of IS 'The step of min(uuid).';
CREATE FUNCTION private.larger_of(a uuid, b uuid) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT greatest(a, b) $$;
COMMENT ON FUNCTION private.larger_of IS 'The step of max(uuid).';
CREATE AGGREGATE public.min(uuid) (SFUNC = private.smaller_of, STYPE = uuid, COMBINEFUNC = private.smaller_of, SORTOP = OPERATOR(pg_catalog.<), PARALLEL = SAFE);
CREATE AGGREGATE public.max(uuid) (SFUNC = private.larger_of, STYPE = uuid, COMBINEFUNC = private.larger_of, SORTOP = OPERATOR(pg_catalog.>), PARALLEL = SAFE);
COMMENT ON AGGREGATE public.min(uuid) IS 'The least id, in the order in which Postgres sorts them.';
COMMENT ON AGGREGATE public.max(uuid) IS 'The greatest id, in the order in which Postgres sorts them.';

-- Time zones by name. An offset is none: Postgres reads its sign the other way round (D55).
CREATE TABLE private.time_zones (code text PRIMARY KEY);
COMMENT ON TABLE private.time_zones IS 'The names of the time zones that people and groups can be in (D55), those of the IANA that the database knows. create_time_reads fills it.';

CREATE FUNCTION private.refuse(code text, facts jsonb DEFAULT NULL, until timestamptz DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = '23514', CONSTRAINT = replace(code, '-', '_'),
    MESSAGE = jsonb_strip_nulls(jsonb_build_object('code', code, 'values', facts, 'until', until))::text;
END $$;
COMMENT ON FUNCTION private.refuse IS
  'Refuses what a statement wants, with a code of the service''s catalogue. Hasura passes on the message alone, so it carries code, values and the instant from which it no longer holds.';

-- State words. Each is a table with a foreign key, so that GraphQL shows an enum.
CREATE TABLE public.group_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.group_statuses IS 'The states of a group (D72).';
INSERT INTO public.group_statuses VALUES
  ('pending', 'creation not finished'), ('recruiting', 'open to new members'),
  ('ready_to_start', 'closed to new members, not started'), ('started', 'a cycle is running'),
  ('closed', 'ended before it started'), ('inactive', 'ended early after it started'), ('completed', 'every round was paid out');

CREATE TABLE public.frequencies (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.frequencies IS 'How often a circle pays (D54).';
INSERT INTO public.frequencies VALUES ('weekly', NULL), ('biweekly', NULL), ('monthly', NULL), ('quarterly', NULL);

CREATE TABLE public.join_methods (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.join_methods IS 'How people come into a group (D104).';
INSERT INTO public.join_methods VALUES
  ('direct', 'whoever may join is in at once'), ('request_to_join', 'the admin approves'), ('invite_only', 'by invitation');

CREATE TABLE public.payout_order_methods (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.payout_order_methods IS 'How the order of payouts comes about (D78).';
INSERT INTO public.payout_order_methods VALUES
  ('manual', 'the admin arranges the order'), ('random', 'a draw that anyone can recompute'), ('join_order', 'first come, first served');

CREATE TABLE public.member_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.member_statuses IS 'Whether a member takes part, has left, or was there to the end.';
INSERT INTO public.member_statuses VALUES ('active', NULL), ('left', NULL), ('completed', NULL);

CREATE TABLE public.member_roles (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.member_roles IS 'What a member is in a group.';
INSERT INTO public.member_roles VALUES ('member', NULL), ('admin', 'the group''s organizer');

CREATE TABLE public.join_request_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.join_request_statuses IS 'The states of a request to join (D119).';
INSERT INTO public.join_request_statuses VALUES ('pending', NULL), ('approved', NULL), ('rejected', NULL), ('withdrawn', 'taken back by who asked');

CREATE TABLE public.invitation_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.invitation_statuses IS 'The states of an invitation (D109).';
INSERT INTO public.invitation_statuses VALUES ('pending', NULL), ('accepted', NULL), ('declined', NULL), ('revoked', 'withdrawn by the admin (D109)'), ('expired', 'nobody answered within its term (D109)');

CREATE TABLE public.leave_request_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.leave_request_statuses IS 'The states of a request to leave a group (D113, D258, D259).';
INSERT INTO public.leave_request_statuses VALUES
  ('open', 'waits for the admin'), ('withdrawn', 'the member took it back'), ('agreed', 'by the admin, or before the start by silence, by the start or with the membership'),
  ('declined', 'by the admin'), ('unanswered', 'nobody answered in time'),
  ('ended', 'the cycle was over, the group was closed or deleted, or the membership had ended');

CREATE TABLE public.exit_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.exit_kinds IS 'How an exit from a running cycle is settled.';
INSERT INTO public.exit_kinds VALUES
  ('before_receiving', 'the own round becomes a settlement round (D115, D117)'), ('after_receiving', 'the rest stays due (D116)');

CREATE TABLE public.payment_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.payment_statuses IS 'The states of a contribution; there are no others (D36).';
INSERT INTO public.payment_statuses VALUES ('pending', NULL), ('completed', NULL), ('failed', NULL);

CREATE TABLE public.payment_method_types (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.payment_method_types IS 'The ways to pay a contribution (D41).';
INSERT INTO public.payment_method_types VALUES ('card', NULL), ('us_bank_account', 'bank transfer');

CREATE TABLE public.payout_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.payout_statuses IS 'The states of a payout.';
INSERT INTO public.payout_statuses VALUES ('pending', 'waiting for money or for a hold'), ('completed', 'released');

CREATE TABLE public.withdrawal_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.withdrawal_statuses IS 'The states of a withdrawal.';
INSERT INTO public.withdrawal_statuses VALUES ('pending', NULL), ('in_transit', NULL), ('paid', NULL), ('failed', NULL), ('cancelled', NULL);

CREATE TABLE public.verification_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.verification_statuses IS 'The states of an identity check.';
INSERT INTO public.verification_statuses VALUES ('pending', NULL), ('verified', NULL), ('failed', NULL);

CREATE TABLE public.verification_failures (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.verification_failures IS 'Why an identity check can fail (D304).';
INSERT INTO public.verification_failures VALUES
  ('declined', 'the document was not accepted'), ('ran_out', 'the check was not finished in time'), ('abandoned', 'the person stopped half-way'),
  ('document_expired', 'the document has expired since'), ('duplicate_identity', 'another account is verified with this identity (D159)'),
  ('under_age', 'younger than 18');

CREATE TABLE public.vote_types (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.vote_types IS 'What a group can vote about (D121).';
INSERT INTO public.vote_types VALUES ('extend_grace', NULL), ('remove_member', NULL), ('restart_group', NULL);

CREATE TABLE public.vote_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.vote_statuses IS 'The states of a vote.';
INSERT INTO public.vote_statuses VALUES ('active', NULL), ('approved', NULL), ('failed', NULL),
  ('deleted', 'taken back before its end; nobody reads it any more');

CREATE TABLE public.ticket_statuses (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.ticket_statuses IS 'The states of a support ticket.';
INSERT INTO public.ticket_statuses VALUES ('open', NULL), ('in_progress', NULL), ('waiting_on_user', NULL), ('resolved', NULL), ('closed', NULL);

CREATE TABLE public.ticket_categories (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.ticket_categories IS 'What a support ticket is about.';
INSERT INTO public.ticket_categories VALUES
  ('payment', NULL), ('payout', NULL), ('verification', NULL), ('group_dispute', NULL), ('account', NULL), ('abuse', NULL), ('plan', NULL), ('other', NULL);

-- The currencies a group can be in (D43) and their switch (D264).
CREATE TABLE public.currencies (
  code text PRIMARY KEY,
  minor_digits integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT false,
  CONSTRAINT currencies_code_is_iso_4217 CHECK (code ~ '^[A-Z]{3}$'),
  CONSTRAINT currencies_minor_digits_are_few CHECK (minor_digits BETWEEN 0 AND 4)
);
COMMENT ON TABLE public.currencies IS 'The currencies of the product. Groups are founded and joined only in one that is on; groups in one that was switched off run on.';
COMMENT ON COLUMN public.currencies.code IS 'ISO 4217, such as USD.';
COMMENT ON COLUMN public.currencies.minor_digits IS 'Digits of the minor unit: 2 says that an amount of 12345 is 123.45.';
COMMENT ON COLUMN public.currencies.is_enabled IS 'Set at each start of the service from its variable ENABLED_CURRENCIES, which names the currencies that have a provider.';
INSERT INTO public.currencies VALUES ('USD', 2, true), ('EUR', 2, false), ('GBP', 2, false);

-- The catalogue. D1, D2, D4, D20.
CREATE TABLE public.plans (
  plan_id text PRIMARY KEY,
  name text NOT NULL,
  price_cents bigint NOT NULL,
  currency text NOT NULL DEFAULT 'USD' REFERENCES public.currencies (code),
  billing_interval text NOT NULL DEFAULT 'month',
  description text NOT NULL,
  features text[] NOT NULL,
  active_group_limit integer,
  has_auto_pay boolean NOT NULL,
  has_advanced_scheduling boolean NOT NULL,
  has_analytics boolean NOT NULL,
  has_custom_features boolean NOT NULL DEFAULT false,
  pays_fees boolean NOT NULL,
  support_hours integer NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  position integer NOT NULL,
  CONSTRAINT plans_price_is_not_negative CHECK (price_cents >= 0)
);
COMMENT ON TABLE public.plans IS 'The plans that people subscribe to, with their prices and limits (D1, D2, D4, D20). Prices are in US dollars (D15).';
COMMENT ON COLUMN public.plans.active_group_limit IS 'Null means unlimited.';
COMMENT ON COLUMN public.plans.price_cents IS 'What the plan costs per `billing_interval`, in cents of `currency`. Zero where nobody pays.';
COMMENT ON COLUMN public.plans.has_custom_features IS 'Whether a circle of this plan may have a link name, an accent colour and a cover of its own (D6).';
INSERT INTO public.plans (plan_id, name, price_cents, currency, billing_interval, description, features, active_group_limit, has_auto_pay,
  has_advanced_scheduling, has_analytics, pays_fees, support_hours, is_listed, position) VALUES
  ('free', 'Free', 0, 'USD', 'month', 'Start your first circle', '{"1 active group","Basic features","Community support"}', 1, false, false, false, true, 72, true, 1),
  ('premium', 'Premium', 599, 'USD', 'month', 'For people in several circles', '{"Unlimited groups","Auto-pay","Advanced analytics","Priority support"}', NULL, true, true, true, true, 24, true, 2),
  ('all_inclusive', 'All-Inclusive', 1599, 'USD', 'month', 'Everything, and no service fees', '{"Unlimited groups","No service fees","24/7 support","Custom features"}', NULL, true, true, true, false, 4, true, 3),
  ('enterprise', 'Enterprise', 0, 'USD', 'month', 'Assigned by the platform', '{"Everything in All-Inclusive"}', NULL, true, true, true, false, 4, false, 4);
UPDATE public.plans SET has_custom_features = true WHERE plan_id IN ('all_inclusive', 'enterprise');

-- D18: what a payer adds to a contribution. Basis points (1/100 of a percent) and cents.
CREATE TABLE public.fee_rates (
  payment_method text PRIMARY KEY REFERENCES public.payment_method_types (value),
  service_basis_points integer NOT NULL,
  processing_basis_points integer NOT NULL,
  processing_fixed_cents integer NOT NULL,
  CONSTRAINT fee_rates_are_not_negative CHECK (service_basis_points >= 0 AND processing_basis_points >= 0 AND processing_fixed_cents >= 0)
);
COMMENT ON TABLE public.fee_rates IS 'What a payer adds to a contribution, by payment method (D18). Basis points are hundredths of a percent.';
COMMENT ON COLUMN public.fee_rates.processing_fixed_cents IS 'A fixed part of the processing fee, in cents.';
INSERT INTO public.fee_rates VALUES ('card', 250, 290, 30), ('us_bank_account', 150, 0, 0);

CREATE TABLE public.limits (
  limit_id text PRIMARY KEY,
  value bigint NOT NULL,
  unit text NOT NULL,
  rule text NOT NULL
);
COMMENT ON TABLE public.limits IS 'Every limit and time window of the product, once. `rule` names the entry of docs/rules.md.';
COMMENT ON COLUMN public.limits.value IS 'The limit, in the unit that `unit` names.';
INSERT INTO public.limits VALUES
  ('pay_early', 3, 'days', 'D57'), ('grace', 3, 'days', 'D58'), ('archive_after', 7, 'days', 'D83'),
  ('contribution_min', 500, 'cents', 'D98'), ('contribution_max', 500000, 'cents', 'D98'), ('pot_max', 5000000, 'cents', 'D98'),
  ('members_min', 2, 'members', 'D98'), ('members_max', 50, 'members', 'D98'), ('members_to_start_default', 3, 'members', 'D98'),
  ('name_min', 3, 'characters', 'D98'), ('name_max', 60, 'characters', 'D98'), ('description_max', 500, 'characters', 'D98'),
  ('rules_max', 1000, 'characters', 'D98'), ('start_months_ahead_max', 12, 'months', 'D98'), ('payout_delay_max', 5, 'days', 'D8'), ('pending_kept', 30, 'days', 'D72'),
  ('link_name_min', 3, 'characters', 'D6'), ('link_name_max', 40, 'characters', 'D6'), ('link_names_max', 5, 'names', 'D6'), ('first_due_after_manual_start', 3, 'days', 'D56'),
  ('late_allowance', 7, 'days', 'D59'), ('late_answer', 48, 'hours', 'D59'), ('leave_silence', 72, 'hours', 'D258'), ('exit_answer', 7, 'days', 'D259'), ('leave_reason_max', 300, 'characters', 'D113'), ('restart_vote', 7, 'days', 'D123'), ('extension_vote', 48, 'hours', 'D123'), ('removal_vote', 7, 'days', 'D123'), ('grace_extension', 3, 'days', 'D127'), ('removal_pause', 30, 'days', 'D122'), ('removal_reason_max', 300, 'characters', 'D122'), ('unpaid_at_turn', 2, 'contributions', 'D65'), ('restart_pause', 7, 'days', 'D84'), ('restart_start', 7, 'days', 'D85'), ('checkout_expires', 30, 'minutes', 'D37'), ('bank_debit_settles', 4, 'business days', 'D31'), ('join_message_max', 300, 'characters', 'D119'), ('ask_again_after', 7, 'days', 'D119'),
  ('verification_attempts', 3, 'per day', 'D156'), ('sign_in_failures', 5, 'per 15 minutes', 'D165'), ('sign_in_lock', 30, 'minutes', 'D165'),
  ('sign_in_failures_of_network', 20, 'per 15 minutes', 'D165'), ('sign_ups_of_network', 120, 'per minute', 'D165'), ('sign_up_letters_of_network', 240, 'per hour', 'D165'), ('passwords_of_network', 60, 'per minute', 'D165'), ('username_checks_of_network', 120, 'per minute', 'D147'),
  ('letters_of_network', 20, 'per hour', 'D149'), ('reset_letters', 3, 'per hour', 'D149'), ('reset_link', 1, 'hours', 'D149'),
  ('confirmation_link', 24, 'hours', 'D241'), ('rejection_reason_max', 300, 'characters', 'D119'),
  ('resend_pause', 60, 'seconds', 'D241'), ('resend_max', 3, 'per day', 'D241'), ('invitation_expires', 7, 'days', 'D109'),
  ('join_link_expires', 7, 'days', 'D112'), ('join_links_open_max', 5, 'links', 'D112'), ('waiting_list_max', 20, 'people', 'D92'), ('seat_offer', 48, 'hours', 'D92'),
  ('withdrawal_min', 100, 'cents', 'D45'), ('withdrawal_day_max', 1000000, 'cents', 'D45'), ('withdrawals_per_day', 3, 'per day', 'D45'),
  ('message_max', 2000, 'characters', 'D185'), ('messages_per_minute', 20, 'per minute', 'D185'), ('withheld_kept', 24, 'months', 'D178'), ('report_surroundings', 10, 'messages', 'D187'),
  ('badge_window', 7, 'days', 'D193'), ('badge_recount', 60, 'minutes', 'D193'), ('counted_max', 100, 'items', 'D193'), ('excerpt_max', 120, 'characters', 'D240'),
  ('upcoming_window', 7, 'days', 'D49'), ('activity_shown', 90, 'days', 'D49'), ('rated_after', 3, 'contributions', 'D133'), ('faces_shown', 12, 'people', 'D95'),
  ('searches_per_minute', 30, 'per minute', 'D180'), ('search_min', 2, 'characters', 'D180'), ('invitees_found', 50, 'people', 'D180'), ('people_found', 20, 'people', 'D180'), ('search_results', 50, 'messages', 'D294'),
  ('requests_per_minute', 120, 'per minute', 'D247'), ('money_requests_per_minute', 10, 'per minute', 'D247'),
  ('verification_requests_per_day', 5, 'per day', 'D247'),
  ('uploads_per_hour', 30, 'per hour', 'D247'), ('upload_kept', 24, 'hours', 'D91'),
  ('voice_max', 10, 'megabytes', 'D185'), ('voice_length_min', 1, 'seconds', 'D184'), ('voice_length_max', 300, 'seconds', 'D184'),
  ('picture_max', 5, 'megabytes', 'D91'), ('picture_side_max', 1200, 'pixels', 'D91'), ('picture_pixels_max', 50, 'megapixels', 'D91'), ('avatar_max', 5, 'megabytes', 'D168'),
  ('new_account_wait', 24, 'hours', 'D45'),
  ('tickets_per_day', 10, 'per day', 'D185'), ('visitor_questions', 3, 'per day', 'D214'), ('question_link', 24, 'hours', 'D214'),
  ('ticket_waiting', 14, 'days', 'D212'), ('ticket_reopen', 7, 'days', 'D212'), ('service_delay', 10, 'minutes', 'D214'), ('ticket_messages_per_minute', 10, 'per minute', 'D185'),
  ('groups_founded_per_day', 10, 'per day', 'D185'), ('join_requests_per_day', 20, 'per day', 'D119'),
  ('invitations_per_day', 20, 'per day', 'D109'), ('devices_max', 20, 'devices', 'D174'), ('push_tests_per_hour', 10, 'per hour', 'D174'), ('metrics_per_minute', 60, 'per minute', 'D228'),
  ('terms_answer', 72, 'hours', 'D89'), ('admin_absent', 30, 'days', 'D118'), ('admin_offer', 7, 'days', 'D118'),
  ('default_after', 30, 'days', 'D61'), ('late_mark', 5, 'points', 'D135'), ('late_mark_fades', 12, 'months', 'D135'),
  ('default_mark', 25, 'points', 'D135'), ('default_mark_fades', 24, 'months', 'D135'), ('streak_gap', 35, 'days', 'D140'), ('streak_gap_quarterly', 97, 'days', 'D140'),
  ('username_change', 30, 'days', 'D147'), ('recovery_codes', 10, 'codes', 'D150'), ('fresh_proof', 10, 'minutes', 'D302'), ('code_failures', 5, 'per 15 minutes', 'D164'),
  ('email_change_link', 24, 'hours', 'D150'), ('export_link', 7, 'days', 'D170'), ('place_searches', 25, 'per month', 'D17'),
  ('verification_poll', 5, 'seconds', 'D155'), ('verification_polls', 24, 'checks', 'D155'), ('onboarding_poll', 3, 'seconds', 'D155'), ('onboarding_polls', 40, 'checks', 'D155'),
  ('new_user', 2, 'minutes', 'D151'), ('new_user_of_provider', 5, 'minutes', 'D151'), ('security_events_shown', 20, 'events', 'D238'), ('security_events_refresh', 30, 'seconds', 'D238'), ('session_errors', 5, 'per hour', 'D238'),
  ('metrics_kept', 90, 'days', 'D225'), ('event_log_kept', 7, 'days', 'D225'), ('security_log_kept', 24, 'months', 'D225'),
  ('reminder_hour', 9, 'hour of the day', 'D191'), ('last_reminder', 61, 'minutes', 'D191'),
  ('quiet_from', 22, 'hour of the day', 'D191'), ('quiet_until', 8, 'hour of the day', 'D191'),
  ('talk_kept', 24, 'months', 'D225'), ('records_kept', 7, 'years', 'D225'), ('tickets_kept', 60, 'months', 'D225'), ('told_kept', 24, 'months', 'D225'),
  ('invitee_kept', 90, 'days', 'D225'), ('unconfirmed_kept', 30, 'days', 'D225');

CREATE FUNCTION public.limit_of(name text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT value::integer FROM public.limits WHERE limit_id = name $$;
COMMENT ON FUNCTION public.limit_of IS 'One figure of `limits`, in its own unit. Null for a name that is not there, which no column of ours accepts.';

CREATE FUNCTION public.span_of(name text) RETURNS interval LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT (CASE WHEN unit LIKE 'per %' THEN replace(regexp_replace(unit, '^per (?=[a-z])', '1 '), 'per ', '')
      ELSE value || ' ' || unit END)::interval FROM public.limits WHERE limit_id = name $$;
COMMENT ON FUNCTION public.span_of IS 'The time of one row of `limits`: what `5 per 15 minutes` counts over, or how long `30 minutes` are. Fails for any other unit.';
