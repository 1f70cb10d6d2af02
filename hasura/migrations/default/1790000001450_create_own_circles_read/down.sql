DROP VIEW public.own_next, public.own_circles;
DROP FUNCTION private.next_to_receive, private.next_to_pay, private.urgency_in, private.urgency_of_ask, private.urgency_of;
