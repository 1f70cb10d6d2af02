-- The life of a ticket (D212), questions of visitors, and what the page of support says of the service (D214).
CREATE TABLE public.support_contacts (
  address text PRIMARY KEY,
  CONSTRAINT support_contacts_address_form CHECK (private.is_e_mail(address))
);
COMMENT ON TABLE public.support_contacts IS 'The one address to which people who need help write (D250). Set at each start of the service from its variable SUPPORT_CONTACT.';
CREATE UNIQUE INDEX support_contacts_are_one ON public.support_contacts ((true));

CREATE TABLE private.support_questions (
  question_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email citext NOT NULL,
  language text NOT NULL,
  category text NOT NULL REFERENCES public.ticket_categories (value),
  subject text NOT NULL,
  body text NOT NULL,
  ticket_id uuid REFERENCES public.support_tickets (ticket_id),
  asked_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT support_questions_email_form CHECK (private.is_e_mail(email::text)),
  CONSTRAINT support_questions_language_known CHECK (language IN ('en', 'es', 'fr')),
  CONSTRAINT support_questions_subject_form CHECK (char_length(subject) BETWEEN 5 AND 120 AND private.is_line(subject)),
  CONSTRAINT support_questions_body_form CHECK (char_length(body) BETWEEN 20 AND 4000 AND private.is_lines(body))
);
COMMENT ON TABLE private.support_questions IS 'What visitors ask, until they confirm their address from a letter: then it is a ticket. Its token is stored nowhere. Times are the server''s, as those of letters.';
CREATE INDEX support_questions_category_idx ON private.support_questions (category);
CREATE INDEX support_questions_ticket_id_idx ON private.support_questions (ticket_id);
CREATE INDEX support_questions_asked_at_idx ON private.support_questions (asked_at);

CREATE FUNCTION private.keep_ticket_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Sent again because the answer was lost: stored once.
  IF EXISTS (SELECT FROM public.support_tickets t WHERE t.ticket_id = NEW.ticket_id AND t.user_id = NEW.user_id) THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.keep_ticket_once IS 'Trigger: a ticket that is sent twice is one.';
CREATE TRIGGER support_tickets_keep_once BEFORE INSERT ON public.support_tickets FOR EACH ROW EXECUTE FUNCTION private.keep_ticket_once();

CREATE FUNCTION private.write_of_ticket(letter text, occasion text, ticket uuid, message uuid DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO private.outbox (kind, dedupe_key, payload)
  VALUES ('mail', letter || ':' || occasion, jsonb_strip_nulls(jsonb_build_object('template', letter, 'ticket_id', ticket, 'ticket_message_id', message)))
  ON CONFLICT (dedupe_key) DO NOTHING $$;
COMMENT ON FUNCTION private.write_of_ticket IS 'Puts a letter about a ticket into the outbox, one for each occasion.';

CREATE FUNCTION private.tell_ticket_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.write_of_ticket('ticket-opened', NEW.ticket_id::text, NEW.ticket_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.tell_ticket_opened IS 'Trigger: who asked hears that it arrived, and by when there is an answer.';
CREATE TRIGGER support_tickets_tell_opened AFTER INSERT ON public.support_tickets FOR EACH ROW EXECUTE FUNCTION private.tell_ticket_opened();

CREATE FUNCTION private.follow_ticket_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status_since := public.app_now();
  NEW.resolved_at := CASE WHEN NEW.status = 'resolved' THEN coalesce(NEW.resolved_at, public.app_now()) WHEN NEW.status = 'closed' THEN NEW.resolved_at END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.follow_ticket_status IS 'Trigger: since when a ticket is in its state; the terms of D212 count from there.';
CREATE TRIGGER support_tickets_follow_status BEFORE UPDATE OF status ON public.support_tickets FOR EACH ROW WHEN (NEW.status <> OLD.status)
  EXECUTE FUNCTION private.follow_ticket_status();

CREATE FUNCTION private.follow_ticket_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ticket public.support_tickets;
BEGIN
  -- Sent again because the answer was lost: stored once.
  IF EXISTS (SELECT FROM public.ticket_messages m WHERE m.ticket_message_id = NEW.ticket_message_id AND m.author_id = NEW.author_id) THEN RETURN NULL; END IF;
  SELECT * INTO ticket FROM public.support_tickets t WHERE t.ticket_id = NEW.ticket_id FOR UPDATE;
  IF NEW.is_internal OR NOT FOUND THEN RETURN NEW; END IF;
  IF NEW.author_id = ticket.user_id THEN
    IF ticket.status = 'closed' OR ticket.status = 'resolved' AND ticket.resolved_at + public.span_of('ticket_reopen') <= public.app_now() THEN
      PERFORM private.refuse('ticket-closed');
    END IF;
    UPDATE public.support_tickets t SET status = CASE WHEN t.status IN ('waiting_on_user', 'resolved') THEN 'in_progress' ELSE t.status END
    WHERE t.ticket_id = NEW.ticket_id;
  ELSIF EXISTS (SELECT FROM public.user_roles r WHERE r.user_id = NEW.author_id AND r.role = 'admin') THEN
    IF ticket.status = 'closed' THEN PERFORM private.refuse('ticket-closed'); END IF;
    UPDATE public.support_tickets t SET status = 'waiting_on_user', first_answered_at = coalesce(t.first_answered_at, NEW.created_at)
    WHERE t.ticket_id = NEW.ticket_id;
    PERFORM private.write_of_ticket('ticket-answered', NEW.ticket_message_id::text, NEW.ticket_id, NEW.ticket_message_id);
    -- A visitor's question has nobody who reads alerts, nor has that of a former member (D299). The service alone tells news.
    IF EXISTS (SELECT FROM public.user_profiles p WHERE p.user_id = ticket.user_id AND p.deleted_at IS NULL) THEN
      INSERT INTO private.outbox (kind, dedupe_key, payload) VALUES ('ticket-alert', 'ticket-alert:' || NEW.ticket_message_id,
        jsonb_build_object('user_id', ticket.user_id, 'number', ticket.number, 'ticket_message_id', NEW.ticket_message_id));
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.follow_ticket_message IS
  'Trigger: an answer of the staff waits for the person; what the person writes goes back to the staff, within the time of D212 also when it was resolved. Whether the author may write there at all is said by the permissions.';
CREATE TRIGGER ticket_messages_follow BEFORE INSERT ON public.ticket_messages FOR EACH ROW EXECUTE FUNCTION private.follow_ticket_message();

CREATE FUNCTION public.delayed_services(contact public.support_contacts) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(part.service ORDER BY part.service), '[]')
  FROM (VALUES ('payments', 'stripe'), ('identity', 'didit'), ('letters', NULL)) part (service, provider)
  WHERE EXISTS (
    SELECT FROM private.outbox o WHERE part.service = 'letters' AND o.kind = 'mail' AND o.done_at IS NULL AND o.given_up_at IS NULL
      AND o.created_at < now() - public.span_of('service_delay')
    UNION ALL
    SELECT FROM private.provider_events e WHERE e.provider = part.provider AND e.done_at IS NULL AND e.given_up_at IS NULL
      AND e.received_at < now() - public.span_of('service_delay')) $$;
COMMENT ON FUNCTION public.delayed_services IS 'What of the service waits longer than usual: payments, identity checks, letters (D214). It tells no more than that.';
