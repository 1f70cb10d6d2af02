-- What happens when people talk, come, go and read. Every rule holds whoever writes the row. Replayed whole: every
-- statement replaces. Locks are taken in one order: two people, chat, states of its people, badges by person,
-- receipts. So no two of these transactions wait for each other.

CREATE OR REPLACE FUNCTION private.lock_chat(chat uuid) RETURNS integer LANGUAGE sql AS
  $$ SELECT last_number FROM public.chats WHERE chat_id = chat FOR NO KEY UPDATE $$;
COMMENT ON FUNCTION private.lock_chat IS 'Takes the lock of a conversation. Answers its last number; null where there is no such conversation.';

CREATE OR REPLACE FUNCTION private.next_number(chat uuid) RETURNS integer LANGUAGE sql AS
  $$ UPDATE public.chats SET last_number = last_number + 1 WHERE chat_id = chat RETURNING last_number $$;
COMMENT ON FUNCTION private.next_number IS 'The number of the next change in a conversation, given under its lock.';

CREATE OR REPLACE FUNCTION private.are_blocked(one uuid, other uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM public.user_blocks b WHERE b.user_id = one AND b.blocked_user_id = other)
    OR EXISTS (SELECT FROM public.user_blocks b WHERE b.user_id = other AND b.blocked_user_id = one) $$;
COMMENT ON FUNCTION private.are_blocked IS 'Whether one of two people has blocked the other: it works both ways (D292).';

-- Conversations begin.

CREATE OR REPLACE FUNCTION private.open_group_chat() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO public.chats (chat_id, chat_type, group_id) VALUES (NEW.group_id, 'group', NEW.group_id); RETURN NULL; END $$;
COMMENT ON FUNCTION private.open_group_chat IS 'Trigger: a new group has its conversation.';
CREATE OR REPLACE TRIGGER groups_open_chat AFTER INSERT ON public.groups FOR EACH ROW EXECUTE FUNCTION private.open_group_chat();

CREATE OR REPLACE FUNCTION private.lock_chat_of_two(one uuid, other uuid) RETURNS uuid LANGUAGE sql AS $$
  -- Nothing but this lock is there before the conversation is.
  SELECT pg_advisory_xact_lock(hashtextextended('chat:' || least(one, other) || ':' || greatest(one, other), 0));
  SELECT c.chat_id FROM public.chats c WHERE c.first_user_id = least(one, other) AND c.second_user_id = greatest(one, other) FOR NO KEY UPDATE $$;
COMMENT ON FUNCTION private.lock_chat_of_two IS
  'Takes the lock of the conversation of two people, also while they have none, and answers which it is; null where they have none.';

CREATE OR REPLACE FUNCTION private.begin_chat_of_two() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM private.lock_chat_of_two(NEW.first_user_id, NEW.second_user_id); RETURN NEW; END $$;
COMMENT ON FUNCTION private.begin_chat_of_two IS 'Trigger: while a conversation of two begins, neither blocks the other, and none begins while one does (D292).';
CREATE OR REPLACE TRIGGER chats_begin_of_two BEFORE INSERT ON public.chats
  FOR EACH ROW WHEN (NEW.chat_type = 'individual') EXECUTE FUNCTION private.begin_chat_of_two();

CREATE OR REPLACE FUNCTION private.seat_two() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.chat_receipts (chat_id) VALUES (NEW.chat_id);
  INSERT INTO public.chat_partners (user_id, partner_id)
  SELECT * FROM (VALUES (NEW.first_user_id, NEW.second_user_id), (NEW.second_user_id, NEW.first_user_id)) x WHERE NEW.group_id IS NULL;
  -- Hidden until somebody says something.
  INSERT INTO public.chat_user_states (user_id, chat_id, deleted_at, may_write)
  SELECT person, NEW.chat_id, NEW.created_at, NOT private.are_blocked(NEW.first_user_id, NEW.second_user_id)
  FROM unnest(ARRAY[NEW.first_user_id, NEW.second_user_id]) person WHERE person IS NOT NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.seat_two IS 'Trigger: both people of a conversation have their state in it, and know each other.';
CREATE OR REPLACE TRIGGER chats_seat_two AFTER INSERT ON public.chats FOR EACH ROW EXECUTE FUNCTION private.seat_two();

-- Messages.

CREATE OR REPLACE FUNCTION private.refuse_silent(s public.chat_user_states) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c public.chats;
BEGIN
  IF s.may_write THEN RETURN; END IF;
  SELECT * INTO c FROM public.chats WHERE chat_id = s.chat_id;
  PERFORM private.refuse(CASE WHEN c.chat_type = 'group' THEN 'left-chat'
    WHEN EXISTS (SELECT FROM public.user_blocks b WHERE b.user_id = s.user_id AND b.blocked_user_id IN (c.first_user_id, c.second_user_id)) THEN 'person-blocked'
    ELSE 'cannot-message-person' END);
END $$;
COMMENT ON FUNCTION private.refuse_silent IS 'Refuses whoever may not write in a conversation, and says why (D183, D292).';

CREATE OR REPLACE FUNCTION private.take_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mine public.chat_user_states;
  known public.messages;
  most integer := public.limit_of('message_max');
  voice private.stored_files;
BEGIN
  -- Under the lock nobody leaves, is blocked or takes a number meanwhile.
  PERFORM private.lock_chat(NEW.chat_id);
  IF NEW.sender_id IS NOT NULL THEN
    SELECT * INTO mine FROM public.chat_user_states s WHERE s.user_id = NEW.sender_id AND s.chat_id = NEW.chat_id;
    -- A conversation of others is answered like one that does not exist.
    IF NOT FOUND THEN PERFORM private.refuse('chat-not-found'); END IF;
    -- Sent again because the answer was lost: stored once.
    SELECT * INTO known FROM public.messages m WHERE m.message_id = NEW.message_id;
    IF known.sender_id = NEW.sender_id AND known.chat_id = NEW.chat_id THEN RETURN NULL; END IF;
    PERFORM private.refuse_silent(mine);
    IF NEW.voice_id IS NOT NULL THEN
      -- Under the lock of its row nothing sweeps the file; it is said once, by whoever brought it.
      SELECT * INTO voice FROM private.stored_files f
      WHERE f.file_id = NEW.voice_id AND f.kind = 'voice' AND f.owner_id = NEW.sender_id AND f.is_whole FOR UPDATE;
      IF NOT FOUND OR EXISTS (SELECT FROM public.messages m WHERE m.voice_id = NEW.voice_id)
        OR EXISTS (SELECT FROM private.withheld_messages w WHERE w.voice_id = NEW.voice_id) THEN PERFORM private.refuse('voice-not-found'); END IF;
      NEW.voice_format := voice.format;
      NEW.voice_ms := voice.length_ms;
    END IF;
    -- What is copied brings signs that nobody sees, such as the marks around a phone number: private.is_lines names them. The words go without.
    NEW.message := regexp_replace(translate(NEW.message, E'\u000b\u000c\u0085', E'\n\n\n'),
      '^[\s\u0001-\u001f\u007f-\u009f\u202d\u202e]+|[\s\u0001-\u001f\u007f-\u009f\u202d\u202e]+$|[\u0001-\u0008\u000d-\u001f\u007f-\u009f\u202d\u202e]', '', 'g');
    IF NEW.voice_id IS NULL AND (NEW.message IS NULL OR NOT private.is_visible(NEW.message)) THEN PERFORM private.refuse('message-empty'); END IF;
    IF char_length(NEW.message) > most THEN PERFORM private.refuse('message-too-long', jsonb_build_object('max', most)); END IF;
    IF NEW.reply_to_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM public.messages m WHERE m.message_id = NEW.reply_to_id AND m.chat_id = NEW.chat_id AND private.sees(mine, m.number)) THEN
      PERFORM private.refuse('message-not-found');
    END IF;
  END IF;
  NEW.number := private.next_number(NEW.chat_id);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.take_message IS 'Trigger: whether a message may be said, and its number.';
CREATE OR REPLACE TRIGGER messages_take BEFORE INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION private.take_message();

CREATE OR REPLACE FUNCTION private.spread_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
  others uuid[] := '{}';
  brought_back uuid[];
  most integer := public.limit_of('counted_max');
  beginning text := left(NEW.message, public.limit_of('excerpt_max'));
BEGIN
  INSERT INTO public.chat_changes (chat_id, number, kind, message_id, user_id) VALUES (NEW.chat_id, NEW.number, 'said', NEW.message_id, NEW.sender_id);
  -- Posts are in the conversation, but never count as unread (D291).
  IF NEW.sender_id IS NULL THEN RETURN NULL; END IF;
  -- What was unread in a hidden conversation counts again.
  SELECT array_agg(s.user_id) INTO brought_back FROM public.chat_user_states s
  WHERE s.chat_id = NEW.chat_id AND s.is_there AND s.deleted_at IS NOT NULL AND s.unread > 0;
  -- A few at a time: a change of few rows names them all, and nobody else's live query is asked (docs/decisions/0008).
  FOR people IN
    SELECT array_agg(x.user_id ORDER BY x.user_id) FROM (
      SELECT s.user_id, (row_number() OVER (ORDER BY s.user_id) - 1) / 16 AS slice FROM public.chat_user_states s
      WHERE s.chat_id = NEW.chat_id AND s.user_id <> NEW.sender_id AND s.is_there) x
    GROUP BY x.slice ORDER BY x.slice
  LOOP
    UPDATE public.chat_user_states s SET unread = least(s.unread + 1, most), deleted_at = NULL,
      last_number = NEW.number, last_sender_id = NEW.sender_id, last_text = beginning, last_voice_ms = NEW.voice_ms, last_message_at = NEW.created_at
    WHERE s.chat_id = NEW.chat_id AND s.user_id = ANY (people);
    others := others || people;
  END LOOP;
  PERFORM FROM public.chat_user_states s WHERE s.user_id = NEW.sender_id AND s.chat_id = NEW.chat_id FOR NO KEY UPDATE;
  PERFORM private.lock_badges(others || NEW.sender_id);
  PERFORM private.count_one_message(others);
  -- A message that waited for a connection proves nothing about what others said meanwhile: own marks move over it only from next to it.
  UPDATE public.chat_user_states s SET
    delivered_number = CASE WHEN s.unread = 0 OR s.is_fetched THEN NEW.number ELSE s.delivered_number END,
    read_number = CASE WHEN s.unread = 0 THEN NEW.number ELSE s.read_number END, deleted_at = NULL,
    last_number = NEW.number, last_sender_id = NEW.sender_id, last_text = beginning, last_voice_ms = NEW.voice_ms, last_message_at = NEW.created_at
  WHERE s.user_id = NEW.sender_id AND s.chat_id = NEW.chat_id;
  IF brought_back IS NOT NULL THEN PERFORM private.recount_messages(brought_back); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.spread_message IS 'Trigger: a message is noted as a change, and in the state of everybody who is there.';
CREATE OR REPLACE TRIGGER messages_spread AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION private.spread_message();

CREATE OR REPLACE FUNCTION private.withhold_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private.withheld_messages (message_id, chat_id, sender_id, message, voice_id)
  VALUES (OLD.message_id, OLD.chat_id, OLD.sender_id, OLD.message, OLD.voice_id);
  NEW.message := NULL;
  NEW.voice_id := NULL;
  NEW.voice_format := NULL;
  NEW.voice_ms := NULL;
  NEW.voice_levels := NULL;
  NEW.deleted_at := public.app_now();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.withhold_message IS 'Trigger: the words, or the voice, of a message that is taken back leave it at once (D178).';
CREATE OR REPLACE TRIGGER messages_withhold BEFORE UPDATE OF deleted_at ON public.messages
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND OLD.kind IS NULL) EXECUTE FUNCTION private.withhold_message();

CREATE OR REPLACE FUNCTION private.alert_occasion(s public.chat_user_states) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT s.chat_id || ':' || s.user_id || ':' || s.read_number $$;
COMMENT ON FUNCTION private.alert_occasion IS 'Names what a person has not read since they last did: it is told once (D293).';

CREATE OR REPLACE FUNCTION private.read_alerts(chat uuid, people uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE public.notifications n SET read = true
  WHERE n.user_id = ANY (people) AND NOT n.read AND n.kind IN ('message_received', 'group_message_received') AND n."values" ->> 'chat_id' = chat::text $$;
COMMENT ON FUNCTION private.read_alerts IS 'Who has read what the alert of a conversation is about, or cannot any more, needs it no more (D293).';

CREATE OR REPLACE FUNCTION private.spread_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  INSERT INTO public.chat_changes (chat_id, number, kind, message_id, user_id)
  VALUES (NEW.chat_id, private.next_number(NEW.chat_id), 'deleted', NEW.message_id, NEW.deleted_by);
  UPDATE public.chat_user_states s SET
    last_text = CASE WHEN s.last_number = NEW.number THEN NULL ELSE s.last_text END,
    last_voice_ms = CASE WHEN s.last_number = NEW.number THEN NULL ELSE s.last_voice_ms END,
    unread = private.unread_of(s, '-infinity')
  WHERE s.chat_id = NEW.chat_id AND (s.last_number = NEW.number OR s.read_number < NEW.number AND s.unread > 0);
  SELECT array_agg(s.user_id) INTO people FROM public.chat_user_states s WHERE s.chat_id = NEW.chat_id AND s.read_number < NEW.number AND s.unread = 0;
  PERFORM private.read_alerts(NEW.chat_id, people);
  -- What is said next is another occasion.
  DELETE FROM private.told_news t USING public.chat_user_states s
  WHERE s.chat_id = NEW.chat_id AND s.user_id = ANY (people) AND t.kind IN ('message_received', 'group_message_received') AND t.occasion = private.alert_occasion(s);
  PERFORM private.recount_messages(array_agg(s.user_id)) FROM public.chat_user_states s WHERE s.chat_id = NEW.chat_id AND s.read_number < NEW.number;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.spread_deletion IS 'Trigger: that a message was taken back is a change like any other, and no list, count or alert shows it any more.';
CREATE OR REPLACE TRIGGER messages_spread_deletion AFTER UPDATE OF deleted_at ON public.messages
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION private.spread_deletion();

CREATE OR REPLACE FUNCTION private.take_hiding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before the message is referred to: who forgets a conversation takes both in this order.
  PERFORM private.lock_chat((SELECT m.chat_id FROM public.messages m WHERE m.message_id = NEW.message_id));
  IF NOT EXISTS (SELECT FROM public.messages m JOIN public.chat_user_states s ON s.chat_id = m.chat_id AND s.user_id = NEW.user_id
    WHERE m.message_id = NEW.message_id AND private.sees(s, m.number)) THEN
    PERFORM private.refuse('message-not-found');
  END IF;
  IF EXISTS (SELECT FROM public.hidden_messages h WHERE h.user_id = NEW.user_id AND h.message_id = NEW.message_id) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.take_hiding IS 'Trigger: a person hides what they see. Hidden twice is hidden once.';
CREATE OR REPLACE TRIGGER hidden_messages_take BEFORE INSERT ON public.hidden_messages FOR EACH ROW EXECUTE FUNCTION private.take_hiding();

CREATE OR REPLACE FUNCTION private.list_newest(person uuid, chat uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  newest public.messages;
BEGIN
  -- Under the lock nothing is said or taken back meanwhile.
  PERFORM private.lock_chat(chat);
  SELECT m.* INTO newest FROM public.chat_user_states s JOIN public.messages m ON m.chat_id = s.chat_id
  WHERE s.user_id = person AND s.chat_id = chat AND m.sender_id IS NOT NULL AND private.sees(s, m.number)
    AND NOT EXISTS (SELECT FROM public.hidden_messages h WHERE h.user_id = person AND h.message_id = m.message_id)
  ORDER BY m.number DESC LIMIT 1;
  -- Where nothing is left to show, the conversation keeps its place.
  UPDATE public.chat_user_states s SET last_number = coalesce(newest.number, 0), last_sender_id = newest.sender_id,
    last_text = left(newest.message, public.limit_of('excerpt_max')), last_voice_ms = newest.voice_ms,
    last_message_at = coalesce(newest.created_at, s.last_message_at)
  WHERE s.user_id = person AND s.chat_id = chat AND s.last_number <> coalesce(newest.number, 0);
END $$;
COMMENT ON FUNCTION private.list_newest IS 'The list of a person''s conversations shows the newest message that they still see, or that nothing was said (D178).';

CREATE OR REPLACE FUNCTION private.follow_hidden_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  hidden uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.message_id ELSE NEW.message_id END;
BEGIN
  -- Only what the list shows now, or would show instead, needs the lock of its conversation. The list of somebody who is being
  -- forgotten, whose profile is locked by then, shows nothing to anybody: locked after it, conversations could deadlock with messages.
  PERFORM private.list_newest(person, m.chat_id)
  FROM public.messages m JOIN public.chat_user_states s ON s.chat_id = m.chat_id AND s.user_id = person
  WHERE m.message_id = hidden AND CASE WHEN TG_OP = 'DELETE' THEN m.number > s.last_number ELSE m.number = s.last_number END
    AND EXISTS (SELECT FROM public.user_profiles p WHERE p.user_id = person AND p.deleted_at IS NULL);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.follow_hidden_message IS 'Trigger: the list of conversations follows what a person hides and shows again.';
CREATE OR REPLACE TRIGGER hidden_messages_follow AFTER INSERT OR DELETE ON public.hidden_messages FOR EACH ROW EXECUTE FUNCTION private.follow_hidden_message();

-- Reactions.

CREATE OR REPLACE FUNCTION private.take_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mine public.chat_user_states;
  said public.messages;
BEGIN
  SELECT * INTO said FROM public.messages m WHERE m.message_id = NEW.message_id;
  PERFORM private.lock_chat(said.chat_id);
  SELECT * INTO mine FROM public.chat_user_states s WHERE s.user_id = NEW.user_id AND s.chat_id = said.chat_id;
  IF NOT FOUND OR NOT private.sees(mine, said.number) THEN PERFORM private.refuse('message-not-found'); END IF;
  IF EXISTS (SELECT FROM public.message_reactions r WHERE (r.message_id, r.user_id, r.emoji) = (NEW.message_id, NEW.user_id, NEW.emoji)) THEN RETURN NULL; END IF;
  PERFORM private.refuse_silent(mine);
  -- Read again under the lock: it may have been taken back in between.
  IF EXISTS (SELECT FROM public.messages m WHERE m.message_id = NEW.message_id AND m.deleted_at IS NOT NULL) THEN PERFORM private.refuse('message-deleted'); END IF;
  NEW.chat_id := said.chat_id;
  NEW.number := private.next_number(said.chat_id);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.take_reaction IS 'Trigger: whether somebody may react, and the number of it. A reaction that is there already stays as it is (D186).';
CREATE OR REPLACE TRIGGER message_reactions_take BEFORE INSERT ON public.message_reactions FOR EACH ROW EXECUTE FUNCTION private.take_reaction();

CREATE OR REPLACE FUNCTION private.spread_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.chat_changes (chat_id, number, kind, message_id, user_id, emoji)
    VALUES (NEW.chat_id, NEW.number, 'reacted', NEW.message_id, NEW.user_id, NEW.emoji);
  -- Gone with its message, it leaves nothing to tell.
  ELSIF EXISTS (SELECT FROM public.messages m WHERE m.message_id = OLD.message_id) THEN
    INSERT INTO public.chat_changes (chat_id, number, kind, message_id, user_id, emoji)
    VALUES (OLD.chat_id, private.next_number(OLD.chat_id), 'unreacted', OLD.message_id, OLD.user_id, OLD.emoji);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.spread_reaction IS 'Trigger: a reaction that is set or removed is a change of the conversation.';
CREATE OR REPLACE TRIGGER message_reactions_spread AFTER INSERT OR DELETE ON public.message_reactions FOR EACH ROW EXECUTE FUNCTION private.spread_reaction();

-- Marks.

CREATE OR REPLACE FUNCTION private.move_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  top integer;
BEGIN
  SELECT least(c.last_number, NEW.until_number) INTO top FROM public.chats c WHERE c.chat_id = NEW.chat_id;
  NEW.cleared_number := greatest(OLD.cleared_number, least(NEW.cleared_number, top));
  NEW.read_number := greatest(OLD.read_number, least(NEW.read_number, top), NEW.cleared_number);
  NEW.delivered_number := greatest(OLD.delivered_number, least(NEW.delivered_number, top), NEW.read_number);
  IF NEW.cleared_number > OLD.cleared_number THEN
    IF EXISTS (SELECT FROM public.chats c WHERE c.chat_id = NEW.chat_id AND c.chat_type = 'group') THEN PERFORM private.refuse('group-chat-stays'); END IF;
    -- What was said while it was asked whether to clear stays.
    IF NEW.last_number <= NEW.cleared_number THEN
      NEW.last_text := NULL;
      NEW.last_voice_ms := NULL;
    END IF;
  END IF;
  IF NEW.read_number > OLD.read_number AND NEW.unread > 0 THEN NEW.unread := private.unread_of(NEW, '-infinity'); END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.move_marks IS 'Trigger: marks move forward only, and not beyond what there is. Only a chat between two people can be emptied (D178).';
CREATE OR REPLACE TRIGGER chat_user_states_move_marks BEFORE UPDATE OF delivered_number, read_number, cleared_number ON public.chat_user_states
  FOR EACH ROW WHEN ((NEW.delivered_number, NEW.read_number, NEW.cleared_number) <> (OLD.delivered_number, OLD.read_number, OLD.cleared_number))
  EXECUTE FUNCTION private.move_marks();

CREATE OR REPLACE FUNCTION private.unheard(chat uuid, after integer, until integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_array(lower(x.numbers), upper(x.numbers) - 1) ORDER BY lower(x.numbers)), '[]') FROM (
    SELECT unnest(range_agg(int4range(m.number, m.number, '[]'))) AS numbers FROM public.messages m JOIN public.chats c USING (chat_id)
    WHERE m.chat_id = chat AND c.chat_type = 'group' AND m.number > after AND m.number <= until AND m.sender_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.chat_user_states s
        WHERE s.chat_id = chat AND s.is_there AND s.user_id <> m.sender_id AND private.sees(s, m.number))) x $$;
COMMENT ON FUNCTION private.unheard IS
  'The messages of a group''s conversation between two numbers that nobody sees who is there but the sender, as pairs of a first and a last number.';

CREATE OR REPLACE FUNCTION private.note_receipts(chat uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before the marks are read: of two people who read at once, the second sees the mark of the first.
  PERFORM FROM public.chat_receipts r WHERE r.chat_id = chat FOR NO KEY UPDATE;
  UPDATE public.chat_receipts r SET delivered_number = greatest(r.delivered_number, x.delivered), read_number = greatest(r.read_number, x.read),
    never_delivered = r.never_delivered || private.unheard(chat, r.delivered_number, x.delivered),
    never_read = r.never_read || private.unheard(chat, r.read_number, x.read)
  FROM (SELECT min(s.delivered_number) AS delivered, min(s.read_number) AS read FROM public.chat_user_states s
    WHERE s.chat_id = chat AND s.is_there HAVING count(*) > 1) x
  WHERE r.chat_id = chat AND (x.delivered > r.delivered_number OR x.read > r.read_number);
END $$;
COMMENT ON FUNCTION private.note_receipts IS 'How far everybody who is in a conversation has fetched and read it (D290). Where one person is alone, nobody else has; and who comes later has not read what they cannot see.';

CREATE OR REPLACE FUNCTION private.spread_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.unread < OLD.unread THEN
    PERFORM private.recount_messages(ARRAY[NEW.user_id]);
    PERFORM private.read_alerts(NEW.chat_id, ARRAY[NEW.user_id]);
  END IF;
  -- Who marks several conversations in one statement takes their receipts in one order, whatever the order of its rows.
  IF NEW.read_number = OLD.read_number THEN
    PERFORM FROM public.chat_receipts r WHERE r.chat_id IN (
      SELECT s.chat_id FROM public.chat_user_states s WHERE s.user_id = NEW.user_id AND s.xmin = pg_current_xact_id()::xid)
    ORDER BY r.chat_id FOR NO KEY UPDATE;
  END IF;
  PERFORM private.note_receipts(NEW.chat_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.spread_marks IS 'Trigger: receipts, the badge and the alert of a conversation follow how far a person has read.';
CREATE OR REPLACE TRIGGER chat_user_states_spread_marks AFTER UPDATE OF delivered_number, read_number, cleared_number ON public.chat_user_states
  FOR EACH ROW WHEN ((NEW.delivered_number, NEW.read_number) <> (OLD.delivered_number, OLD.read_number)) EXECUTE FUNCTION private.spread_marks();

CREATE OR REPLACE FUNCTION private.hide_chat() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN NEW.deleted_at := public.app_now(); RETURN NEW; END $$;
COMMENT ON FUNCTION private.hide_chat IS 'Trigger: a conversation is hidden at the moment of the product''s clock, whatever the device says (D240).';
CREATE OR REPLACE TRIGGER chat_user_states_hide_chat BEFORE UPDATE OF deleted_at ON public.chat_user_states
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION private.hide_chat();

-- Coming and going.

CREATE OR REPLACE FUNCTION private.follow_membership() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status <> 'left';
  is_now boolean := TG_OP <> 'DELETE' AND NEW.status <> 'left';
  circle uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.group_id ELSE NEW.group_id END;
  person uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  top integer;
BEGIN
  IF was = is_now THEN RETURN NULL; END IF;
  top := private.lock_chat(circle);
  IF is_now THEN
    INSERT INTO public.chat_user_states AS s (user_id, chat_id, from_number, delivered_number, read_number) VALUES (person, circle, top + 1, top, top)
    ON CONFLICT (user_id, chat_id) DO UPDATE SET until_number = DEFAULT, may_write = true, name_when_left = NULL, unread = 0, deleted_at = NULL,
      away_after = CASE WHEN s.back_from = 0 THEN s.until_number ELSE s.away_after END, back_from = top + 1,
      delivered_number = top, read_number = top;
  ELSE
    UPDATE public.chat_user_states SET until_number = top, may_write = false, name_when_left = (SELECT g.name FROM public.groups g WHERE g.group_id = circle)
    WHERE user_id = person AND chat_id = circle AND is_there;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.follow_membership IS 'Trigger: members see and write from joining to leaving, and who comes back does not see what was said meanwhile (D183).';
CREATE OR REPLACE TRIGGER group_members_follow_in_chat AFTER INSERT OR DELETE OR UPDATE OF status ON public.group_members
  FOR EACH ROW EXECUTE FUNCTION private.follow_membership();

CREATE OR REPLACE FUNCTION private.follow_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Badges are locked before receipts, and who left is counted anew as well.
  PERFORM private.count_noted_badges();
  PERFORM private.note_receipts(NEW.chat_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.follow_departure IS 'Trigger at the end of a transaction: who has left holds the receipts of the others back no more (D290).';
DROP TRIGGER IF EXISTS chat_user_states_follow_departure ON public.chat_user_states;
CREATE CONSTRAINT TRIGGER chat_user_states_follow_departure AFTER UPDATE OF until_number ON public.chat_user_states DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.is_there AND NOT NEW.is_there) EXECUTE FUNCTION private.follow_departure();

CREATE OR REPLACE FUNCTION private.empty_chat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  WITH gone AS (DELETE FROM public.chat_user_states s WHERE s.chat_id = NEW.group_id RETURNING s.user_id) SELECT array_agg(user_id) INTO people FROM gone;
  PERFORM private.read_alerts(NEW.group_id, people);
  -- Also who had left: the members alone are counted anew with their group.
  PERFORM private.note_badges(people);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.empty_chat IS 'Trigger: nobody sees the conversation of a deleted group, and no count or alert sends anybody there.';
CREATE OR REPLACE TRIGGER groups_empty_chat AFTER UPDATE OF deleted_at ON public.groups
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION private.empty_chat();

CREATE OR REPLACE FUNCTION private.follow_block() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  other uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.blocked_user_id ELSE NEW.blocked_user_id END;
  chat uuid;
BEGIN
  -- To a former member nobody writes any more, whatever becomes of blocks. Of who is being forgotten the profile is locked by then:
  -- locked after it, conversations could deadlock with messages, and with the deletion of somebody else.
  IF EXISTS (SELECT FROM public.user_profiles p WHERE p.user_id IN (one, other) AND p.deleted_at IS NOT NULL) THEN RETURN NULL; END IF;
  chat := private.lock_chat_of_two(one, other);
  UPDATE public.chat_user_states SET may_write = NOT private.are_blocked(one, other) WHERE chat_id = chat;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.follow_block IS 'Trigger: while one has blocked the other, neither writes to the other (D292).';
CREATE OR REPLACE TRIGGER user_blocks_follow_in_chat AFTER INSERT OR DELETE ON public.user_blocks FOR EACH ROW EXECUTE FUNCTION private.follow_block();

CREATE OR REPLACE FUNCTION private.keep_block_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before the row refers to the two people: who deletes an account takes both in this order.
  PERFORM private.lock_chat_of_two(NEW.user_id, NEW.blocked_user_id);
  IF EXISTS (SELECT FROM public.user_blocks b WHERE b.user_id = NEW.user_id AND b.blocked_user_id = NEW.blocked_user_id) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.keep_block_once IS 'Trigger: somebody who is blocked twice, as after a lost answer, is blocked once.';
CREATE OR REPLACE TRIGGER user_blocks_keep_once BEFORE INSERT ON public.user_blocks FOR EACH ROW EXECUTE FUNCTION private.keep_block_once();

-- What was said is not kept for ever.

CREATE OR REPLACE FUNCTION private.forget_talk(chat uuid, before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last integer := private.lock_chat(chat);
BEGIN
  IF EXISTS (SELECT FROM public.messages m WHERE m.chat_id = chat AND m.created_at >= before) THEN RETURN; END IF;
  -- Reactions, marks and changes go with their messages, and no number is left of which somebody could miss one.
  DELETE FROM public.messages m WHERE m.chat_id = chat;
  PERFORM private.read_alerts(chat, array_agg(s.user_id)) FROM public.chat_user_states s WHERE s.chat_id = chat AND s.unread > 0;
  UPDATE public.chat_user_states s SET from_number = last + 1, unread = 0, last_number = 0, last_sender_id = NULL, last_text = NULL,
    last_voice_ms = NULL WHERE s.chat_id = chat;
END $$;
COMMENT ON FUNCTION private.forget_talk IS
  'Deletes everything that was said in a conversation, once all of it was said before an instant; the files of its voices are swept like any that nothing uses (D225).';
