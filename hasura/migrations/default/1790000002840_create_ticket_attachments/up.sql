-- Files beside a question to support (D211): pictures and PDFs, which the person brings with the question or with a reply.
INSERT INTO public.limits VALUES
  ('attachment_max', 5, 'megabytes', 'D211'), ('ticket_attachments', 3, 'files', 'D211'), ('attachment_side_max', 2400, 'pixels', 'D211');

INSERT INTO private.file_kinds VALUES ('attachment', 'a picture or a PDF beside a question to support (D211)');
ALTER TABLE private.stored_files
  DROP CONSTRAINT stored_files_voice_is_measured,
  DROP CONSTRAINT stored_files_voice_format_known,
  ADD CONSTRAINT stored_files_kind_has_its_facts CHECK (CASE kind
    WHEN 'voice' THEN coalesce(format IN ('webm', 'mp4'), false) AND length_ms IS NOT NULL
    WHEN 'attachment' THEN coalesce(format IN ('webp', 'pdf'), false) AND length_ms IS NULL
    ELSE format IS NULL AND length_ms IS NULL END);
COMMENT ON COLUMN private.stored_files.format IS 'How the bytes are packed. Voice messages are webm (Opus) or mp4 (AAC, from browsers that cannot record the other, D184); attachments are webp or pdf (D211).';

ALTER TABLE public.ticket_messages ADD CONSTRAINT ticket_messages_of_one_ticket UNIQUE (ticket_id, ticket_message_id);

CREATE TABLE public.ticket_attachments (
  attachment_id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES public.support_tickets (ticket_id),
  ticket_message_id uuid,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  place integer NOT NULL,
  name text NOT NULL,
  format text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  is_attached boolean NOT NULL GENERATED ALWAYS AS (true) STORED,
  CONSTRAINT ticket_attachments_file_is_whole FOREIGN KEY (attachment_id, is_attached) REFERENCES private.stored_files (file_id, is_whole),
  CONSTRAINT ticket_attachments_message_of_the_ticket FOREIGN KEY (ticket_id, ticket_message_id) REFERENCES public.ticket_messages (ticket_id, ticket_message_id),
  CONSTRAINT ticket_attachments_place_once UNIQUE (ticket_id, place),
  CONSTRAINT ticket_attachments_place_is_counted CHECK (place > 0),
  CONSTRAINT ticket_attachments_name_form CHECK (char_length(name) BETWEEN 1 AND 120 AND private.is_line(name)),
  CONSTRAINT ticket_attachments_format_known CHECK (format IN ('webp', 'pdf'))
);
COMMENT ON TABLE public.ticket_attachments IS 'Pictures and PDFs beside a ticket: of the question, or of a reply in it (D211).';
COMMENT ON COLUMN public.ticket_attachments.attachment_id IS 'The stored file, which stands beside one ticket at most.';
COMMENT ON COLUMN public.ticket_attachments.ticket_message_id IS 'The reply that it came with; null where it came with the question.';
COMMENT ON COLUMN public.ticket_attachments.place IS 'Counts the files of a ticket from 1.';
COMMENT ON COLUMN public.ticket_attachments.name IS 'The name that the file had on the person''s device.';
COMMENT ON COLUMN public.ticket_attachments.is_attached IS 'Always true: the half of a foreign key that asks for a whole file.';
CREATE INDEX ticket_attachments_message_idx ON public.ticket_attachments (ticket_id, ticket_message_id);
CREATE INDEX ticket_attachments_user_id_idx ON public.ticket_attachments (user_id);

CREATE FUNCTION private.take_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT bigint := public.limit_of('ticket_attachments');
BEGIN
  -- Two at once are counted one after the other.
  PERFORM FROM public.support_tickets t WHERE t.ticket_id = NEW.ticket_id FOR UPDATE;
  -- Sent again because the answer was lost: stored once.
  IF EXISTS (SELECT FROM public.ticket_attachments a
    WHERE a.attachment_id = NEW.attachment_id AND a.ticket_id = NEW.ticket_id AND a.user_id = NEW.user_id) THEN RETURN NULL; END IF;
  -- Under the lock of its row nothing sweeps the file.
  SELECT f.format INTO NEW.format FROM private.stored_files f
  WHERE f.file_id = NEW.attachment_id AND f.kind = 'attachment' AND f.owner_id = NEW.user_id AND f.is_whole
    AND NOT EXISTS (SELECT FROM public.ticket_attachments a WHERE a.attachment_id = f.file_id) FOR UPDATE;
  IF NOT FOUND THEN PERFORM private.refuse('attachment-not-found'); END IF;
  SELECT count(*) + 1 INTO NEW.place FROM public.ticket_attachments a WHERE a.ticket_id = NEW.ticket_id;
  IF NEW.place > most THEN PERFORM private.refuse('too-many-attachments', jsonb_build_object('max', most)); END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.take_attachment IS
  'Trigger: a file stands beside a ticket once, is of whoever attaches it, and is one of few (D211). Whether that person may write there at all is said by the permissions.';
CREATE TRIGGER ticket_attachments_take BEFORE INSERT ON public.ticket_attachments FOR EACH ROW EXECUTE FUNCTION private.take_attachment();
