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
    has_completed_onboarding = verified, tutorial_seen_at = CASE WHEN verified THEN since_at + interval '1 hour' END,
    subscription_end = CASE WHEN plan <> 'free' THEN demo.ago(interval '-18 days') END,
    last_sign_in_at = demo.ago(interval '5 hours')
  FROM (VALUES (name)) person_name (text) WHERE p.user_id = person;
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

-- Talk.
CREATE FUNCTION demo.say(circle text, person text, since interval, text text, word text DEFAULT NULL, reply_to text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.messages (message_id, chat_id, sender_id, message, reply_to_id, created_at)
  VALUES (coalesce(demo.id('message ' || word), gen_random_uuid()), 'group_' || demo.id(circle), demo.id(person), text,
    demo.id('message ' || reply_to), demo.ago(since)) $$;

CREATE FUNCTION demo.react(word text, emoji text, people text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.message_reactions (message_id, user_id, emoji, created_at)
  SELECT m.message_id, demo.id(person), emoji, m.created_at + interval '20 minutes'
  FROM unnest(people) person, public.messages m WHERE m.message_id = demo.id('message ' || word) $$;
