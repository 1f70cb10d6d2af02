DROP VIEW public.group_acquaintances, public.group_insiders, public.group_viewers;
