-- The record of a circle (D265): what its organizer did, or the system in the organizer's place. actions/record says which
-- kinds exist, with which values, and who writes them; web/circle/record has the words.
CREATE TABLE public.act_kinds (value text PRIMARY KEY, comment text);
COMMENT ON TABLE public.act_kinds IS 'The kinds of acts that a circle''s record holds (D265).';
INSERT INTO public.act_kinds VALUES
  ('group_founded', 'the circle began to recruit'), ('details_changed', 'name, description, place or rules were written anew'),
  ('admission_set', 'who sees the circle and how people come in'), ('terms_changed', 'the terms were changed before a start'),
  ('payout_day_set', 'the days between due date and payout were changed'), ('look_set', 'link name or accent colour were changed'),
  ('picture_set', 'the picture was changed or taken away'), ('cover_set', 'the cover was changed or taken away'),
  ('manual_start_set', 'whether the circle may be started by hand, and with how many'), ('payout_order_set', 'the order of payouts was arranged'),
  ('recruitment_extended', 'the start was moved and the circle recruits'), ('registration_closed', 'the circle admits nobody for now'),
  ('members_reminded', 'who owed the round was reminded'), ('group_closed', 'the circle was closed before its start'),
  ('group_deleted', 'the circle was deleted'), ('group_started', 'a cycle was started'),
  ('join_request_approved', 'a person who asked was let in'), ('join_requests_declined', 'requests to join were declined: how many, not whose'),
  ('person_invited', 'somebody was invited: not who'), ('invitation_resent', 'an invitation was sent again: not to whom'),
  ('invitation_revoked', 'an invitation was taken back: not whose'), ('join_link_created', 'a join link was made'),
  ('join_link_revoked', 'a join link was taken back'), ('leave_agreed', 'a member may leave who asked to'),
  ('leave_declined', 'a request to leave was declined: not whose'), ('member_removed', 'a member was removed before the start'),
  ('member_released', 'a member did not accept changed terms in time'), ('late_payment_allowed', 'a member may pay a round late'),
  ('admin_role_offered', 'a member was asked to run the circle'), ('admin_offer_withdrawn', 'the offer to run the circle was taken back'),
  ('admin_changed', 'another member runs the circle'), ('restart_vote_opened', 'the circle was asked to go round again'),
  ('restart_vote_deleted', 'the open vote to go round again was taken back'), ('member_vote_deleted', 'an open vote about a member was taken back');

CREATE TABLE public.recorded_acts (
  recorded_act_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  number integer NOT NULL DEFAULT 0,
  kind text NOT NULL REFERENCES public.act_kinds (value),
  actor_id uuid REFERENCES public.user_profiles (user_id),
  about_id uuid REFERENCES public.user_profiles (user_id),
  "values" jsonb NOT NULL DEFAULT '{}',
  reason text,
  recorded_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT recorded_acts_numbered_in_order UNIQUE (group_id, number),
  CONSTRAINT recorded_acts_number_from_one CHECK (number > 0),
  CONSTRAINT recorded_acts_values_are_an_object CHECK (jsonb_typeof("values") = 'object'),
  CONSTRAINT recorded_acts_reason_length CHECK (char_length(reason) BETWEEN 1 AND 300),
  CONSTRAINT recorded_acts_reason_is_lines CHECK (private.is_lines(reason)),
  -- Whose request was declined, or who was invited, is nobody's business (D265, D266); what was typed about them might tell it.
  CONSTRAINT recorded_acts_keep_names_back CHECK (
    kind NOT IN ('join_requests_declined', 'leave_declined', 'person_invited', 'invitation_resent', 'invitation_revoked')
    OR (about_id IS NULL AND reason IS NULL))
);
COMMENT ON TABLE public.recorded_acts IS 'The record of each circle: one line an act, which nobody changes or takes away (D265). Written only by the actions service, and by a trigger where an organizer edits the details.';
COMMENT ON COLUMN public.recorded_acts.number IS 'The place of the act in its circle''s record, from one without a gap: given by a trigger.';
COMMENT ON COLUMN public.recorded_acts.actor_id IS 'Who did it; null where the system did in the organizer''s place.';
COMMENT ON COLUMN public.recorded_acts.about_id IS 'Whom it was about; null where it was about nobody, or where that is not told.';
COMMENT ON COLUMN public.recorded_acts."values" IS 'The facts of the kind: amounts in the minor unit, days, counts. Never a text that was made for reading.';
COMMENT ON COLUMN public.recorded_acts.reason IS 'What the actor wrote as the reason, as it was written.';
CREATE INDEX recorded_acts_actor_id_idx ON public.recorded_acts (actor_id);
CREATE INDEX recorded_acts_about_id_idx ON public.recorded_acts (about_id);

-- Whoever writes a line holds the group's lock, so lines get their numbers one after the other.
CREATE FUNCTION private.number_recorded_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.number := coalesce((SELECT max(a.number) FROM public.recorded_acts a WHERE a.group_id = NEW.group_id), 0) + 1;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.number_recorded_act IS 'Trigger: a new line of a circle''s record has the next number (D265).';
CREATE TRIGGER recorded_acts_numbered BEFORE INSERT ON public.recorded_acts FOR EACH ROW EXECUTE FUNCTION private.number_recorded_act();

CREATE FUNCTION private.refuse_change_of_record() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'the record of a circle is append-only' USING ERRCODE = '23001'; END $$;
COMMENT ON FUNCTION private.refuse_change_of_record IS 'Trigger: lines of a circle''s record cannot be changed (D265).';
CREATE TRIGGER recorded_acts_append_only BEFORE UPDATE OR DELETE ON public.recorded_acts FOR EACH ROW EXECUTE FUNCTION private.refuse_change_of_record();
CREATE TRIGGER recorded_acts_no_truncate BEFORE TRUNCATE ON public.recorded_acts EXECUTE FUNCTION private.refuse_change_of_record();

-- Details are the one thing that an organizer changes by a plain update, so no service sees it.
CREATE FUNCTION private.record_details() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.recorded_acts (group_id, kind, actor_id, "values")
  SELECT NEW.group_id, 'details_changed', (nullif(current_setting('hasura.user', true), '')::json ->> 'x-hasura-user-id')::uuid,
    jsonb_build_object('fields', jsonb_agg(f.name ORDER BY f.name))
  FROM (VALUES
    ('name', OLD.name IS DISTINCT FROM NEW.name), ('description', OLD.description IS DISTINCT FROM NEW.description),
    ('location', OLD.location IS DISTINCT FROM NEW.location), ('rules', OLD.rules IS DISTINCT FROM NEW.rules)) f (name, is_new)
  WHERE f.is_new;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.record_details IS 'Trigger: notes in a circle''s record which of its details were written anew (D265, D267).';
-- A pending circle is its founder's draft.
CREATE TRIGGER groups_details_recorded AFTER UPDATE OF name, description, location, rules ON public.groups FOR EACH ROW
  WHEN (OLD.status <> 'pending' AND (OLD.name, OLD.description, OLD.location, OLD.rules) IS DISTINCT FROM (NEW.name, NEW.description, NEW.location, NEW.rules))
  EXECUTE FUNCTION private.record_details();

-- What the rules of a circle were at any time, and so how two versions differ (D267). Who wrote each stands in the record.
CREATE TABLE private.group_rules_versions (
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  version integer NOT NULL,
  rules text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (group_id, version),
  CONSTRAINT group_rules_versions_from_one CHECK (version > 0)
);
COMMENT ON TABLE private.group_rules_versions IS 'Each version of a circle''s rules, from those with which it began to recruit; each differs from the one before. Nobody changes one or takes it away.';
CREATE TRIGGER group_rules_versions_append_only BEFORE UPDATE OR DELETE ON private.group_rules_versions FOR EACH ROW EXECUTE FUNCTION private.refuse_change_of_record();
CREATE TRIGGER group_rules_versions_no_truncate BEFORE TRUNCATE ON private.group_rules_versions EXECUTE FUNCTION private.refuse_change_of_record();

-- Whoever writes a group holds its lock, so versions get their numbers one after the other.
CREATE FUNCTION private.keep_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private.group_rules_versions (group_id, version, rules)
  SELECT NEW.group_id, coalesce(max(v.version), 0) + 1, NEW.rules FROM private.group_rules_versions v WHERE v.group_id = NEW.group_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.keep_rules IS 'Trigger: keeps the rules of a circle as a version of their own (D267).';
-- A pending circle is its founder's draft.
CREATE TRIGGER groups_first_rules_kept AFTER INSERT ON public.groups FOR EACH ROW WHEN (NEW.status <> 'pending') EXECUTE FUNCTION private.keep_rules();
CREATE TRIGGER groups_rules_kept AFTER UPDATE OF status, rules ON public.groups FOR EACH ROW
  WHEN (NEW.status <> 'pending' AND (OLD.status = 'pending' OR OLD.rules <> NEW.rules)) EXECUTE FUNCTION private.keep_rules();

-- Names as they are now: who takes another one, or deletes the account, is not held to the old one by the record.
CREATE FUNCTION public.recorded_act_actor_alias(act public.recorded_acts) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.alias FROM public.user_profiles p WHERE p.user_id = act.actor_id $$;
COMMENT ON FUNCTION public.recorded_act_actor_alias IS 'The name that the actor shows to others; null where the system acted.';
CREATE FUNCTION public.recorded_act_about_alias(act public.recorded_acts) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT p.alias FROM public.user_profiles p WHERE p.user_id = act.about_id $$;
COMMENT ON FUNCTION public.recorded_act_about_alias IS 'The name of the person whom the act was about, as they show it to others.';
CREATE FUNCTION public.recorded_act_order_aliases(act public.recorded_acts) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_agg(p.alias ORDER BY x.place) FROM jsonb_array_elements_text(act."values" -> 'order') WITH ORDINALITY x (user_id, place)
  JOIN public.user_profiles p ON p.user_id = x.user_id::uuid $$;
COMMENT ON FUNCTION public.recorded_act_order_aliases IS 'The names of the people whose order was arranged, in that order: a list of texts; null where the act arranged none. As jsonb, since a computed field may return no array.';
