CREATE SEQUENCE public.ticket_number_seq START 1001;
CREATE TABLE public.support_tickets (
  ticket_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number integer NOT NULL DEFAULT nextval('public.ticket_number_seq'),
  user_id uuid REFERENCES public.user_profiles (user_id),
  email citext,
  category text NOT NULL REFERENCES public.ticket_categories (value),
  subject text NOT NULL,
  body text NOT NULL,
  group_id uuid REFERENCES public.groups (group_id),
  payment_id uuid REFERENCES public.payments (payment_id),
  plan_id text NOT NULL DEFAULT 'free' REFERENCES public.plans (plan_id),
  priority text NOT NULL DEFAULT 'normal',
  status text NOT NULL DEFAULT 'open' REFERENCES public.ticket_statuses (value),
  assignee_id uuid REFERENCES public.user_profiles (user_id),
  answer_due_at timestamptz NOT NULL,
  first_answered_at timestamptz,
  status_since timestamptz NOT NULL DEFAULT public.app_now(),
  resolved_at timestamptz,
  satisfaction integer,
  language text,
  diagnostics jsonb,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT support_tickets_number_is_unique UNIQUE (number),
  CONSTRAINT support_tickets_has_sender CHECK (user_id IS NOT NULL OR email IS NOT NULL),
  CONSTRAINT support_tickets_email_form CHECK (private.is_e_mail(email::text)),
  CONSTRAINT support_tickets_subject_length CHECK (char_length(subject) BETWEEN 5 AND 120),
  CONSTRAINT support_tickets_subject_is_a_line CHECK (private.is_line(subject)),
  CONSTRAINT support_tickets_body_length CHECK (char_length(body) BETWEEN 20 AND 4000),
  CONSTRAINT support_tickets_body_is_lines CHECK (private.is_lines(body)),
  CONSTRAINT support_tickets_priority_known CHECK (priority IN ('normal', 'high', 'urgent')),
  CONSTRAINT support_tickets_language_known CHECK (language IN ('en', 'es', 'fr')),
  CONSTRAINT support_tickets_diagnostics_are_a_short_list CHECK (jsonb_typeof(diagnostics) = 'array' AND jsonb_array_length(diagnostics) <= 10 AND char_length(diagnostics::text) <= 20000),
  CONSTRAINT support_tickets_satisfaction_range CHECK (satisfaction BETWEEN 1 AND 5)
);
COMMENT ON TABLE public.support_tickets IS 'What people asked support, and until when an answer was promised.';
COMMENT ON COLUMN public.support_tickets.language IS 'Of a visitor, whom no profile tells.';
COMMENT ON COLUMN public.support_tickets.diagnostics IS 'Errors that the person''s device had kept, where they chose to send them (D214). They go earlier than the ticket (D225).';
CREATE INDEX support_tickets_user_id_idx ON public.support_tickets (user_id, created_at DESC);
CREATE INDEX support_tickets_queue_idx ON public.support_tickets (status, answer_due_at);
CREATE INDEX support_tickets_group_id_idx ON public.support_tickets (group_id);
CREATE INDEX support_tickets_payment_id_idx ON public.support_tickets (payment_id);
CREATE INDEX support_tickets_assignee_id_idx ON public.support_tickets (assignee_id);
CREATE INDEX support_tickets_plan_id_idx ON public.support_tickets (plan_id);
CREATE FUNCTION private.promise_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  span interval;
  here timestamp;
BEGIN
  IF NEW.answer_due_at IS NOT NULL THEN RETURN NEW; END IF;
  NEW.plan_id := private.plan_of(NEW.user_id);
  -- Money that is missing and access by somebody else come first on every plan.
  IF NEW.category IN ('payment', 'payout', 'account') THEN NEW.priority := 'urgent'; END IF;
  SELECT justify_hours(make_interval(hours => support_hours)) INTO span FROM public.plans WHERE plan_id = NEW.plan_id;
  -- Whole days are business days, where support sits; hours count on any day.
  here := NEW.created_at AT TIME ZONE 'America/New_York';
  NEW.answer_due_at := CASE WHEN extract(hour FROM span) = 0
    THEN (private.add_business_days(here::date, extract(day FROM span)::integer) + here::time) AT TIME ZONE 'America/New_York'
    ELSE NEW.created_at + span END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.promise_answer IS 'Trigger: until when support promises an answer, by the plan of who asks, and what comes first (D9).';
CREATE TRIGGER support_tickets_promise_answer BEFORE INSERT ON public.support_tickets FOR EACH ROW EXECUTE FUNCTION private.promise_answer();
CREATE TRIGGER support_tickets_touch BEFORE UPDATE OF status, priority, assignee_id, first_answered_at, resolved_at, satisfaction ON public.support_tickets FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE TABLE public.ticket_messages (
  ticket_message_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ticket_id uuid NOT NULL REFERENCES public.support_tickets (ticket_id),
  author_id uuid REFERENCES public.user_profiles (user_id),
  body text NOT NULL,
  is_internal boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT ticket_messages_body_length CHECK (char_length(body) BETWEEN 1 AND 4000),
  CONSTRAINT ticket_messages_body_is_lines CHECK (private.is_lines(body))
);
COMMENT ON TABLE public.ticket_messages IS 'The conversation of a support ticket. Internal ones are for staff alone.';
CREATE INDEX ticket_messages_ticket_id_idx ON public.ticket_messages (ticket_id, created_at);
CREATE INDEX ticket_messages_author_id_idx ON public.ticket_messages (author_id);

CREATE TABLE public.security_audit_logs (
  security_audit_log_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES public.user_profiles (user_id),
  event_type text NOT NULL,
  success boolean NOT NULL,
  event_data jsonb NOT NULL DEFAULT '{}',
  ip_address inet,
  user_agent text,
  device_fingerprint text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT security_audit_logs_user_agent_form CHECK (char_length(user_agent) <= 255 AND private.is_line(user_agent)),
  CONSTRAINT security_audit_logs_device_fingerprint_form CHECK (device_fingerprint ~ '^[!-~]{1,200}$'),
  CONSTRAINT security_audit_logs_event_known CHECK (event_type IN (
    'login_attempt', 'registration_attempt', 'password_reset_request', 'password_change', 'suspicious_activity',
    'two_factor_on', 'two_factor_off', 'recovery_codes', 'email_change', 'sign_out_everywhere', 'account_deletion',
    'way_in_added', 'way_in_removed', 'factor_recovery_asked', 'two_factor_recovered', 'duplicate_identity', 'session_error'))
);
COMMENT ON TABLE public.security_audit_logs IS 'Sign-ins, sign-ups and changes of what one signs in with, as they were tried, and faults of sessions.';
CREATE INDEX security_audit_logs_user_id_idx ON public.security_audit_logs (user_id, created_at DESC);
CREATE INDEX security_audit_logs_created_at_idx ON public.security_audit_logs (created_at);
CREATE FUNCTION private.cut_user_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_agent := btrim(substring(regexp_replace(NEW.user_agent, '[^ -~]', '', 'g') FROM '^.{0,255}'));
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.cut_user_agent IS 'Trigger: of what a browser says of itself the readable beginning is kept, whatever a header carried.';
CREATE TRIGGER security_audit_logs_cut_user_agent BEFORE INSERT OR UPDATE OF user_agent ON public.security_audit_logs
  FOR EACH ROW EXECUTE FUNCTION private.cut_user_agent();

CREATE TABLE public.admin_audit_logs (
  admin_audit_log_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  admin_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  reason text,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT admin_audit_logs_reason_form CHECK (char_length(reason) <= 1000 AND private.is_lines(reason))
);
COMMENT ON TABLE public.admin_audit_logs IS 'What platform admins did, about what, and why.';
CREATE INDEX admin_audit_logs_admin_id_idx ON public.admin_audit_logs (admin_id, created_at DESC);
CREATE INDEX admin_audit_logs_created_at_idx ON public.admin_audit_logs (created_at DESC);

CREATE TABLE public.performance_metrics (
  performance_metric_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid REFERENCES public.user_profiles (user_id),
  page_path text NOT NULL,
  load_time double precision,
  ttfb double precision,
  fcp double precision,
  lcp double precision,
  cls double precision,
  fid double precision,
  user_agent text,
  connection_type text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT performance_metrics_page_path_form CHECK (page_path ~ '^/[!-~]{0,199}$'),
  CONSTRAINT performance_metrics_browser_form CHECK (
    char_length(user_agent) <= 500 AND private.is_line(user_agent)
    AND char_length(connection_type) <= 40 AND private.is_line(connection_type))
);
COMMENT ON TABLE public.performance_metrics IS 'How fast pages were, by the pattern of their address. Times are in milliseconds; cls is a score.';
COMMENT ON COLUMN public.performance_metrics.user_id IS 'Only of people who share diagnostics (D228).';
CREATE INDEX performance_metrics_created_at_idx ON public.performance_metrics (created_at DESC);
CREATE INDEX performance_metrics_user_id_idx ON public.performance_metrics (user_id, created_at);

CREATE FUNCTION private.path_pattern(path text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(path, '[?#].*$', ''),
      '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', ':id', 'gi'),
    '^/(g|groups?|join)/(?!create$|:id(/|$))[^/]+', '/\1/:key') $$;
COMMENT ON FUNCTION private.path_pattern IS 'An address of the app without what it names: no id, no circle''s name, nothing after a question mark.';

CREATE FUNCTION private.note_metric() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Hasura names the person during a mutation.
  person CONSTANT uuid := coalesce(NEW.user_id, (nullif(current_setting('hasura.user', true), '')::json ->> 'x-hasura-user-id')::uuid);
  most CONSTANT bigint := public.limit_of('metrics_per_minute');
  span CONSTANT interval := public.span_of('metrics_per_minute');
  counted integer;
  resets timestamptz;
BEGIN
  NEW.page_path := private.path_pattern(NEW.page_path);
  NEW.user_id := (SELECT p.user_id FROM public.user_preferences p WHERE p.user_id = person AND p.share_diagnostics);
  IF person IS NOT NULL THEN
    -- Counted apart from the rows, which do not say whose they are.
    INSERT INTO private.request_limits AS l (bucket, used, resets_at) VALUES ('metrics:' || person, 1, now() + span)
    ON CONFLICT (bucket) DO UPDATE SET
      used = CASE WHEN l.resets_at <= now() THEN 1 ELSE l.used + 1 END,
      resets_at = CASE WHEN l.resets_at <= now() THEN now() + span ELSE l.resets_at END
    RETURNING l.used, l.resets_at INTO counted, resets;
    IF counted > most THEN
      PERFORM private.refuse('too-many-metrics', jsonb_build_object('max', most), public.app_now() + (resets - now()));
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.note_metric IS
  'Trigger: a measurement names its page by pattern, and its person only who shares diagnostics (D228); so many a minute are kept of each person.';
CREATE TRIGGER performance_metrics_note BEFORE INSERT ON public.performance_metrics FOR EACH ROW EXECUTE FUNCTION private.note_metric();

-- Each call to a provider and each letter is written here first, in the transaction that decides it; a worker sends it.
CREATE TABLE private.outbox (
  outbox_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  dedupe_key text NOT NULL UNIQUE,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  tried_since timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE private.outbox IS 'Times here are the server''s, not the product''s: retries wait in real seconds.';
COMMENT ON COLUMN private.outbox.tried_since IS 'Since when it is tried: after long enough it is given up.';
COMMENT ON COLUMN private.outbox.outbox_id IS 'Numbers what leaves in the order of writing.';
CREATE INDEX outbox_due_idx ON private.outbox (next_attempt_at) WHERE done_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_given_up_idx ON private.outbox (given_up_at) WHERE given_up_at IS NOT NULL;
-- Letters about an account; those of news name a notice instead.
CREATE INDEX outbox_user_idx ON private.outbox ((payload ->> 'user_id')) WHERE payload ->> 'user_id' IS NOT NULL;

CREATE TABLE private.provider_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  event_type text NOT NULL,
  object_id text,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  tried_since timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  provider_event_id bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (provider, event_id),
  CONSTRAINT provider_events_are_numbered UNIQUE (provider_event_id)
);
COMMENT ON TABLE private.provider_events IS 'What payment and identity providers told us, each event once (see docs/architecture.md). Times here are the server''s, as in the outbox.';
COMMENT ON COLUMN private.provider_events.provider_event_id IS 'Numbers the events in the order in which they came.';
COMMENT ON COLUMN private.provider_events.tried_since IS 'Since when it is tried: after long enough it is given up.';
CREATE INDEX provider_events_due_idx ON private.provider_events (next_attempt_at) WHERE done_at IS NULL AND given_up_at IS NULL;
CREATE INDEX provider_events_given_up_idx ON private.provider_events (given_up_at) WHERE given_up_at IS NOT NULL;
CREATE INDEX provider_events_object_id_idx ON private.provider_events (object_id);

CREATE TABLE private.reconciliations (
  subject text PRIMARY KEY,
  until timestamptz NOT NULL
);
COMMENT ON TABLE private.reconciliations IS 'Until when what the provider lists was compared with ours, by subject, on the product''s clock.';

CREATE TABLE private.handled_deliveries (
  delivery_id text PRIMARY KEY,
  handled_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE private.handled_deliveries IS 'Which events, cron ticks and deletions of accounts have had their effect: Hasura delivers at least once, and a browser asks again after a lost answer.';
CREATE INDEX handled_deliveries_handled_at_idx ON private.handled_deliveries (handled_at);

CREATE TABLE private.request_limits (
  bucket text PRIMARY KEY,
  used integer NOT NULL,
  resets_at timestamptz NOT NULL
);
COMMENT ON TABLE private.request_limits IS 'How often something was done in a running time window, by what is limited and whom.';

CREATE FUNCTION private.part_of_rest(rest integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT least(rest, greatest(1, least(30, rest / 4))) $$;
COMMENT ON FUNCTION private.part_of_rest IS 'How many requests are leased at once of those that are left: fewer towards the end, so that little is granted to one replica and not used.';

-- A function, because its plan is kept: planning cost several times as much as granting.
CREATE FUNCTION private.lease_requests(buckets text[], allowance text)
  RETURNS TABLE (bucket text, granted integer, for_ms integer) LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := public.limit_of(allowance);
  span CONSTANT interval := public.span_of(allowance);
BEGIN
  -- People wait for this answer. A crash of Postgres itself may forget the grants of its last half second.
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN QUERY
    INSERT INTO private.request_limits AS l (bucket, used, resets_at)
    -- In one order, so that two statements never wait for each other.
    SELECT asked, private.part_of_rest(most), now() + span FROM unnest(buckets) asked ORDER BY asked
    ON CONFLICT ON CONSTRAINT request_limits_pkey DO UPDATE SET
      used = CASE WHEN l.resets_at <= now() THEN excluded.used ELSE l.used + private.part_of_rest(greatest(0, most - l.used)) END,
      resets_at = CASE WHEN l.resets_at <= now() THEN excluded.resets_at ELSE l.resets_at END
    RETURNING new.bucket,
      CASE WHEN old.bucket IS NULL OR old.resets_at <= now() THEN new.used ELSE new.used - old.used END,
      greatest(1, ceil(extract(epoch FROM new.resets_at - now()) * 1000))::integer;
END $$;
COMMENT ON FUNCTION private.lease_requests IS 'Takes several of the requests that each bucket, named once, allows by a row of `limits`. However many ask at once, no more are granted in all.';
