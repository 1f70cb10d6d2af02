-- Questions to support, their answers, and who signed in from where.
-- The story of each ticket is told as it stands, with its letters long read.
ALTER TABLE public.support_tickets DISABLE TRIGGER support_tickets_tell_opened;
ALTER TABLE public.ticket_messages DISABLE TRIGGER ticket_messages_follow;
INSERT INTO public.support_tickets (ticket_id, user_id, category, subject, body, group_id, payment_id, plan_id, priority, status, assignee_id, answer_due_at, first_answered_at, resolved_at, created_at, updated_at, status_since) VALUES
  (demo.id('ticket receipt'), demo.id('chloe'), 'payment', 'Receipt for my employer', 'My employer matches what I save. Is there a receipt I can print that shows the fees apart?', demo.id('lakeshore'),
    demo.id('payment lakeshore 2 chloe'), 'free', 'normal', 'open', NULL, demo.ago(interval '-50 hours'), NULL, NULL, demo.ago(interval '22 hours'), demo.ago(interval '22 hours'), demo.ago(interval '22 hours')),
  (demo.id('ticket debit'), demo.id('bruno'), 'payout', 'Debit card for payouts', 'I added a new debit card today. Why does it say that I can only use it tomorrow?', NULL,
    NULL, 'premium', 'normal', 'resolved', demo.id('admin'), demo.ago(interval '3 days'), demo.ago(interval '3 days 18 hours'), demo.ago(interval '3 days'), demo.ago(interval '4 days'), demo.ago(interval '3 days'), demo.ago(interval '3 days')),
  (demo.id('ticket passport'), demo.id('newcomer'), 'verification', 'Passport instead of licence', 'I do not drive. Can I verify my identity with a passport from Bangladesh?', NULL,
    NULL, 'free', 'normal', 'waiting_on_user', demo.id('admin'), demo.ago(interval '-71 hours'), demo.ago(interval '10 minutes'), NULL, demo.ago(interval '35 minutes'), demo.ago(interval '10 minutes'), demo.ago(interval '10 minutes')),
  (demo.id('ticket outside'), demo.id('mateo'), 'abuse', 'Organizer wants cash outside the app', 'Jamal wrote that we should send him this week''s money by cash transfer. That is not right.', demo.id('riverside'),
    NULL, 'premium', 'urgent', 'in_progress', demo.id('admin'), demo.ago(interval '4 hours'), demo.ago(interval '1 day'), NULL, demo.ago(interval '28 hours'), demo.ago(interval '20 hours'), demo.ago(interval '20 hours'));
INSERT INTO public.ticket_messages (ticket_id, author_id, body, is_internal, created_at) VALUES
  (demo.id('ticket debit'), demo.id('admin'), 'A newly added account can be used after 24 hours. It protects you when somebody else gets into your account.', false, demo.ago(interval '3 days 18 hours')),
  (demo.id('ticket debit'), demo.id('bruno'), 'Makes sense, thank you.', false, demo.ago(interval '3 days')),
  (demo.id('ticket passport'), demo.id('admin'), 'Yes, a passport is fine. Choose Passport on the first page of the check.', false, demo.ago(interval '10 minutes')),
  (demo.id('ticket outside'), demo.id('admin'), 'Thank you for telling us. The group is frozen while we look into it; your money in it is safe.', false, demo.ago(interval '1 day')),
  (demo.id('ticket outside'), demo.id('admin'), 'Two other members confirm. Settle positions next.', true, demo.ago(interval '20 hours'));

ALTER TABLE public.support_tickets ENABLE TRIGGER support_tickets_tell_opened;
ALTER TABLE public.ticket_messages ENABLE TRIGGER ticket_messages_follow;

INSERT INTO public.security_audit_logs (user_id, event_type, success, event_data, ip_address, user_agent, created_at) VALUES
  (demo.id('amina'), 'login_attempt', true, '{}', '203.0.113.24', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1', demo.ago(interval '5 hours')),
  (demo.id('amina'), 'login_attempt', false, '{"details": "wrong password"}', '203.0.113.24', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1', demo.ago(interval '5 hours 2 minutes')),
  (demo.id('amina'), 'password_change', true, '{}', '203.0.113.24', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15', demo.ago(interval '90 days')),
  (demo.id('bruno'), 'login_attempt', true, '{}', '198.51.100.7', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36', demo.ago(interval '6 days')),
  (demo.id('bruno'), 'suspicious_activity', false, '{"error_message": "account-locked"}', '198.51.100.7', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36', demo.ago(interval '6 days')),
  (demo.id('chloe'), 'login_attempt', true, '{}', '192.0.2.90', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', demo.ago(interval '3 hours'));
