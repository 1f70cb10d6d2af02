-- Circles whose last pot was released, and one that was stopped on the way.

-- Completed this week (short months may move it by up to three days).
SELECT demo.circle('lakeshore', 'amina', 'Lakeshore Teachers Circle', 'A hundred a month through the school year. Done, and nobody was late.', 'monthly', 10000, 4,
  (demo.today() - 3 - interval '3 months')::date, interval '150 days', location => 'Brooklyn, NY');
SELECT demo.join('lakeshore', ARRAY['chloe', 'daniel', 'kavya'], interval '140 days');
SELECT demo.start('lakeshore', ARRAY['amina', 'kavya', 'chloe', 'daniel']);
SELECT demo.play_round('lakeshore', n) FROM generate_series(1, 4) n;

-- Completed five weeks ago: archived, still readable to those who were in it.
SELECT demo.circle('winter-coats', 'bruno', 'Winter Coats Circle', 'Thirty a week, four coats, one cold winter.', 'weekly', 3000, 4,
  demo.today() - 36 - 21, interval '100 days', location => 'Queens, NY');
SELECT demo.join('winter-coats', ARRAY['chloe', 'esther', 'farid'], interval '90 days');
SELECT demo.start('winter-coats', ARRAY['chloe', 'bruno', 'farid', 'esther']);
SELECT demo.play_round('winter-coats', n) FROM generate_series(1, 4) n;

-- Completed, and voting whether to go round again.
SELECT demo.circle('cousins', 'amina', 'Cousins Across Oceans', 'Seventy-five every two weeks between Brooklyn, Newark and Hanoi.', 'biweekly', 7500, 5,
  demo.today() - 5 - 56, interval '120 days', location => 'Brooklyn, NY');
SELECT demo.join('cousins', ARRAY['bruno', 'grace', 'hiroshi', 'linh'], interval '110 days');
SELECT demo.start('cousins', ARRAY['linh', 'grace', 'amina', 'bruno', 'hiroshi']);
SELECT demo.play_round('cousins', n) FROM generate_series(1, 5) n;
SELECT demo.record('cousins', 'restart_vote_opened', 'amina', demo.ago(interval '3 days'), '{"cycle": 2}');

INSERT INTO public.grace_period_votes (vote_id, group_id, cycle, vote_type, description, eligible_voters, created_by, expires_at, created_at) VALUES
  (demo.id('vote cousins'), demo.id('cousins'), 2, 'restart_group', 'Another round of Cousins Across Oceans?', 5, demo.id('amina'), date_trunc('second', demo.ago(interval '-4 days')), demo.ago(interval '3 days'));
INSERT INTO private.vote_voters (vote_id, voter_id) SELECT demo.id('vote cousins'), user_id FROM public.group_members WHERE group_id = demo.id('cousins');
INSERT INTO public.vote_responses (vote_id, voter_id, vote_choice, created_at) VALUES
  (demo.id('vote cousins'), demo.id('amina'), 'yes', demo.ago(interval '3 days')),
  (demo.id('vote cousins'), demo.id('grace'), 'yes', demo.ago(interval '2 days')),
  (demo.id('vote cousins'), demo.id('hiroshi'), 'no', demo.ago(interval '1 day'));

-- A vote that is over: the others did not give Olga more time.
INSERT INTO public.grace_period_votes (vote_id, group_id, cycle, user_id, vote_type, description, status, round_id, grace_held_days, eligible_voters, created_by, expires_at, closed_at, created_at) VALUES
  (demo.id('vote olga'), demo.id('second-chance'), 1, demo.id('olga'), 'extend_grace', 'Olga asks for three more days.', 'failed', demo.id('second-chance round 2'), 0, 5,
    demo.id('olga'), demo.ago(interval '3 days'), demo.ago(interval '3 days'), demo.ago(interval '5 days'));

INSERT INTO private.vote_voters (vote_id, voter_id) SELECT demo.id('vote olga'), m.user_id FROM public.group_members m
WHERE m.group_id = demo.id('second-chance') AND m.user_id <> demo.id('olga') AND m.status = 'active';
UPDATE public.grace_period_votes v SET eligible_voters = (SELECT count(*) FROM private.vote_voters w WHERE w.vote_id = v.vote_id) WHERE v.vote_id = demo.id('vote olga');

-- Stopped by the platform after its first round.
SELECT demo.circle('riverside', 'jamal', 'Riverside Runners', 'Twenty a week for race fees and shoes.', 'weekly', 2000, 4,
  demo.today() - 4, interval '35 days', location => 'Bedford-Stuyvesant, NY');
SELECT demo.join('riverside', ARRAY['mateo', 'linh', 'samuel'], interval '30 days');
SELECT demo.start('riverside', ARRAY['jamal', 'mateo', 'linh', 'samuel']);
SELECT demo.play_round('riverside', 1);
UPDATE public.groups SET status = 'inactive', frozen_at = demo.ago(interval '1 day') WHERE group_id = demo.id('riverside');
INSERT INTO public.admin_audit_logs (admin_id, action, subject_type, subject_id, reason, created_at) VALUES
  (demo.id('admin'), 'freeze_group', 'group', demo.id('riverside')::text, 'The organizer asked members to pay outside of the app.', demo.ago(interval '1 day'));

-- Part of what was received goes to the bank.
SELECT demo.withdraw('amina 1', 'amina', 25000, demo.ago(interval '20 days'), interval '2 days');
SELECT demo.withdraw('amina 2', 'amina', 10000, demo.ago(interval '15 hours'));
SELECT demo.withdraw('bruno 1', 'bruno', 20000, demo.ago(interval '6 days'), interval '1 day');

-- Achievements follow from the records.
INSERT INTO public.user_achievements (user_id, achievement_id, earned_at)
SELECT p.user_id, a.achievement_id, coalesce(
  (SELECT max(c.completed_at) FROM public.cycles c JOIN public.obligations o USING (group_id, cycle) WHERE a.requirement_type = 'completed_groups' AND o.user_id = p.user_id),
  (SELECT max(c.started_at) FROM public.cycles c JOIN public.obligations o USING (group_id, cycle) WHERE a.requirement_type = 'groups' AND o.user_id = p.user_id),
  (SELECT max(x.paid_at) FROM public.payments x WHERE x.user_id = p.user_id))
FROM public.user_profiles p CROSS JOIN LATERAL private.records_of(p.user_id) r CROSS JOIN public.achievements a
WHERE a.requirement_target <= CASE a.requirement_type WHEN 'payments' THEN r.payments WHEN 'groups' THEN r.groups WHEN 'consecutive_payments' THEN r.longest_run
  WHEN 'saved_cents' THEN r.saved_cents WHEN 'completed_groups' THEN r.completed_groups END;
SELECT private.look_at_scores(public.app_now());
