-- My circles, the one first that waits for me. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.urgency_of(kind integer, on_day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT kind * 100000 + coalesce(on_day - date '2000-01-01', 0) $$;
COMMENT ON FUNCTION private.urgency_of IS
  'A number to order by: what kind of thing waits, 0 the most urgent, and among things of one kind the earlier day first; what has no day comes before all of its kind.';

-- Not part of the statement that asks: to plan all of this in one piece takes a hundred times as long as to run it.
CREATE OR REPLACE FUNCTION private.urgency_in(circle public.groups, person uuid) RETURNS integer LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  owed integer;
  missing integer;
  asked integer;
BEGIN
  -- From rounds that are over, and the next round that asks me.
  SELECT min(private.urgency_of(x.kind, CASE WHEN x.kind = 1 THEN x.grace_end_date WHEN x.kind < 9 OR NOT x.is_left_open THEN x.due_date END)) INTO owed
  FROM (SELECT o.due_date, o.grace_end_date, o.is_left_open, row_number() OVER (PARTITION BY o.is_left_open ORDER BY o.due_date) AS place,
      CASE WHEN o.state = 'processing' THEN 9 WHEN o.is_left_open THEN 0 WHEN circle.frozen_at IS NOT NULL THEN 6
        ELSE CASE o.state WHEN 'grace' THEN 1 WHEN 'due_today' THEN 2 WHEN 'early' THEN 3 WHEN 'too_early' THEN 5 ELSE 0 END END AS kind
    FROM public.obligation_standings o WHERE o.user_id = person AND o.group_id = circle.group_id AND o.is_owed) x
  WHERE x.is_left_open OR x.place = 1;
  -- From payouts of mine, or on its way to me.
  SELECT min(CASE o.state WHEN 'processing' THEN private.urgency_of(4, NULL) ELSE private.urgency_of(0, o.due_date) END) INTO missing
  FROM public.obligation_standings o WHERE o.recipient_id = person AND o.group_id = circle.group_id AND o.is_left_open;
  IF circle.admin_id = person AND (EXISTS (SELECT FROM public.waiting_requests w WHERE w.group_id = circle.group_id)
      OR EXISTS (SELECT FROM public.waiting_late_requests w WHERE w.group_id = circle.group_id)
      OR EXISTS (SELECT FROM public.waiting_leave_requests w WHERE w.group_id = circle.group_id)) THEN
    asked := private.urgency_of(4, NULL);
  END IF;
  RETURN least(owed, missing, asked, private.urgency_of(10, NULL));
END $$;
COMMENT ON FUNCTION private.urgency_in IS
  'How urgently a circle waits for a person: what they owe, who waits for their word, what is missing from their payout. The kinds are the ranks of the sentences in web/circle/standing/stand.ts.';

CREATE OR REPLACE VIEW public.own_circles AS
SELECT m.user_id, g.group_id, g.created_at, private.urgency_in(g, m.user_id) AS urgency
FROM public.group_members m JOIN public.groups g ON g.group_id = m.group_id
WHERE m.status IN ('active', 'completed') AND g.status <> 'pending' AND g.deleted_at IS NULL AND public.group_archive_days_left(g) IS DISTINCT FROM 0;
COMMENT ON VIEW public.own_circles IS
  'The circles a person sits in, without those that are archived (D83) or not yet founded (D72), and how urgently each waits for them.';
COMMENT ON COLUMN public.own_circles.urgency IS 'The lower, the earlier the circle is shown: in hundred thousands what kind of thing waits, the rest is its day.';
