-- Circles in the middle of a cycle. Between them they show every state a contribution can be in.

-- Due the day after tomorrow: some have paid early and their money is held until then.
SELECT demo.circle('sunday-savers', 'amina', 'Sunday Savers', 'Fifty a week, eight of us, since the choir trip to Atlanta.', 'weekly', 5000, 8,
  demo.today() + 2 - 21, interval '60 days', location => 'Brooklyn, NY', rules => 'Sunday is pay day. Remind each other, never shame.');
SELECT demo.join('sunday-savers', ARRAY['bruno', 'chloe', 'daniel', 'esther', 'farid', 'grace', 'hiroshi'], interval '50 days');
SELECT demo.start('sunday-savers', ARRAY['esther', 'daniel', 'bruno', 'farid', 'amina', 'chloe', 'grace', 'hiroshi']);
SELECT demo.play_round('sunday-savers', n) FROM generate_series(1, 3) n;
SELECT demo.pay('sunday-savers', 'bruno', 4, demo.ago(interval '3 hours'));
SELECT demo.pay('sunday-savers', 'grace', 4, demo.ago(interval '100 minutes'));
UPDATE public.group_members SET auto_pay_enabled = true WHERE group_id = demo.id('sunday-savers') AND user_id = demo.id('bruno');

-- Due yesterday: those who have not paid are in their grace.
SELECT demo.circle('queens-nurses', 'bruno', 'Queens Nurses Fund', 'A hundred every other pay day. Night shift pays night shift.', 'biweekly', 10000, 6,
  demo.today() - 1 - 14, interval '70 days', location => 'Queens, NY');
SELECT demo.join('queens-nurses', ARRAY['amina', 'grace', 'isabel', 'kavya', 'linh'], interval '62 days');
SELECT demo.start('queens-nurses', ARRAY['grace', 'bruno', 'amina', 'isabel', 'kavya', 'linh']);
SELECT demo.play_round('queens-nurses', 1);
SELECT demo.pay('queens-nurses', 'grace', 2, (demo.today() - 1)::timestamp AT TIME ZONE 'America/New_York' + interval '9 hours');
SELECT demo.pay('queens-nurses', 'kavya', 2, (demo.today() - 1)::timestamp AT TIME ZONE 'America/New_York' + interval '19 hours 40 minutes');
SELECT demo.pay('queens-nurses', 'isabel', 2, (demo.today() - 2)::timestamp AT TIME ZONE 'America/New_York' + interval '12 hours', 'us_bank_account');

-- The second pot was released short: Olga is locked out, Priya may still pay; Samuel was late in the first round and
-- has caught up.
SELECT demo.circle('second-chance', 'isabel', 'Second Chance Savers', 'Forty every two weeks. We have all been late once; here we talk about it.', 'biweekly', 4000, 6,
  demo.today() + 8 - 28, interval '80 days', location => 'Jackson Heights, NY');
SELECT demo.join('second-chance', ARRAY['mateo', 'olga', 'priya', 'samuel', 'bruno'], interval '75 days');
SELECT demo.start('second-chance', ARRAY['mateo', 'isabel', 'bruno', 'samuel', 'priya', 'olga']);
SELECT demo.play_round('second-chance', 1, ARRAY['samuel']);
SELECT demo.pay_late('second-chance', 'samuel', 1, (SELECT grace_ends_at + interval '1 day 10 hours' FROM public.rounds WHERE round_id = demo.id('second-chance round 1')));
SELECT demo.play_round('second-chance', 2, ARRAY['olga', 'priya']);
INSERT INTO public.late_allowances (round_id, user_id, reason, valid_until, created_at) VALUES
  (demo.id('second-chance round 1'), demo.id('samuel'), 'admin_allowed', demo.ago(interval '9 days'), demo.ago(interval '16 days')),
  (demo.id('second-chance round 2'), demo.id('priya'), 'admin_allowed',
    (SELECT (demo.today() + 7)::timestamp AT TIME ZONE time_zone FROM public.groups WHERE group_id = demo.id('second-chance')), demo.ago(interval '1 day'));
SELECT demo.record('second-chance', 'late_payment_allowed', 'isabel', demo.ago(interval '16 days'), jsonb_build_object('cycle', 1, 'round', 1, 'until', demo.today() - 10), 'samuel');
SELECT demo.record('second-chance', 'late_payment_allowed', 'isabel', demo.ago(interval '1 day'), jsonb_build_object('cycle', 1, 'round', 2, 'until', demo.today() + 6), 'priya');

-- Due today.
SELECT demo.circle('rent-cushion', 'hiroshi', 'Harlem Rent Cushion', 'Forty a week, so that the first of the month is just another day.', 'weekly', 4000, 5,
  demo.today() - 7, interval '45 days', location => 'Harlem, NY');
SELECT demo.join('rent-cushion', ARRAY['daniel', 'esther', 'farid', 'jamal'], interval '40 days');
SELECT demo.start('rent-cushion', ARRAY['jamal', 'hiroshi', 'farid', 'esther', 'daniel']);
SELECT demo.play_round('rent-cushion', 1);
SELECT demo.pay('rent-cushion', 'esther', 2, (demo.today() - 1)::timestamp AT TIME ZONE 'America/New_York' + interval '18 hours');
SELECT demo.pay('rent-cushion', 'jamal', 2, greatest((demo.today())::timestamp AT TIME ZONE 'America/New_York', demo.ago(interval '25 minutes')));

-- In pounds, and quiet until next month's due date comes near.
SELECT demo.circle('peckham', 'samuel', 'Peckham Sou-Sou', 'A hundred and fifty a month, the way our aunties did it.', 'monthly', 15000, 4,
  (demo.today('Europe/London') + 12 - interval '1 month')::date, interval '75 days', location => 'London', currency => 'GBP', zone => 'Europe/London');
SELECT demo.join('peckham', ARRAY['priya', 'olga', 'kavya'], interval '70 days');
SELECT demo.start('peckham', ARRAY['priya', 'samuel', 'olga', 'kavya']);
SELECT demo.play_round('peckham', 1);
