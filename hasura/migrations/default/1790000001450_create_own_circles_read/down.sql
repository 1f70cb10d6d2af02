DROP VIEW public.own_circles;
DROP FUNCTION private.urgency_in, private.urgency_of;
