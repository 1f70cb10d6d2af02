DROP FUNCTION public.group_join_option(public.groups, json);
