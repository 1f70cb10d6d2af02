DROP FUNCTION private.clear_event_log(integer);
DROP VIEW public.given_up_work;
DROP FUNCTION private.given_up_deliveries();
