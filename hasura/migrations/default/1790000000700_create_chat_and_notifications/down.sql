DROP TRIGGER groups_open_chat ON public.groups;
DROP TABLE public.activity_feed, public.notifications, public.chat_user_states, public.hidden_messages, public.message_reactions, public.messages, public.chats;
DROP TABLE private.told_news, public.post_kinds, public.activity_kinds, public.notice_kinds;
DROP FUNCTION private.note_last_message();
DROP FUNCTION private.open_group_chat();
