-- Computed fields of groups, and the lists of them that a page asks for by what it seeks. Replayed whole: every statement replaces.

-- Fields that the specification has on the group and the current cycle stores.
CREATE OR REPLACE FUNCTION public.group_start_date(g public.groups) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.start_date FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_start_date IS 'The planned day, or the day of the start.';

CREATE OR REPLACE FUNCTION public.group_is_start_missed(g public.groups) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT g.status IN ('recruiting', 'ready_to_start') AND coalesce(c.missed_start_date = c.start_date, false)
  FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_is_start_missed IS
  'The circle could not start on its planned day: it starts by hand or on another day, so the dates that follow from this one are nobody''s (D75). Not while the start only waits, for the next look or for answers to changed terms (D89).';

CREATE OR REPLACE FUNCTION public.group_end_date(g public.groups) RETURNS date LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.end_date FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_end_date IS 'The payout day of the last round.';

CREATE OR REPLACE FUNCTION public.group_started_at(g public.groups) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.started_at FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_started_at IS 'When the current cycle started.';

CREATE OR REPLACE FUNCTION public.group_started_manually_at(g public.groups) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.started_manually_at FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_started_manually_at IS 'When the admin started the current cycle by hand (D76).';

CREATE OR REPLACE FUNCTION public.group_locked_member_count(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.locked_member_count FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_locked_member_count IS 'The members counted at the start, less those whose exit before their turn was settled (D81, D257).';

CREATE OR REPLACE FUNCTION public.group_current_payout_round(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.current_payout_round FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_current_payout_round IS 'The round that the current cycle stands in (D58).';

CREATE OR REPLACE FUNCTION public.group_completed_at(g public.groups) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.completed_at FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_completed_at IS 'When the current cycle was completed (D82).';

CREATE OR REPLACE FUNCTION public.group_draw_proof(g public.groups) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT c.draw_proof FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_draw_proof IS 'What the order of the current cycle was drawn from (D80).';

CREATE OR REPLACE FUNCTION public.group_payout_locked(g public.groups) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT g.cycle_phase <> 'planned' $$;
COMMENT ON FUNCTION public.group_payout_locked IS 'The order of payouts is final: it is from the start on (D79).';

CREATE OR REPLACE FUNCTION public.group_last_cycle_completed_at(g public.groups) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT max(c.completed_at) FROM public.cycles c WHERE c.group_id = g.group_id $$;
COMMENT ON FUNCTION public.group_last_cycle_completed_at IS 'When any cycle of the group was last completed (D82).';

CREATE OR REPLACE FUNCTION public.group_total_cycles_completed(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT count(c.completed_at)::integer FROM public.cycles c WHERE c.group_id = g.group_id $$;
COMMENT ON FUNCTION public.group_total_cycles_completed IS 'How many cycles of the group were completed (D82).';

-- What follows from terms, seats and payouts; once a cycle has started, from the cycle's own terms.
CREATE OR REPLACE FUNCTION public.group_total_payout(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(c.contribution_amount * c.locked_member_count, g.contribution_amount * g.member_limit)
  FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_total_payout IS 'The gross pot, minor units (D29).';

CREATE OR REPLACE FUNCTION public.group_cash_payout(g public.groups) RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(c.contribution_amount * (c.locked_member_count - 1), g.contribution_amount * (g.member_limit - 1))
  FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_cash_payout IS 'What a recipient gets in cash, minor units: the pot without the own share (D29).';

CREATE OR REPLACE FUNCTION public.group_spots_left(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT CASE WHEN g.status <> 'recruiting' THEN 0 ELSE greatest(0, g.member_limit - g.current_members
    - (SELECT count(*) FROM public.group_waiting_list w WHERE w.group_id = g.group_id)::integer) END $$;
COMMENT ON FUNCTION public.group_spots_left IS
  'Free seats of the group that nobody on its waiting list is first for (D92); none once nobody can join any more (D74).';

CREATE OR REPLACE FUNCTION public.group_cycle_progress(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE c.phase WHEN 'planned' THEN 0 WHEN 'completed' THEN 100 ELSE
    round(100 * (SELECT count(*) FROM public.rounds r
      WHERE r.group_id = c.group_id AND r.cycle = c.cycle AND r.closed_at IS NOT NULL)::numeric / c.round_count)::integer END
  FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle $$;
COMMENT ON FUNCTION public.group_cycle_progress IS 'Closed rounds in percent of all rounds, rounded half up (D97, D257).';

CREATE OR REPLACE FUNCTION public.group_pot_balance(g public.groups, hasura_session json) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN hasura_session ->> 'x-hasura-role' = 'platform_admin' OR EXISTS (SELECT FROM public.group_members me
      WHERE me.group_id = g.group_id AND me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid AND me.status IN ('active', 'completed'))
    THEN (SELECT coalesce(sum(p.amount), 0)::bigint FROM public.cycles c
      JOIN public.payments p ON p.group_id = c.group_id AND p.cycle = c.cycle AND p.payout_round = c.current_payout_round AND p.status = 'completed'
        AND p.given_back_at IS NULL
      WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle) END $$;
COMMENT ON FUNCTION public.group_pot_balance IS
  'Cash collected for the current round, minor units, for those who read the board; null for everybody else, because beside the cash payout it says that somebody is short (D34).';

CREATE OR REPLACE FUNCTION public.group_admin_alias(g public.groups) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.alias FROM public.user_profiles p WHERE p.user_id = g.admin_id $$;
COMMENT ON FUNCTION public.group_admin_alias IS 'The name that the group''s admin shows to others.';

CREATE OR REPLACE FUNCTION public.group_admin_avatar_url(g public.groups) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.avatar_url FROM public.user_profiles p WHERE p.user_id = g.admin_id $$;
COMMENT ON FUNCTION public.group_admin_avatar_url IS 'The picture of the group''s admin, null without one: who sees a group sees who runs it.';

CREATE OR REPLACE FUNCTION public.group_admin_rating(g public.groups) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT mp.rating FROM public.member_profiles mp WHERE mp.user_id = g.admin_id $$;
COMMENT ON FUNCTION public.group_admin_rating IS 'The rating of the group''s admin, from 0 to 5; null while they are new.';

CREATE OR REPLACE FUNCTION public.group_member_avatars(g public.groups, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(coalesce(x.avatar_url, '')), '[]') FROM (
    SELECT p.avatar_url FROM public.group_members m JOIN public.user_profiles p USING (user_id)
    WHERE m.group_id = g.group_id AND m.status = 'active'
      -- Who has left a private group sees nobody who came later.
      AND (g.is_visible_to_all OR m.joined_at <= coalesce((SELECT me.left_at FROM public.group_members me
        WHERE me.group_id = g.group_id AND me.user_id = (hasura_session ->> 'x-hasura-user-id')::uuid), 'infinity'))
    ORDER BY m.joined_at, m.user_id LIMIT public.limit_of('faces_shown')) x $$;
COMMENT ON FUNCTION public.group_member_avatars IS 'A few faces without names (D95): a list of texts, an empty one where someone has no picture. As jsonb, since a computed field may return no array.';

CREATE OR REPLACE FUNCTION public.group_archive_days_left(g public.groups) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT greatest(0, public.limit_of('archive_after') - extract(day FROM public.app_now() - c.completed_at)::integer)
  FROM public.cycles c WHERE c.group_id = g.group_id AND c.cycle = g.current_cycle AND c.completed_at IS NOT NULL $$;
COMMENT ON FUNCTION public.group_archive_days_left IS 'Days until a completed group leaves the lists; 0 means archived (D83).';

CREATE OR REPLACE FUNCTION private.pattern_of(sought text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT '%' || regexp_replace(nullif(sought, ''), '([\\%_])', '\\\1', 'g') || '%' $$;
COMMENT ON FUNCTION private.pattern_of IS 'The pattern of ILIKE for texts that hold another one, percent signs and underscores taken as they are; null where nothing is sought.';

-- Filters fit one circle in two or one in a thousand, and one plan does not serve both: the newest are looked through first,
-- in the order of the page, and only where they do not fill it are all circles sought, with a plan for just these filters.
CREATE OR REPLACE FUNCTION private.group_fits(
  group_name text, description text, place text, rhythm text, amount bigint,
  search text, frequency text, above bigint, at_most bigint, location text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (frequency IS NULL OR rhythm = frequency) AND (above IS NULL OR amount > above) AND (at_most IS NULL OR amount <= at_most)
    AND (search IS NULL OR group_name ILIKE search OR description ILIKE search)
    AND (location IS NULL OR group_name ILIKE location OR description ILIKE location OR place ILIKE location) $$;
COMMENT ON FUNCTION private.group_fits IS 'Whether a group is what Discover asks for, texts as patterns, but for the start; null asks nothing. Postgres makes it part of the statement.';

CREATE OR REPLACE FUNCTION private.starts_within(circle uuid, cycle_number integer, starts_from date, starts_until date)
RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM public.cycles c WHERE c.group_id = circle AND c.cycle = cycle_number
    AND (starts_from IS NULL OR c.start_date >= starts_from) AND (starts_until IS NULL OR c.start_date <= starts_until)) $$;
COMMENT ON FUNCTION private.starts_within IS 'Whether a cycle of a group starts from one day on and until another, null asks nothing.';

-- Every statement in it is planned once for each connection: to plan one takes as long as to find what it asks for.
CREATE OR REPLACE FUNCTION public.joinable_groups(
  search text DEFAULT NULL, frequency text DEFAULT NULL, above bigint DEFAULT NULL, at_most bigint DEFAULT NULL,
  starts_from date DEFAULT NULL, starts_until date DEFAULT NULL, location text DEFAULT NULL,
  after_time timestamptz DEFAULT NULL, after_group uuid DEFAULT NULL, most integer DEFAULT 11)
RETURNS SETOF public.groups LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 11 AS $$
DECLARE
  wanted CONSTANT integer := least(greatest(coalesce(most, 11), 0), 101);
  until_time CONSTANT timestamptz := coalesce(after_time, 'infinity');
  any_day CONSTANT boolean := num_nonnulls(starts_from, starts_until) = 0;
  -- Frozen groups and those in a currency that is off admit nobody (D263, D264).
  on_now CONSTANT text[] := ARRAY(SELECT c.code FROM public.currencies c WHERE c.is_enabled);
  by_search boolean;
  word text;
  -- How many things are asked.
  asked CONSTANT integer := num_nonnulls(nullif(search, ''), frequency, above, at_most, starts_from, starts_until, nullif(location, ''));
  newest integer;
  found_now integer;
  found integer := 0;
BEGIN
  search := private.pattern_of(search);
  location := private.pattern_of(location);
  IF asked = 0 THEN
    RETURN QUERY SELECT * FROM (SELECT g.* FROM public.groups g
      WHERE g.status = 'recruiting' AND g.is_visible_to_all AND g.frozen_at IS NULL AND g.currency = ANY (on_now)
      AND g.created_at <= until_time AND (after_time IS NULL OR g.created_at < after_time OR g.group_id > after_group)
      ORDER BY g.created_at DESC, g.group_id LIMIT 101) newest LIMIT wanted;
    RETURN;
  END IF;
  -- The index finds texts of three letters or more; two more are the signs of the pattern.
  by_search := coalesce(length(search) > 4, false);
  word := CASE WHEN by_search THEN search WHEN length(location) > 4 THEN location END;
  -- What many groups are is found among the newest, each time after those that have been found.
  FOREACH newest IN ARRAY ARRAY[60, 500] LOOP
    RETURN QUERY SELECT * FROM (SELECT g.* FROM public.groups g
        WHERE g.status = 'recruiting' AND g.is_visible_to_all AND g.frozen_at IS NULL AND g.currency = ANY (on_now)
        AND g.created_at <= until_time AND (after_time IS NULL OR g.created_at < after_time OR g.group_id > after_group)
        ORDER BY g.created_at DESC, g.group_id LIMIT newest) g
      WHERE private.group_fits(g.name, g.description, g.location, g.frequency, g.contribution_amount,
          search, joinable_groups.frequency, above, at_most, joinable_groups.location)
        AND (any_day OR private.starts_within(g.group_id, g.current_cycle, starts_from, starts_until))
      ORDER BY g.created_at DESC, g.group_id OFFSET found LIMIT wanted - found;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    found := found + found_now;
    IF found >= wanted THEN
      RETURN;
    END IF;
    -- A word that none of the newest has is a rare one; where nothing else is asked, all that have it were found.
    EXIT WHEN found = 0 AND word IS NOT NULL AND asked = 1;
    EXIT WHEN found = 0 AND word IS NOT NULL AND NOT EXISTS (
      SELECT FROM (SELECT g.name, g.description, g.location FROM public.groups g
          WHERE g.status = 'recruiting' AND g.is_visible_to_all AND g.frozen_at IS NULL AND g.currency = ANY (on_now)
          AND g.created_at <= until_time ORDER BY g.created_at DESC, g.group_id LIMIT newest) g
        WHERE g.name ILIKE word OR g.description ILIKE word OR NOT by_search AND g.location ILIKE word);
  END LOOP;
  -- What few have is found by its word. Postgres runs the one of both parts whose condition holds.
  IF word IS NOT NULL THEN
    RETURN QUERY WITH having_it AS MATERIALIZED (
        SELECT g.* FROM public.groups g WHERE by_search AND (g.name ILIKE word OR g.description ILIKE word)
        UNION ALL SELECT g.* FROM public.groups g WHERE NOT by_search AND (g.name ILIKE word OR g.description ILIKE word OR g.location ILIKE word))
      SELECT * FROM having_it g WHERE g.status = 'recruiting' AND g.is_visible_to_all AND g.frozen_at IS NULL AND g.currency = ANY (on_now)
        AND g.created_at <= until_time AND (after_time IS NULL OR g.created_at < after_time OR g.group_id > after_group)
        AND private.group_fits(g.name, g.description, g.location, g.frequency, g.contribution_amount,
          search, joinable_groups.frequency, above, at_most, joinable_groups.location)
        AND (any_day OR private.starts_within(g.group_id, g.current_cycle, starts_from, starts_until))
      ORDER BY g.created_at DESC, g.group_id OFFSET found LIMIT wanted - found;
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM public.groups g
    WHERE g.status = 'recruiting' AND g.is_visible_to_all AND g.frozen_at IS NULL AND g.currency = ANY (on_now)
      AND g.created_at <= until_time AND (after_time IS NULL OR g.created_at < after_time OR g.group_id > after_group)
      AND private.group_fits(g.name, g.description, g.location, g.frequency, g.contribution_amount,
          search, joinable_groups.frequency, above, at_most, joinable_groups.location)
      AND (any_day OR private.starts_within(g.group_id, g.current_cycle, starts_from, starts_until))
    ORDER BY g.created_at DESC, g.group_id OFFSET found LIMIT wanted - found;
END $$;
COMMENT ON FUNCTION public.joinable_groups IS
  'Public groups that recruit and admit people, newest first, by what Discover asks (D251, D263, D264): the contribution above and at most in minor units, the start from and until a day, a text that is in name or description, another that may be in the location. A page begins after the group of a time and id, and has at most 101.';

CREATE OR REPLACE VIEW public.waiting_requests AS
SELECT g.group_id, g.admin_id, count(*)::integer AS requests, min(j.requested_at) AS waiting_since
FROM public.join_requests j JOIN public.groups g USING (group_id)
WHERE j.status = 'pending' AND g.status = 'recruiting' AND g.frozen_at IS NULL AND g.deleted_at IS NULL
GROUP BY g.group_id, g.admin_id;
COMMENT ON VIEW public.waiting_requests IS
  'How many people wait for the word of a group''s admin, and since when, where the admin can still let them in (D119).';

CREATE OR REPLACE VIEW public.waiting_leave_requests AS
SELECT g.group_id, g.admin_id, count(*)::integer AS requests, min(q.answer_due_at) AS answer_due_at
FROM public.leave_requests q JOIN public.groups g USING (group_id)
-- Nobody lets themselves go: who runs the group now may have asked before.
WHERE q.status = 'open' AND q.user_id IS DISTINCT FROM g.admin_id AND g.frozen_at IS NULL AND g.deleted_at IS NULL
GROUP BY g.group_id, g.admin_id;
COMMENT ON VIEW public.waiting_leave_requests IS
  'How many people ask the admin of a group to be let out, where the admin can answer, and from when silence counts for the first of them (D113, D258, D259).';

CREATE OR REPLACE FUNCTION public.invitation_inviter_alias(i public.group_invitations) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.alias FROM public.user_profiles p WHERE p.user_id = i.inviter_id AND p.deleted_at IS NULL $$;
COMMENT ON FUNCTION public.invitation_inviter_alias IS 'Who sent an invitation, by the name they show to others; null where that account is no longer here.';

CREATE OR REPLACE FUNCTION public.invitation_addressee(i public.group_invitations, hasura_session json) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(i.picked_alias, CASE WHEN i.inviter_id::text = hasura_session ->> 'x-hasura-user-id' OR hasura_session ->> 'x-hasura-role' = 'platform_admin'
    THEN private.shorten_address(i.invitee_email::text) END) $$;
COMMENT ON FUNCTION public.invitation_addressee IS
  'Whom an invitation is for: the alias of the person picked, or for who typed an address that address shortened (D266); null for the admin of the group, to whom an address that somebody else typed is contact data (D181).';
