-- What was given up, whatever it is, so that a person looks at it. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.given_up_deliveries()
RETURNS TABLE (event_id text, trigger_name text, tries integer, created_at timestamp, given_up_at timestamp) LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Hasura's own tables come with its first start.
  IF to_regclass('hdb_catalog.event_log') IS NULL OR to_regclass('hdb_catalog.event_invocation_logs') IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE '
    SELECT e.id::text, e.trigger_name::text, e.tries::integer, e.created_at::timestamp,
      coalesce((SELECT max(l.created_at) FROM hdb_catalog.event_invocation_logs l WHERE l.event_id = e.id), e.created_at)::timestamp
    FROM hdb_catalog.event_log e WHERE e.error AND NOT e.delivered AND NOT e.archived';
END $$;
COMMENT ON FUNCTION private.given_up_deliveries IS 'The events of tables that Hasura could not deliver to the service and does not try any more. Its times are in UTC without saying so.';

CREATE OR REPLACE VIEW public.given_up_work AS
  SELECT 'outbox:' || o.outbox_id AS work_id, o.kind, o.dedupe_key AS about, o.last_error AS reason, o.attempts,
    o.created_at AS began_at, o.given_up_at
  FROM private.outbox o WHERE o.given_up_at IS NOT NULL AND o.done_at IS NULL
  UNION ALL
  SELECT 'provider_event:' || e.provider_event_id, 'provider_event',
    concat_ws(' ', e.provider, e.event_type, coalesce(e.object_id, e.event_id)), e.last_error, e.attempts, e.received_at, e.given_up_at
  FROM private.provider_events e WHERE e.given_up_at IS NOT NULL AND e.done_at IS NULL
  UNION ALL
  SELECT 'payment:' || a.attempt_id, 'payment', p.payment_id::text, a.last_error, NULL, p.started_at, a.given_up_at
  FROM private.payment_attempts a JOIN public.payments p USING (payment_id) WHERE a.given_up_at IS NOT NULL
  UNION ALL
  SELECT 'delivery:' || d.event_id, 'delivery', d.trigger_name, 'not_delivered', d.tries, d.created_at AT TIME ZONE 'UTC', d.given_up_at AT TIME ZONE 'UTC'
  FROM private.given_up_deliveries() d;
COMMENT ON VIEW public.given_up_work IS
  'What is not tried any more or cannot end by itself, so that a person has to look: letters, events of providers, payments, and deliveries of Hasura to the service.';
COMMENT ON COLUMN public.given_up_work.reason IS 'The last error, or a code: no_answer, debit_overdue, paid_twice, amount_mismatch, given_back, disputed, lost_in_part, dispute_lost, won_too_late, not_delivered.';
COMMENT ON COLUMN public.given_up_work.attempts IS 'How often it was tried; null for a payment, which is asked about again and again.';

CREATE OR REPLACE FUNCTION private.clear_event_log(batch integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  -- Its times are in UTC without saying so.
  done_before timestamp := (now() AT TIME ZONE 'UTC') - public.span_of('event_log_kept');
  given_up_before timestamp := (now() AT TIME ZONE 'UTC') - public.span_of('metrics_kept');
  events integer;
  ticks integer;
BEGIN
  IF to_regclass('hdb_catalog.event_log') IS NULL OR to_regclass('hdb_catalog.event_invocation_logs') IS NULL THEN RETURN 0; END IF;
  WITH over AS (DELETE FROM hdb_catalog.event_log WHERE id = ANY (ARRAY(
      SELECT e.id FROM hdb_catalog.event_log e
      WHERE (e.delivered OR e.archived) AND e.created_at < done_before OR e.error AND e.created_at < given_up_before
      LIMIT batch FOR UPDATE SKIP LOCKED)) RETURNING id),
    notes AS (DELETE FROM hdb_catalog.event_invocation_logs l USING over WHERE l.event_id = over.id)
  SELECT count(*) FROM over INTO events;
  IF to_regclass('hdb_catalog.hdb_cron_events') IS NULL THEN RETURN events; END IF;
  DELETE FROM hdb_catalog.hdb_cron_events WHERE id = ANY (ARRAY(
    SELECT c.id FROM hdb_catalog.hdb_cron_events c
    WHERE c.status IN ('delivered', 'error', 'dead') AND c.scheduled_time < now() - public.span_of('event_log_kept')
    LIMIT batch FOR UPDATE SKIP LOCKED));
  GET DIAGNOSTICS ticks = ROW_COUNT;
  RETURN greatest(events, ticks);
END $$;
COMMENT ON FUNCTION private.clear_event_log IS
  'Deletes from Hasura''s log up to a batch of what was delivered and what was given up, each after its time in `limits`, with the notes of each try, and says how much: Hasura itself keeps rows of our tables for ever.';
