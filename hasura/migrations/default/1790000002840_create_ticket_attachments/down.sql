DROP TABLE public.ticket_attachments;
DROP FUNCTION private.take_attachment();
ALTER TABLE public.ticket_messages DROP CONSTRAINT ticket_messages_of_one_ticket;
DELETE FROM private.stored_files WHERE kind = 'attachment';
ALTER TABLE private.stored_files
  DROP CONSTRAINT stored_files_kind_has_its_facts,
  ADD CONSTRAINT stored_files_voice_is_measured CHECK (CASE kind WHEN 'voice' THEN format IS NOT NULL AND length_ms IS NOT NULL
    ELSE format IS NULL AND length_ms IS NULL END),
  ADD CONSTRAINT stored_files_voice_format_known CHECK (format IN ('webm', 'mp4'));
DELETE FROM private.file_kinds WHERE value = 'attachment';
DELETE FROM public.limits WHERE limit_id IN ('attachment_max', 'ticket_attachments', 'attachment_side_max');
