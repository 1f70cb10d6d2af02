DROP VIEW public.group_viewers;
