-- Computed fields of messages. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION public.message_reaction_map(m public.messages) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(x.emoji, x.people), '{}') FROM (
    SELECT r.emoji, jsonb_agg(r.user_id ORDER BY r.created_at) AS people FROM public.message_reactions r
    WHERE r.message_id = m.message_id GROUP BY r.emoji) x $$;
COMMENT ON FUNCTION public.message_reaction_map IS 'Map of emoji to the people who set it (D186).';
