-- Who has to be counted anew after which change. Changes note people in badges_due, and the end of the transaction counts
-- each of them once, in one order. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.note_badges(people uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO private.badges_due (user_id, transaction) SELECT DISTINCT person, pg_current_xact_id() FROM unnest(people) person
  WHERE person IS NOT NULL ON CONFLICT DO NOTHING $$;
COMMENT ON FUNCTION private.note_badges IS 'These people are counted anew when the transaction ends.';

CREATE OR REPLACE FUNCTION private.count_noted_badges() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  people uuid[];
BEGIN
  WITH due AS (DELETE FROM private.badges_due d WHERE d.transaction = pg_current_xact_id() RETURNING d.user_id)
  SELECT array_agg(user_id) INTO people FROM due;
  IF people IS NOT NULL THEN PERFORM private.recount_badges(people); END IF;
END $$;
COMMENT ON FUNCTION private.count_noted_badges IS 'Counts everybody whom the transaction noted so far.';

CREATE OR REPLACE FUNCTION private.count_due_badges() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM private.count_noted_badges(); RETURN NULL; END $$;
COMMENT ON FUNCTION private.count_due_badges IS 'Trigger at the end of a transaction: the first call counts everybody whom it noted, the others find nobody left.';
DROP TRIGGER IF EXISTS badges_due_count ON private.badges_due;
CREATE CONSTRAINT TRIGGER badges_due_count AFTER INSERT ON private.badges_due DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION private.count_due_badges();

CREATE OR REPLACE FUNCTION private.note_badge_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM private.note_badges(ARRAY[(to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> TG_ARGV[0])::uuid]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_badge_of_row IS 'Trigger (column of the person): that person is counted anew.';
CREATE OR REPLACE TRIGGER vote_voters_note_badge AFTER INSERT OR DELETE ON private.vote_voters FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('voter_id');
CREATE OR REPLACE TRIGGER vote_responses_note_badge AFTER INSERT OR DELETE ON public.vote_responses FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('voter_id');
CREATE OR REPLACE TRIGGER payments_note_badge AFTER INSERT OR UPDATE OF status, is_processing ON public.payments FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('user_id');
CREATE OR REPLACE TRIGGER obligations_note_badge AFTER UPDATE OF waived_at, grace_ends_at ON public.obligations FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('user_id');
CREATE OR REPLACE TRIGGER late_allowances_note_badge AFTER INSERT OR UPDATE ON public.late_allowances FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('user_id');
CREATE OR REPLACE TRIGGER late_requests_note_badge AFTER INSERT OR UPDATE ON public.late_requests FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('user_id');
CREATE OR REPLACE TRIGGER notifications_note_badge AFTER INSERT OR DELETE OR UPDATE OF read, dismissed_at ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('user_id');
CREATE OR REPLACE TRIGGER user_profiles_note_badge AFTER UPDATE OF email, email_confirmed_at ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_row('user_id');
CREATE OR REPLACE TRIGGER badge_counts_note_badge AFTER UPDATE OF member_joins_seen_at ON public.badge_counts
  FOR EACH ROW WHEN (NEW.member_joins_seen_at <> OLD.member_joins_seen_at) EXECUTE FUNCTION private.note_badge_of_row('user_id');

CREATE OR REPLACE FUNCTION private.note_badges_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  circle uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.group_id ELSE NEW.group_id END;
BEGIN
  PERFORM private.note_badges(array_agg(m.user_id)) FROM public.group_members m WHERE m.group_id = circle;
  IF TG_TABLE_NAME = 'group_members' AND TG_OP = 'DELETE' THEN PERFORM private.note_badges(ARRAY[OLD.user_id]); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_badges_of_group IS 'Trigger: everybody in the group of the row is counted anew.';
CREATE OR REPLACE TRIGGER group_members_note_badges AFTER INSERT OR DELETE OR UPDATE OF status ON public.group_members FOR EACH ROW EXECUTE FUNCTION private.note_badges_of_group();
CREATE OR REPLACE TRIGGER groups_note_badges AFTER UPDATE OF status, frozen_at, deleted_at ON public.groups
  FOR EACH ROW WHEN ((NEW.status, NEW.frozen_at, NEW.deleted_at) IS DISTINCT FROM (OLD.status, OLD.frozen_at, OLD.deleted_at)) EXECUTE FUNCTION private.note_badges_of_group();
CREATE OR REPLACE TRIGGER grace_period_votes_note_badges AFTER INSERT OR DELETE OR UPDATE OF status, expires_at ON public.grace_period_votes FOR EACH ROW EXECUTE FUNCTION private.note_badges_of_group();

CREATE OR REPLACE FUNCTION private.note_badge_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  address citext := CASE WHEN TG_OP = 'DELETE' THEN OLD.invitee_email ELSE NEW.invitee_email END;
BEGIN
  PERFORM private.note_badges(array_agg(p.user_id)) FROM public.user_profiles p WHERE p.email = address;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.note_badge_of_address IS 'Trigger: whoever has the address of an invitation is counted anew.';
CREATE OR REPLACE TRIGGER group_invitations_note_badge AFTER INSERT OR DELETE OR UPDATE OF status, expires_at ON public.group_invitations FOR EACH ROW EXECUTE FUNCTION private.note_badge_of_address();

CREATE OR REPLACE FUNCTION private.see_member_joins() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN NEW.member_joins_seen_at := greatest(OLD.member_joins_seen_at, least(NEW.member_joins_seen_at, public.app_now())); RETURN NEW; END $$;
COMMENT ON FUNCTION private.see_member_joins IS 'Trigger: the mark of what was seen moves forward only, and not into the future.';
CREATE OR REPLACE TRIGGER badge_counts_see_member_joins BEFORE UPDATE OF member_joins_seen_at ON public.badge_counts
  FOR EACH ROW EXECUTE FUNCTION private.see_member_joins();

CREATE OR REPLACE FUNCTION private.follow_hiding() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM private.recount_messages(ARRAY[NEW.user_id]); RETURN NULL; END $$;
COMMENT ON FUNCTION private.follow_hiding IS 'Trigger: what is unread in a hidden conversation is not counted, and is again once that is undone (D240).';
-- A message that brings a conversation back changes last_number as well, and counts by itself.
CREATE OR REPLACE TRIGGER chat_user_states_follow_hiding AFTER UPDATE OF deleted_at ON public.chat_user_states
  FOR EACH ROW WHEN (NEW.deleted_at IS DISTINCT FROM OLD.deleted_at AND NEW.last_number = OLD.last_number AND NEW.unread > 0) EXECUTE FUNCTION private.follow_hiding();
