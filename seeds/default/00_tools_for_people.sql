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
  zone text DEFAULT 'America/New_York', verified boolean DEFAULT true, language text DEFAULT 'en', username text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person uuid := demo.id(handle);
  since_at timestamptz := demo.ago(since);
BEGIN
  INSERT INTO auth.users (id, name, email, email_verified, username, location, time_zone, language, terms_accepted_at)
  VALUES (person, name, handle || '@example.com', true, coalesce(username, handle), location, zone, language, now());
  INSERT INTO auth.accounts (user_id, provider_id, account_id, password, updated_at)
  VALUES (person, 'credential', person::text,
    '$argon2id$v=19$m=19456,t=2,p=1$GVN/YW9PeNpN5Fl4/viAWA$LvZ6orbI+9KkUUxwjCKnQiQbKL8FZRXue/WGly+DRwY', now());
  UPDATE public.user_profiles p SET
    alias = split_part(person_name.text, ' ', 1),
    created_at = since_at, email_confirmed_at = since_at + interval '4 minutes', terms_accepted_at = since_at,
    is_verified = verified, verified_at = CASE WHEN verified THEN since_at + interval '1 day' END,
    has_completed_onboarding = true, tutorial_seen_at = since_at + interval '10 minutes',
    subscription_end = CASE WHEN plan <> 'free' THEN demo.ago(interval '-18 days') END,
    last_sign_in_at = demo.ago(interval '5 hours')
  FROM (VALUES (name)) person_name (text) WHERE p.user_id = person;
  UPDATE public.subscribers SET subscription_tier = plan, subscribed = plan <> 'free', created_at = since_at,
    subscription_end = CASE WHEN plan <> 'free' THEN demo.ago(interval '-18 days') END WHERE user_id = person;
  IF verified THEN
    INSERT INTO public.identity_verifications (verification_id, user_id, status, verified_name, consented_at, decided_at, created_at)
    VALUES (demo.id('verification ' || handle), person, 'verified',
      split_part(name, ' ', 1) || coalesce(' ' || left(substring(name FROM '^\S+\s+(.*)$'), 1) || '.', ''), since_at + interval '23 hours', since_at + interval '1 day', since_at + interval '23 hours');
  END IF;
END $$;

-- News: a kind and its values, as the service writes them (D304).
CREATE FUNCTION demo.someone(person uuid) RETURNS jsonb LANGUAGE sql STABLE AS
  $$ SELECT jsonb_build_object('user_id', user_id, 'alias', alias) FROM public.user_profiles WHERE user_id = person $$;

CREATE FUNCTION demo.money(cents bigint, currency text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS
  $$ SELECT jsonb_build_object('cents', cents, 'currency', currency) $$;

CREATE FUNCTION demo.of_group(facts jsonb, circle uuid) RETURNS jsonb LANGUAGE sql STABLE AS
  $$ SELECT facts || coalesce((SELECT jsonb_build_object('group', name) FROM public.groups WHERE group_id = circle), '{}') $$;

-- What is said is collected, and told in the order of its times by demo.talk(): conversations are numbered as they go.
CREATE TABLE demo.said (at timestamptz NOT NULL, chat_id uuid NOT NULL, message_id uuid NOT NULL, person uuid, text text, kind text, facts jsonb, reply_to uuid, emoji text);
CREATE TABLE demo.readings (person uuid NOT NULL, chat_id uuid NOT NULL, read_at timestamptz NOT NULL);

CREATE FUNCTION demo.post_news(kind text, circle uuid, at timestamptz, facts jsonb DEFAULT '{}') RETURNS void LANGUAGE sql AS $$
  INSERT INTO demo.said (at, chat_id, message_id, kind, facts) VALUES (at, circle, gen_random_uuid(), kind, demo.of_group(facts, circle)) $$;

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

-- Talk.
CREATE FUNCTION demo.say_in(chat uuid, person text, since interval, text text, word text DEFAULT NULL, reply_to text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO demo.said (at, chat_id, message_id, person, text, reply_to)
  VALUES (demo.ago(since), chat, coalesce(demo.id('message ' || word), gen_random_uuid()), demo.id(person), text, demo.id('message ' || reply_to)) $$;

CREATE FUNCTION demo.say(circle text, person text, since interval, text text, word text DEFAULT NULL, reply_to text DEFAULT NULL) RETURNS void LANGUAGE sql AS
  $$ SELECT demo.say_in(demo.id(circle), person, since, text, word, reply_to) $$;

CREATE FUNCTION demo.react(word text, emoji text, people text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO demo.said (at, chat_id, message_id, person, emoji)
  SELECT m.at + interval '20 minutes', m.chat_id, m.message_id, demo.id(somebody), react.emoji
  FROM unnest(people) somebody, demo.said m WHERE m.message_id = demo.id('message ' || word) AND m.text IS NOT NULL $$;

-- A conversation of two, begun `since` ago; its id is that of the word `<one> and <other>`.
CREATE FUNCTION demo.meet(one text, other text, since interval) RETURNS uuid LANGUAGE sql AS $$
  INSERT INTO public.chats (chat_id, chat_type, first_user_id, second_user_id, created_at)
  VALUES (demo.id(one || ' and ' || other), 'individual', least(demo.id(one), demo.id(other)), greatest(demo.id(one), demo.id(other)), demo.ago(since))
  RETURNING chat_id $$;

-- How far somebody has read; everybody else has read all there is.
CREATE FUNCTION demo.read_until(person text, chat uuid, since interval) RETURNS void LANGUAGE sql AS
  $$ INSERT INTO demo.readings VALUES (demo.id(person), chat, demo.ago(since)) $$;

CREATE FUNCTION demo.talk() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  line demo.said;
BEGIN
  -- Everybody is there while the story is told, and sees in the end what they were there for.
  UPDATE public.chat_user_states SET until_number = DEFAULT, may_write = true;
  FOR line IN SELECT * FROM demo.said ORDER BY at LOOP
    IF line.emoji IS NULL THEN
      INSERT INTO public.messages (message_id, chat_id, sender_id, message, kind, "values", reply_to_id, created_at)
      VALUES (line.message_id, line.chat_id, line.person, line.text, line.kind, line.facts, line.reply_to, line.at);
    ELSE
      INSERT INTO public.message_reactions (message_id, user_id, emoji, created_at) VALUES (line.message_id, line.person, line.emoji, line.at);
    END IF;
  END LOOP;
  UPDATE public.chat_user_states s SET
    from_number = 1 + coalesce((SELECT max(m.number) FROM public.messages m WHERE m.chat_id = s.chat_id AND m.created_at < g.joined_at), 0),
    until_number = CASE WHEN g.status = 'left' THEN coalesce((SELECT max(m.number) FROM public.messages m WHERE m.chat_id = s.chat_id AND m.created_at <= g.left_at), 0) ELSE private.no_end() END,
    may_write = g.status <> 'left'
  FROM public.group_members g WHERE g.group_id = s.chat_id AND g.user_id = s.user_id;
  UPDATE public.chat_user_states s SET delivered_number = private.no_end(), read_number = coalesce(
    (SELECT max(m.number) FROM demo.readings r JOIN public.messages m ON m.chat_id = r.chat_id AND m.created_at <= r.read_at
      WHERE r.person = s.user_id AND r.chat_id = s.chat_id), private.no_end());
END $$;
