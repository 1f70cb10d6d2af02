DROP TRIGGER user_blocks_keep_once ON public.user_blocks;
DROP TRIGGER user_blocks_follow_in_chat ON public.user_blocks;
DROP TRIGGER groups_empty_chat ON public.groups;
DROP TRIGGER groups_open_chat ON public.groups;
DROP TRIGGER group_members_follow_in_chat ON public.group_members;
DROP TRIGGER chat_user_states_follow_departure ON public.chat_user_states;
DROP TRIGGER chat_user_states_hide_chat ON public.chat_user_states;
DROP TRIGGER chat_user_states_spread_marks ON public.chat_user_states;
DROP TRIGGER chat_user_states_move_marks ON public.chat_user_states;
DROP TRIGGER message_reactions_spread ON public.message_reactions;
DROP TRIGGER message_reactions_take ON public.message_reactions;
DROP TRIGGER hidden_messages_follow ON public.hidden_messages;
DROP TRIGGER hidden_messages_take ON public.hidden_messages;
DROP TRIGGER messages_spread_deletion ON public.messages;
DROP TRIGGER messages_withhold ON public.messages;
DROP TRIGGER messages_spread ON public.messages;
DROP TRIGGER messages_take ON public.messages;
DROP TRIGGER chats_seat_two ON public.chats;
DROP TRIGGER chats_begin_of_two ON public.chats;
DROP FUNCTION private.forget_talk(uuid, timestamptz), private.keep_block_once(), private.follow_block(), private.empty_chat(), private.follow_departure(), private.follow_membership(), private.hide_chat(), private.spread_marks(),
  private.note_receipts(uuid), private.unheard(uuid, integer, integer), private.move_marks(), private.spread_reaction(), private.take_reaction(), private.list_newest(uuid, uuid), private.follow_hidden_message(), private.take_hiding(),
  private.spread_deletion(), private.read_alerts(uuid, uuid[]), private.alert_occasion(public.chat_user_states), private.withhold_message(), private.spread_message(), private.take_message(),
  private.refuse_silent(public.chat_user_states), private.seat_two(), private.begin_chat_of_two(), private.lock_chat_of_two(uuid, uuid), private.open_group_chat(), private.are_blocked(uuid, uuid),
  private.next_number(uuid), private.lock_chat(uuid);
