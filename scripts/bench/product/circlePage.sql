-- The page of a circle by hand: for the person $2, whose session is $3, the group $1. What lets somebody read a thing is asked once.
WITH g AS (
  SELECT g.*, i.status AS my_status, i.sees_until FROM groups g
  LEFT JOIN group_insiders i ON i.group_id = g.group_id AND i.user_id = $2::uuid
  WHERE g.group_id = $1::uuid AND (g.is_visible_to_all OR EXISTS (SELECT 1 FROM group_viewers v WHERE v.group_id = g.group_id AND v.user_id = $2::uuid))
)
SELECT json_build_object(
  'groups_connection', json_build_object('edges', (SELECT coalesce(json_agg(json_build_object('node', (SELECT row_to_json(n) FROM (SELECT
    replace(encode(convert_to('[1, "public", "groups", "' || g.group_id || '"]', 'UTF8'), 'base64'), E'\n', '') AS id, g.group_id, g.name, g.short_id, g.url_slug, g.admin_id, g.status, g.contribution_amount, g.currency, g.frequency, g.member_limit,
    g.payout_assignment_method, g.current_members, g.current_cycle, g.time_zone, g.accent_color, g.frozen_at, g.image_url, g.is_public, g.is_visible_to_all, g.description,
    g.location, g.rules, g.manual_start_enabled, g.minimum_members_to_start,
    group_changes_at(r.g) AS changes_at, group_circle_mark(r.g, $3::json) AS circle_mark, group_own_mark(r.g, $3::json) AS own_mark,
    group_may_confirm_restart(r.g, $3::json) AS may_confirm_restart, group_may_join(r.g, $3::json) AS may_join,
    group_may_leave(r.g, $3::json) AS may_leave, group_seconds_to_change(r.g) AS seconds_to_change,
    group_total_cycles_completed(r.g) AS total_cycles_completed, group_admin_alias(r.g) AS admin_alias, group_admin_avatar_url(r.g) AS admin_avatar_url, group_admin_rating(r.g) AS admin_rating,
    group_is_start_missed(r.g) AS is_start_missed, group_start_date(r.g) AS start_date, group_cash_payout(r.g) AS cash_payout, group_current_payout_round(r.g) AS current_payout_round,
    group_locked_member_count(r.g) AS locked_member_count, group_member_avatars(r.g, $3::json) AS member_avatars, group_pot_balance(r.g, $3::json) AS pot_balance,
    group_archive_days_left(r.g) AS archive_days_left, group_end_date(r.g) AS end_date, group_spots_left(r.g) AS spots_left,
    group_may_invite(r.g, $3::json) AS may_invite, group_payout_locked(r.g) AS payout_locked, group_started_at(r.g) AS started_at,
    group_total_payout(r.g) AS total_payout, g.payout_delay_days, g.cover_url,
    json_build_object('edges', (SELECT coalesce(json_agg(json_build_object('node', json_build_object('vote_id', NULL))), '[]') FROM (SELECT FROM grace_period_votes v
      WHERE v.group_id = g.group_id AND v.status <> 'deleted' AND v.vote_type IN ('extend_grace', 'remove_member')
        AND g.my_status IN ('active', 'completed') LIMIT 1) x)) AS votes_connection,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT c.cycle, replace(encode(convert_to('[1, "public", "cycles", "' || c.group_id || '", ' || c.cycle || ']', 'UTF8'), 'base64'), E'\n', '') AS id FROM cycles c
      WHERE c.group_id = g.group_id AND c.created_at <= g.sees_until ORDER BY c.cycle DESC LIMIT 1) x) AS seen_cycles,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT s.payout_round FROM contribution_standings s
      WHERE s.group_id = g.group_id AND s.user_id = $2::uuid AND s.is_recipient LIMIT 1) x) AS own_turn,
    (SELECT coalesce(json_agg(json_build_object('id', replace(encode(convert_to('[1, "public", "admin_offers", "' || o.admin_offer_id || '"]', 'UTF8'), 'base64'), E'\n', ''), 'admin_offer_id', o.admin_offer_id, 'expires_at', o.expires_at, 'offered_by', o.offered_by)), '[]')
      FROM admin_offers o WHERE o.group_id = g.group_id AND o.user_id = $2::uuid AND o.ended_at IS NULL) AS admin_offers,
    (SELECT coalesce(json_agg(json_build_object('id', replace(encode(convert_to('[1, "public", "term_consents", "' || c.group_id || '", "' || c.user_id || '"]', 'UTF8'), 'base64'), E'\n', ''), 'terms_hash', c.terms_hash, 'expires_at', c.expires_at, 'terms_before', c.terms_before)), '[]')
      FROM term_consents c WHERE c.group_id = g.group_id AND c.user_id = $2::uuid AND c.accepted_at IS NULL) AS term_consents,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT o.amount, o.currency, o.cycle, o.due_date, o.payer_alias, o.payout_round,
        o.recipient_alias, o.recipient_id, o.state, o.user_id
      FROM open_contributions o
      WHERE o.group_id = g.group_id AND (g.my_status IN ('active', 'completed') OR $2::uuid IN (o.user_id, o.recipient_id))
      ORDER BY o.due_date, o.user_id LIMIT 100) x) AS open_contributions,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT b.alias, b.avatar_url, b.grace_days_left, b.has_left, b.has_received, b.is_recipient, b.is_verified, b.payout_position,
        b.role, b.state, b.user_id, b.username
      FROM board b WHERE b.group_id = g.group_id AND g.my_status IN ('active', 'completed') ORDER BY b.payout_position, b.joined_at LIMIT 100) x) AS board,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT s.cash_amount, s.due_date, s.grace_end_date, s.is_current, s.is_paid_out, s.is_provisional, s.is_settlement, s.paid_out_on,
        s.payout_date, s.payout_round, s.recipient_id
      FROM group_schedule s WHERE s.group_id = g.group_id AND (g.sees_until >= s.shown_from OR s.recipient_id IS NULL) ORDER BY s.payout_round LIMIT 100) x) AS schedule,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT w.on_day, w.payout_round, w.reason FROM payout_waits w
      WHERE w.group_id = g.group_id AND g.my_status IN ('active', 'completed') ORDER BY w.payout_round LIMIT 100) x) AS payout_waits,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT s.amount, s.bank_fee_percentage, s.bank_processing_fee, s.bank_service_fee, s.bank_total,
        s.card_fee_percentage, s.card_processing_fee, s.card_service_fee, s.card_total, s.comes_back, s.currency, s.cycle, s.due_date, s.grace_days_left,
        s.grace_end_date, s.held_until, s.is_current, s.is_left_open, s.is_owed, s.is_recipient, s.is_settlement, s.late_asked_at, s.late_open_through,
        standing_may_ask_late(s) AS may_ask_late, standing_may_pay(s) AS may_pay, s.opens_at, s.paid_at, s.payment_id, s.payout_date, s.payout_round,
        s.recipient_alias, s.state
      FROM contribution_standings s WHERE s.group_id = g.group_id AND s.user_id = $2::uuid ORDER BY s.cycle, s.payout_round LIMIT 100) x) AS standings,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT i.expires_at, i.invitation_id, i.inviter_alias FROM open_invitations i
      WHERE i.group_id = g.group_id AND i.user_id = $2::uuid ORDER BY i.expires_at DESC LIMIT 1) x) AS open_invitations,
    (SELECT coalesce(json_agg(json_build_object('id', replace(encode(convert_to('[1, "public", "group_waiting_list", "' || w.group_id || '", "' || w.user_id || '"]', 'UTF8'), 'base64'), E'\n', ''), 'offer_ends_at', w.offer_ends_at)), '[]') FROM group_waiting_list w
      WHERE w.group_id = g.group_id AND w.user_id = $2::uuid) AS waiting_list,
    (SELECT coalesce(json_agg(json_build_object('user_id', w.user_id)), '[]') FROM waiting_late_requests w
      WHERE w.group_id = g.group_id AND w.admin_id = $2::uuid) AS waiting_late_requests,
    (SELECT coalesce(json_agg(json_build_object('requests', w.requests)), '[]') FROM waiting_requests w
      WHERE w.group_id = g.group_id AND w.admin_id = $2::uuid) AS waiting_requests,
    (SELECT coalesce(json_agg(json_build_object('requests', w.requests)), '[]') FROM waiting_leave_requests w
      WHERE w.group_id = g.group_id AND w.admin_id = $2::uuid) AS waiting_leave_requests,
    (SELECT coalesce(json_agg(x), '[]') FROM (SELECT e.agreed_in_round, e.user_id, replace(encode(convert_to('[1, "public", "exits", "' || e.exit_id || '"]', 'UTF8'), 'base64'), E'\n', '') AS id FROM exits e WHERE e.group_id = g.group_id AND e.effective_at IS NULL
      AND (e.user_id = $2::uuid OR g.sees_until >= e.agreed_at) ORDER BY e.agreed_at LIMIT 100) x) AS exits
  ) n))), '[]') FROM g JOIN LATERAL (SELECT r AS g FROM groups r WHERE r.group_id = g.group_id) r ON true)),
  'limits_connection', json_build_object('edges', (SELECT json_agg(json_build_object('node', json_build_object('id', replace(encode(convert_to('[1, "public", "limits", "' || l.limit_id || '"]', 'UTF8'), 'base64'), E'\n', ''),
    'limit_id', l.limit_id, 'value', l.value))
    ORDER BY l.limit_id) FROM limits l)),
  'agreement_texts_connection', json_build_object('edges', (SELECT json_agg(json_build_object('node', json_build_object('id', replace(encode(convert_to('[1, "public", "agreement_texts", "' || a.version || '"]', 'UTF8'), 'base64'), E'\n', ''),
    'body', a.body))) FROM (SELECT body, version FROM agreement_texts ORDER BY published_at DESC LIMIT 1) a)),
  'fee_rates_connection', json_build_object('edges', (SELECT json_agg(json_build_object('node', json_build_object('id', replace(encode(convert_to('[1, "public", "fee_rates", "' || f.payment_method || '"]', 'UTF8'), 'base64'), E'\n', ''),
    'payment_method', f.payment_method,
    'processing_basis_points', f.processing_basis_points, 'processing_fixed_cents', f.processing_fixed_cents,
    'service_basis_points', f.service_basis_points)) ORDER BY f.payment_method) FROM fee_rates f)))::text
