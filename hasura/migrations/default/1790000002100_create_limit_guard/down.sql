DROP TRIGGER push_subscriptions_limit ON public.push_subscriptions;
DROP TRIGGER group_invitations_limit ON public.group_invitations;
DROP TRIGGER join_requests_limit ON public.join_requests;
DROP TRIGGER groups_limit ON public.groups;
DROP TRIGGER ticket_messages_limit ON public.ticket_messages;
DROP TRIGGER support_tickets_limit ON public.support_tickets;
DROP TRIGGER messages_limit ON public.messages;
DROP FUNCTION private.refuse_too_many();
