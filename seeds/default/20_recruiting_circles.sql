-- Circles that look for members, one that is full, a private one, and some that have not begun.
SELECT demo.circle('brooklyn-mothers', 'amina', 'Brooklyn Mothers Circle', 'A hundred a month toward school fees, strollers and the odd quiet weekend. Most of us met at the Flatbush library.',
  'monthly', 10000, 10, demo.today() + 12, interval '24 days', location => 'Brooklyn, NY', rules => 'Pay on time, say early when you cannot. Be kind in chat.');
SELECT demo.join('brooklyn-mothers', ARRAY['esther', 'grace', 'isabel', 'kavya', 'linh'], interval '20 days');

SELECT demo.circle('weekly-coffee', 'bruno', 'Weekly Coffee Fund', 'Twenty-five a week instead of four lattes. Six weeks, six pots, everybody gets one.',
  'weekly', 2500, 6, demo.today() + 5, interval '9 days', location => 'Queens, NY', join_method => 'direct', order_method => 'join_order');
SELECT demo.join('weekly-coffee', ARRAY['mateo', 'olga'], interval '6 days');

SELECT demo.circle('home-deposit', 'kavya', 'Home Deposit Circle', 'A thousand a quarter, eight families, two years. For people who are serious about a first home.',
  'quarterly', 100000, 8, demo.today() + 40, interval '15 days', location => 'Edison, NJ', payout_delay => 2);
SELECT demo.join('home-deposit', ARRAY['daniel'], interval '11 days');

SELECT demo.circle('kreuzberg', 'lena', 'Kreuzberg Nachbarn', 'Fünfzig Euro alle zwei Wochen, für Werkzeug, Reisen und Notfälle im Kiez.',
  'biweekly', 5000, 12, demo.today('Europe/Berlin') + 20, interval '18 days', location => 'Berlin', currency => 'EUR', zone => 'Europe/Berlin', join_method => 'direct');
SELECT demo.join('kreuzberg', ARRAY['priya', 'samuel'], interval '14 days');

SELECT demo.circle('lagos-london', 'samuel', 'Lagos to London', 'Seventy-five a month so that nobody has to borrow for the flight home.',
  'monthly', 7500, 4, demo.today('Europe/London') + 9, interval '30 days', location => 'London', currency => 'GBP', zone => 'Europe/London');
SELECT demo.join('lagos-london', ARRAY['priya', 'grace', 'olga'], interval '25 days');
INSERT INTO public.group_waiting_list (group_id, user_id, created_at) VALUES
  (demo.id('lagos-london'), demo.id('kavya'), demo.ago(interval '3 days')), (demo.id('lagos-london'), demo.id('hiroshi'), demo.ago(interval '1 day'));

SELECT demo.circle('diallo-family', 'amina', 'Diallo Family Savings', 'For the family: two hundred a month, one pot each, the first one for Grandmother''s roof.',
  'monthly', 20000, 6, demo.today() + 25, interval '16 days', join_method => 'invite_only', order_method => 'manual');
SELECT demo.join('diallo-family', ARRAY['esther', 'farid'], interval '13 days');

SELECT demo.circle('market-vendors', 'amina', 'Saturday Market Vendors', 'Sixty a week among the stalls on Fulton Street. Stock money, when it is your turn.',
  'weekly', 6000, 6, demo.today() + 6, interval '19 days', location => 'Brooklyn, NY');
SELECT demo.join('market-vendors', ARRAY['bruno', 'isabel', 'jamal'], interval '17 days');
SELECT demo.draw('market-vendors', 'fulton-street-7f3a91c2', demo.ago(interval '1 day'));
UPDATE public.groups SET status = 'ready_to_start' WHERE group_id = demo.id('market-vendors');

SELECT demo.circle('garden-tools', 'hiroshi', 'Garden Tools Pool', 'Fifteen a week for a shared shed. Too few of us this spring.',
  'weekly', 1500, 8, demo.today() - 10, interval '40 days', location => 'Fort Lee, NJ', join_method => 'direct');
UPDATE public.groups SET status = 'closed' WHERE group_id = demo.id('garden-tools');

SELECT demo.circle('graduation', 'linh', 'Graduation Fund', '', 'monthly', 5000, 8, demo.today() + 60, interval '2 hours', status => 'pending');

-- Who has asked to join.
INSERT INTO public.join_requests (group_id, user_id, status, message, requested_at) VALUES
  (demo.id('brooklyn-mothers'), demo.id('mateo'), 'pending', 'My sister is in a circle with Isabel. I have never missed a payment.', demo.ago(interval '26 hours')),
  (demo.id('brooklyn-mothers'), demo.id('priya'), 'pending', 'Moving to Brooklyn next month with two boys.', demo.ago(interval '4 hours')),
  (demo.id('home-deposit'), demo.id('farid'), 'pending', NULL, demo.ago(interval '2 days'));
INSERT INTO public.join_requests (group_id, user_id, status, message, rejection_reason, requested_at, processed_at, processed_by) VALUES
  (demo.id('brooklyn-mothers'), demo.id('olga'), 'rejected', 'Hello!', 'You still owe a contribution elsewhere. Ask again when that is settled.', demo.ago(interval '8 days'), demo.ago(interval '7 days'), demo.id('amina')),
  (demo.id('brooklyn-mothers'), demo.id('linh'), 'approved', 'Esther told me about you.', NULL, demo.ago(interval '20 days'), demo.ago(interval '19 days 11 hours'), demo.id('amina'));

-- Who is invited.
INSERT INTO public.group_invitations (group_id, inviter_id, invitee_email, status, expires_at, answered_at, created_at) VALUES
  (demo.id('diallo-family'), demo.id('amina'), 'bruno@example.com', 'pending', demo.ago(interval '-5 days'), NULL, demo.ago(interval '2 days')),
  (demo.id('diallo-family'), demo.id('amina'), 'newcomer@example.com', 'pending', demo.ago(interval '-6 days'), NULL, demo.ago(interval '1 day')),
  (demo.id('diallo-family'), demo.id('amina'), 'grandmother@example.org', 'pending', demo.ago(interval '2 days'), NULL, demo.ago(interval '9 days')),
  (demo.id('diallo-family'), demo.id('amina'), 'esther@example.com', 'accepted', demo.ago(interval '6 days'), demo.ago(interval '13 days'), demo.ago(interval '14 days')),
  (demo.id('diallo-family'), demo.id('amina'), 'jamal@example.com', 'declined', demo.ago(interval '5 days'), demo.ago(interval '11 days'), demo.ago(interval '12 days')),
  (demo.id('weekly-coffee'), demo.id('bruno'), 'chloe@example.com', 'pending', demo.ago(interval '-4 days'), NULL, demo.ago(interval '3 days'));
INSERT INTO public.join_links (group_id, created_by, uses_left, expires_at, created_at) VALUES
  (demo.id('brooklyn-mothers'), demo.id('amina'), 4, demo.ago(interval '-5 days'), demo.ago(interval '2 days'));

-- What their organizers did (D265).
SELECT demo.record('brooklyn-mothers', 'join_link_created', 'amina', demo.ago(interval '20 days 6 hours'), '{"seats": 7}');
SELECT demo.record('brooklyn-mothers', 'join_request_approved', 'amina', demo.ago(interval '19 days 11 hours'), about => 'linh');
SELECT demo.record('brooklyn-mothers', 'join_requests_declined', 'amina', demo.ago(interval '7 days'), '{"requests": 1}');
SELECT demo.record('market-vendors', 'terms_changed', 'amina', demo.ago(interval '18 days'),
  '{"before": {"contribution_amount": 5000, "currency": "USD"}, "after": {"contribution_amount": 6000, "currency": "USD"}}');
SELECT demo.record('market-vendors', 'registration_closed', 'amina', demo.ago(interval '1 day'));
SELECT demo.record('garden-tools', 'group_closed', 'hiroshi', demo.ago(interval '10 days'));
