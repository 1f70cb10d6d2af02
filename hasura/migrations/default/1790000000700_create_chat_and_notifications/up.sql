-- News: what the product tells people is stored as a kind with values, never as a sentence (D304). actions/news says
-- which kinds exist, with which values, and who writes them; schema/news has the words.
CREATE TABLE public.notice_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.notice_kinds IS 'The kinds of news that become a notice of one person.';
INSERT INTO public.notice_kinds VALUES
  ('contribution_received', 'the reader''s contribution arrived'), ('group_closed', 'a group ended before it started'),
  ('group_completed', 'every round of a cycle was paid out'), ('group_invitation', 'somebody invites the reader to a group'),
  ('group_started', 'a cycle began'),
  ('identity_failed', 'the reader''s identity check ended without success'), ('identity_verified', 'the reader''s identity is verified'),
  ('join_approved', 'the reader''s request to join was accepted'), ('join_rejected', 'the reader''s request to join was declined'),
  ('join_request', 'somebody asks to join the reader''s group'), ('late_contribution_forwarded', 'a late contribution went on to the reader, who had been short'),
  ('late_payment_allowed', 'the admin lets the reader pay a round late'), ('late_payment_asked', 'a member asks the reader, who is admin, to pay a round late'),
  ('late_payment_opened', 'nobody answered the reader, who may pay late now'),
  ('member_joined', 'somebody joined the reader''s group'), ('payout_released', 'the reader''s payout is in the balance'),
  ('start_missed', 'the reader''s group could not start on its start date'),
  ('waiting_ended', 'no seat came free in a group for which the reader waited');

CREATE TABLE public.activity_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.activity_kinds IS 'The kinds of news that become a line of one person''s activity feed.';
INSERT INTO public.activity_kinds VALUES
  ('contribution_received', 'the reader''s contribution arrived'), ('group_completed', 'every round of a cycle was paid out'),
  ('group_created', 'the reader founded a group'), ('group_joined', 'the reader joined a group'), ('group_started', 'a cycle began'),
  ('identity_verified', 'the reader''s identity is verified'), ('late_payment_asked', 'a member asks the reader, who is admin, to pay a round late'),
  ('member_joined', 'somebody joined the reader''s group'), ('payout_released', 'the reader''s payout is in the balance');

CREATE TABLE public.post_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.post_kinds IS 'The kinds of news that become a post of the system in a group''s chat (D188).';
INSERT INTO public.post_kinds VALUES
  ('contributions_missing', 'a payout went out without these contributions'), ('group_completed', 'every round of a cycle was paid out'),
  ('group_started', 'a cycle began'), ('member_joined', 'somebody joined'), ('payout_order_drawn', 'the order of payouts was drawn'),
  ('payout_released', 'a round was paid out');

CREATE TABLE private.told_news (
  kind text NOT NULL,
  occasion text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (kind, occasion)
);
COMMENT ON TABLE private.told_news IS
  'Occasions that were told: a handler that runs twice tells once, also after a person has cleared the notice.';

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
COMMENT ON TABLE public.chats IS 'A conversation: of a group, or between two people. Its key says which.';
CREATE INDEX chats_first_user_id_idx ON public.chats (first_user_id);
CREATE INDEX chats_second_user_id_idx ON public.chats (second_user_id);

CREATE FUNCTION private.open_group_chat() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO public.chats (chat_id, chat_type, group_id) VALUES ('group_' || NEW.group_id, 'group', NEW.group_id); RETURN NULL; END $$;
COMMENT ON FUNCTION private.open_group_chat IS 'Trigger: a new group has its conversation.';
CREATE TRIGGER groups_open_chat AFTER INSERT ON public.groups FOR EACH ROW EXECUTE FUNCTION private.open_group_chat();

CREATE TABLE public.messages (
  message_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  chat_id text NOT NULL REFERENCES public.chats (chat_id),
  sender_id uuid REFERENCES public.user_profiles (user_id),
  message text,
  kind text REFERENCES public.post_kinds (value),
  "values" jsonb,
  reply_to_id uuid REFERENCES public.messages (message_id),
  deleted_at timestamptz,
  deleted_by uuid REFERENCES public.user_profiles (user_id),
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT messages_say_text_or_news CHECK (CASE WHEN sender_id IS NULL
    THEN message IS NULL AND kind IS NOT NULL AND "values" IS NOT NULL
    ELSE message IS NOT NULL AND kind IS NULL AND "values" IS NULL END),
  CONSTRAINT messages_values_are_an_object CHECK (jsonb_typeof("values") = 'object'),
  CONSTRAINT messages_news_stays CHECK (kind IS NULL OR deleted_at IS NULL),
  CONSTRAINT messages_length CHECK (message <> '' AND char_length(message) <= 2000),
  CONSTRAINT messages_are_lines CHECK (private.is_lines(message))
);
COMMENT ON TABLE public.messages IS 'What was said in a conversation.';
COMMENT ON COLUMN public.messages.sender_id IS 'Null for the system''s own posts (D188), which nobody can remove (D291).';
COMMENT ON COLUMN public.messages.message IS 'What a person wrote; null for a post of the system.';
COMMENT ON COLUMN public.messages.kind IS 'What a post of the system tells; null where a person speaks.';
COMMENT ON COLUMN public.messages."values" IS 'The facts of that kind: people, amounts, days. Never a text that was made for reading.';
CREATE INDEX messages_chat_idx ON public.messages (chat_id, created_at DESC, message_id);
CREATE INDEX messages_sender_id_idx ON public.messages (sender_id, created_at);
CREATE INDEX messages_reply_to_id_idx ON public.messages (reply_to_id);
CREATE INDEX messages_deleted_by_idx ON public.messages (deleted_by);

CREATE FUNCTION private.note_last_message() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN UPDATE public.chats SET last_message_at = greatest(last_message_at, NEW.created_at) WHERE chat_id = NEW.chat_id; RETURN NULL; END $$;
COMMENT ON FUNCTION private.note_last_message IS 'Trigger: a conversation knows when it was last written in.';
CREATE TRIGGER messages_note_last AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION private.note_last_message();

CREATE TABLE public.message_reactions (
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  emoji text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (message_id, user_id, emoji),
  CONSTRAINT message_reactions_emoji_known CHECK (emoji IN ('👍', '❤️', '😂', '😮', '😢', '😠', '🎉', '🔥', '👏', '🙏'))
);
COMMENT ON TABLE public.message_reactions IS 'Who reacted to a message with what.';
CREATE INDEX message_reactions_user_id_idx ON public.message_reactions (user_id);

CREATE TABLE public.hidden_messages (
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  message_id uuid NOT NULL REFERENCES public.messages (message_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (user_id, message_id)
);
COMMENT ON TABLE public.hidden_messages IS 'Messages that a person does not want to see any more. Others still see them.';
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
COMMENT ON TABLE public.chat_user_states IS 'How far a person has read a conversation, and since when they want to see it.';
CREATE INDEX chat_user_states_chat_id_idx ON public.chat_user_states (chat_id);

CREATE TABLE public.notifications (
  notification_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  kind text NOT NULL REFERENCES public.notice_kinds (value),
  "values" jsonb NOT NULL,
  read boolean NOT NULL DEFAULT false,
  priority text NOT NULL DEFAULT 'normal',
  group_id uuid REFERENCES public.groups (group_id),
  group_name text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT notifications_values_are_an_object CHECK (jsonb_typeof("values") = 'object'),
  CONSTRAINT notifications_priority_known CHECK (priority IN ('low', 'normal', 'high'))
);
COMMENT ON TABLE public.notifications IS 'Notices: news for one person, who marks them as read and clears them.';
COMMENT ON COLUMN public.notifications."values" IS 'The facts of the kind: people, amounts, days. Never a text that was made for reading.';
COMMENT ON COLUMN public.notifications.group_name IS 'The group''s name when it was told.';
CREATE INDEX notifications_user_id_idx ON public.notifications (user_id, created_at DESC);
CREATE INDEX notifications_unread_idx ON public.notifications (user_id) WHERE NOT read;
CREATE INDEX notifications_group_id_idx ON public.notifications (group_id);

CREATE TABLE public.activity_feed (
  activity_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  group_id uuid REFERENCES public.groups (group_id),
  kind text NOT NULL REFERENCES public.activity_kinds (value),
  "values" jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT activity_feed_values_are_an_object CHECK (jsonb_typeof("values") = 'object')
);
COMMENT ON TABLE public.activity_feed IS 'What happened in one person''s circles and to their money, newest first on the dashboard.';
COMMENT ON COLUMN public.activity_feed."values" IS 'The facts of the kind: people, amounts, days. Never a text that was made for reading.';
CREATE INDEX activity_feed_user_id_idx ON public.activity_feed (user_id, created_at DESC);
CREATE INDEX activity_feed_group_id_idx ON public.activity_feed (group_id, created_at DESC);
