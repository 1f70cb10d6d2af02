DROP FUNCTION public.search_messages(text, json);
DROP FUNCTION public.message_tallies(public.messages, json);
DROP FUNCTION public.message_receipts(public.messages, json);
DROP FUNCTION public.chat_top_number(public.chats, json);
DROP FUNCTION private.unread_of(public.chat_user_states, timestamptz);
DROP FUNCTION private.sees(public.chat_user_states, integer);
