-- The numbers on bell, menu and tabs: one row a person, because every open page watches it (D193, D289).
CREATE TABLE public.badge_counts (
  user_id uuid PRIMARY KEY REFERENCES public.user_profiles (user_id),
  messages integer NOT NULL DEFAULT 0,
  messages_mark integer NOT NULL DEFAULT 0,
  invitations integer NOT NULL DEFAULT 0,
  votes integer NOT NULL DEFAULT 0,
  payments integer NOT NULL DEFAULT 0,
  member_joins integer NOT NULL DEFAULT 0,
  alerts integer NOT NULL DEFAULT 0,
  total integer NOT NULL GENERATED ALWAYS AS (messages + invitations + votes + payments + member_joins + alerts) STORED,
  alerts_unread integer NOT NULL DEFAULT 0,
  votes_mark text NOT NULL DEFAULT '',
  invitations_mark text NOT NULL DEFAULT '',
  member_joins_seen_at timestamptz NOT NULL DEFAULT public.app_now(),
  recount_at timestamptz,
  CONSTRAINT badge_counts_end CHECK (messages BETWEEN 0 AND 100 AND invitations BETWEEN 0 AND 100 AND votes BETWEEN 0 AND 100
    AND payments BETWEEN 0 AND 100 AND member_joins BETWEEN 0 AND 100 AND alerts BETWEEN 0 AND 100 AND alerts_unread BETWEEN 0 AND 100)
);
COMMENT ON TABLE public.badge_counts IS 'What waits for a person, counted by private.recount_badges; every count ends at 100 (D193).';
COMMENT ON COLUMN public.badge_counts.messages IS 'Messages of others that were not read, of the last days that `limits` names.';
COMMENT ON COLUMN public.badge_counts.messages_mark IS 'Grows with each message that comes while `messages` is 100. Devices subscribe to this row, and the growth makes them fetch that message.';
COMMENT ON COLUMN public.badge_counts.invitations IS 'Open invitations to groups.';
COMMENT ON COLUMN public.badge_counts.votes IS 'Open votes in which the person has not voted and may.';
COMMENT ON COLUMN public.badge_counts.payments IS 'Contributions that can be paid now and are not (D193).';
COMMENT ON COLUMN public.badge_counts.member_joins IS 'People who came into the person''s groups since the person looked, of the last days that `limits` names.';
COMMENT ON COLUMN public.badge_counts.alerts IS 'Unread alerts that none of the five counts tells already (D289).';
COMMENT ON COLUMN public.badge_counts.total IS 'The sum that the header shows (D289).';
COMMENT ON COLUMN public.badge_counts.alerts_unread IS 'All unread alerts: the number on the Alerts tab.';
COMMENT ON COLUMN public.badge_counts.votes_mark IS 'Another whenever the open votes of the person''s groups are others: the list of votes is read again. A live query of that list would be asked at every vote of anybody.';
COMMENT ON COLUMN public.badge_counts.invitations_mark IS 'The same of the open invitations to the person.';
COMMENT ON COLUMN public.badge_counts.member_joins_seen_at IS 'When the person last looked at what happened in their groups. Moves forward only.';
COMMENT ON COLUMN public.badge_counts.recount_at IS 'When time alone changes a count: a round opens, a vote or an invitation ends, something falls out of its window.';
CREATE INDEX badge_counts_recount_at_idx ON public.badge_counts (recount_at);

CREATE UNLOGGED TABLE private.badges_due (
  transaction xid8 NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (transaction, user_id)
);
COMMENT ON TABLE private.badges_due IS 'Whom a transaction has to count anew at its end. No row outlives its transaction.';

CREATE TABLE private.notices_told_elsewhere (
  kind text PRIMARY KEY REFERENCES public.notice_kinds (value)
);
COMMENT ON TABLE private.notices_told_elsewhere IS
  'Kinds of notices that do not count among alerts, because another count tells the same, or because they ask for nothing (D289).';
INSERT INTO private.notices_told_elsewhere VALUES
  ('group_invitation'), ('member_joined'), ('restart_vote_opened'), ('extension_vote_opened'), ('removal_vote_opened'),
  ('late_payment_allowed'), ('late_payment_opened'), ('payment_due'), ('payment_unfinished'), ('payment_reminder'), ('contribution_received'),
  ('message_received'), ('group_message_received');

CREATE FUNCTION private.give_badges() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO public.badge_counts (user_id) VALUES (NEW.user_id); RETURN NULL; END $$;
COMMENT ON FUNCTION private.give_badges IS 'Trigger: every person has a row of counts.';
CREATE TRIGGER user_profiles_give_badges AFTER INSERT ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION private.give_badges();
