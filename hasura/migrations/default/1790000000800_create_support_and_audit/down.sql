DROP FUNCTION private.lease_requests(text[], text);
DROP FUNCTION private.part_of_rest(integer);
DROP TABLE private.request_limits, private.handled_deliveries, private.reconciliations, private.provider_events, private.outbox;
DROP TABLE public.performance_metrics, public.admin_audit_logs, public.security_audit_logs, public.ticket_messages, public.support_tickets;
DROP FUNCTION private.note_metric, private.path_pattern(text);
DROP SEQUENCE public.ticket_number_seq;
