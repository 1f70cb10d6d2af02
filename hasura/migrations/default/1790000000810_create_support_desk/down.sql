DROP FUNCTION public.delayed_services;
DROP TRIGGER ticket_messages_follow ON public.ticket_messages;
DROP TRIGGER support_tickets_follow_status ON public.support_tickets;
DROP TRIGGER support_tickets_tell_opened ON public.support_tickets;
DROP TRIGGER support_tickets_keep_once ON public.support_tickets;
DROP FUNCTION private.follow_ticket_message, private.follow_ticket_status, private.tell_ticket_opened, private.write_of_ticket, private.keep_ticket_once;
DROP TABLE private.support_questions;
DROP TABLE public.support_contacts;
