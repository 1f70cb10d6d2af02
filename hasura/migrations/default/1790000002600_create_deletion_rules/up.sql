-- How a person is forgotten (D169, D299). Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.forget_profile(person uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  mark text := left(replace(person::text, '-', ''), 20);
  had public.user_profiles;
BEGIN
  SELECT * INTO STRICT had FROM public.user_profiles p WHERE p.user_id = person FOR UPDATE;
  IF had.deleted_at IS NOT NULL THEN RETURN; END IF;
  -- Nobody has seen the name of somebody who never was here: it is free when it would have been without the deletion.
  PERFORM private.spend_username(had.username, NULL, CASE WHEN had.email_confirmed_at IS NOT NULL THEN 'infinity'
    ELSE (SELECT u.created_at FROM auth.users u WHERE u.id = person) + public.span_of('unconfirmed_kept') END);
  UPDATE private.stored_files f SET released_at = now() WHERE f.file_id = had.avatar_id;
  UPDATE public.user_profiles SET deleted_at = public.app_now(), name = 'Former member', alias = 'Former member', username = 'former.' || mark,
    email = 'former.' || mark || '@deleted.invalid', email_confirmed_at = NULL, phone = NULL, location = NULL, time_zone = NULL,
    avatar_id = NULL, avatar_url = NULL, default_contribution_method_id = NULL, default_withdrawal_account_id = NULL,
    two_factor_enabled = false
  WHERE user_id = person;
  -- Sessions, passwords, providers and codes go with the account; the letters that went or wait to go to it go too.
  DELETE FROM auth.users WHERE id = person;
  DELETE FROM auth.sign_in_attempts WHERE subject IN ('email:' || lower(had.email::text), 'code:' || person, 'proof:' || person);
  DELETE FROM private.outbox WHERE payload ->> 'user_id' = person::text;
  DELETE FROM private.identity_details WHERE user_id = person;
  DELETE FROM public.identity_verifications WHERE user_id = person AND status = 'pending';
  UPDATE public.identity_verifications SET verified_name = NULL WHERE user_id = person AND verified_name IS NOT NULL;
  DELETE FROM private.verification_sessions s USING public.identity_verifications v WHERE v.verification_id = s.verification_id AND v.user_id = person;
  UPDATE public.join_requests SET message = NULL WHERE user_id = person AND message IS NOT NULL;
  UPDATE public.leave_requests SET reason = NULL WHERE user_id = person AND reason IS NOT NULL;
  DELETE FROM public.group_invitations i WHERE i.invitee_email = had.email AND i.picked_alias IS NOT NULL;
  DELETE FROM public.stripe_payment_methods WHERE user_id = person;
  DELETE FROM public.stripe_external_accounts WHERE user_id = person;
  DELETE FROM public.subscribers WHERE user_id = person;
  DELETE FROM public.user_roles WHERE user_id = person;
  DELETE FROM public.push_subscriptions WHERE user_id = person;
  DELETE FROM public.notifications WHERE user_id = person;
  DELETE FROM public.activity_feed WHERE user_id = person;
  DELETE FROM public.user_achievements WHERE user_id = person;
  DELETE FROM public.hidden_messages WHERE user_id = person;
  -- Of people who have blocked each other several may be forgotten at once: the rows that they share, they lock in one order.
  PERFORM FROM public.user_blocks b WHERE person IN (b.user_id, b.blocked_user_id) ORDER BY b.user_id, b.blocked_user_id FOR UPDATE;
  DELETE FROM public.user_blocks WHERE user_id = person OR blocked_user_id = person;
  DELETE FROM private.place_searches WHERE user_id = person;
  DELETE FROM public.performance_metrics WHERE user_id = person;
  UPDATE public.chat_user_states SET may_write = false WHERE chat_id IN (
    SELECT c.chat_id FROM public.chats c WHERE person IN (c.first_user_id, c.second_user_id));
  DELETE FROM public.badge_counts WHERE user_id = person;
  DELETE FROM public.user_preferences WHERE user_id = person;
END $$;
COMMENT ON FUNCTION private.forget_profile IS
  'Takes everything from a person but what others'' records and the law need: the row itself without a name, money, agreements, the security log and the fingerprint of the document. Called again it changes nothing.';

CREATE OR REPLACE FUNCTION private.without_name(told jsonb, person uuid) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(told) = 'array' THEN
    RETURN coalesce((SELECT jsonb_agg(private.without_name(x.item, person) ORDER BY x.at) FROM jsonb_array_elements(told) WITH ORDINALITY x (item, at)), '[]');
  ELSIF jsonb_typeof(told) <> 'object' THEN
    RETURN told;
  ELSIF told ->> 'user_id' = person::text AND told ? 'alias' THEN
    RETURN told || '{"alias": "Former member"}';
  END IF;
  RETURN coalesce((SELECT jsonb_object_agg(x.key, private.without_name(x.value, person)) FROM jsonb_each(told) x), '{}');
END $$;
COMMENT ON FUNCTION private.without_name IS 'The facts of a piece of news, in which a deleted person is a former member.';

CREATE OR REPLACE FUNCTION private.forget_name(person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of whomever they were told: an admin who was asked, who was invited, and who was in a circle that is deleted share no conversation.
  UPDATE public.notifications n SET "values" = private.without_name(n."values", person)
  WHERE private.people_in(n."values") @> jsonb_build_array(person);
  UPDATE public.activity_feed a SET "values" = private.without_name(a."values", person)
  WHERE private.people_in(a."values") @> jsonb_build_array(person);
  -- Posts name who is or was in the circle, and go with a circle that is deleted.
  UPDATE public.messages m SET "values" = private.without_name(m."values", person)
  WHERE m.chat_id IN (SELECT s.chat_id FROM public.chat_user_states s WHERE s.user_id = person)
    AND m.kind IS NOT NULL AND m."values"::text LIKE '%' || person || '%';
END $$;
COMMENT ON FUNCTION private.forget_name IS 'Takes a deleted person''s name out of what others were told.';

CREATE OR REPLACE FUNCTION private.forget_words(person uuid, at_once integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  chat uuid;
BEGIN
  -- One conversation after the other, under its lock like everything that changes it.
  SELECT x.chat_id INTO chat FROM (
    (SELECT m.chat_id FROM public.messages m WHERE m.sender_id = person AND m.deleted_at IS NULL LIMIT 1)
    UNION ALL (SELECT r.chat_id FROM public.message_reactions r WHERE r.user_id = person LIMIT 1)) x LIMIT 1;
  IF chat IS NULL THEN RETURN false; END IF;
  PERFORM private.lock_chat(chat);
  DELETE FROM public.message_reactions r WHERE r.user_id = person AND r.chat_id = chat;
  UPDATE public.messages m SET deleted_at = public.app_now(), deleted_by = person WHERE m.message_id IN (
    SELECT x.message_id FROM public.messages x WHERE x.sender_id = person AND x.chat_id = chat AND x.deleted_at IS NULL
    ORDER BY x.number LIMIT at_once);
  RETURN true;
END $$;
COMMENT ON FUNCTION private.forget_words IS
  'Takes some of a deleted person''s messages back, as the person could have (D178), and reactions of theirs. Answers whether there were any.';
