DROP TABLE public.chat_user_states, public.hidden_messages, public.chat_changes, public.message_reactions, public.messages, public.chat_receipts, public.chat_partners, public.chats;
DROP TABLE private.withheld_messages, public.chat_change_kinds;
DROP FUNCTION private.no_end();
