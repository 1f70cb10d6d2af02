-- Who may see a group that not everybody may see, and what of it. Replayed whole: every statement replaces.

CREATE OR REPLACE VIEW public.group_viewers AS
SELECT v.group_id, v.user_id FROM (
  SELECT m.group_id, m.user_id, false AS only_asks FROM public.group_members m
  UNION ALL
  SELECT i.group_id, i.user_id, false FROM public.open_invitations i
  UNION ALL
  SELECT l.group_id, l.user_id, false FROM private.open_link_visits l
  UNION ALL
  SELECT j.group_id, j.user_id, true FROM public.join_requests j
  UNION ALL
  SELECT w.group_id, w.user_id, true FROM public.group_waiting_list w) v
-- Not a join: permissions read this view several times a query, and Postgres plans a lookup by key in half the time.
WHERE (SELECT g.deleted_at IS NULL AND (g.is_public OR NOT v.only_asks) FROM public.groups g WHERE g.group_id = v.group_id);
COMMENT ON VIEW public.group_viewers IS
  'Who sees a group besides everybody (D95, D105): who is or was in it, who is invited and has proved the address, who opened a join link that is still good, and who asked to join or waits while it is public. Nobody sees a deleted one. The other half of the rule is groups.is_visible_to_all.';

CREATE OR REPLACE VIEW public.group_insiders AS
SELECT m.group_id, m.user_id, m.status, m.joined_at AS sees_from, coalesce(m.left_at, 'infinity') AS sees_until FROM public.group_members m
WHERE (SELECT g.deleted_at IS NULL FROM public.groups g WHERE g.group_id = m.group_id);
COMMENT ON VIEW public.group_insiders IS
  'Who is or was in a group, and which time of it they see: an ex-member sees nothing that came after leaving, and nobody anything of a deleted group.';

CREATE OR REPLACE VIEW public.group_acquaintances AS
SELECT me.user_id AS viewer_id, them.user_id FROM public.group_members me
JOIN public.group_members them ON them.group_id = me.group_id AND (me.left_at IS NULL OR them.joined_at <= me.left_at)
WHERE (SELECT g.deleted_at IS NULL FROM public.groups g WHERE g.group_id = me.group_id);
COMMENT ON VIEW public.group_acquaintances IS 'Who has met whom in a group: an ex-member has met nobody who came after leaving.';
