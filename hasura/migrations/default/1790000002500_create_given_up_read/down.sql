DROP VIEW public.given_up_work;
DROP FUNCTION private.given_up_deliveries();
