-- News: what the product tells people is stored as a kind with values, never as a sentence (D304). actions/news says
-- which kinds exist, with which values, and who writes them; schema/news has the words.
CREATE TABLE public.notice_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.notice_kinds IS 'The kinds of news that become a notice of one person.';
INSERT INTO public.notice_kinds VALUES
  ('achievement_earned', 'the reader earned an achievement'),
  ('admin_changed', 'another member runs the reader''s group'), ('admin_offer_declined', 'a member does not take over the reader''s group'),
  ('admin_offered', 'the reader is asked to take over a group'), ('group_closed_by_admin', 'the admin ended a group before it started'),
  ('group_deleted', 'the admin deleted a group in which nobody had paid'), ('member_released', 'a member did not accept changed terms'),
  ('payment_due', 'a contribution of the reader is due soon, or overdue'), ('payment_failed', 'a payment that the reader had confirmed did not go through'), ('payment_unfinished', 'a checkout that the reader had opened ran out of time'), ('payment_reminder', 'the admin reminds the reader of a contribution'), ('terms_changed', 'the reader has to accept changed terms'),
  ('rules_changed', 'the admin wrote other rules for the reader''s group'),
  ('terms_unanswered', 'the reader did not accept changed terms in time and has left'),
  ('contribution_received', 'the reader''s contribution arrived'), ('contribution_returned', 'an exit made the reader''s contribution needless, and it is in the balance'),
  ('debt_given_up', 'whoever was short of a contribution of the reader gave it up with their account'),
  ('exit_effective', 'the reader has left a running circle'), ('leave_agreed', 'the reader may leave'), ('leave_asked', 'a member asks the reader, who is admin, to leave'),
  ('leave_declined', 'the reader asked to leave and stays'), ('member_removed', 'the admin removed the reader before the start'),
  ('settlement_to_pay', 'somebody left to whom the reader pays one contribution back'), ('settlement_without_pay', 'somebody left to whom the reader pays nothing'),
  ('group_closed', 'a group ended before it started'),
  ('group_completed', 'every round of a cycle was paid out'), ('group_invitation', 'somebody invites the reader to a group'),
  ('group_restart_completed', 'the vote to restart passed, and the reader goes on'),
  ('group_started', 'a cycle began'),
  ('identity_failed', 'the reader''s identity check ended without success'), ('identity_verified', 'the reader''s identity is verified'),
  ('join_approved', 'the reader''s request to join was accepted'), ('join_rejected', 'the reader''s request to join was declined'),
  ('join_request', 'somebody asks to join the reader''s group'), ('seat_offered', 'a seat is kept for the reader, who waited for one'), ('seat_offer_ended', 'the seat kept for the reader went to the next'), ('late_contribution_forwarded', 'a late contribution went on to the reader, who had been short'),
  ('late_payment_allowed', 'the admin lets the reader pay a round late'), ('late_payment_asked', 'a member asks the reader, who is admin, to pay a round late'),
  ('late_payment_opened', 'nobody answered the reader, who may pay late now'),
  ('member_joined', 'somebody joined the reader''s group'), ('payout_released', 'the reader''s payout is in the balance'),
  ('restart_admin_asked', 'the vote to restart passed, and the reader, who is admin, has no seat yet'),
  ('restart_left_out', 'the next cycle started without the reader, who had been asked'),
  ('restart_confirmation_asked', 'the vote to restart passed, and the reader is asked to go on'),
  ('restart_confirmed', 'a member who was asked goes on'), ('restart_failed', 'the vote to restart did not pass'),
  ('restart_vote_opened', 'a vote to restart began'),
  ('extension_vote_opened', 'the circle votes on more days for a member'), ('extension_decided', 'the vote on more days for a member is over'),
  ('removal_vote_opened', 'the circle votes whether a member stays'), ('removal_decided', 'the vote whether a member stays is over'),
  ('vote_about_you', 'the circle votes about the reader'), ('your_vote_decided', 'the vote about the reader is over'),
  ('start_missed', 'the reader''s group could not start on its start date'),
  ('waiting_ended', 'no seat came free in a group for which the reader waited'),
  ('security', 'something changed about how the reader''s account is entered'),
  ('ticket_answered', 'support has answered a question of the reader'),
  ('message_received', 'somebody wrote to the reader'), ('group_message_received', 'somebody wrote in a group of the reader');

CREATE TABLE public.activity_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.activity_kinds IS 'The kinds of news that become a line of one person''s activity feed.';
INSERT INTO public.activity_kinds VALUES
  ('achievement_earned', 'the reader earned an achievement'),
  ('contribution_returned', 'an exit made the reader''s contribution needless, and it is in the balance'), ('leave_asked', 'a member asks the reader, who is admin, to leave'),
  ('settlement_to_pay', 'somebody left to whom the reader pays one contribution back'),
  ('contribution_received', 'the reader''s contribution arrived'), ('group_completed', 'every round of a cycle was paid out'),
  ('group_created', 'the reader founded a group'), ('group_joined', 'the reader joined a group'),
  ('group_restart_completed', 'the vote to restart passed, and the reader goes on'), ('group_started', 'a cycle began'),
  ('identity_verified', 'the reader''s identity is verified'), ('late_payment_asked', 'a member asks the reader, who is admin, to pay a round late'),
  ('member_joined', 'somebody joined the reader''s group'), ('payout_released', 'the reader''s payout is in the balance');

CREATE TABLE public.post_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.post_kinds IS 'The kinds of news that become a post of the system in a group''s chat (D188).';
INSERT INTO public.post_kinds VALUES
  ('admin_changed', 'another member runs the group'), ('member_released', 'a member did not accept changed terms'),
  ('payout_order_set', 'the admin arranged the order of payouts'), ('recruitment_extended', 'the start date was moved and the group recruits'),
  ('registration_closed', 'the group admits nobody for now'),
  ('contributions_missing', 'a payout went out without these contributions'), ('group_completed', 'every round of a cycle was paid out'),
  ('group_restart_completed', 'the vote to restart passed'),
  ('group_started', 'a cycle began'), ('member_joined', 'somebody joined'), ('member_left', 'somebody left, or was removed before the start'), ('payout_order_drawn', 'the order of payouts was drawn'),
  ('payout_released', 'a round was paid out'), ('restart_confirmed', 'a member who was asked goes on'),
  ('restart_failed', 'the vote to restart did not pass'), ('restart_vote_opened', 'a vote to restart began'),
  ('terms_amended', 'the admin changed the terms'), ('rules_amended', 'the admin wrote other rules'),
  ('extension_vote_opened', 'a vote on more days for a member began'), ('extension_decided', 'a vote on more days for a member is over'),
  ('removal_vote_opened', 'a vote whether a member stays began'), ('removal_decided', 'a vote whether a member stays is over'),
  ('vote_deleted', 'a vote was taken back');

CREATE TABLE private.told_news (
  kind text NOT NULL,
  occasion text NOT NULL,
  told_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (kind, occasion)
);
COMMENT ON TABLE private.told_news IS
  'Occasions that were told: a handler that runs twice tells once, also after a person has cleared the notice. Kept for `told_kept` of `limits`.';
CREATE INDEX told_news_told_at_idx ON private.told_news (told_at);

CREATE FUNCTION private.people_in(told jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT jsonb_path_query_array(told, '$.**.user_id') $$;
COMMENT ON FUNCTION private.people_in IS 'The ids of the people whom the facts of a piece of news name.';

CREATE TABLE public.notifications (
  notification_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  kind text NOT NULL REFERENCES public.notice_kinds (value),
  "values" jsonb NOT NULL,
  read boolean NOT NULL DEFAULT false,
  priority text NOT NULL DEFAULT 'normal',
  group_id uuid REFERENCES public.groups (group_id),
  group_name text,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  dismissed_at timestamptz,
  CONSTRAINT notifications_values_are_an_object CHECK (jsonb_typeof("values") = 'object'),
  CONSTRAINT notifications_priority_known CHECK (priority IN ('low', 'normal', 'high'))
);
COMMENT ON TABLE public.notifications IS 'Notices: news for one person, who marks them as read and dismisses them. A dismissed one stays as told.';
COMMENT ON COLUMN public.notifications."values" IS 'The facts of the kind: people, amounts, days. Never a text that was made for reading.';
COMMENT ON COLUMN public.notifications.group_name IS 'The group''s name when it was told.';
COMMENT ON COLUMN public.notifications.dismissed_at IS 'When the reader dismissed it, by the server''s clock; null again where that was undone.';
CREATE INDEX notifications_user_id_idx ON public.notifications (user_id);
CREATE INDEX notifications_shown_idx ON public.notifications (user_id, created_at DESC, notification_id DESC) WHERE dismissed_at IS NULL;
CREATE INDEX notifications_unread_idx ON public.notifications (user_id) WHERE NOT read AND dismissed_at IS NULL;
CREATE INDEX notifications_group_id_idx ON public.notifications (group_id);
CREATE INDEX notifications_people_idx ON public.notifications USING gin (private.people_in("values") jsonb_path_ops);

CREATE FUNCTION private.keep_notice_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.read := OLD.read OR NEW.read;
  NEW.dismissed_at := CASE WHEN NEW.dismissed_at IS NOT NULL THEN coalesce(OLD.dismissed_at, public.app_now()) END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.keep_notice_marks IS
  'Trigger: what was read stays read, and the server says when a notice was dismissed, whatever time the client names.';
CREATE TRIGGER notifications_keep_marks BEFORE UPDATE OF read, dismissed_at ON public.notifications
  FOR EACH ROW EXECUTE FUNCTION private.keep_notice_marks();

CREATE TABLE public.activity_feed (
  activity_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  group_id uuid REFERENCES public.groups (group_id),
  kind text NOT NULL REFERENCES public.activity_kinds (value),
  "values" jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT activity_feed_values_are_an_object CHECK (jsonb_typeof("values") = 'object')
);
COMMENT ON TABLE public.activity_feed IS 'What happened in one person''s circles and to their money, newest first on the dashboard.';
COMMENT ON COLUMN public.activity_feed."values" IS 'The facts of the kind: people, amounts, days. Never a text that was made for reading.';
CREATE INDEX activity_feed_user_id_idx ON public.activity_feed (user_id, created_at DESC);
CREATE INDEX activity_feed_group_id_idx ON public.activity_feed (group_id, created_at DESC);
CREATE INDEX activity_feed_people_idx ON public.activity_feed USING gin (private.people_in("values") jsonb_path_ops);
