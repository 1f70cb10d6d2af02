-- What takes the most room: long names and long words, fifty seats, amounts of nine digits, debts, and the states of a
-- circle that the demo story does not have. Told with the tools of the demo story, in private circles of people of their
-- own, so that everybody else reads the same as before.

-- As a currency with small units would need, and more than the catalogue allows today.
ALTER TABLE public.groups DROP CONSTRAINT groups_contribution_range, DROP CONSTRAINT groups_pot_ceiling;

SELECT demo.person('maximiliana.wolfeschlegelstein', 'Maximiliana Wolfeschlegelsteinhausenbergerdorff', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  interval '300 days', plan => 'all_inclusive');
UPDATE public.user_profiles SET alias = 'Wolfeschlegelsteinhausenbergerdorff' WHERE user_id = demo.id('maximiliana.wolfeschlegelstein');
SELECT demo.person('crowd' || n, (ARRAY['Bartholomew Featherstonehaugh', 'Thiruvenkatanathan Subramanian', 'Chukwuemekadubem Onyekachukwu', 'Li Na'])[1 + n % 4] || ' ' || n,
  'Queens, NY', interval '100 days', plan => 'premium') FROM generate_series(1, 49) n;
UPDATE public.user_profiles SET alias = left(name, 40) WHERE username::text ~ '^crowd[0-9]+$';

-- Fifty seats, nine digits; the third round is due, and who looks owes the second.
SELECT demo.circle('fifty', 'maximiliana.wolfeschlegelstein', 'Donaudampfschifffahrtsgesellschaftskapitänswitwen Wien Kreis', repeat('Everybody who ever sailed with us, and their children. ', 8),
  'weekly', 251952630, 50, demo.today() + 1 - 14, interval '60 days', location => 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', join_method => 'invite_only',
  rules => repeat('Pay on time, say early when you cannot. ', 10));
SELECT demo.join('fifty', array_agg('crowd' || n), interval '50 days') FROM generate_series(1, 49) n;
SELECT demo.start('fifty', array_agg('crowd' || n) || 'maximiliana.wolfeschlegelstein'::text) FROM generate_series(1, 49) n;
SELECT demo.play_round('fifty', 1);
SELECT demo.play_round('fifty', 2, ARRAY['maximiliana.wolfeschlegelstein', 'crowd7', 'crowd8', 'crowd9', 'crowd10', 'crowd11']);

-- Fourteen seats, some of them free; people ask to join with long words, and the order is made by hand.
SELECT demo.circle('fourteen', 'maximiliana.wolfeschlegelstein', 'The Honourable Society of Neighbourhood Bookkeepers of Bronx', '',
  'monthly', 251952630, 14, demo.today() + 20, interval '30 days', join_method => 'invite_only', order_method => 'manual');
SELECT demo.join('fourteen', ARRAY['crowd1', 'crowd2', 'crowd3', 'crowd4', 'crowd5', 'crowd6'], interval '20 days');
INSERT INTO public.join_requests (group_id, user_id, status, message, requested_at)
SELECT demo.id('fourteen'), demo.id('crowd' || n), 'pending', repeat('Donaudampfschifffahrtsgesellschaft ', 8), demo.ago(make_interval(hours => n)) FROM generate_series(20, 22) n;

-- Over, and something is owed; its money went to who looks.
SELECT demo.circle('owing', 'maximiliana.wolfeschlegelstein', 'Over and still owing', '', 'weekly', 251952630, 4, demo.today() - 27, interval '60 days', join_method => 'invite_only');
SELECT demo.join('owing', ARRAY['crowd1', 'crowd2', 'crowd3'], interval '50 days');
SELECT demo.start('owing', ARRAY['crowd1', 'maximiliana.wolfeschlegelstein', 'crowd2', 'crowd3']);
SELECT demo.play_round('owing', 1);
SELECT demo.play_round('owing', 2, ARRAY['crowd2', 'crowd3']);
SELECT demo.play_round('owing', n) FROM generate_series(3, 4) n;

-- Whoever looks may vote on another round of it.
INSERT INTO public.grace_period_votes (vote_id, group_id, cycle, vote_type, description, eligible_voters, created_by, expires_at, created_at) VALUES
  (demo.id('vote owing'), demo.id('owing'), 2, 'restart_group', repeat('Donaudampfschifffahrtsgesellschaft ', 6), 4, demo.id('maximiliana.wolfeschlegelstein'),
    date_trunc('second', demo.ago(interval '-4 days')), demo.ago(interval '3 days'));
INSERT INTO private.vote_voters (vote_id, voter_id) SELECT demo.id('vote owing'), user_id FROM public.group_members WHERE group_id = demo.id('owing');
INSERT INTO public.vote_responses (vote_id, voter_id, vote_choice, created_at) VALUES
  (demo.id('vote owing'), demo.id('crowd1'), 'yes', demo.ago(interval '2 days')), (demo.id('vote owing'), demo.id('crowd2'), 'no', demo.ago(interval '1 day'));

-- Over for so long that it has left the lists.
SELECT demo.circle('archived', 'maximiliana.wolfeschlegelstein', 'Long over', '', 'weekly', 5000, 3, demo.today() - 60, interval '90 days', join_method => 'invite_only');
SELECT demo.join('archived', ARRAY['crowd1', 'crowd2'], interval '80 days');
SELECT demo.start('archived', ARRAY['crowd1', 'maximiliana.wolfeschlegelstein', 'crowd2']);
SELECT demo.play_round('archived', n) FROM generate_series(1, 3) n;

-- Frozen in the middle of a round.
SELECT demo.circle('frozen', 'maximiliana.wolfeschlegelstein', 'Frozen while something is looked into', '', 'weekly', 5000, 5, demo.today() - 6, interval '60 days', join_method => 'invite_only');
SELECT demo.join('frozen', ARRAY['crowd1', 'crowd2', 'crowd3', 'crowd4'], interval '50 days');
SELECT demo.start('frozen', ARRAY['crowd1', 'maximiliana.wolfeschlegelstein', 'crowd2', 'crowd3', 'crowd4']);
UPDATE public.groups SET frozen_at = demo.ago(interval '5 days') WHERE group_id = demo.id('frozen');

SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE public.groups
  ADD CONSTRAINT groups_contribution_range CHECK (contribution_amount BETWEEN 500 AND 500000) NOT VALID,
  ADD CONSTRAINT groups_pot_ceiling CHECK (contribution_amount * (member_limit - 1) <= 5000000) NOT VALID;
