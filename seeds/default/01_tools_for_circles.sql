-- Circles. Words for people and circles are their handles, so that a chapter reads like one.
CREATE FUNCTION demo.agree(circle uuid, person uuid, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.group_agreements (group_id, user_id, version, terms, terms_hash, accepted_at)
  SELECT g.group_id, person, a.version,
    jsonb_object_agg(t.name, t.value),
    encode(sha256(convert_to(a.body || E'\n[' || string_agg(format('["%s",%s]', t.name, t.value), ',' ORDER BY t.name COLLATE "C") || ']', 'UTF8')), 'hex'),
    at
  FROM public.groups g JOIN public.cycles c ON c.group_id = g.group_id AND c.cycle = g.current_cycle, public.agreement_texts a,
    LATERAL jsonb_each(jsonb_build_object('contribution_amount', g.contribution_amount, 'currency', g.currency, 'cycle', c.cycle, 'frequency', g.frequency,
      'manual_start_enabled', g.manual_start_enabled, 'member_limit', g.member_limit, 'minimum_members_to_start', g.minimum_members_to_start,
      'payout_assignment_method', g.payout_assignment_method, 'payout_delay_days', g.payout_delay_days, 'rules', g.rules,
      'start_date', c.start_date, 'time_zone', g.time_zone)) t (name, value)
  WHERE g.group_id = circle GROUP BY g.group_id, a.version $$;

-- A line of a circle's record (D265), by nobody where the system acted. Lines of a circle are written in the order of their times.
CREATE FUNCTION demo.record(circle text, kind text, actor text, at timestamptz, facts jsonb DEFAULT '{}', about text DEFAULT NULL, reason text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.recorded_acts (group_id, kind, actor_id, about_id, "values", reason, recorded_at)
  VALUES (demo.id(circle), kind, demo.id(actor), demo.id(about), facts, reason, at) $$;

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
  IF status <> 'pending' THEN PERFORM demo.record(handle, 'group_founded', admin, at); END IF;
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

CREATE FUNCTION demo.set_order(handle text, people text[], at timestamptz DEFAULT public.app_now()) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.payout_assignments (group_id, cycle, user_id, payout_position, created_at)
  SELECT demo.id(handle), 1, demo.id(person), position, at FROM unnest(people) WITH ORDINALITY o (person, position) $$;

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
  PERFORM demo.set_order(handle, people, at);
  INSERT INTO public.rounds (round_id, group_id, cycle, payout_round, recipient_id, due_date, grace_end_date, payout_date, opens_at, due_at, grace_ends_at, payout_at, created_at)
  SELECT demo.id(handle || ' round ' || n), g.group_id, 1, n, demo.id(person), due, due + 3, due + g.payout_delay_days,
    (due - 3)::timestamp AT TIME ZONE g.time_zone, (due + 1)::timestamp AT TIME ZONE g.time_zone, (due + 4)::timestamp AT TIME ZONE g.time_zone,
    (due + g.payout_delay_days)::timestamp AT TIME ZONE g.time_zone, (c.start_date - 3)::timestamp AT TIME ZONE g.time_zone
  FROM unnest(people) WITH ORDINALITY o (person, n), LATERAL public.due_date_of_round(c.start_date, g.frequency, n::integer) due;
  INSERT INTO public.obligations (group_id, cycle, payout_round, user_id, recipient_id, amount, grace_ends_at, defaults_at, created_at)
  SELECT r.group_id, r.cycle, r.payout_round, a.user_id, r.recipient_id, g.contribution_amount, r.grace_ends_at,
    (r.due_date + 31)::timestamp AT TIME ZONE g.time_zone, r.created_at
  FROM public.rounds r JOIN public.payout_assignments a USING (group_id, cycle) WHERE r.group_id = g.group_id AND a.user_id <> r.recipient_id;
  UPDATE public.cycles SET round_count = cardinality(people), locked_member_count = cardinality(people), current_payout_round = 1,
    contribution_amount = g.contribution_amount, frequency = g.frequency, payout_assignment_method = g.payout_assignment_method, payout_delay_days = g.payout_delay_days,
    started_at = at, started_manually_at = at,
    end_date = (SELECT max(payout_date) FROM public.rounds WHERE group_id = g.group_id)
  WHERE group_id = g.group_id;
  UPDATE public.groups SET status = 'started' WHERE group_id = g.group_id;
  facts := jsonb_build_object('first_due', c.start_date);
  PERFORM demo.tell('group_started', g.group_id, demo.id(person), at, facts) FROM unnest(people) person;
  PERFORM demo.post_news('group_started', g.group_id, at, facts);
  PERFORM demo.record(handle, 'group_started', NULL, at, facts || jsonb_build_object('cycle', 1, 'members', cardinality(people)));
END $$;
