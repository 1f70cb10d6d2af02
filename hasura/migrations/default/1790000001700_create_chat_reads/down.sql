DROP FUNCTION public.message_reaction_map(public.messages);
