-- What the chapters of the demo story are told with. The last file puts these tools away again.
-- Every date hangs on app_now(), so the story is in the same state whenever it is loaded.
CREATE SCHEMA demo;

-- The same uuid for the same word, always: links into the demo story do not break when it is loaded again.
CREATE FUNCTION demo.id(word text) RETURNS uuid LANGUAGE sql IMMUTABLE AS
  $$ SELECT overlay(overlay(md5('demo:' || word) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid $$;

CREATE FUNCTION demo.ago(span interval) RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT public.app_now() - span $$;

CREATE FUNCTION demo.today(zone text DEFAULT 'America/New_York') RETURNS date LANGUAGE sql STABLE AS
  $$ SELECT (public.app_now() AT TIME ZONE zone)::date $$;

-- People. Everybody signs in with the password `savings-circle-demo-1` (argon2id, 19 MiB, 2 passes).
CREATE FUNCTION demo.person(handle text, name text, location text, since interval, plan text DEFAULT 'free',
  zone text DEFAULT 'America/New_York', verified boolean DEFAULT true, language text DEFAULT 'en', alias text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person uuid := demo.id(handle);
  since_at timestamptz := demo.ago(since);
BEGIN
  INSERT INTO auth.users (id, name, email, email_verified, username, location, time_zone, language, terms_accepted_at)
  VALUES (person, name, handle || '@example.com', true, handle, location, zone, language, now());
  INSERT INTO auth.accounts (user_id, provider_id, account_id, password, updated_at)
  VALUES (person, 'credential', person::text,
    '$argon2id$v=19$m=19456,t=2,p=1$GVN/YW9PeNpN5Fl4/viAWA$LvZ6orbI+9KkUUxwjCKnQiQbKL8FZRXue/WGly+DRwY', now());
  UPDATE public.user_profiles p SET
    alias = coalesce(person_alias.text, split_part(person_name.text, ' ', 1)),
    created_at = since_at, email_confirmed_at = since_at + interval '4 minutes', terms_accepted_at = since_at,
    is_verified = verified, verified_at = CASE WHEN verified THEN since_at + interval '1 day' END,
    has_completed_onboarding = verified, tutorial_seen_at = CASE WHEN verified THEN since_at + interval '1 hour' END,
    subscription_end = CASE WHEN plan <> 'free' THEN demo.ago(interval '-18 days') END,
    last_sign_in_at = demo.ago(interval '5 hours')
  FROM (VALUES (name)) person_name (text), (VALUES (alias)) person_alias (text) WHERE p.user_id = person;
  UPDATE public.subscribers SET subscription_tier = plan, subscribed = plan <> 'free', created_at = since_at,
    subscription_end = CASE WHEN plan <> 'free' THEN demo.ago(interval '-18 days') END WHERE user_id = person;
  IF verified THEN
    INSERT INTO public.identity_verifications (verification_id, user_id, status, consented_at, decided_at, created_at)
    VALUES (demo.id('verification ' || handle), person, 'verified', since_at + interval '23 hours', since_at + interval '1 day', since_at + interval '23 hours');
  END IF;
END $$;

-- News: a kind and its values, as the service writes them (D304).
CREATE FUNCTION demo.someone(person uuid) RETURNS jsonb LANGUAGE sql STABLE AS
  $$ SELECT jsonb_build_object('user_id', user_id, 'alias', alias) FROM public.user_profiles WHERE user_id = person $$;

CREATE FUNCTION demo.money(cents bigint, currency text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS
  $$ SELECT jsonb_build_object('cents', cents, 'currency', currency) $$;

CREATE FUNCTION demo.of_group(facts jsonb, circle uuid) RETURNS jsonb LANGUAGE sql STABLE AS
  $$ SELECT facts || coalesce((SELECT jsonb_build_object('group', name) FROM public.groups WHERE group_id = circle), '{}') $$;

CREATE FUNCTION demo.post_news(kind text, circle uuid, at timestamptz, facts jsonb DEFAULT '{}') RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.messages (chat_id, kind, "values", created_at) VALUES ('group_' || circle, kind, demo.of_group(facts, circle), at) $$;

-- A line in somebody's feed, and a post in the circle's chat where it is news for everybody.
CREATE FUNCTION demo.tell(kind text, circle uuid, person uuid, at timestamptz, facts jsonb DEFAULT '{}', in_chat boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.activity_feed (user_id, group_id, kind, "values", created_at) VALUES (person, circle, kind, demo.of_group(facts, circle), at);
  IF in_chat THEN PERFORM demo.post_news(kind, circle, at, facts); END IF;
END $$;

CREATE FUNCTION demo.notify(person text, kind text, since interval, circle text DEFAULT NULL, facts jsonb DEFAULT '{}', read boolean DEFAULT false,
  priority text DEFAULT 'normal') RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.notifications (user_id, kind, "values", read, priority, group_id, group_name, created_at)
  SELECT demo.id(person), kind, demo.of_group(facts, g.group_id), read, priority, g.group_id, g.name, demo.ago(since)
  FROM (VALUES (1)) one LEFT JOIN public.groups g ON g.group_id = demo.id(circle) $$;

-- Circles. Words for people and circles are their handles, so that a chapter reads like one.
CREATE FUNCTION demo.agree(circle uuid, person uuid, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.group_agreements (group_id, user_id, version, terms, terms_hash, accepted_at)
  SELECT g.group_id, person, a.version,
    jsonb_build_object('contribution_amount', g.contribution_amount, 'currency', g.currency, 'frequency', g.frequency, 'member_limit', g.member_limit,
      'payout_assignment_method', g.payout_assignment_method, 'payout_delay_days', g.payout_delay_days, 'start_date', c.start_date, 'time_zone', g.time_zone),
    encode(sha256(convert_to(a.body || E'\n' || format(
      '[["contribution_amount",%s],["currency","%s"],["frequency","%s"],["member_limit",%s],["payout_assignment_method","%s"],["payout_delay_days",%s],["start_date","%s"],["time_zone","%s"]]',
      g.contribution_amount, g.currency, g.frequency, g.member_limit, g.payout_assignment_method, g.payout_delay_days, c.start_date, g.time_zone), 'UTF8')), 'hex'),
    at
  FROM public.groups g JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle, public.agreement_texts a WHERE g.group_id = circle $$;

CREATE FUNCTION demo.circle(handle text, admin text, name text, description text, frequency text, amount bigint, member_limit integer,
  first_due date, created interval, location text DEFAULT 'New York, NY', rules text DEFAULT '', currency text DEFAULT 'USD',
  zone text DEFAULT 'America/New_York', join_method text DEFAULT 'request_to_join', order_method text DEFAULT 'random',
  minimum integer DEFAULT 3, payout_delay integer DEFAULT 0, status text DEFAULT 'recruiting')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  circle uuid := demo.id(handle);
  number integer := nextval('public.groups_short_id_seq');
  at timestamptz := demo.ago(created);
BEGIN
  INSERT INTO public.groups (group_id, short_id, url_slug, name, description, rules, location, status, frequency, contribution_amount, currency, time_zone,
    admin_id, created_by, is_public, join_method, member_limit, minimum_members_to_start, payout_assignment_method, payout_delay_days, created_at)
  VALUES (circle, number,
    trim(BOTH '-' FROM regexp_replace(regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g')) || '-' || number,
    name, description, rules, location, status, frequency, amount, currency, zone,
    demo.id(admin), demo.id(admin), join_method <> 'invite_only', join_method, member_limit, minimum, order_method, payout_delay, at);
  INSERT INTO public.cycles (group_id, cycle, start_date, created_at) VALUES (circle, 1, first_due, at);
  UPDATE public.chats SET created_at = at WHERE group_id = circle;
  INSERT INTO public.group_members (group_id, user_id, role, joined_at) VALUES (circle, demo.id(admin), 'admin', at);
  PERFORM demo.agree(circle, demo.id(admin), at);
  PERFORM demo.tell('group_created', circle, demo.id(admin), at);
END $$;

-- People join one after the other, the first `since` ago, the next a few hours later.
CREATE FUNCTION demo.join(handle text, people text[], since interval) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  circle uuid := demo.id(handle);
  person text;
  at timestamptz := demo.ago(since);
BEGIN
  FOREACH person IN ARRAY people LOOP
    INSERT INTO public.group_members (group_id, user_id, joined_at) VALUES (circle, demo.id(person), at);
    PERFORM demo.agree(circle, demo.id(person), at);
    PERFORM demo.tell('group_joined', circle, demo.id(person), at);
    at := at + interval '3 hours 20 minutes';
  END LOOP;
END $$;

CREATE FUNCTION demo.set_order(handle text, people text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.payout_assignments (group_id, cycle, user_id, payout_position)
  SELECT demo.id(handle), 1, demo.id(person), position FROM unnest(people) WITH ORDINALITY o (person, position) $$;

-- The published draw (D80): everybody's lot is SHA-256 of `<seed>:<user id>`, the smallest goes first.
CREATE FUNCTION demo.draw(handle text, seed text, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.payout_assignments (group_id, cycle, user_id, payout_position)
  SELECT group_id, 1, user_id, row_number() OVER (ORDER BY encode(sha256(convert_to(seed || ':' || user_id, 'UTF8')), 'hex') COLLATE "C")
  FROM public.group_members WHERE group_id = demo.id(handle);
  UPDATE public.cycles SET draw_proof = jsonb_build_object('seed', seed, 'drawn_at', at,
    'members', (SELECT jsonb_agg(user_id ORDER BY user_id) FROM public.group_members WHERE group_id = demo.id(handle)))
  WHERE group_id = demo.id(handle) $$;

-- Starting writes the whole schedule (D52); the recipients are the people in this order.
CREATE FUNCTION demo.start(handle text, people text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g public.groups;
  c public.cycles;
  facts jsonb;
  at timestamptz;
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT * INTO c FROM public.cycles WHERE group_id = g.group_id AND cycle = 1;
  at := (c.start_date - 3)::timestamp AT TIME ZONE g.time_zone + interval '9 hours';
  PERFORM demo.set_order(handle, people);
  INSERT INTO public.rounds (round_id, group_id, cycle, payout_round, recipient_id, due_date, grace_end_date, payout_date, opens_at, due_at, grace_ends_at, payout_at, created_at)
  SELECT demo.id(handle || ' round ' || n), g.group_id, 1, n, demo.id(person), due, due + 3, due + g.payout_delay_days,
    (due - 3)::timestamp AT TIME ZONE g.time_zone, (due + 1)::timestamp AT TIME ZONE g.time_zone, (due + 4)::timestamp AT TIME ZONE g.time_zone,
    (due + g.payout_delay_days)::timestamp AT TIME ZONE g.time_zone, (c.start_date - 3)::timestamp AT TIME ZONE g.time_zone
  FROM unnest(people) WITH ORDINALITY o (person, n), LATERAL public.due_date_of_round(c.start_date, g.frequency, n::integer) due;
  INSERT INTO public.obligations (group_id, cycle, payout_round, user_id, recipient_id, amount, grace_ends_at, created_at)
  SELECT r.group_id, r.cycle, r.payout_round, a.user_id, r.recipient_id, g.contribution_amount, r.grace_ends_at, r.created_at
  FROM public.rounds r JOIN public.payout_assignments a USING (group_id, cycle) WHERE r.group_id = g.group_id AND a.user_id <> r.recipient_id;
  UPDATE public.cycles SET locked_member_count = cardinality(people), current_payout_round = 1,
    contribution_amount = g.contribution_amount, frequency = g.frequency, payout_assignment_method = g.payout_assignment_method, payout_delay_days = g.payout_delay_days,
    started_at = at, started_manually_at = at,
    end_date = (SELECT max(payout_date) FROM public.rounds WHERE group_id = g.group_id)
  WHERE group_id = g.group_id;
  UPDATE public.groups SET status = 'started' WHERE group_id = g.group_id;
  facts := jsonb_build_object('first_due', c.start_date);
  PERFORM demo.tell('group_started', g.group_id, demo.id(person), at, facts) FROM unnest(people) person;
  PERFORM demo.post_news('group_started', g.group_id, at, facts);
END $$;

-- Money. What is posted is what docs/architecture.md says of the books.
CREATE FUNCTION demo.account(kind text, person uuid, circle uuid, currency text) RETURNS uuid LANGUAGE sql AS $$
  INSERT INTO public.ledger_accounts (kind, user_id, group_id, currency, balance)
  VALUES (kind, person, circle, currency, CASE WHEN kind NOT IN ('provider', 'service_fees', 'processing_fees') THEN 0 END)
  ON CONFLICT ON CONSTRAINT ledger_accounts_one_of_a_kind DO UPDATE SET currency = excluded.currency
  RETURNING account_id $$;

CREATE FUNCTION demo.post(kind text, key text, at timestamptz, accounts uuid[], amounts bigint[], currency text,
  circle uuid DEFAULT NULL, payout_round integer DEFAULT NULL, payment uuid DEFAULT NULL, payout uuid DEFAULT NULL, withdrawal uuid DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  posting uuid := demo.id('posting ' || key);
BEGIN
  INSERT INTO public.ledger_transactions (transaction_id, kind, idempotency_key, group_id, cycle, payout_round, payment_id, payout_id, withdrawal_id, posted_at)
  VALUES (posting, kind, key, circle, CASE WHEN circle IS NOT NULL THEN 1 END, payout_round, payment, payout, withdrawal, at);
  INSERT INTO public.ledger_entries (transaction_id, account_id, amount, currency)
  SELECT posting, e.account, e.amount, post.currency FROM unnest(accounts, amounts) e (account, amount) WHERE e.amount <> 0;
END $$;

CREATE FUNCTION demo.pay(handle text, person text, number integer, at timestamptz, method text DEFAULT 'card') RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  payment uuid := demo.id(format('payment %s %s %s', handle, number, person));
  payer uuid := demo.id(person);
  g public.groups;
  r public.rounds;
  fees record;
  early boolean;
  due_day timestamptz;
  receipt bigint := nextval('public.receipt_number_seq');
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT * INTO r FROM public.rounds WHERE group_id = g.group_id AND cycle = 1 AND payout_round = number;
  SELECT * INTO fees FROM public.contribution_fees(g.contribution_amount, method, public.pays_fees(payer));
  early := (at AT TIME ZONE g.time_zone)::date < r.due_date;
  due_day := r.due_date::timestamp AT TIME ZONE g.time_zone;
  INSERT INTO public.payments (payment_id, user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency, payment_method, status,
    due_date, is_early, held_until, started_at, paid_at, receipt_number, transaction_id, created_at)
  VALUES (payment, payer, g.group_id, 1, number, g.contribution_amount, fees.service_fee, fees.processing_fee, fees.total, g.currency, method, 'completed',
    r.due_date, early, CASE WHEN early THEN due_day END, at - interval '2 minutes', at, receipt, 'pi_demo_' || substr(md5(payment::text), 1, 16), at - interval '2 minutes');
  PERFORM demo.post('contribution', 'contribution:' || payment, at,
    ARRAY[demo.account('provider', NULL, NULL, g.currency), demo.account('service_fees', NULL, NULL, g.currency), demo.account('processing_fees', NULL, NULL, g.currency),
      demo.account('custody', NULL, g.group_id, g.currency), demo.account('position', payer, g.group_id, g.currency), demo.account('pot', NULL, g.group_id, g.currency)],
    ARRAY[-fees.total, fees.service_fee, fees.processing_fee, g.contribution_amount, -g.contribution_amount, g.contribution_amount],
    g.currency, g.group_id, number, payment);
  PERFORM demo.tell('contribution_received', g.group_id, payer, at, jsonb_build_object('payment_id', payment, 'cycle', 1, 'round', number,
    'amount', demo.money(g.contribution_amount, g.currency), 'total', demo.money(fees.total, g.currency), 'receipt_number', receipt));
  RETURN payment;
END $$;

-- A payout that left what `missing` owed out (D34), and the round that it closes.
CREATE FUNCTION demo.release(handle text, number integer, at timestamptz, missing text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payout uuid := demo.id(format('payout %s %s', handle, number));
  g public.groups;
  c public.cycles;
  r public.rounds;
  short bigint;
  cash bigint;
  facts jsonb;
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT * INTO c FROM public.cycles WHERE group_id = g.group_id AND cycle = 1;
  SELECT * INTO r FROM public.rounds WHERE group_id = g.group_id AND cycle = 1 AND payout_round = number;
  short := g.contribution_amount * cardinality(missing);
  cash := g.contribution_amount * (c.locked_member_count - 1) - short;
  INSERT INTO public.payout_distributions (payout_id, group_id, cycle, payout_round, recipient_id, status, gross_amount, offset_amount, shortfall_amount, amount, currency, released_at, created_at)
  VALUES (payout, g.group_id, 1, number, r.recipient_id, 'completed', g.contribution_amount * c.locked_member_count, g.contribution_amount, short, cash, g.currency, at, at);
  INSERT INTO public.payout_shortfalls (payout_id, payer_id, amount, created_at)
  SELECT payout, demo.id(person), g.contribution_amount, at FROM unnest(missing) person;
  PERFORM demo.post('own_share', 'own_share:' || payout, at,
    ARRAY[demo.account('position', r.recipient_id, g.group_id, g.currency), demo.account('pot', NULL, g.group_id, g.currency)],
    ARRAY[-g.contribution_amount, g.contribution_amount], g.currency, g.group_id, number, NULL, payout);
  PERFORM demo.post('payout', 'payout:' || payout, at,
    ARRAY[demo.account('custody', NULL, g.group_id, g.currency), demo.account('available', r.recipient_id, NULL, g.currency),
      demo.account('pot', NULL, g.group_id, g.currency), demo.account('position', r.recipient_id, g.group_id, g.currency)],
    ARRAY[-cash, cash, -(cash + g.contribution_amount), cash + g.contribution_amount], g.currency, g.group_id, number, NULL, payout);
  UPDATE public.rounds SET closed_at = at WHERE round_id = r.round_id;
  UPDATE public.cycles SET current_payout_round = least(number + 1, locked_member_count), completed_at = CASE WHEN number = locked_member_count THEN at END
  WHERE group_id = g.group_id;
  UPDATE public.groups SET status = 'completed' WHERE group_id = g.group_id AND number = c.locked_member_count;
  facts := jsonb_build_object('payout_id', payout, 'cycle', 1, 'round', number);
  PERFORM demo.tell('payout_released', g.group_id, r.recipient_id, at,
    facts || jsonb_build_object('amount', demo.money(cash, g.currency), 'recipient', demo.someone(r.recipient_id)), in_chat => true);
  IF missing <> '{}' THEN
    PERFORM demo.post_news('contributions_missing', g.group_id, at,
      facts || jsonb_build_object('people', (SELECT jsonb_agg(demo.someone(demo.id(person))) FROM unnest(missing) person)));
  END IF;
  IF number = c.locked_member_count THEN
    PERFORM demo.tell('group_completed', g.group_id, m.user_id, at) FROM public.group_members m WHERE m.group_id = g.group_id;
    PERFORM demo.post_news('group_completed', g.group_id, at);
  END IF;
END $$;

-- A contribution that came after its payout goes straight on to the recipient who was short (D34).
CREATE FUNCTION demo.pay_late(handle text, person text, number integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment uuid := demo.pay(handle, person, number, at);
  payout uuid := demo.id(format('payout %s %s', handle, number));
  g public.groups;
  recipient uuid;
BEGIN
  SELECT * INTO g FROM public.groups WHERE group_id = demo.id(handle);
  SELECT recipient_id INTO recipient FROM public.payout_distributions WHERE payout_id = payout;
  UPDATE public.payout_shortfalls SET payment_id = payment, settled_at = at WHERE payout_id = payout AND payer_id = demo.id(person);
  PERFORM demo.post('late_forwarding', 'late_forwarding:' || payment, at,
    ARRAY[demo.account('custody', NULL, g.group_id, g.currency), demo.account('available', recipient, NULL, g.currency),
      demo.account('pot', NULL, g.group_id, g.currency), demo.account('position', recipient, g.group_id, g.currency)],
    ARRAY[-g.contribution_amount, g.contribution_amount, -g.contribution_amount, g.contribution_amount], g.currency, g.group_id, number, payment, payout);
END $$;

-- A round in which everybody but `missing` pays, some days early and the last on the evening of the due date.
CREATE FUNCTION demo.play_round(handle text, number integer, missing text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  hours integer[] := ARRAY[5, 13, 30, 38, 54, 62, 80];
  currency text := (SELECT g.currency FROM public.groups g WHERE g.group_id = demo.id(handle));
  r public.rounds;
  payer record;
BEGIN
  SELECT * INTO r FROM public.rounds WHERE group_id = demo.id(handle) AND cycle = 1 AND payout_round = number;
  FOR payer IN
    SELECT u.username::text AS handle, (row_number() OVER (ORDER BY (a.payout_position + number * 3) % 7, a.payout_position) - 1)::integer AS place
    FROM public.payout_assignments a JOIN public.user_profiles u USING (user_id)
    WHERE a.group_id = r.group_id AND a.user_id <> r.recipient_id AND NOT u.username::text = ANY (missing)
  LOOP
    PERFORM demo.pay(handle, payer.handle, number, r.due_at - make_interval(hours => hours[1 + payer.place % 7], mins => 7 * payer.place),
      CASE WHEN payer.place % 3 = 2 AND currency = 'USD' THEN 'us_bank_account' ELSE 'card' END);
  END LOOP;
  PERFORM demo.release(handle, number,
    CASE WHEN missing = '{}' THEN greatest(r.payout_at, r.due_at - interval '4 hours 58 minutes') ELSE r.grace_ends_at + interval '1 minute' END, missing);
END $$;

CREATE FUNCTION demo.withdraw(word text, person text, cents bigint, at timestamptz, paid_after interval DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  withdrawal uuid := demo.id('withdrawal ' || word);
BEGIN
  INSERT INTO public.withdrawals (withdrawal_id, user_id, external_account_id, amount, status, arrival_date, receipt_number, created_at)
  SELECT withdrawal, demo.id(person), default_withdrawal_account_id, cents, CASE WHEN paid_after IS NULL THEN 'in_transit' ELSE 'paid' END,
    (at + coalesce(paid_after, interval '2 days'))::date, CASE WHEN paid_after IS NOT NULL THEN nextval('public.receipt_number_seq') END, at
  FROM public.user_profiles WHERE user_id = demo.id(person);
  PERFORM demo.post('withdrawal', 'withdrawal:' || withdrawal, at,
    ARRAY[demo.account('available', demo.id(person), NULL, 'USD'), demo.account('in_transit', demo.id(person), NULL, 'USD')], ARRAY[-cents, cents], 'USD',
    withdrawal => withdrawal);
  IF paid_after IS NOT NULL THEN
    PERFORM demo.post('withdrawal_settled', 'withdrawal_settled:' || withdrawal, at + paid_after,
      ARRAY[demo.account('in_transit', demo.id(person), NULL, 'USD'), demo.account('provider', NULL, NULL, 'USD')], ARRAY[-cents, cents], 'USD',
      withdrawal => withdrawal);
  END IF;
END $$;

-- Talk.
CREATE FUNCTION demo.say(circle text, person text, since interval, text text, word text DEFAULT NULL, reply_to text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.messages (message_id, chat_id, sender_id, message, reply_to_id, created_at)
  VALUES (coalesce(demo.id('message ' || word), gen_random_uuid()), 'group_' || demo.id(circle), demo.id(person), text,
    demo.id('message ' || reply_to), demo.ago(since)) $$;

CREATE FUNCTION demo.react(word text, emoji text, people text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.message_reactions (message_id, user_id, emoji, created_at)
  SELECT m.message_id, demo.id(person), emoji, m.created_at + interval '20 minutes'
  FROM unnest(people) person, public.messages m WHERE m.message_id = demo.id('message ' || word) $$;
