DROP VIEW public.group_schedule;
DROP FUNCTION public.due_date_of_round(date, text, integer);
