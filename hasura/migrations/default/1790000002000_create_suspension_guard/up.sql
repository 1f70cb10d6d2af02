-- Suspended people write nothing (D296): the actions service refuses them at its door, and this guard refuses the plain
-- mutations, which a token would allow until it ends. Replayed whole: every statement replaces.

CREATE OR REPLACE FUNCTION private.refuse_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Hasura names the person during a mutation; the service and the migrations name nobody.
  person uuid := nullif(current_setting('hasura.user', true), '')::json ->> 'x-hasura-user-id';
BEGIN
  IF EXISTS (SELECT FROM public.user_profiles p WHERE p.user_id = person AND (p.suspended_at IS NOT NULL OR p.deleted_at IS NOT NULL)) THEN
    PERFORM private.refuse('account-suspended');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION private.refuse_suspended IS
  'Refuses a mutation of somebody who is suspended or deleted. Tickets stay open to them: support is where they are sent.';

CREATE OR REPLACE TRIGGER badge_counts_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.badge_counts EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER chat_user_states_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.chat_user_states EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER group_members_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.group_members EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER groups_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.groups EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER hidden_messages_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.hidden_messages EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER legal_acceptances_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.legal_acceptances EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER message_reactions_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.message_reactions EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER messages_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.messages EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER notifications_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.notifications EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER performance_metrics_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.performance_metrics EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER push_subscriptions_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.push_subscriptions EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER user_blocks_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.user_blocks EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER user_preferences_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.user_preferences EXECUTE FUNCTION private.refuse_suspended();
CREATE OR REPLACE TRIGGER user_profiles_refuse_suspended BEFORE INSERT OR UPDATE OR DELETE ON public.user_profiles EXECUTE FUNCTION private.refuse_suspended();
