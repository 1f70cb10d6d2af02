-- My circles, the one first that waits for me. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.urgency_of(kind integer, on_day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT kind * 100000 + coalesce(on_day - date '2000-01-01', 0) $$;
COMMENT ON FUNCTION private.urgency_of IS
  'A number to order by: what kind of thing waits, 0 the most urgent, and among things of one kind the earlier day first; what has no day comes before all of its kind.';

CREATE OR REPLACE VIEW public.own_circles AS
SELECT m.user_id, g.group_id, g.created_at, least(mine.urgency, missing.urgency, word.urgency, private.urgency_of(10, NULL)) AS urgency
FROM public.group_members m
JOIN public.groups g ON g.group_id = m.group_id
-- What I owe: from rounds that are over, and the next round that asks me.
CROSS JOIN LATERAL (SELECT min(private.urgency_of(x.kind, CASE WHEN x.kind = 1 THEN x.grace_end_date WHEN x.kind < 9 OR NOT x.is_left_open THEN x.due_date END)) AS urgency FROM (
  SELECT o.due_date, o.grace_end_date, row_number() OVER (PARTITION BY o.is_left_open ORDER BY o.due_date) AS place, o.is_left_open,
    CASE WHEN o.state = 'processing' THEN 9 WHEN o.is_left_open THEN 0 WHEN g.frozen_at IS NOT NULL THEN 6
      ELSE CASE o.state WHEN 'grace' THEN 1 WHEN 'due_today' THEN 2 WHEN 'early' THEN 3 WHEN 'too_early' THEN 5 ELSE 0 END END AS kind
  FROM public.obligation_standings o WHERE o.user_id = m.user_id AND o.group_id = m.group_id AND o.is_owed) x
  WHERE x.is_left_open OR x.place = 1) mine
-- What is missing from payouts of mine, or on its way.
CROSS JOIN LATERAL (SELECT min(CASE c.state WHEN 'processing' THEN private.urgency_of(4, NULL) ELSE private.urgency_of(0, c.due_date) END) AS urgency
  FROM public.open_contributions c WHERE c.group_id = m.group_id AND c.recipient_id = m.user_id) missing
-- Who waits for my word.
CROSS JOIN LATERAL (SELECT CASE WHEN g.admin_id = m.user_id AND (
    EXISTS (SELECT FROM public.waiting_requests w WHERE w.group_id = m.group_id)
    OR EXISTS (SELECT FROM public.waiting_late_requests w WHERE w.group_id = m.group_id)
    OR EXISTS (SELECT FROM public.waiting_leave_requests w WHERE w.group_id = m.group_id))
  THEN private.urgency_of(4, NULL) END AS urgency) word
WHERE m.status IN ('active', 'completed') AND g.status <> 'pending' AND g.deleted_at IS NULL AND public.group_archive_days_left(g) IS DISTINCT FROM 0;
COMMENT ON VIEW public.own_circles IS
  'The circles a person sits in, without those that are archived (D83) or not yet founded (D72), and how urgently each waits for them: what they owe, who waits for their word, what is missing from their payout.';
COMMENT ON COLUMN public.own_circles.urgency IS
  'The lower, the earlier the circle is shown. In hundred thousands it is the rank that the sentence has which the circle begins with (web/circle/standing/stand.ts), the rest is its day.';
