-- The circle, its cycles, who is in it, and who wants to be.
CREATE SEQUENCE public.groups_short_id_seq START 1001;

CREATE TABLE public.groups (
  group_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  short_id integer NOT NULL DEFAULT nextval('public.groups_short_id_seq'),
  url_slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  rules text NOT NULL DEFAULT '',
  location text,
  picture_id uuid,
  has_picture boolean GENERATED ALWAYS AS (CASE WHEN picture_id IS NOT NULL THEN true END) STORED,
  image_url text GENERATED ALWAYS AS ('/files/group-pictures/' || picture_id::text) STORED,
  cover_id uuid,
  has_cover boolean GENERATED ALWAYS AS (CASE WHEN cover_id IS NOT NULL THEN true END) STORED,
  cover_url text GENERATED ALWAYS AS ('/files/group-covers/' || cover_id::text) STORED,
  accent_color text,
  status text NOT NULL DEFAULT 'recruiting' REFERENCES public.group_statuses (value),
  frequency text NOT NULL REFERENCES public.frequencies (value),
  contribution_amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'USD' REFERENCES public.currencies (code),
  time_zone text NOT NULL DEFAULT 'America/New_York',
  admin_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  created_by uuid NOT NULL REFERENCES public.user_profiles (user_id),
  is_public boolean NOT NULL DEFAULT true,
  join_method text NOT NULL DEFAULT 'request_to_join' REFERENCES public.join_methods (value),
  member_limit integer NOT NULL,
  current_members integer NOT NULL DEFAULT 0,
  minimum_members_to_start integer NOT NULL,
  manual_start_enabled boolean NOT NULL DEFAULT true,
  payout_assignment_method text NOT NULL DEFAULT 'random' REFERENCES public.payout_order_methods (value),
  payout_delay_days integer NOT NULL DEFAULT 0,
  current_cycle integer NOT NULL DEFAULT 1,
  cycle_phase text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN status IN ('started', 'inactive') THEN 'started' WHEN status = 'completed' THEN 'completed' ELSE 'planned' END) STORED,
  frozen_at timestamptz,
  deleted_at timestamptz,
  ended_at timestamptz,
  is_visible_to_all boolean NOT NULL GENERATED ALWAYS AS
    (is_public AND deleted_at IS NULL AND status IN ('recruiting', 'started', 'completed')) STORED,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT groups_short_id_is_unique UNIQUE (short_id),
  CONSTRAINT groups_url_slug_is_unique UNIQUE (url_slug),
  CONSTRAINT groups_name_length CHECK (char_length(name) BETWEEN 3 AND 60),
  CONSTRAINT groups_name_is_a_name CHECK (private.is_name(name)),
  CONSTRAINT groups_name_poses_as_nobody CHECK (NOT private.poses_as_service(name)),
  CONSTRAINT groups_description_length CHECK (char_length(description) <= 500),
  CONSTRAINT groups_rules_length CHECK (char_length(rules) <= 1000),
  CONSTRAINT groups_words_are_lines CHECK (private.is_lines(description) AND private.is_lines(rules)),
  CONSTRAINT groups_location_is_a_line CHECK (char_length(location) <= 120 AND private.is_line(location)),
  CONSTRAINT groups_picture_is_one_groups UNIQUE (picture_id),
  CONSTRAINT groups_cover_is_one_groups UNIQUE (cover_id),
  -- What a group shows is stored as a whole, and nothing deletes it while it is shown.
  CONSTRAINT groups_picture_is_whole FOREIGN KEY (picture_id, has_picture) REFERENCES private.stored_files (file_id, is_whole),
  CONSTRAINT groups_cover_is_whole FOREIGN KEY (cover_id, has_cover) REFERENCES private.stored_files (file_id, is_whole),
  CONSTRAINT groups_accent_color_form CHECK (accent_color ~ '^#[0-9a-fA-F]{6}$'),
  CONSTRAINT groups_url_slug_form CHECK (char_length(url_slug) <= 100 AND url_slug ~ '^[a-z0-9-]+$'),
  CONSTRAINT groups_time_zone_known FOREIGN KEY (time_zone) REFERENCES private.time_zones (code),
  CONSTRAINT groups_contribution_range CHECK (contribution_amount BETWEEN 500 AND 500000),
  CONSTRAINT groups_pot_ceiling CHECK (contribution_amount * (member_limit - 1) <= 5000000),
  CONSTRAINT groups_member_limit_range CHECK (member_limit BETWEEN 2 AND 50),
  CONSTRAINT groups_capacity CHECK (current_members BETWEEN 0 AND member_limit),
  CONSTRAINT groups_minimum_range CHECK (minimum_members_to_start BETWEEN 2 AND member_limit),
  CONSTRAINT groups_private_is_invite_only CHECK (is_public = (join_method <> 'invite_only')),
  CONSTRAINT groups_payout_delay_range CHECK (payout_delay_days BETWEEN 0 AND 5)
);
COMMENT ON TABLE public.groups IS 'A savings circle: its words, its terms for the next start, its seats. What belongs to one run stands in cycles. Membership, money and state change only through the actions service.';
COMMENT ON COLUMN public.groups.has_picture IS 'True or null, never false: the half of a foreign key that asks for a whole file.';
COMMENT ON COLUMN public.groups.image_url IS 'Where its picture is. The address changes with the picture, so whoever has it may keep what was there (D262).';
COMMENT ON COLUMN public.groups.has_cover IS 'As has_picture.';
COMMENT ON COLUMN public.groups.cover_url IS 'Where the wide picture above its page is (D6), as image_url.';
COMMENT ON COLUMN public.groups.contribution_amount IS 'What one member pays a round, in minor units of `currency`, fees not included. A cycle that has started keeps its own.';
COMMENT ON COLUMN public.groups.current_cycle IS 'The cycle that is planned, running or last completed: the pointer into cycles.';
COMMENT ON COLUMN public.groups.cycle_phase IS 'What `status` says of the current cycle. A foreign key holds it to what the cycle itself says.';
COMMENT ON COLUMN public.groups.current_members IS 'Active members, kept by a trigger on group_members; the capacity check stands on it (D120).';
COMMENT ON COLUMN public.groups.ended_at IS
  'Since when the group is over, kept by a trigger: completed, closed, inactive or deleted, whichever came first. Null while it lives, and again once another cycle is planned (D73, D225).';
COMMENT ON COLUMN public.groups.is_visible_to_all IS 'Whether visitors, partners and every member see it (D95, D163). The other half of the rule is the view group_viewers.';
CREATE UNIQUE INDEX groups_name_once_per_creator ON public.groups (created_by, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX groups_admin_id_idx ON public.groups (admin_id);
CREATE INDEX groups_created_by_idx ON public.groups (created_by, created_at);
-- Not partial: the values of a page's conditions are parameters of a plan that is made once.
CREATE INDEX groups_discover_idx ON public.groups (status, is_visible_to_all, created_at DESC, group_id);
CREATE INDEX groups_status_idx ON public.groups (status);
CREATE INDEX groups_search_idx ON public.groups USING gin (name gin_trgm_ops, description gin_trgm_ops, location gin_trgm_ops);
CREATE TRIGGER groups_touch BEFORE UPDATE ON public.groups FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE FUNCTION private.refuse_other_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a group does not go from % to %', OLD.status, NEW.status
    USING ERRCODE = 'check_violation', TABLE = 'groups', CONSTRAINT = 'groups_status_goes_its_way';
END $$;
COMMENT ON FUNCTION private.refuse_other_status IS 'Trigger: a group''s status changes by the ways of D73 alone.';
CREATE TRIGGER groups_status_goes_its_way BEFORE UPDATE OF status ON public.groups FOR EACH ROW
  WHEN (OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (
    ('pending', 'recruiting'), ('recruiting', 'ready_to_start'), ('ready_to_start', 'recruiting'), ('recruiting', 'started'),
    ('ready_to_start', 'started'), ('recruiting', 'closed'), ('ready_to_start', 'closed'), ('started', 'completed'),
    ('started', 'inactive'), ('completed', 'ready_to_start')))
  EXECUTE FUNCTION private.refuse_other_status();

CREATE FUNCTION private.note_end_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := CASE WHEN NEW.deleted_at IS NOT NULL OR NEW.status IN ('completed', 'closed', 'inactive')
    THEN coalesce(NEW.ended_at, public.app_now()) END;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.note_end_of_group IS 'Trigger: keeps since when a group is over. What is changed of it later moves nothing.';
CREATE TRIGGER groups_note_end BEFORE INSERT OR UPDATE OF status, deleted_at ON public.groups FOR EACH ROW EXECUTE FUNCTION private.note_end_of_group();

CREATE FUNCTION private.refuse_other_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the group % has had a cycle in %', OLD.group_id, OLD.currency
    USING ERRCODE = 'check_violation', TABLE = 'groups', CONSTRAINT = 'groups_currency_is_final';
END $$;
COMMENT ON FUNCTION private.refuse_other_currency IS 'Trigger: what is owed from a cycle is in the currency of its group, which stays the same from the first start on (D43).';
CREATE TRIGGER groups_currency_is_final BEFORE UPDATE OF currency ON public.groups FOR EACH ROW
  WHEN (OLD.currency <> NEW.currency AND (OLD.current_cycle > 1 OR OLD.cycle_phase <> 'planned'))
  EXECUTE FUNCTION private.refuse_other_currency();

CREATE TABLE public.cycles (
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  cycle integer NOT NULL,
  start_date date,
  missed_start_date date,
  draw_proof jsonb,
  contribution_amount bigint,
  frequency text REFERENCES public.frequencies (value),
  payout_assignment_method text REFERENCES public.payout_order_methods (value),
  payout_delay_days integer,
  round_count integer,
  locked_member_count integer,
  end_date date,
  started_at timestamptz,
  started_manually_at timestamptz,
  current_payout_round integer,
  completed_at timestamptz,
  phase text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN completed_at IS NOT NULL THEN 'completed' WHEN started_at IS NOT NULL THEN 'started' ELSE 'planned' END) STORED,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (group_id, cycle),
  CONSTRAINT cycles_one_phase UNIQUE (group_id, cycle, phase),
  CONSTRAINT cycles_number_is_positive CHECK (cycle > 0),
  CONSTRAINT cycles_started_is_locked CHECK (
    num_nulls(started_at, start_date, end_date, contribution_amount, frequency, payout_assignment_method, payout_delay_days, round_count, locked_member_count, current_payout_round) = 0
    OR num_nonnulls(started_at, started_manually_at, completed_at, end_date, contribution_amount, frequency, payout_assignment_method, payout_delay_days, round_count, locked_member_count, current_payout_round) = 0),
  CONSTRAINT cycles_contribution_is_positive CHECK (contribution_amount > 0),
  CONSTRAINT cycles_two_members_at_least CHECK (round_count >= 2),
  CONSTRAINT cycles_exits_only_lower CHECK (locked_member_count BETWEEN 1 AND round_count),
  CONSTRAINT cycles_round_within_cycle CHECK (current_payout_round BETWEEN 1 AND round_count),
  CONSTRAINT cycles_completed_after_start CHECK (completed_at >= started_at)
);
COMMENT ON TABLE public.cycles IS
  'One run of a circle. Planned with a start date; the start freezes its terms and counts its members (D51, D81); it stays as it was when the next one is planned (D39).';
COMMENT ON COLUMN public.cycles.start_date IS 'The planned day, until the start; then the day of the start in the group''s time zone.';
COMMENT ON COLUMN public.cycles.missed_start_date IS 'The planned day from which the circle could not start by itself, once that was looked at (D75). Another planned day makes it one of the past.';
COMMENT ON COLUMN public.cycles.draw_proof IS 'What the order was drawn from: {seed, members, drawn_at}. Whoever is or was in the group reads it and can draw the order again (D80).';
COMMENT ON COLUMN public.cycles.contribution_amount IS 'What one member pays a round of this cycle, in minor units of the group''s currency, fees not included. Null until the start.';
COMMENT ON COLUMN public.cycles.round_count IS 'The rounds that the start wrote: one for each member then, and as many to the end (D81, D257).';
COMMENT ON COLUMN public.cycles.locked_member_count IS 'The members counted at the start, less those whose exit before their turn was settled: the size of the pots (D81, D257).';
COMMENT ON COLUMN public.cycles.current_payout_round IS 'The first round that is neither paid out nor past its grace; the last one when there is none (D58).';
CREATE INDEX cycles_planned_idx ON public.cycles (start_date) WHERE started_at IS NULL;
CREATE TRIGGER cycles_touch BEFORE UPDATE ON public.cycles FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

-- Checked at commit, because a group and its first cycle are written together, and status and cycle change together.
ALTER TABLE public.groups ADD CONSTRAINT groups_status_fits_cycle FOREIGN KEY (group_id, current_cycle, cycle_phase)
  REFERENCES public.cycles (group_id, cycle, phase) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE public.group_slugs (
  url_slug text PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES public.groups (group_id)
);
COMMENT ON TABLE public.group_slugs IS 'Every slug a group ever had: shared links must not break (D90).';
CREATE INDEX group_slugs_group_id_idx ON public.group_slugs (group_id);
CREATE FUNCTION private.remember_group_slug() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO public.group_slugs VALUES (NEW.url_slug, NEW.group_id) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
COMMENT ON FUNCTION private.remember_group_slug IS 'Trigger: old links of a group keep working (D90).';
CREATE TRIGGER groups_remember_slug AFTER INSERT OR UPDATE OF url_slug ON public.groups FOR EACH ROW EXECUTE FUNCTION private.remember_group_slug();

CREATE TABLE public.group_members (
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  status text NOT NULL DEFAULT 'active' REFERENCES public.member_statuses (value),
  role text NOT NULL DEFAULT 'member' REFERENCES public.member_roles (value),
  alias_look text NOT NULL DEFAULT '',
  auto_pay_enabled boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL DEFAULT public.app_now(),
  left_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (group_id, user_id),
  CONSTRAINT group_members_left_has_date CHECK ((status = 'left') = (left_at IS NOT NULL))
);
COMMENT ON TABLE public.group_members IS 'Who is or was a member of a group. One row a person and group.';
COMMENT ON COLUMN public.group_members.alias_look IS 'What the member''s alias looks like. Kept by triggers: members are told apart by their aliases, so no two active ones of a group look alike.';
CREATE UNIQUE INDEX group_members_alias_once ON public.group_members (group_id, alias_look) WHERE status = 'active';
CREATE INDEX group_members_user_id_idx ON public.group_members (user_id, status, joined_at DESC);
CREATE UNIQUE INDEX group_members_one_admin ON public.group_members (group_id) WHERE role = 'admin' AND status = 'active';
CREATE TRIGGER group_members_touch BEFORE UPDATE ON public.group_members FOR EACH ROW EXECUTE FUNCTION public.touch_updated_at();

CREATE FUNCTION private.look_up_alias() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the person: a change of the alias waits, or has been seen.
  SELECT private.look_of(p.alias) INTO STRICT NEW.alias_look FROM public.user_profiles p WHERE p.user_id = NEW.user_id FOR SHARE;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION private.look_up_alias IS 'Trigger: a membership knows what its member''s alias looks like.';
CREATE TRIGGER group_members_look_up_alias BEFORE INSERT OR UPDATE OF status ON public.group_members
  FOR EACH ROW EXECUTE FUNCTION private.look_up_alias();
CREATE FUNCTION private.follow_alias() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN UPDATE public.group_members SET alias_look = private.look_of(NEW.alias) WHERE user_id = NEW.user_id; RETURN NULL; END $$;
COMMENT ON FUNCTION private.follow_alias IS 'Trigger: memberships follow a changed alias or picture. They are written anew also where the alias looks the same, so that open pages of these circles read it.';
CREATE TRIGGER user_profiles_follow_alias AFTER UPDATE OF alias, avatar_url ON public.user_profiles
  FOR EACH ROW WHEN (OLD.alias <> NEW.alias OR OLD.avatar_url IS DISTINCT FROM NEW.avatar_url) EXECUTE FUNCTION private.follow_alias();

CREATE FUNCTION private.count_group_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status = 'active';
  is_now boolean := TG_OP <> 'DELETE' AND NEW.status = 'active';
BEGIN
  IF was <> is_now THEN
    UPDATE public.groups SET current_members = current_members + CASE WHEN is_now THEN 1 ELSE -1 END
    WHERE group_id = coalesce(NEW.group_id, OLD.group_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.count_group_members IS 'Trigger: keeps the number of active members of a group (D120).';
CREATE TRIGGER group_members_count AFTER INSERT OR UPDATE OF status OR DELETE ON public.group_members
  FOR EACH ROW EXECUTE FUNCTION private.count_group_members();

CREATE TABLE public.join_requests (
  join_request_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  status text NOT NULL DEFAULT 'pending' REFERENCES public.join_request_statuses (value),
  message text,
  rejection_reason text,
  requested_at timestamptz NOT NULL DEFAULT public.app_now(),
  processed_at timestamptz,
  processed_by uuid REFERENCES public.user_profiles (user_id),
  CONSTRAINT join_requests_message_length CHECK (char_length(message) <= 300),
  CONSTRAINT join_requests_reason_length CHECK (char_length(rejection_reason) <= 300),
  CONSTRAINT join_requests_words_are_lines CHECK (private.is_lines(message) AND private.is_lines(rejection_reason)),
  CONSTRAINT join_requests_processed_has_date CHECK ((status = 'pending') = (processed_at IS NULL))
);
COMMENT ON TABLE public.join_requests IS 'Requests to join a group, and how its admin answered, or that who asked took them back (D119).';
CREATE UNIQUE INDEX join_requests_one_pending ON public.join_requests (group_id, user_id) WHERE status = 'pending';
CREATE INDEX join_requests_user_id_idx ON public.join_requests (user_id);
CREATE INDEX join_requests_processed_by_idx ON public.join_requests (processed_by);

CREATE FUNCTION private.shorten_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT left(address, 1) || '...' || substring(address FROM '@[^@]*$') $$;
COMMENT ON FUNCTION private.shorten_address IS 'An address as its own sender may see it again: g...@example.org (D266).';

CREATE TABLE public.group_invitations (
  invitation_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  inviter_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  invitee_email citext,
  picked_alias text,
  role text NOT NULL DEFAULT 'member' REFERENCES public.member_roles (value),
  status text NOT NULL DEFAULT 'pending' REFERENCES public.invitation_statuses (value),
  expires_at timestamptz NOT NULL DEFAULT public.app_now() + make_interval(days => public.limit_of('invitation_expires')),
  answered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT group_invitations_invitee_email_form CHECK (private.is_e_mail(invitee_email::text)),
  CONSTRAINT group_invitations_picked_alias_is_a_name CHECK (char_length(picked_alias) BETWEEN 2 AND 40 AND private.is_name(picked_alias)),
  CONSTRAINT group_invitations_pending_has_address CHECK (status <> 'pending' OR invitee_email IS NOT NULL),
  CONSTRAINT group_invitations_answered_has_date CHECK ((status IN ('pending', 'expired')) = (answered_at IS NULL))
);
COMMENT ON TABLE public.group_invitations IS 'Invitations to a group by e-mail (D109). Their tokens are in schema private.';
COMMENT ON COLUMN public.group_invitations.invitee_email IS 'Whose invitation it is. Forgotten, with the alias, some time after it ended: then it is shown to nobody (D225).';
COMMENT ON COLUMN public.group_invitations.picked_alias IS 'The alias of the person who was picked by name; null where an address was typed.';
-- Picked people and typed addresses are counted apart: an answer that joined them would tell whose an address is (D266).
CREATE UNIQUE INDEX group_invitations_one_pending ON public.group_invitations (group_id, invitee_email, (picked_alias IS NULL)) WHERE status = 'pending';
CREATE INDEX group_invitations_invitee_email_idx ON public.group_invitations (invitee_email, status);
CREATE INDEX group_invitations_inviter_id_idx ON public.group_invitations (inviter_id, created_at);
CREATE TABLE private.invitation_tokens (
  token_hash bytea PRIMARY KEY,
  invitation_id uuid NOT NULL UNIQUE REFERENCES public.group_invitations (invitation_id) ON DELETE CASCADE
);
COMMENT ON TABLE private.invitation_tokens IS 'The hash of each invitation''s token; the token itself is in the letter alone.';

CREATE TABLE public.join_links (
  join_link_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  created_by uuid NOT NULL REFERENCES public.user_profiles (user_id),
  uses_left integer NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL DEFAULT public.app_now() + public.span_of('join_link_expires'),
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  CONSTRAINT join_links_uses_left_is_not_negative CHECK (uses_left >= 0),
  CONSTRAINT join_links_uses_is_not_negative CHECK (uses >= 0)
);
COMMENT ON TABLE public.join_links IS 'Links that let several people join (D112). Their tokens are in schema private.';
COMMENT ON COLUMN public.join_links.uses IS 'How many people came in by it, or asked to.';
CREATE INDEX join_links_group_id_idx ON public.join_links (group_id);
CREATE INDEX join_links_created_by_idx ON public.join_links (created_by);
CREATE TABLE private.join_link_tokens (
  token_hash bytea PRIMARY KEY,
  join_link_id uuid NOT NULL UNIQUE REFERENCES public.join_links (join_link_id) ON DELETE CASCADE
);
COMMENT ON TABLE private.join_link_tokens IS 'The hash of each join link''s token; the token itself is in the link alone.';
CREATE TABLE private.join_link_visits (
  join_link_id uuid NOT NULL REFERENCES public.join_links (join_link_id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  opened_at timestamptz NOT NULL DEFAULT public.app_now(),
  counted_at timestamptz,
  PRIMARY KEY (join_link_id, user_id)
);
COMMENT ON TABLE private.join_link_visits IS 'Who opened which join link while it was good: they see its group as long as it is (D112).';
COMMENT ON COLUMN private.join_link_visits.counted_at IS 'When this person first joined, or asked to join, by the link. That counts as one use of the link. Null until then.';
CREATE INDEX join_link_visits_user_id_idx ON private.join_link_visits (user_id);

CREATE TABLE public.group_waiting_list (
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  offered_at timestamptz,
  offer_ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (group_id, user_id),
  CONSTRAINT group_waiting_list_offer_has_end CHECK (num_nulls(offered_at, offer_ends_at) <> 1 AND offer_ends_at > offered_at)
);
COMMENT ON TABLE public.group_waiting_list IS 'Who waits for a seat in a full group, first come first served (D92). A free seat belongs to who has waited longest.';
COMMENT ON COLUMN public.group_waiting_list.offer_ends_at IS 'Until when a seat is offered. The offer holds until it is passed on to the next.';
CREATE INDEX group_waiting_list_user_id_idx ON public.group_waiting_list (user_id);
CREATE INDEX group_waiting_list_order_idx ON public.group_waiting_list (group_id, created_at, user_id);
CREATE INDEX group_waiting_list_offers_idx ON public.group_waiting_list (offer_ends_at) WHERE offered_at IS NOT NULL;

CREATE TABLE public.agreement_texts (
  version text PRIMARY KEY,
  body text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT public.app_now()
);
COMMENT ON TABLE public.agreement_texts IS 'The versions of the group agreement (D106).';
INSERT INTO public.agreement_texts (version, body) VALUES ('2026-1',
  'I will pay my contribution by its due date in every round but my own. I will receive the pot once. The order is fixed when the circle starts. If I pay late, the others see it, and what I owe goes to the person who was short. Nobody guarantees that every member pays. I cannot leave alone once the circle has started.');

CREATE TABLE public.group_agreements (
  group_agreement_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  version text NOT NULL REFERENCES public.agreement_texts (version),
  terms jsonb NOT NULL,
  terms_hash text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT public.app_now()
);
COMMENT ON TABLE public.group_agreements IS 'Provable consent (D106): which text and which terms, by whom, when. Terms that were agreed to again after others have a row of their own.';
CREATE INDEX group_agreements_of_member_idx ON public.group_agreements (group_id, user_id, accepted_at);
CREATE INDEX group_agreements_user_id_idx ON public.group_agreements (user_id);
CREATE INDEX group_agreements_version_idx ON public.group_agreements (version);

CREATE TABLE public.leave_requests (
  leave_request_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL REFERENCES public.groups (group_id),
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  cycle integer NOT NULL,
  status text NOT NULL DEFAULT 'open' REFERENCES public.leave_request_statuses (value),
  reason text,
  asked_at timestamptz NOT NULL DEFAULT public.app_now(),
  answer_due_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by uuid REFERENCES public.user_profiles (user_id),
  answer text,
  CONSTRAINT leave_requests_cycle_fkey FOREIGN KEY (group_id, cycle) REFERENCES public.cycles (group_id, cycle),
  CONSTRAINT leave_requests_reason_length CHECK (char_length(reason) <= 300),
  CONSTRAINT leave_requests_answer_length CHECK (char_length(answer) <= 300),
  CONSTRAINT leave_requests_words_are_lines CHECK (private.is_lines(reason) AND private.is_lines(answer)),
  CONSTRAINT leave_requests_answer_later CHECK (answer_due_at > asked_at),
  CONSTRAINT leave_requests_answered_has_date CHECK ((status = 'open') = (answered_at IS NULL)),
  CONSTRAINT leave_requests_nobody_answers_open CHECK (status IN ('agreed', 'declined') OR num_nonnulls(answered_by, answer) = 0)
);
COMMENT ON TABLE public.leave_requests IS 'A member asks the admin to be let out of the group, and what became of it (D113, D258, D259).';
COMMENT ON COLUMN public.leave_requests.answer_due_at IS 'From when silence counts: before the start it lets the member go (D258), after it the request ends unanswered (D259).';
COMMENT ON COLUMN public.leave_requests.answered_by IS 'The admin who answered; null where the member or time did.';
CREATE UNIQUE INDEX leave_requests_one_open ON public.leave_requests (group_id, user_id) WHERE status = 'open';
CREATE INDEX leave_requests_group_idx ON public.leave_requests (group_id, cycle);
CREATE INDEX leave_requests_user_id_idx ON public.leave_requests (user_id);
CREATE INDEX leave_requests_answered_by_idx ON public.leave_requests (answered_by);
CREATE INDEX leave_requests_waiting_idx ON public.leave_requests (answer_due_at) WHERE status = 'open';

CREATE TABLE public.payout_assignments (
  group_id uuid NOT NULL,
  cycle integer NOT NULL,
  user_id uuid NOT NULL,
  payout_position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT public.app_now(),
  PRIMARY KEY (group_id, cycle, user_id),
  CONSTRAINT payout_assignments_position_once UNIQUE (group_id, cycle, payout_position) DEFERRABLE INITIALLY IMMEDIATE,
  CONSTRAINT payout_assignments_position_is_positive CHECK (payout_position > 0),
  CONSTRAINT payout_assignments_cycle_fkey FOREIGN KEY (group_id, cycle) REFERENCES public.cycles (group_id, cycle),
  CONSTRAINT payout_assignments_member_fkey FOREIGN KEY (group_id, user_id) REFERENCES public.group_members (group_id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE public.payout_assignments IS 'Whose turn it is when: the order of payouts of each cycle (D78, D79).';
CREATE INDEX payout_assignments_member_idx ON public.payout_assignments (group_id, user_id);
CREATE INDEX payout_assignments_user_id_idx ON public.payout_assignments (user_id);

CREATE TABLE public.term_consents (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  terms_before jsonb NOT NULL,
  terms_hash text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT public.app_now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  PRIMARY KEY (group_id, user_id),
  CONSTRAINT term_consents_member_fkey FOREIGN KEY (group_id, user_id) REFERENCES public.group_members (group_id, user_id) ON DELETE CASCADE,
  CONSTRAINT term_consents_hash_form CHECK (terms_hash ~ '^[0-9a-f]{64}$'),
  CONSTRAINT term_consents_leave_time CHECK (expires_at > asked_at),
  CONSTRAINT term_consents_before_is_an_object CHECK (jsonb_typeof(terms_before) = 'object')
);
COMMENT ON TABLE public.term_consents IS 'Who was asked to accept changed terms, and has or has not yet (D89). Who does not accept in time is released, and the row goes.';
COMMENT ON COLUMN public.term_consents.terms_before IS 'The terms that this member agreed to last, in the form of group_agreements.terms; amounts in minor units. The new ones stand in the group.';
COMMENT ON COLUMN public.term_consents.terms_hash IS 'Names the terms that are asked about: an answer to others is refused.';
CREATE INDEX term_consents_open_idx ON public.term_consents (expires_at) WHERE accepted_at IS NULL;
CREATE INDEX term_consents_user_id_idx ON public.term_consents (user_id);

CREATE TABLE public.admin_offers (
  admin_offer_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  group_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES public.user_profiles (user_id),
  offered_by uuid REFERENCES public.user_profiles (user_id),
  offered_at timestamptz NOT NULL DEFAULT public.app_now(),
  expires_at timestamptz NOT NULL DEFAULT public.app_now() + make_interval(days => public.limit_of('admin_offer')),
  ended_at timestamptz,
  is_accepted boolean,
  CONSTRAINT admin_offers_member_fkey FOREIGN KEY (group_id, user_id) REFERENCES public.group_members (group_id, user_id) ON DELETE CASCADE,
  CONSTRAINT admin_offers_answer_ends CHECK (is_accepted IS NULL OR ended_at IS NOT NULL)
);
COMMENT ON TABLE public.admin_offers IS 'Offers of a group''s admin role to a member (D118). One that ended without an answer was withdrawn or ran out.';
COMMENT ON COLUMN public.admin_offers.offered_by IS 'The admin; null where the system offers it because the admin is absent.';
CREATE UNIQUE INDEX admin_offers_one_open ON public.admin_offers (group_id) WHERE ended_at IS NULL;
CREATE INDEX admin_offers_member_idx ON public.admin_offers (group_id, user_id);
CREATE INDEX admin_offers_user_id_idx ON public.admin_offers (user_id);
CREATE INDEX admin_offers_offered_by_idx ON public.admin_offers (offered_by);
