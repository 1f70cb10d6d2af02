-- Talk: conversations, what is said in them, and how each person stands in each. docs/architecture.md, "Talk", tells
-- how the parts meet, and create_talk_rules what keeps these rows true.
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE public.chats (
  chat_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  address text NOT NULL GENERATED ALWAYS AS (CASE WHEN group_id IS NOT NULL THEN 'group_' || group_id::text
    ELSE 'individual_' || first_user_id::text || '_' || second_user_id::text END) STORED,
  chat_type text NOT NULL,
  group_id uuid UNIQUE REFERENCES public.groups (group_id),
  first_user_id uuid REFERENCES public.user_profiles (user_id),
  second_user_id uuid REFERENCES public.user_profiles (user_id),
  last_number integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT chats_one_per_address UNIQUE (address),
  CONSTRAINT chats_form CHECK (CASE chat_type
    WHEN 'group' THEN chat_id = group_id AND first_user_id IS NULL AND second_user_id IS NULL
    WHEN 'individual' THEN first_user_id < second_user_id AND group_id IS NULL
    ELSE false END),
  CONSTRAINT chats_number_is_not_negative CHECK (last_number >= 0)
);
COMMENT ON TABLE public.chats IS 'A conversation: of a group, whose id it has, or between two people.';
COMMENT ON COLUMN public.chats.address IS 'What the conversation is called in addresses of pages: group_<group id>, or individual_<smaller id>_<larger id>.';
COMMENT ON COLUMN public.chats.last_number IS 'The number of the last change in it. The next one is given under the lock of this row, so numbers have no hole and no double.';
CREATE INDEX chats_first_user_id_idx ON public.chats (first_user_id);
CREATE INDEX chats_second_user_id_idx ON public.chats (second_user_id);

CREATE TABLE public.chat_partners (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  partner_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  PRIMARY KEY (user_id, partner_id)
);
COMMENT ON TABLE public.chat_partners IS
  'Who has a conversation with whom, a row for each side: they see each other''s profile. Apart from chats, which change with every message: whatever shows a name would be asked by all of them.';
CREATE INDEX chat_partners_partner_id_idx ON public.chat_partners (partner_id);

CREATE TABLE public.chat_receipts (
  chat_id uuid PRIMARY KEY REFERENCES public.chats (chat_id) ON DELETE CASCADE,
  delivered_number integer NOT NULL DEFAULT 0,
  read_number integer NOT NULL DEFAULT 0,
  never_delivered jsonb NOT NULL DEFAULT '[]',
  never_read jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT chat_receipts_read_was_delivered CHECK (read_number <= delivered_number)
);
COMMENT ON TABLE public.chat_receipts IS 'Up to which number everybody who is in a conversation has fetched and read it (D182, D290). Apart from chats, because marks must not wait for messages.';
COMMENT ON COLUMN public.chat_receipts.never_delivered IS
  'Messages up to delivered_number that nobody fetched who could see them, because their sender was alone: pairs of a first and a last number.';
COMMENT ON COLUMN public.chat_receipts.never_read IS 'The same of messages up to read_number that nobody read who could see them.';

CREATE TABLE public.messages (
  message_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  chat_id uuid NOT NULL REFERENCES public.chats (chat_id),
  number integer NOT NULL DEFAULT 0,
  sender_id uuid REFERENCES public.user_profiles (user_id),
  message text,
  voice_id uuid,
  has_voice boolean GENERATED ALWAYS AS (CASE WHEN voice_id IS NOT NULL THEN true END) STORED,
  voice_format text,
  voice_ms integer,
  voice_levels jsonb,
  kind text REFERENCES public.post_kinds (value),
  "values" jsonb,
  reply_to_id uuid REFERENCES public.messages (message_id),
  deleted_at timestamptz,
  deleted_by uuid REFERENCES public.user_profiles (user_id),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT messages_number_once UNIQUE (chat_id, number),
  CONSTRAINT messages_number_is_given CHECK (number > 0),
  CONSTRAINT messages_say_words_or_news CHECK (CASE WHEN sender_id IS NULL
    THEN message IS NULL AND voice_id IS NULL AND kind IS NOT NULL AND "values" IS NOT NULL
    ELSE num_nonnulls(message, voice_id) = (deleted_at IS NULL)::integer AND kind IS NULL AND "values" IS NULL END),
  CONSTRAINT messages_voice_is_said_once UNIQUE (voice_id),
  CONSTRAINT messages_voice_is_whole FOREIGN KEY (voice_id, has_voice) REFERENCES private.stored_files (file_id, is_whole),
  CONSTRAINT messages_voice_is_described CHECK (num_nonnulls(voice_id, voice_format, voice_ms, voice_levels) IN (0, 4)),
  CONSTRAINT messages_voice_format_known CHECK (voice_format IN ('webm', 'mp4')),
  CONSTRAINT messages_voice_length CHECK (voice_ms BETWEEN 1000 AND 300999),
  CONSTRAINT messages_voice_levels_form CHECK (jsonb_typeof(voice_levels) = 'array' AND jsonb_array_length(voice_levels) = 48
    AND NOT jsonb_path_exists(voice_levels, '$[*] ? (@.type() != "number" || @ < 0 || @ > 100 || @ != @.floor())')),
  CONSTRAINT messages_values_are_an_object CHECK (jsonb_typeof("values") = 'object'),
  CONSTRAINT messages_news_stays CHECK (kind IS NULL OR deleted_at IS NULL),
  CONSTRAINT messages_length CHECK (message <> '' AND char_length(message) <= 2000),
  CONSTRAINT messages_are_lines CHECK (private.is_lines(message))
);
COMMENT ON TABLE public.messages IS 'What was said in a conversation.';
COMMENT ON COLUMN public.messages.message_id IS 'Made by the device that sends it, so that a message sent twice is stored once.';
COMMENT ON COLUMN public.messages.number IS 'Its place in the conversation, given when it is stored. Everything is in the order of numbers, never of times.';
COMMENT ON COLUMN public.messages.sender_id IS 'Null for the system''s own posts (D188), which nobody can remove (D291).';
COMMENT ON COLUMN public.messages.message IS 'What a person wrote; null for a post of the system, and once it is taken back (D178).';
COMMENT ON COLUMN public.messages.voice_id IS 'The file of a voice message, which has no words; null once it is taken back (D178, D184).';
COMMENT ON COLUMN public.messages.has_voice IS 'True or null, never false: the half of a foreign key that asks for a whole file.';
COMMENT ON COLUMN public.messages.voice_format IS 'What the file is: webm (Opus) or mp4 (AAC). Copied from the file when it is said.';
COMMENT ON COLUMN public.messages.voice_ms IS 'How long it is, in milliseconds. Copied from the file when it is said.';
COMMENT ON COLUMN public.messages.voice_levels IS 'How loud it is along its length: 48 whole numbers from 0 to 100, which the recording device measured. A picture, and nothing else.';
COMMENT ON COLUMN public.messages.kind IS 'What a post of the system tells; null where a person speaks.';
COMMENT ON COLUMN public.messages."values" IS 'The facts of that kind: people, amounts, days. Never a text that was made for reading.';
CREATE INDEX messages_unread_idx ON public.messages (chat_id, number) WHERE sender_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX messages_posts_idx ON public.messages (chat_id, number) WHERE kind IS NOT NULL;
CREATE INDEX messages_words_idx ON public.messages USING gin (chat_id, message gin_trgm_ops);
CREATE INDEX messages_sender_id_idx ON public.messages (sender_id, created_at);
CREATE INDEX messages_reply_to_id_idx ON public.messages (reply_to_id);
CREATE INDEX messages_deleted_by_idx ON public.messages (deleted_by);

CREATE TABLE private.withheld_messages (
  message_id uuid PRIMARY KEY,
  chat_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  message text,
  voice_id uuid,
  has_voice boolean GENERATED ALWAYS AS (CASE WHEN voice_id IS NOT NULL THEN true END) STORED,
  withheld_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT withheld_messages_say_something CHECK (num_nonnulls(message, voice_id) = 1),
  CONSTRAINT withheld_messages_voice_once UNIQUE (voice_id),
  CONSTRAINT withheld_messages_voice_is_whole FOREIGN KEY (voice_id, has_voice) REFERENCES private.stored_files (file_id, is_whole)
);
COMMENT ON TABLE private.withheld_messages IS 'The words and voices of messages that were taken back: nobody reads or hears them any more, and they are kept for disputes (D178).';
CREATE INDEX withheld_messages_withheld_at_idx ON private.withheld_messages (withheld_at);

CREATE TABLE public.message_reactions (
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  emoji text NOT NULL,
  chat_id uuid NOT NULL REFERENCES public.chats (chat_id),
  number integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (message_id, user_id, emoji),
  CONSTRAINT message_reactions_emoji_known CHECK (emoji IN ('👍', '❤️', '😂', '😮', '😢', '😠', '🎉', '🔥', '👏', '🙏'))
);
COMMENT ON TABLE public.message_reactions IS 'Who reacted to a message with what.';
COMMENT ON COLUMN public.message_reactions.number IS 'The number of the change that set it, in its conversation.';
CREATE INDEX message_reactions_user_id_idx ON public.message_reactions (user_id);
CREATE INDEX message_reactions_chat_id_idx ON public.message_reactions (chat_id, number);

CREATE TABLE public.chat_change_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.chat_change_kinds IS 'What can happen in a conversation.';
INSERT INTO public.chat_change_kinds VALUES
  ('said', 'a message or a post of the system'), ('deleted', 'a message was taken back'),
  ('reacted', 'somebody set a reaction'), ('unreacted', 'somebody removed a reaction');

CREATE TABLE public.chat_changes (
  chat_id uuid NOT NULL REFERENCES public.chats (chat_id),
  number integer NOT NULL,
  kind text NOT NULL REFERENCES public.chat_change_kinds (value),
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  user_id uuid,
  emoji text,
  PRIMARY KEY (chat_id, number),
  CONSTRAINT chat_changes_emoji_fits CHECK ((emoji IS NOT NULL) = (kind IN ('reacted', 'unreacted')))
);
COMMENT ON TABLE public.chat_changes IS 'Everything that happened in a conversation, one row a number without a hole: whoever knows a number knows what is missing. Triggers write it, and nothing else.';
COMMENT ON COLUMN public.chat_changes.user_id IS 'Who did it; null for the system.';
CREATE INDEX chat_changes_message_id_idx ON public.chat_changes (message_id);

CREATE TABLE public.hidden_messages (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, message_id)
);
COMMENT ON TABLE public.hidden_messages IS 'Messages that a person does not want to see any more. Others still see them.';
CREATE INDEX hidden_messages_message_id_idx ON public.hidden_messages (message_id);

CREATE FUNCTION private.no_end() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 2147483647 $$;
COMMENT ON FUNCTION private.no_end IS 'A number that nothing will ever have: up to there sees who is still there.';
CREATE TABLE public.chat_user_states (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  chat_id uuid NOT NULL REFERENCES public.chats (chat_id),
  from_number integer NOT NULL DEFAULT 1,
  until_number integer NOT NULL DEFAULT private.no_end(),
  is_there boolean NOT NULL GENERATED ALWAYS AS (until_number = private.no_end()) STORED,
  away_after integer NOT NULL DEFAULT 0,
  back_from integer NOT NULL DEFAULT 0,
  may_write boolean NOT NULL DEFAULT true,
  name_when_left text,
  delivered_number integer NOT NULL DEFAULT 0,
  read_number integer NOT NULL DEFAULT 0,
  cleared_number integer NOT NULL DEFAULT 0,
  deleted_at timestamptz,
  unread integer NOT NULL DEFAULT 0,
  last_number integer NOT NULL DEFAULT 0,
  last_sender_id uuid,
  last_text text,
  last_voice_ms integer,
  last_message_at timestamptz,
  is_fetched boolean NOT NULL GENERATED ALWAYS AS (delivered_number >= last_number) STORED,
  PRIMARY KEY (user_id, chat_id),
  CONSTRAINT chat_user_states_read_was_delivered CHECK (read_number <= delivered_number),
  CONSTRAINT chat_user_states_unread_ends CHECK (unread BETWEEN 0 AND 100),
  CONSTRAINT chat_user_states_came_back_later CHECK (back_from = 0 OR back_from > away_after)
);
COMMENT ON TABLE public.chat_user_states IS
  'How a person stands in a conversation: what they see of it, whether they may write, how far they have read. It outlives leaving and coming back. Rights, counts and the list of conversations are read from here and from nowhere else.';
COMMENT ON COLUMN public.chat_user_states.from_number IS 'The first number that the person sees (D183).';
COMMENT ON COLUMN public.chat_user_states.until_number IS 'The last number that the person sees; beyond all numbers while the person is there.';
COMMENT ON COLUMN public.chat_user_states.away_after IS 'The last number seen before leaving, of who came back.';
COMMENT ON COLUMN public.chat_user_states.back_from IS 'The first number seen after coming back; 0 of who was never away.';
COMMENT ON COLUMN public.chat_user_states.name_when_left IS
  'What the group was called when the person left it, because they may not read it any more (D114); null while they are there.';
COMMENT ON COLUMN public.chat_user_states.delivered_number IS 'Up to where a device of the person has fetched (D182). Moves forward only.';
COMMENT ON COLUMN public.chat_user_states.read_number IS 'Up to where the person has read (D182). Moves forward only.';
COMMENT ON COLUMN public.chat_user_states.cleared_number IS 'Up to where the person has emptied a chat between two people (D178). Moves forward only.';
COMMENT ON COLUMN public.chat_user_states.deleted_at IS 'Since when the conversation is hidden; the next message brings it back (D240).';
COMMENT ON COLUMN public.chat_user_states.unread IS 'How many messages of others the person has not read; the count ends at 100.';
COMMENT ON COLUMN public.chat_user_states.last_number IS 'The last message in it by anybody that this person still sees, for the list of conversations; 0 where there is none.';
COMMENT ON COLUMN public.chat_user_states.last_text IS 'How that message begins; null once it is taken back or cleared, and of a voice message.';
COMMENT ON COLUMN public.chat_user_states.last_voice_ms IS 'How long that message is, of a voice message, in milliseconds; null where last_text would be.';
COMMENT ON COLUMN public.chat_user_states.is_fetched IS 'Whether a device of the person has the last message: what is not fetched is marked in one statement, without a number from the device.';
CREATE INDEX chat_user_states_chat_id_idx ON public.chat_user_states (chat_id);
