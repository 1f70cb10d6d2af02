-- My circles, the one first that waits for me. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.urgency_of(kind integer, on_day date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT kind * 100000 + coalesce(on_day - date '2000-01-01', 0) $$;
COMMENT ON FUNCTION private.urgency_of IS
  'A number to order by: what kind of thing waits, 0 the most urgent, and among things of one kind the earlier day first; what has no day comes before all of its kind.';

CREATE OR REPLACE FUNCTION private.urgency_of_ask(state text, is_left_open boolean, is_frozen boolean, due_date date, grace_end_date date) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT private.urgency_of(k.kind, CASE WHEN k.kind = 1 THEN grace_end_date WHEN k.kind < 9 OR NOT is_left_open THEN due_date END)
  FROM (SELECT CASE WHEN state = 'processing' THEN 9 WHEN is_left_open THEN 0 WHEN is_frozen THEN 6
    ELSE CASE state WHEN 'grace' THEN 1 WHEN 'due_today' THEN 2 WHEN 'early' THEN 3 WHEN 'too_early' THEN 5 ELSE 0 END END AS kind) k $$;
COMMENT ON FUNCTION private.urgency_of_ask IS
  'How urgently a contribution that is owed asks to be paid. The kinds are the ranks of the sentences in web/circle/standing/stand.ts.';

-- Not part of the statement that asks: to plan all of this in one piece takes a hundred times as long as to run it.
CREATE OR REPLACE FUNCTION private.urgency_in(circle public.groups, person uuid) RETURNS integer LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  owed integer;
  missing integer;
  asked integer;
BEGIN
  -- From rounds that are over, and the next round that asks me.
  SELECT min(x.urgency) INTO owed
  FROM (SELECT o.is_left_open, row_number() OVER (PARTITION BY o.is_left_open ORDER BY o.due_date) AS place,
      private.urgency_of_ask(o.state, o.is_left_open, circle.frozen_at IS NOT NULL, o.due_date, o.grace_end_date) AS urgency
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

-- In PL/pgSQL like the function above, and for the same reason.
CREATE OR REPLACE FUNCTION private.next_to_pay(person uuid) RETURNS TABLE (group_id uuid, urgency integer, late_circles integer)
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10 AS $$
BEGIN
  RETURN QUERY
  SELECT y.group_id, y.urgency, (count(*) FILTER (WHERE y.urgency < private.urgency_of(1, NULL)) OVER ())::integer FROM (
    SELECT x.group_id, min(x.urgency) AS urgency
    FROM (SELECT o.group_id, o.is_left_open, row_number() OVER (PARTITION BY o.group_id, o.is_left_open ORDER BY o.due_date) AS place,
        private.urgency_of_ask(o.state, o.is_left_open, g.frozen_at IS NOT NULL, o.due_date, o.grace_end_date) AS urgency
      FROM public.obligation_standings o JOIN public.groups g ON g.group_id = o.group_id AND g.deleted_at IS NULL
      WHERE o.user_id = person AND o.is_owed AND (o.is_left_open OR o.is_current OR o.state <> 'processing')) x
    WHERE x.is_left_open OR x.place = 1
    GROUP BY x.group_id) y;
END $$;
COMMENT ON FUNCTION private.next_to_pay IS
  'The circles that ask a person to pay, also those they have left: from rounds that are over, and the next round that asks. A payment on its way asks only where it is for such a round or for the one at hand.';

CREATE OR REPLACE FUNCTION private.next_to_receive(person uuid) RETURNS TABLE (group_id uuid, urgency integer, late_circles integer)
LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10 AS $$
BEGIN
  RETURN QUERY
  SELECT y.group_id, y.urgency, (count(*) FILTER (WHERE y.urgency < private.urgency_of(1, NULL)) OVER ())::integer FROM (
    SELECT x.group_id, min(x.urgency) AS urgency
    FROM (
      SELECT o.group_id, CASE o.state WHEN 'processing' THEN private.urgency_of(4, NULL) ELSE private.urgency_of(0, o.due_date) END AS urgency
      FROM public.open_contributions o WHERE o.recipient_id = person
      UNION ALL
      -- Whose settlement round returns nothing waits for nothing (D115).
      SELECT s.group_id, CASE WHEN s.frozen_at IS NOT NULL THEN private.urgency_of(2, NULL)
        WHEN s.is_current THEN private.urgency_of(1, s.payout_date) ELSE private.urgency_of(3, s.payout_date) END
      FROM public.contribution_standings s JOIN public.groups g ON g.group_id = s.group_id AND g.status = 'started'
      WHERE s.user_id = person AND s.is_recipient AND NOT s.is_paid_out AND s.comes_back IS DISTINCT FROM 0) x
    JOIN public.groups g ON g.group_id = x.group_id AND g.deleted_at IS NULL
    GROUP BY x.group_id) y;
END $$;
COMMENT ON FUNCTION private.next_to_receive IS 'The circles in which something is missing from a person''s payouts, or in which their payout is ahead.';

CREATE OR REPLACE VIEW public.own_next AS
SELECT u.user_id, 'pay' AS side, n.group_id, n.urgency, n.late_circles
FROM public.user_profiles u CROSS JOIN LATERAL private.next_to_pay(u.user_id) n
UNION ALL
SELECT u.user_id, 'receive', n.group_id, n.urgency, n.late_circles
FROM public.user_profiles u CROSS JOIN LATERAL private.next_to_receive(u.user_id) n;
COMMENT ON VIEW public.own_next IS
  'The circles that ask a person to pay, and those that owe them a payout, one row of each side for a circle: ordered by urgency, the first rows are what comes next, however many circles there are.';
COMMENT ON COLUMN public.own_next.side IS 'pay, or receive.';
COMMENT ON COLUMN public.own_next.urgency IS 'The lower, the earlier it is shown: in hundred thousands what kind of thing waits, the rest is its day.';
COMMENT ON COLUMN public.own_next.late_circles IS 'How many circles are late in all on this side.';
