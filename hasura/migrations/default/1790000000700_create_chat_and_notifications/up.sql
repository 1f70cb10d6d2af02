CREATE TABLE public.chats (
  chat_id text PRIMARY KEY,
  chat_type text NOT NULL,
  group_id uuid UNIQUE REFERENCES public.groups (group_id),
  first_user_id uuid REFERENCES public.user_profiles (user_id),
  second_user_id uuid REFERENCES public.user_profiles (user_id),
  last_message_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT chats_id_form CHECK (CASE chat_type
    WHEN 'group' THEN chat_id = 'group_' || group_id AND first_user_id IS NULL AND second_user_id IS NULL
    WHEN 'individual' THEN chat_id = 'individual_' || first_user_id || '_' || second_user_id AND first_user_id < second_user_id AND group_id IS NULL
    ELSE false END)
);
CREATE INDEX chats_first_user_id_idx ON public.chats (first_user_id);
CREATE INDEX chats_second_user_id_idx ON public.chats (second_user_id);

CREATE FUNCTION private.open_group_chat() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO public.chats (chat_id, chat_type, group_id) VALUES ('group_' || NEW.group_id, 'group', NEW.group_id); RETURN NULL; END $$;
CREATE TRIGGER groups_open_chat AFTER INSERT ON public.groups FOR EACH ROW EXECUTE FUNCTION private.open_group_chat();

CREATE TABLE public.messages (
  message_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  chat_id text NOT NULL REFERENCES public.chats (chat_id),
  sender_id uuid REFERENCES public.user_profiles (user_id),
  message text NOT NULL,
  reply_to_id uuid REFERENCES public.messages (message_id),
  deleted_at timestamptz,
  deleted_by uuid REFERENCES public.user_profiles (user_id),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT messages_not_blank CHECK (message ~ '\S'),
  CONSTRAINT messages_length CHECK (char_length(message) <= 2000),
  CONSTRAINT messages_are_lines CHECK (private.is_lines(message))
);
COMMENT ON COLUMN public.messages.sender_id IS 'Null for the system''s own posts (D188).';
CREATE INDEX messages_chat_idx ON public.messages (chat_id, created_at DESC, message_id);
CREATE INDEX messages_sender_id_idx ON public.messages (sender_id, created_at);
CREATE INDEX messages_reply_to_id_idx ON public.messages (reply_to_id);
CREATE INDEX messages_deleted_by_idx ON public.messages (deleted_by);

CREATE FUNCTION private.note_last_message() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN UPDATE public.chats SET last_message_at = greatest(last_message_at, NEW.created_at) WHERE chat_id = NEW.chat_id; RETURN NULL; END $$;
CREATE TRIGGER messages_note_last AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION private.note_last_message();

CREATE TABLE public.message_reactions (
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  emoji text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (message_id, user_id, emoji),
  CONSTRAINT message_reactions_emoji_known CHECK (emoji IN ('👍', '❤️', '😂', '😮', '😢', '😠', '🎉', '🔥', '👏', '🙏'))
);
CREATE INDEX message_reactions_user_id_idx ON public.message_reactions (user_id);

CREATE TABLE public.hidden_messages (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, message_id)
);
CREATE INDEX hidden_messages_message_id_idx ON public.hidden_messages (message_id);

CREATE TABLE public.chat_user_states (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  chat_id text NOT NULL REFERENCES public.chats (chat_id),
  deleted_at timestamptz,
  cleared_at timestamptz,
  last_read_at timestamptz,
  last_delivered_at timestamptz,
  PRIMARY KEY (user_id, chat_id)
);
CREATE INDEX chat_user_states_chat_id_idx ON public.chat_user_states (chat_id);

CREATE TABLE public.notifications (
  notification_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  read boolean NOT NULL DEFAULT false,
  priority text NOT NULL DEFAULT 'normal',
  metadata jsonb NOT NULL DEFAULT '{}',
  group_id uuid REFERENCES public.groups (group_id),
  group_name text,
  dedupe_key text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT notifications_sent_once UNIQUE (user_id, dedupe_key),
  CONSTRAINT notifications_priority_known CHECK (priority IN ('low', 'normal', 'high'))
);
COMMENT ON COLUMN public.notifications.dedupe_key IS 'Names the occasion, so that a handler called twice tells a person once.';
CREATE INDEX notifications_user_id_idx ON public.notifications (user_id, created_at DESC);
CREATE INDEX notifications_unread_idx ON public.notifications (user_id) WHERE NOT read;
CREATE INDEX notifications_group_id_idx ON public.notifications (group_id);

CREATE TABLE public.activity_feed (
  activity_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES public.user_profiles (user_id),
  group_id uuid REFERENCES public.groups (group_id),
  type text NOT NULL,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  metadata jsonb NOT NULL DEFAULT '{}',
  dedupe_key text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT activity_feed_noted_once UNIQUE (dedupe_key)
);
CREATE INDEX activity_feed_user_id_idx ON public.activity_feed (user_id, created_at DESC);
CREATE INDEX activity_feed_group_id_idx ON public.activity_feed (group_id, created_at DESC);
