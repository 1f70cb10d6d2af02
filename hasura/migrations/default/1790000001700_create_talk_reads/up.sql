-- What is read from conversations. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.sees(s public.chat_user_states, number integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT number BETWEEN s.from_number AND s.until_number AND number > s.cleared_number AND (number <= s.away_after OR number >= s.back_from) $$;
COMMENT ON FUNCTION private.sees IS 'Whether a person sees what has this number in a conversation (D178, D183). The permissions of messages, changes and reactions say the same.';

CREATE OR REPLACE FUNCTION public.chat_top_number(c public.chats, hasura_session json) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT least(c.last_number, s.until_number) FROM public.chat_user_states s
  WHERE s.chat_id = c.chat_id AND s.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid $$;
COMMENT ON FUNCTION public.chat_top_number IS
  'The number of the last change in a conversation that the person may see: for who has left, the last one before it (D183).';

CREATE OR REPLACE FUNCTION private.unread_of(s public.chat_user_states, since timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM (
    SELECT m.created_at FROM public.messages m
    WHERE m.chat_id = s.chat_id AND m.number > greatest(s.read_number, s.cleared_number, s.from_number - 1) AND m.number <= s.until_number
      AND m.sender_id IS NOT NULL AND m.deleted_at IS NULL AND m.sender_id <> s.user_id
    ORDER BY m.number DESC LIMIT public.limit_of('counted_max')) newest
  WHERE newest.created_at > since $$;
COMMENT ON FUNCTION private.unread_of IS
  'How many messages of others a person has not read; posts of the system never count (D291). It looks at as many as are counted, the newest, however many there are.';

CREATE OR REPLACE FUNCTION public.message_receipts(m public.messages, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('user_id', s.user_id, 'is_read', s.read_number >= m.number,
      'is_delivered', s.delivered_number >= m.number) ORDER BY s.user_id), '[]')
  FROM public.chat_user_states s
  WHERE m.sender_id = (hasura_session ->> 'x-hasura-user-id')::uuid
    AND EXISTS (SELECT FROM public.chat_user_states mine WHERE mine.user_id = m.sender_id AND mine.chat_id = m.chat_id AND mine.may_write)
    AND s.chat_id = m.chat_id AND s.user_id <> m.sender_id AND s.is_there AND private.sees(s, m.number) $$;
COMMENT ON FUNCTION public.message_receipts IS
  'Who has fetched and read a message, for its sender alone (D182, D290) while they may write there, as for chat_receipts (D183, D292): user_id, is_delivered, is_read. Empty for anybody else.';

CREATE OR REPLACE FUNCTION public.message_tallies(m public.messages, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('emoji', t.emoji, 'count', t.count, 'is_mine', t.is_mine, 'user_ids', to_jsonb(t.people[1:10]),
      'until', (SELECT least(c.last_number, t.until) FROM public.chats c WHERE c.chat_id = m.chat_id)) ORDER BY t.first), '[]')
  FROM (SELECT r.emoji, count(*) AS count, bool_or(r.user_id = s.user_id) AS is_mine, array_agg(r.user_id ORDER BY r.number) AS people, min(r.number) AS first,
      min(s.until_number) AS until
    FROM public.message_reactions r JOIN public.chat_user_states s ON s.chat_id = m.chat_id
    WHERE r.message_id = m.message_id AND m.deleted_at IS NULL AND s.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND private.sees(s, r.number)
    GROUP BY r.emoji) t $$;
COMMENT ON FUNCTION public.message_tallies IS
  'How many reacted to a message with what, of the reactions that the person sees, in the order in which each emoji was first set: emoji, count, is_mine, user_ids (the first ten), and until: the last number that is counted, none that the person may not see (D183).';

CREATE OR REPLACE FUNCTION public.search_messages(words text, hasura_session json) RETURNS SETOF public.messages LANGUAGE sql STABLE AS $$
  SELECT m.* FROM public.chat_user_states s
  CROSS JOIN LATERAL (
    SELECT x.* FROM public.messages x
    WHERE x.chat_id = s.chat_id AND x.message ILIKE '%' || regexp_replace(btrim(words), '([\\%_])', '\\\1', 'g') || '%'
      AND private.sees(s, x.number)
      AND NOT EXISTS (SELECT FROM public.hidden_messages h WHERE h.user_id = s.user_id AND h.message_id = x.message_id)
    ORDER BY x.number DESC LIMIT public.limit_of('search_results')) m
  WHERE s.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND btrim(words) <> ''
  ORDER BY m.created_at DESC, m.message_id LIMIT public.limit_of('search_results') $$;
COMMENT ON FUNCTION public.search_messages IS 'Messages by their words in the own conversations, newest first, within what the person may read, has not cleared and has not hidden (D294). One sign is enough: it may be a word, or an emoji, and costs what two do.';
