DROP TRIGGER groups_details_recorded ON public.groups;
DROP TRIGGER groups_first_rules_kept ON public.groups;
DROP TRIGGER groups_rules_kept ON public.groups;
DROP FUNCTION public.recorded_act_actor_alias, public.recorded_act_about_alias, public.recorded_act_order_aliases;
DROP TABLE private.group_rules_versions, public.recorded_acts, public.act_kinds;
DROP FUNCTION private.number_recorded_act, private.refuse_change_of_record, private.record_details, private.keep_rules;
