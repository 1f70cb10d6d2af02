import { type RawBuilder, sql } from "kysely";

/** The alias of a person as `me` sees it (D142, D181): null of whom `me` has never met, and of who is gone. */
export const aliasSeen = (id: string, me: RawBuilder<string>): RawBuilder<string | null> => sql`(
  select p.alias from user_profiles p where p.user_id = ${sql.ref(id)} and p.deleted_at is null and (p.user_id = ${me}
    or exists (select from group_acquaintances a where a.viewer_id = ${me} and a.user_id = p.user_id)
    or exists (select from chat_partners c where c.user_id = p.user_id and c.partner_id = ${me})
    or exists (select from groups g where g.admin_id = p.user_id and (g.is_visible_to_all
      or exists (select from group_viewers v where v.group_id = g.group_id and v.user_id = ${me})))))`;

/** The name of a group as `me` sees it (D95): null where it is deleted or was never theirs to see. */
export const groupSeen = (id: string, me: RawBuilder<string>): RawBuilder<string | null> => sql`(
  select g.name from groups g where g.group_id = ${sql.ref(id)} and g.deleted_at is null and (g.is_visible_to_all
    or exists (select from group_viewers v where v.group_id = g.group_id and v.user_id = ${me})))`;

/** What a conversation is called to `me`: the group, or the other person. */
export const conversationSeen = (chat: string, me: RawBuilder<string>): RawBuilder<string | null> => sql`(
  select coalesce(${groupSeen("c.group_id", me)}, ${aliasSeen("c.other_id", me)}) from (
    select x.group_id, case when x.first_user_id = ${me} then x.second_user_id else x.first_user_id end as other_id
    from chats x where x.chat_id = ${sql.ref(chat)}) c)`;
