-- What people write is counted where it is written, whatever wrote it (D185): many rows in one request, many requests and
-- many connections alike. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.refuse_too_many() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Given by the trigger: a row of `limits`, the column that says who, and the one that says when.
  whose text := to_jsonb(NEW) ->> TG_ARGV[1];
  most bigint;
  span interval;
  counted bigint;
  oldest timestamptz;
BEGIN
  SELECT l.value, CASE WHEN l.unit LIKE 'per %' THEN public.span_of(l.limit_id) END
    INTO STRICT most, span FROM public.limits l WHERE l.limit_id = TG_ARGV[0];
  -- Whoever writes next waits for the end of this transaction and then sees its rows.
  PERFORM pg_advisory_xact_lock(hashtextextended(TG_ARGV[0] || ':' || whose, 0));
  EXECUTE format('SELECT count(*), min(x.at) FROM (SELECT %I AS at FROM %I.%I WHERE %I = $1::uuid AND ($2 IS NULL OR %1$I > public.app_now() - $2)
      ORDER BY 1 DESC LIMIT $3 + 1) x', TG_ARGV[2], TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_ARGV[1])
    INTO counted, oldest USING whose, span, most;
  IF counted > most THEN
    PERFORM private.refuse(TG_ARGV[3], jsonb_build_object('max', most), oldest + span);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.refuse_too_many IS
  'Trigger (limit, column of the person, column of the time, code): refuses the rows beyond a limit. A limit per minute or per day counts the time before each row, any other counts all rows there are.';

CREATE OR REPLACE TRIGGER messages_limit AFTER INSERT ON public.messages FOR EACH ROW WHEN (NEW.sender_id IS NOT NULL)
  EXECUTE FUNCTION private.refuse_too_many('messages_per_minute', 'sender_id', 'created_at', 'too-many-messages');
CREATE OR REPLACE TRIGGER support_tickets_limit AFTER INSERT ON public.support_tickets FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION private.refuse_too_many('tickets_per_day', 'user_id', 'created_at', 'too-many-tickets');
CREATE OR REPLACE TRIGGER ticket_messages_limit AFTER INSERT ON public.ticket_messages FOR EACH ROW WHEN (NEW.author_id IS NOT NULL)
  EXECUTE FUNCTION private.refuse_too_many('ticket_messages_per_minute', 'author_id', 'created_at', 'too-many-messages');
CREATE OR REPLACE TRIGGER groups_limit AFTER INSERT ON public.groups FOR EACH ROW
  EXECUTE FUNCTION private.refuse_too_many('groups_founded_per_day', 'created_by', 'created_at', 'too-many-groups');
CREATE OR REPLACE TRIGGER join_requests_limit AFTER INSERT ON public.join_requests FOR EACH ROW
  EXECUTE FUNCTION private.refuse_too_many('join_requests_per_day', 'user_id', 'requested_at', 'too-many-join-requests');
CREATE OR REPLACE TRIGGER group_invitations_limit AFTER INSERT ON public.group_invitations FOR EACH ROW
  EXECUTE FUNCTION private.refuse_too_many('invitations_per_day', 'inviter_id', 'created_at', 'too-many-invitations');
CREATE OR REPLACE FUNCTION private.make_room_for_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock of the limit, taken here already: who deletes these rows and who counts them come in one order.
  PERFORM pg_advisory_xact_lock(hashtextextended('devices_max:' || NEW.user_id, 0));
  DELETE FROM public.push_subscriptions s WHERE s.user_id = NEW.user_id AND NOT s.is_active
    AND (SELECT count(*) FROM public.push_subscriptions d WHERE d.user_id = NEW.user_id) > public.limit_of('devices_max');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.make_room_for_device IS
  'Trigger: where there are too many devices, those that ring no more go first. A browser that is signed out comes back under another address.';
-- Before push_subscriptions_limit, by its name.
CREATE OR REPLACE TRIGGER push_subscriptions_forget_silent AFTER INSERT ON public.push_subscriptions FOR EACH ROW
  EXECUTE FUNCTION private.make_room_for_device();
CREATE OR REPLACE TRIGGER push_subscriptions_limit AFTER INSERT ON public.push_subscriptions FOR EACH ROW
  EXECUTE FUNCTION private.refuse_too_many('devices_max', 'user_id', 'created_at', 'too-many-devices');
