-- The notices that wait for the people of the demo.
SELECT demo.notify(username, 'join_request', since, 'brooklyn-mothers', jsonb_build_object('join_request_id', join_request_id, 'applicant', demo.someone(user_id)))
FROM (SELECT 'amina'::text AS username, join_request_id, user_id, public.app_now() - requested_at AS since FROM public.join_requests
  WHERE group_id = demo.id('brooklyn-mothers') AND status = 'pending' ORDER BY requested_at) asked;
SELECT demo.notify('amina', 'group_completed', interval '3 days', 'lakeshore', read => true);
SELECT demo.notify('amina', 'member_joined', interval '16 days', 'market-vendors', jsonb_build_object('member', demo.someone(demo.id('jamal'))), read => true);
SELECT demo.notify('linh', 'join_approved', interval '19 days 11 hours', 'brooklyn-mothers', read => true);
SELECT demo.notify('olga', 'join_rejected', interval '7 days', 'brooklyn-mothers',
  '{"reason": "stated", "note": "You still owe a contribution elsewhere. Ask again when that is settled."}', read => true);
SELECT demo.notify('hiroshi', 'group_started', interval '10 days', 'rent-cushion',
  jsonb_build_object('first_due', (SELECT start_date FROM public.cycles WHERE group_id = demo.id('rent-cushion'))), read => true, priority => 'high');

-- The feed's news of money and identity was sent as notices too; the older ones have been read.
INSERT INTO public.notifications (user_id, kind, "values", read, priority, group_id, group_name, created_at)
SELECT a.user_id, a.kind, a."values", a.created_at < demo.ago(interval '1 day'), CASE a.kind WHEN 'payout_released' THEN 'high' ELSE 'normal' END,
  g.group_id, g.name, a.created_at
FROM public.activity_feed a JOIN public.groups g USING (group_id)
WHERE a.kind IN ('contribution_received', 'payout_released') AND a.user_id IN (demo.id('amina'), demo.id('bruno'), demo.id('chloe'));

UPDATE public.user_preferences SET theme = 'forest' WHERE user_id = demo.id('bruno');
