-- What people's records come to: marks and the score (D135), the rating (D133), points, level and stars (D137, D138), and
-- what counts toward achievements (D139, D140). Drawn inputs hold it to the pure functions of the actions service. Replayed
-- whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.was_missed(deadline timestamptz, waived_at timestamptz, paid_from timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (waived_at IS NULL OR waived_at >= deadline) AND (paid_from IS NULL OR paid_from >= deadline) $$;
COMMENT ON FUNCTION private.was_missed IS
  'D61, D248: a contribution that stood open at a deadline. `paid_from` is when the payment was started that arrived or is on its way; null without one.';

CREATE OR REPLACE VIEW private.late_marks AS
SELECT o.user_id, o.group_id, o.cycle, o.payout_round, g.frozen_at, o.grace_ends_at AS late_at,
  CASE WHEN private.was_missed(o.defaults_at, o.waived_at, p.started_at) THEN o.defaults_at END AS defaulted_at,
  coalesce(p.paid_at, o.waived_at) AS settled_at
FROM public.obligations o
JOIN public.groups g ON g.group_id = o.group_id
JOIN public.rounds r ON r.group_id = o.group_id AND r.cycle = o.cycle AND r.payout_round = o.payout_round
LEFT JOIN public.payments p ON p.group_id = o.group_id AND p.cycle = o.cycle AND p.payout_round = o.payout_round
  AND p.user_id = o.user_id AND (p.status = 'completed' OR p.is_processing)
WHERE private.was_missed(o.grace_ends_at, o.waived_at, p.started_at)
  -- The open rounds of a circle that ended early are no longer asked for (D87).
  AND (g.status <> 'inactive' OR r.closed_at IS NOT NULL);
COMMENT ON VIEW private.late_marks IS
  'Each contribution that is late once its grace is over, and a default once its day has come (D61). Both instants may lie ahead: who reads compares them with the circle''s clock.';

CREATE OR REPLACE FUNCTION private.faded_before(at timestamptz, fades text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT (at AT TIME ZONE 'UTC' - public.span_of(fades)) AT TIME ZONE 'UTC' $$;
COMMENT ON FUNCTION private.faded_before IS 'D135: marks of this instant and before it have faded.';

CREATE OR REPLACE FUNCTION private.counted_marks(person uuid, at timestamptz, OUT late integer, OUT defaults integer) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(*) FILTER (WHERE m.late_at <= t.clock AND m.late_at > private.faded_before(at, 'late_mark_fades'))::integer,
    count(*) FILTER (WHERE m.defaulted_at <= t.clock
      AND (m.settled_at IS NULL OR m.settled_at > private.faded_before(at, 'default_mark_fades')))::integer
  FROM private.late_marks m CROSS JOIN LATERAL (SELECT public.circle_time(at, m.frozen_at) AS clock) t
  WHERE m.user_id = person $$;
COMMENT ON FUNCTION private.counted_marks IS 'D135: the marks of a person that had not faded at an instant.';

CREATE OR REPLACE FUNCTION private.score_from(late integer, defaults integer) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT greatest(0, 100 - late * public.limit_of('late_mark') - defaults * public.limit_of('default_mark')) $$;
COMMENT ON FUNCTION private.score_from IS 'D135: 0 to 100, 100 without a mark.';

CREATE OR REPLACE FUNCTION private.score_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT private.score_from(m.late, m.defaults)
  FROM private.score_clock c CROSS JOIN LATERAL private.counted_marks(person, c.seen_until) m $$;
COMMENT ON FUNCTION private.score_of IS 'D135: the score that the records say, as of the last look at the clock.';

-- Whoever changes a record that a score is made of brings the score with it in the same transaction.
CREATE OR REPLACE FUNCTION private.keep_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A grace may end, and be looked at, before this is committed.
  IF TG_TABLE_NAME = 'payments' AND NOT EXISTS (SELECT 1 FROM public.obligations o JOIN private.score_clock c
      ON o.grace_ends_at <= greatest(c.seen_until, public.app_now() + interval '10 minutes')
    WHERE o.group_id = NEW.group_id AND o.cycle = NEW.cycle AND o.payout_round = NEW.payout_round AND o.user_id = NEW.user_id) THEN
    RETURN NULL;
  END IF;
  PERFORM private.keep_and_check_scores(ARRAY[NEW.user_id]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.keep_score IS
  'Trigger: a payment or an obligation decides whether a mark stands (D135). Payments of rounds whose grace is not about to end change none.';
CREATE OR REPLACE TRIGGER payments_keep_score AFTER INSERT OR UPDATE OF status, is_processing, started_at, paid_at ON public.payments
  FOR EACH ROW EXECUTE FUNCTION private.keep_score();
CREATE OR REPLACE TRIGGER obligations_keep_score AFTER UPDATE OF grace_ends_at, defaults_at, waived_at ON public.obligations
  FOR EACH ROW EXECUTE FUNCTION private.keep_score();

CREATE OR REPLACE FUNCTION private.keep_scores_of(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changing uuid[];
BEGIN
  -- Taken in one order, so that two of them never wait for each other, and reckoned again once nobody else can change them.
  SELECT array_agg(t.user_id) INTO changing FROM (SELECT p.user_id FROM public.user_profiles p
    WHERE p.user_id = ANY (people) AND p.reputation_score <> private.score_of(p.user_id) ORDER BY p.user_id FOR NO KEY UPDATE) t;
  UPDATE public.user_profiles p SET reputation_score = s.score
  FROM (SELECT c.user_id, private.score_of(c.user_id) AS score FROM unnest(changing) c (user_id)) s
  WHERE p.user_id = s.user_id AND p.reputation_score <> s.score;
END $$;
COMMENT ON FUNCTION private.keep_scores_of IS 'Brings the scores of these people to what their records say (D135).';

CREATE OR REPLACE FUNCTION private.keep_and_check_scores(people uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.keep_scores_of(people);
  INSERT INTO private.scores_to_check (user_id) SELECT unnest(people);
END $$;
COMMENT ON FUNCTION private.keep_and_check_scores IS
  'The same for records that change in this transaction. A look at the clock that goes on beside it sees none of them, nor it that look: so the first look after it reckons once more.';

CREATE OR REPLACE FUNCTION private.keep_scores_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.keep_and_check_scores(ARRAY(SELECT DISTINCT o.user_id FROM public.obligations o WHERE o.group_id = NEW.group_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.keep_scores_of_group IS 'Trigger: a circle that is frozen, goes on or ended early asks for other contributions than before (D87, D263).';
CREATE OR REPLACE TRIGGER groups_keep_scores AFTER UPDATE OF frozen_at, status ON public.groups FOR EACH ROW
  WHEN (OLD.frozen_at IS DISTINCT FROM NEW.frozen_at OR (OLD.status = 'inactive') <> (NEW.status = 'inactive'))
  EXECUTE FUNCTION private.keep_scores_of_group();

CREATE OR REPLACE FUNCTION private.keep_every_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.keep_and_check_scores(ARRAY(SELECT DISTINCT m.user_id FROM private.late_marks m JOIN private.score_clock c ON m.late_at <= c.seen_until));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.keep_every_score IS 'Trigger: what a mark costs, or how long it counts, is another (D135).';
CREATE OR REPLACE TRIGGER limits_keep_scores AFTER UPDATE ON public.limits FOR EACH ROW
  WHEN (NEW.rule = 'D135' AND (OLD.value, OLD.unit) IS DISTINCT FROM (NEW.value, NEW.unit)) EXECUTE FUNCTION private.keep_every_score();

-- What time alone changes: graces that have ended, defaults, and marks that fade. Only whose marks it touches are looked at, by
-- indexes alone, and after a silence some of them at a time: the clock goes on by steps, and all scores are true as of each.

CREATE OR REPLACE FUNCTION private.whose_marks_change(one timestamptz, other timestamptz) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Longer than needed: a transaction that was open at the last look may have written what that did not see.
  since timestamptz := least(one, other) - interval '10 minutes';
  until timestamptz := greatest(one, other);
  -- Which end is the earlier is asked anew: where a month is shorter, a later day may go back to an earlier moment.
  late_since timestamptz := least(private.faded_before(since, 'late_mark_fades'), private.faded_before(until, 'late_mark_fades'));
  late_until timestamptz := greatest(private.faded_before(since, 'late_mark_fades'), private.faded_before(until, 'late_mark_fades'));
  settled_since timestamptz := least(private.faded_before(since, 'default_mark_fades'), private.faded_before(until, 'default_mark_fades'));
  settled_until timestamptz := greatest(private.faded_before(since, 'default_mark_fades'), private.faded_before(until, 'default_mark_fades'));
BEGIN
  RETURN ARRAY(
    SELECT m.user_id FROM private.late_marks m WHERE m.late_at > since AND m.late_at <= until
    UNION SELECT m.user_id FROM private.late_marks m WHERE m.late_at > late_since AND m.late_at <= late_until
    UNION SELECT o.user_id FROM public.obligations o JOIN private.late_marks m USING (group_id, cycle, payout_round, user_id)
      WHERE o.defaults_at > since AND o.defaults_at <= until AND m.defaulted_at IS NOT NULL
    UNION SELECT p.user_id FROM public.payments p JOIN private.late_marks m USING (group_id, cycle, payout_round, user_id)
      WHERE p.status = 'completed' AND p.paid_at > settled_since AND p.paid_at <= settled_until AND m.defaulted_at IS NOT NULL
    UNION SELECT o.user_id FROM public.obligations o JOIN private.late_marks m USING (group_id, cycle, payout_round, user_id)
      WHERE o.waived_at > settled_since AND o.waived_at <= settled_until AND m.defaulted_at IS NOT NULL);
END $$;
COMMENT ON FUNCTION private.whose_marks_change IS 'Everybody whose marks are not the same at two instants, by time alone (D135).';

CREATE OR REPLACE FUNCTION private.next_look(most integer) RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  seen timestamptz;
  fading timestamptz;
  crowded timestamptz;
BEGIN
  SELECT c.seen_until, private.faded_before(c.seen_until, 'late_mark_fades') INTO seen, fading FROM private.score_clock c FOR UPDATE;
  SELECT min(x.at) INTO crowded FROM (
    (SELECT o.grace_ends_at AS at FROM public.obligations o WHERE o.grace_ends_at > seen ORDER BY o.grace_ends_at OFFSET most LIMIT 1)
    UNION ALL (SELECT (o.grace_ends_at AT TIME ZONE 'UTC' + public.span_of('late_mark_fades')) AT TIME ZONE 'UTC' FROM public.obligations o
      WHERE o.grace_ends_at > fading ORDER BY o.grace_ends_at OFFSET most LIMIT 1)) x;
  -- By an hour at least, so that it always gets to the end.
  RETURN least(public.app_now(), CASE WHEN crowded IS NOT NULL THEN greatest(crowded, seen + interval '1 hour') END);
END $$;
COMMENT ON FUNCTION private.next_look IS
  'How far the scores'' clock may go in one transaction: to now, or after a silence until about so many graces have ended or so many marks may have faded. Locks the clock.';

CREATE OR REPLACE FUNCTION private.look_at_scores(until timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  seen timestamptz;
  noted uuid[];
BEGIN
  SELECT c.seen_until INTO seen FROM private.score_clock c FOR UPDATE;
  UPDATE private.score_clock SET seen_until = until;
  WITH gone AS (DELETE FROM private.scores_to_check RETURNING user_id) SELECT array_agg(DISTINCT g.user_id) INTO noted FROM gone g;
  PERFORM private.keep_scores_of(private.whose_marks_change(seen, until) || noted);
  RETURN until >= public.app_now();
END $$;
COMMENT ON FUNCTION private.look_at_scores IS
  'Moves the clock of the scores to an instant, and with it what time alone changes; what was changed beside the last look is reckoned again (D135). Returns whether it has come to now.';

CREATE OR REPLACE FUNCTION public.points_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(a.points), 0)::integer FROM public.user_achievements e JOIN public.achievements a USING (achievement_id)
  WHERE e.user_id = person $$;
COMMENT ON FUNCTION public.points_of IS 'The points of everything that a person has earned (D137).';

CREATE OR REPLACE FUNCTION public.level_of(points integer, score integer, completed_contributions integer) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT l.level FROM public.reputation_levels l
  WHERE l.score_from IS NULL OR CASE WHEN points IS NOT NULL THEN l.points_from <= points
    ELSE completed_contributions > 0 AND l.score_from <= score END
  ORDER BY l.position DESC LIMIT 1 $$;
COMMENT ON FUNCTION public.level_of IS 'D137: by points. Only where these are not known (null), and a contribution is completed, by the score.';

CREATE OR REPLACE FUNCTION public.stars_of(points integer) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT count(*)::integer FROM private.star_points s WHERE s.points_from <= points $$;
COMMENT ON FUNCTION public.stars_of IS 'D138: 0 to 5.';

CREATE OR REPLACE FUNCTION public.completed_groups_of(person uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(DISTINCT a.group_id)::integer FROM public.payout_assignments a
  JOIN public.cycles c ON c.group_id = a.group_id AND c.cycle = a.cycle AND c.completed_at IS NOT NULL
  WHERE a.user_id = person
    AND NOT EXISTS (SELECT FROM public.exits e WHERE e.group_id = a.group_id AND e.cycle = a.cycle AND e.user_id = a.user_id) $$;
COMMENT ON FUNCTION public.completed_groups_of IS 'Groups of which a person finished a cycle as a member (D49). Whoever does not go on with the next one has finished it all the same (D86); whoever left while it ran has not.';

CREATE OR REPLACE FUNCTION private.rating_parts(is_verified boolean, completed_groups integer, on_time_rate integer, is_active boolean,
  OUT base numeric, OUT identity numeric, OUT groups numeric, OUT on_time numeric, OUT activity numeric) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 3, CASE WHEN is_verified THEN 0.5 ELSE 0 END, least(1, 0.2 * completed_groups), on_time_rate / 100.0, CASE WHEN is_active THEN 0.3 ELSE 0 END $$;
COMMENT ON FUNCTION private.rating_parts IS 'D132, D133: what each thing adds to a rating.';

CREATE OR REPLACE FUNCTION private.rating_from(is_verified boolean, completed_groups integer, on_time_rate integer, is_active boolean) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(least(5, x.base + x.identity + x.groups + x.on_time + x.activity), 1)
  FROM private.rating_parts(is_verified, completed_groups, on_time_rate, is_active) x $$;
COMMENT ON FUNCTION private.rating_from IS 'D132, D133: 0 to 5, one decimal.';

CREATE OR REPLACE FUNCTION private.takes_part(person uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM public.group_members m JOIN public.groups g USING (group_id)
    WHERE m.user_id = person AND m.status = 'active' AND g.status = 'started') $$;
COMMENT ON FUNCTION private.takes_part IS 'D141: an active membership in a started group.';

CREATE OR REPLACE FUNCTION public.rating_of(person uuid) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT private.rating_from(p.is_verified, public.completed_groups_of(person), public.on_time_rate_of(person), private.takes_part(person))
  FROM public.user_profiles p WHERE p.user_id = person $$;
COMMENT ON FUNCTION public.rating_of IS 'D133, D141: the rating of a person.';

CREATE OR REPLACE VIEW private.contribution_steps AS
SELECT p.user_id, (p.started_at AT TIME ZONE g.time_zone)::date AS on_day, true AS counts, c.frequency = 'quarterly' AS is_quarterly
FROM public.payments p
JOIN public.groups g ON g.group_id = p.group_id
JOIN public.cycles c ON c.group_id = p.group_id AND c.cycle = p.cycle
JOIN public.rounds r ON r.group_id = p.group_id AND r.cycle = p.cycle AND r.payout_round = p.payout_round
WHERE p.status = 'completed' AND p.given_back_at IS NULL AND p.started_at < r.due_at
UNION ALL
SELECT r.recipient_id, r.due_date, false, c.frequency = 'quarterly'
FROM public.rounds r JOIN public.cycles c ON c.group_id = r.group_id AND c.cycle = r.cycle
UNION ALL
SELECT o.user_id, r.due_date, false, c.frequency = 'quarterly'
FROM public.obligations o
JOIN public.rounds r ON r.group_id = o.group_id AND r.cycle = o.cycle AND r.payout_round = o.payout_round
JOIN public.cycles c ON c.group_id = o.group_id AND c.cycle = o.cycle
WHERE o.waived_at < r.due_at;
COMMENT ON VIEW private.contribution_steps IS
  'What a row of contributions is made of (D140): each on-time one on the day when it was paid, and each round that asked nothing of the person on its due date, which counts for nothing and interrupts nothing (D70, D115).';

CREATE OR REPLACE FUNCTION private.runs_of(days date[], counted boolean[], quarterly boolean[], OUT longest integer, OUT latest integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH step AS (SELECT * FROM unnest(days, counted, quarterly) s (on_day, counts, is_quarterly)),
  gap AS (SELECT s.*, s.on_day - lag(s.on_day) OVER w > CASE WHEN s.is_quarterly OR lag(s.is_quarterly) OVER w
      THEN public.limit_of('streak_gap_quarterly') ELSE public.limit_of('streak_gap') END AS breaks
    FROM step s WINDOW w AS (ORDER BY s.on_day, s.counts, s.is_quarterly)),
  run AS (SELECT g.counts, count(*) FILTER (WHERE g.breaks) OVER (ORDER BY g.on_day, g.counts, g.is_quarterly) AS number FROM gap g),
  total AS (SELECT r.number, count(*) FILTER (WHERE r.counts)::integer AS counted FROM run r GROUP BY r.number)
  SELECT coalesce(max(t.counted), 0), coalesce((SELECT l.counted FROM total l WHERE l.counted > 0 ORDER BY l.number DESC LIMIT 1), 0) FROM total t $$;
COMMENT ON FUNCTION private.runs_of IS
  'D140: how many contributions in a row, at most and lately. A row ends with a gap of more days than `limits` has, of the longer one beside a quarterly contribution.';

CREATE OR REPLACE FUNCTION private.records_of(person uuid,
  OUT payments bigint, OUT saved_cents bigint, OUT groups bigint, OUT completed_groups integer, OUT longest_run integer, OUT latest_run integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(x.paid), 0)::bigint, coalesce(max(x.saved), 0)::bigint,
    (SELECT count(DISTINCT o.group_id) FROM public.obligations o WHERE o.user_id = person),
    public.completed_groups_of(person), coalesce(max(r.longest), 0), coalesce(max(r.latest), 0)
  FROM (SELECT count(*) AS paid, sum(p.amount)::bigint AS saved FROM public.payments p
    WHERE p.user_id = person AND p.status = 'completed' AND p.given_back_at IS NULL GROUP BY p.currency) x
  RIGHT JOIN (SELECT (private.runs_of(array_agg(s.on_day), array_agg(s.counts), array_agg(s.is_quarterly))).*
    FROM private.contribution_steps s WHERE s.user_id = person) r ON true $$;
COMMENT ON FUNCTION private.records_of IS
  'D139: what counts toward achievements. Contributions that came back do not; a group counts once it has started with the person in it; money counts in the one currency that has most of it.';

CREATE OR REPLACE VIEW public.own_achievements AS
SELECT p.user_id, a.achievement_id, a.position, a.category, a.icon, a.color, a.points, a.requirement_type, a.requirement_target, e.earned_at,
  CASE WHEN e.earned_at IS NOT NULL THEN a.requirement_target ELSE least(a.requirement_target, CASE a.requirement_type
    WHEN 'payments' THEN r.payments
    WHEN 'groups' THEN r.groups
    WHEN 'consecutive_payments' THEN r.latest_run
    WHEN 'saved_cents' THEN r.saved_cents
    WHEN 'completed_groups' THEN r.completed_groups END)::integer END AS progress
FROM public.user_profiles p
CROSS JOIN LATERAL private.records_of(p.user_id) r
CROSS JOIN public.achievements a
LEFT JOIN public.user_achievements e ON e.user_id = p.user_id AND e.achievement_id = a.achievement_id;
COMMENT ON VIEW public.own_achievements IS
  'Every achievement with how far a person has come (D139): `progress` of `requirement_target`, and `earned_at` once it is earned.';

CREATE OR REPLACE VIEW public.own_reputation AS
SELECT p.user_id, p.reputation_score AS score,
  private.rating_from(p.is_verified, x.completed_groups, x.on_time_rate, x.takes_part) AS rating,
  r.base AS rating_base, r.identity AS rating_of_identity, r.groups AS rating_of_groups, r.on_time AS rating_of_on_time, r.activity AS rating_of_activity,
  p.is_verified, x.completed_groups, x.on_time_rate, x.takes_part,
  x.fallen_due, x.fallen_due < public.limit_of('rated_after') AS is_new_member,
  m.late AS late_marks, m.defaults AS default_marks,
  l.level, x.points, public.stars_of(x.points) AS stars, l.points_from AS level_from, n.level AS next_level, n.points_from AS next_level_from
FROM public.user_profiles p
CROSS JOIN private.score_clock c
CROSS JOIN LATERAL private.counted_marks(p.user_id, c.seen_until) m
-- OFFSET 0: each is asked once, however often it is named.
CROSS JOIN LATERAL (SELECT public.points_of(p.user_id) AS points, public.completed_groups_of(p.user_id) AS completed_groups,
  private.share_on_time(paid.on_time, paid.fallen_due) AS on_time_rate, private.takes_part(p.user_id) AS takes_part, paid.fallen_due::integer
  FROM (SELECT count(*) FILTER (WHERE o.is_on_time) AS on_time, count(*) AS fallen_due
    FROM public.obligation_standings o WHERE o.user_id = p.user_id AND o.has_fallen_due) paid OFFSET 0) x
CROSS JOIN LATERAL private.rating_parts(p.is_verified, x.completed_groups, x.on_time_rate, x.takes_part) r
JOIN public.reputation_levels l ON l.level = public.level_of(x.points, p.reputation_score, 0)
LEFT JOIN public.reputation_levels n ON n.position = l.position + 1;
COMMENT ON VIEW public.own_reputation IS
  'A person''s own rating and score with what each is made of, points, stars, and the level with the next one (D131 to D138).';
