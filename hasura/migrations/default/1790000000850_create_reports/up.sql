CREATE TABLE private.reports (
  ticket_id uuid PRIMARY KEY REFERENCES public.support_tickets (ticket_id),
  reporter_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  reported_user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  message_id uuid,
  messages jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT reports_messages_are_a_list CHECK (jsonb_typeof(messages) = 'array')
);
COMMENT ON TABLE private.reports IS 'What a report to support is about (D187): a person, or a message with what was said around it when it was reported, as the reporter could read it. Staff reads it, and nobody else.';
COMMENT ON COLUMN private.reports.messages IS 'The message and its surroundings in order: message_id, number, sender_id, message, kind, created_at, deleted_at. Words that were taken back are among them.';
CREATE UNIQUE INDEX reports_once_a_message ON private.reports (reporter_id, message_id) WHERE message_id IS NOT NULL;
CREATE INDEX reports_reported_user_id_idx ON private.reports (reported_user_id);
