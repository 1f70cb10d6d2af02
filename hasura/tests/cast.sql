-- A small cast, told with the tools of the demo story (seeds/default/*_tools_for_*.sql). Who is who stands in cast.ts.
SELECT demo.person(handle, initcap(handle) || ' Sample', 'New York, NY', interval '100 days')
FROM unnest(ARRAY['ana', 'ben', 'cleo', 'dora', 'eve', 'finn', 'gus', 'hana', 'ivan', 'pat']) handle;
UPDATE auth.users SET email_verified = false WHERE id = demo.id('ivan');
INSERT INTO public.user_roles (user_id, role) VALUES (demo.id('pat'), 'admin');
UPDATE public.subscribers SET subscription_tier = 'enterprise', subscribed = true WHERE user_id = demo.id('hana');

-- inner: private, running, round 2 of 3. Ben paid round 1, Cleo did not and has left.
SELECT demo.circle('inner', 'ana', 'Inner', '', 'biweekly', 10000, 3, demo.today() - 12, interval '60 days', join_method => 'invite_only');
SELECT demo.join('inner', ARRAY['ben', 'cleo'], interval '50 days');
SELECT demo.start('inner', ARRAY['ana', 'ben', 'cleo']);
SELECT demo.play_round('inner', 1, ARRAY['cleo']);
SELECT demo.pay('inner', 'ana', 2, demo.ago(interval '2 hours'));
UPDATE public.group_members SET status = 'left', left_at = demo.ago(interval '1 day') WHERE group_id = demo.id('inner') AND user_id = demo.id('cleo');
INSERT INTO public.leave_requests (leave_request_id, group_id, user_id, cycle, status, asked_at, answer_due_at, answered_at, answered_by) VALUES
  (demo.id('cleo asks'), demo.id('inner'), demo.id('cleo'), 1, 'agreed', demo.ago(interval '3 days'), demo.ago(interval '-4 days'), demo.ago(interval '2 days'), demo.id('ana'));
INSERT INTO public.exits (exit_id, group_id, cycle, user_id, leave_request_id, agreed_in_round, agreed_at) VALUES
  (demo.id('exit of cleo'), demo.id('inner'), 1, demo.id('cleo'), demo.id('cleo asks'), 1, demo.ago(interval '2 days'));
INSERT INTO public.late_allowances (round_id, user_id, reason, valid_until) VALUES
  (demo.id('inner round 1'), demo.id('ben'), 'admin_allowed', demo.ago(interval '-1 day')), (demo.id('inner round 1'), demo.id('cleo'), 'admin_allowed', demo.ago(interval '1 hour'));
INSERT INTO public.admin_offers (group_id, user_id, offered_by, offered_at, expires_at) VALUES
  (demo.id('inner'), demo.id('ben'), demo.id('ana'), demo.ago(interval '1 hour'), demo.ago(interval '-7 days'));
SELECT demo.record('inner', 'admin_role_offered', 'ana', demo.ago(interval '1 hour'), '{"why": "handed_over"}', about => 'ben');
INSERT INTO public.late_requests (round_id, user_id, asked_at, opens_at) VALUES
  (demo.id('inner round 1'), demo.id('cleo'), demo.ago(interval '30 minutes'), demo.ago(interval '-47 hours'));

-- quiet: private, recruiting. Hana is invited; Gus' invitation has expired; Dora has declined; Ivan has not confirmed
-- his address.
SELECT demo.circle('quiet', 'ana', 'Quiet', '', 'monthly', 10000, 5, demo.today() + 10, interval '9 days', join_method => 'invite_only');
INSERT INTO public.group_invitations (invitation_id, group_id, inviter_id, invitee_email, expires_at) VALUES
  (demo.id('to hana'), demo.id('quiet'), demo.id('ana'), 'Hana@Example.com', demo.ago(interval '-3 days')),
  (demo.id('to gus'), demo.id('quiet'), demo.id('ana'), 'gus@example.com', demo.ago(interval '3 days')),
  (demo.id('to ivan'), demo.id('quiet'), demo.id('ana'), 'ivan@example.com', demo.ago(interval '-3 days'));
INSERT INTO public.group_invitations (invitation_id, group_id, inviter_id, invitee_email, status, answered_at) VALUES
  (demo.id('declined by dora'), demo.id('quiet'), demo.id('ana'), 'dora@example.com', 'declined', demo.ago(interval '1 day'));

-- Finn follows a join link to `quiet`; the one that Dora followed has been taken back.
INSERT INTO public.join_links (join_link_id, group_id, created_by, uses_left, revoked_at) VALUES
  (demo.id('to quiet'), demo.id('quiet'), demo.id('ana'), 2, NULL), (demo.id('once to quiet'), demo.id('quiet'), demo.id('ana'), 2, demo.ago(interval '1 hour'));
INSERT INTO private.join_link_visits (join_link_id, user_id) VALUES (demo.id('to quiet'), demo.id('finn')), (demo.id('once to quiet'), demo.id('dora'));

-- outer: public, recruiting. Dora has asked, Hana was turned down, Finn is a member and invites a stranger, Gus is on
-- the waiting list.
SELECT demo.circle('outer', 'eve', 'Outer', '', 'weekly', 5000, 4, demo.today() + 10, interval '30 days');
SELECT demo.join('outer', ARRAY['finn'], interval '20 days');
INSERT INTO public.leave_requests (leave_request_id, group_id, user_id, cycle, asked_at, answer_due_at) VALUES
  (demo.id('finn asks'), demo.id('outer'), demo.id('finn'), 1, demo.ago(interval '1 day'), demo.ago(interval '-2 days'));
SELECT demo.set_order('outer', ARRAY['eve', 'finn']);
INSERT INTO public.term_consents (group_id, user_id, terms_before, terms_hash, asked_at, expires_at) VALUES
  (demo.id('outer'), demo.id('finn'), '{}', repeat('0', 64), demo.ago(interval '1 hour'), demo.ago(interval '-71 hours'));
INSERT INTO public.join_requests (join_request_id, group_id, user_id, message) VALUES (demo.id('of dora'), demo.id('outer'), demo.id('dora'), 'Hello');
INSERT INTO public.join_requests (join_request_id, group_id, user_id, status, processed_at) VALUES (demo.id('of hana'), demo.id('outer'), demo.id('hana'), 'rejected', demo.ago(interval '1 day'));
INSERT INTO public.group_invitations (invitation_id, group_id, inviter_id, invitee_email) VALUES (demo.id('by finn'), demo.id('outer'), demo.id('finn'), 'stranger@example.org');
INSERT INTO public.group_waiting_list (group_id, user_id) VALUES (demo.id('outer'), demo.id('gus'));
INSERT INTO public.join_links (join_link_id, group_id, created_by, uses_left) VALUES (demo.id('link'), demo.id('outer'), demo.id('eve'), 2);

INSERT INTO public.group_reviews (group_id, promises_profit, rewards_recruiting, words_hash) VALUES (demo.id('outer'), true, false, md5('x'));

-- Public groups that strangers must not find: completed, closed to newcomers, deleted. They must not find Pat either,
-- who runs two of them.
SELECT demo.circle('draft', 'eve', 'Draft', '', 'weekly', 5000, 4, demo.today() + 10, interval '8 days', status => 'pending');
SELECT demo.circle('ready', 'pat', 'Ready', '', 'weekly', 5000, 4, demo.today() + 10, interval '7 days', status => 'ready_to_start');
SELECT demo.circle('gone', 'eve', 'Gone', '', 'weekly', 5000, 4, demo.today() + 10, interval '6 days');
SELECT demo.circle('lost', 'pat', 'Lost', '', 'weekly', 5000, 4, demo.today() + 10, interval '6 days');
UPDATE public.groups SET deleted_at = demo.ago(interval '1 day') WHERE group_id IN (demo.id('gone'), demo.id('lost'));

-- Registration at `ready` closed while Dora was asking and Gus was waiting.
INSERT INTO public.join_requests (join_request_id, group_id, user_id) VALUES (demo.id('of dora to ready'), demo.id('ready'), demo.id('dora'));
INSERT INTO public.group_waiting_list (group_id, user_id) VALUES (demo.id('ready'), demo.id('gus'));

-- Votes: one on Ben is open, one to restart `inner` is over, one to remove Ben was taken back.
INSERT INTO public.grace_period_votes (vote_id, group_id, cycle, user_id, round_id, grace_held_days, vote_type, status, eligible_voters, created_by, expires_at, closed_at) VALUES
  (demo.id('on ben'), demo.id('inner'), 1, demo.id('ben'), demo.id('inner round 1'), 0, 'extend_grace', 'active', 2, demo.id('ben'), demo.ago(interval '-2 days'), NULL),
  (demo.id('closed'), demo.id('inner'), 2, NULL, NULL, NULL, 'restart_group', 'active', 2, demo.id('ana'), demo.ago(interval '-1 day'), NULL),
  (demo.id('deleted'), demo.id('inner'), 1, demo.id('ben'), NULL, NULL, 'remove_member', 'deleted', 2, demo.id('ana'), demo.ago(interval '-1 day'), demo.ago(interval '1 hour'));
INSERT INTO private.vote_voters (vote_id, voter_id) VALUES
  (demo.id('on ben'), demo.id('ana')), (demo.id('on ben'), demo.id('cleo')),
  (demo.id('closed'), demo.id('ana')), (demo.id('closed'), demo.id('ben')),
  (demo.id('deleted'), demo.id('ana')), (demo.id('deleted'), demo.id('cleo'));
INSERT INTO public.vote_responses (vote_id, voter_id, vote_choice) VALUES
  (demo.id('closed'), demo.id('ben'), 'no'), (demo.id('on ben'), demo.id('cleo'), 'no');
UPDATE public.grace_period_votes SET status = 'failed', closed_at = demo.ago(interval '1 hour') WHERE vote_id = demo.id('closed');

-- Messages in `inner`: before Ben and Cleo came, while Cleo was a member, and after she left; one message was taken
-- back.
SELECT demo.say('inner', 'ana', interval '55 days', 'Before anybody', 'first');
SELECT demo.say('inner', 'ben', interval '2 days', 'With Cleo', 'with cleo');
SELECT demo.say('inner', 'ben', interval '2 hours', 'Without Cleo', 'without cleo');
SELECT demo.say('inner', 'ben', interval '3 days', 'Taken back', 'taken back');
DELETE FROM demo.said WHERE person IS NULL;
SELECT demo.say('outer', 'finn', interval '1 day', 'Hello Outer', 'outer');
SELECT demo.react('with cleo', '👍', ARRAY['ana']);
SELECT demo.react('outer', '🎉', ARRAY['eve']);
SELECT demo.react('taken back', '🎉', ARRAY['ana']);
SELECT demo.say_in(demo.meet('ana', 'ben', interval '5 days'), 'ana', interval '1 day', 'Between us', 'between ana and ben');
SELECT demo.react('between ana and ben', '🙏', ARRAY['ben']);
SELECT demo.meet('eve', 'finn', interval '5 days');
SELECT demo.meet('gus', 'hana', interval '5 days');
SELECT demo.read_until('ben', demo.id('inner'), interval '10 days');
SELECT demo.talk();
UPDATE public.messages SET deleted_at = demo.ago(interval '2 days'), deleted_by = demo.id('ben') WHERE message_id = demo.id('message taken back');
INSERT INTO public.hidden_messages (user_id, message_id) VALUES (demo.id('ana'), demo.id('message with cleo'));
INSERT INTO public.user_blocks (user_id, blocked_user_id) VALUES (demo.id('eve'), demo.id('finn'));

-- Rows that belong to one person.
INSERT INTO public.notifications (user_id, kind, "values") VALUES (demo.id('ben'), 'identity_verified', '{}'), (demo.id('gus'), 'identity_verified', '{}');
INSERT INTO public.notifications (user_id, kind, "values", dismissed_at) VALUES (demo.id('gus'), 'identity_failed', '{"reason": "expired"}', public.app_now());
DELETE FROM public.activity_feed WHERE kind <> 'contribution_received';
INSERT INTO public.stripe_payment_methods (payment_method_id, user_id, method_type, last4) VALUES (demo.id('card of ben'), demo.id('ben'), 'card', '4242');
INSERT INTO public.stripe_external_accounts (external_account_id, user_id, account_type_detail, last4) VALUES (demo.id('account of ana'), demo.id('ana'), 'bank_account', '6789');
SELECT demo.withdraw('of ana', 'ana', 5000, demo.ago(interval '1 day'));
INSERT INTO public.push_subscriptions (push_subscription_id, user_id, endpoint, p256dh, auth) VALUES (demo.id('phone of ben'), demo.id('ben'), 'https://fcm.googleapis.com/fcm/send/ben', 'B' || repeat('k', 86), repeat('s', 22));
INSERT INTO public.data_exports (data_export_id, user_id) VALUES (demo.id('export of ben'), demo.id('ben')), (demo.id('export of gus'), demo.id('gus'));
INSERT INTO public.user_achievements (user_id, achievement_id) VALUES (demo.id('ben'), 'first_payment');
INSERT INTO public.security_audit_logs (user_id, event_type, success) VALUES (demo.id('ben'), 'login_attempt', true);
INSERT INTO public.support_contacts VALUES ('support@example.com');
INSERT INTO public.support_tickets (ticket_id, user_id, category, subject, body) VALUES
  (demo.id('ticket'), demo.id('ben'), 'payment', 'Where is it', 'Where is the money that I sent?'), (demo.id('other ticket'), demo.id('gus'), 'other', 'A question', 'A question that is long enough.');
INSERT INTO public.ticket_messages (ticket_message_id, ticket_id, author_id, body, is_internal) VALUES
  (demo.id('answer'), demo.id('ticket'), demo.id('pat'), 'On its way.', false), (demo.id('note'), demo.id('ticket'), demo.id('pat'), 'Check with the bank.', true);
INSERT INTO private.stored_files (file_id, kind, owner_id, stored_at, format) VALUES
  (demo.id('attachment'), 'attachment', demo.id('ben'), now(), 'pdf'), (demo.id('free attachment'), 'attachment', demo.id('ben'), now(), 'webp'),
  (demo.id('late attachment'), 'attachment', demo.id('ben'), now(), 'webp'),
  (demo.id('other attachment'), 'attachment', demo.id('gus'), now(), 'webp');
INSERT INTO public.ticket_attachments (attachment_id, ticket_id, user_id, name) VALUES (demo.id('attachment'), demo.id('ticket'), demo.id('ben'), 'statement.pdf');
INSERT INTO public.admin_audit_logs (admin_id, action, subject_type, subject_id) VALUES (demo.id('pat'), 'view', 'user', 'ben');
INSERT INTO private.outbox (kind, dedupe_key, payload, given_up_at) VALUES ('mail', 'a letter that nobody took', '{}', now());
INSERT INTO public.book_checks (name, violations) VALUES ('positions and pot sum to zero', 0);
INSERT INTO public.performance_metrics (user_id, page_path) VALUES (demo.id('ben'), '/groups');
