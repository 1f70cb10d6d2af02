import { sql } from "kysely";
import { day, instant, money, number, person, type Section, text, values, word, yesNo } from "../column.ts";
import { aliasSeen, groupSeen } from "../seen.ts";

const GROUP = text("group");
const ROUND = [GROUP, number("cycle"), number("round")];

/** The circles of a person: what they agreed to, asked for and decided there. */
export const circles: readonly Section[] = [
  {
    id: "memberships",
    columns: [
      GROUP,
      word("role", "member_roles"),
      word("status", "member_statuses"),
      instant("joined_at"),
      instant("left_at"),
      yesNo("auto_pay"),
    ],
    rows: (me) => sql`
      select ${groupSeen("m.group_id", me)} as "group", m.role, m.status, m.joined_at, m.left_at, m.auto_pay_enabled as auto_pay
      from group_members m where m.user_id = ${me} order by m.joined_at, m.group_id`,
  },
  {
    id: "circles_run",
    columns: [
      GROUP,
      word("status", "group_statuses"),
      text("description"),
      text("rules"),
      text("location"),
      money("contribution"),
      text("currency"),
      word("frequency", "frequencies"),
      number("member_limit"),
      text("link_name"),
      text("accent_color"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select g.name as "group", g.status, g.description, g.rules, g.location, g.contribution_amount as contribution, g.currency, g.frequency,
        g.member_limit, g.url_slug as link_name, g.accent_color, g.created_at
      from groups g where g.admin_id = ${me} and g.deleted_at is null order by g.created_at, g.group_id`,
  },
  {
    id: "agreements",
    columns: [GROUP, text("version"), instant("accepted_at"), text("hash"), values("terms")],
    rows: (me) => sql`
      select ${groupSeen("a.group_id", me)} as "group", a.version, a.accepted_at, a.terms_hash as hash, a.terms
      from group_agreements a where a.user_id = ${me} order by a.accepted_at, a.group_agreement_id`,
  },
  {
    id: "term_changes",
    columns: [GROUP, instant("asked_at"), instant("accepted_at"), instant("expires_at")],
    rows: (me) => sql`
      select ${groupSeen("c.group_id", me)} as "group", c.asked_at, c.accepted_at, c.expires_at
      from term_consents c where c.user_id = ${me} order by c.asked_at, c.group_id`,
  },
  {
    id: "turns",
    columns: [GROUP, number("cycle"), number("turn")],
    rows: (me) => sql`
      select ${groupSeen("a.group_id", me)} as "group", a.cycle, a.payout_position as turn
      from payout_assignments a where a.user_id = ${me} order by a.created_at, a.group_id, a.cycle`,
  },
  {
    id: "dues",
    columns: [
      ...ROUND,
      day("due_date"),
      money("contribution"),
      text("currency"),
      person("recipient"),
      instant("grace_ends_at"),
      instant("waived_at"),
    ],
    rows: (me) => sql`
      select ${groupSeen("o.group_id", me)} as "group", o.cycle, o.payout_round as round, r.due_date, o.amount as contribution, g.currency,
        ${aliasSeen("o.recipient_id", me)} as recipient, o.grace_ends_at, o.waived_at
      from obligations o join rounds r using (group_id, cycle, payout_round) join groups g using (group_id)
      where o.user_id = ${me} order by r.due_date, o.group_id, o.cycle, o.payout_round`,
  },
  {
    id: "join_requests",
    columns: [
      GROUP,
      word("status", "join_request_statuses"),
      text("message"),
      instant("asked_at"),
      instant("answered_at"),
      text("answer"),
    ],
    rows: (me) => sql`
      select ${groupSeen("j.group_id", me)} as "group", j.status, j.message, j.requested_at as asked_at, j.processed_at as answered_at,
        j.rejection_reason as answer
      from join_requests j where j.user_id = ${me} order by j.requested_at, j.join_request_id`,
  },
  {
    id: "waiting_list",
    columns: [GROUP, instant("created_at"), instant("offered_at"), instant("expires_at")],
    rows: (me) => sql`
      select ${groupSeen("w.group_id", me)} as "group", w.created_at, w.offered_at, w.offer_ends_at as expires_at
      from group_waiting_list w where w.user_id = ${me} order by w.created_at, w.group_id`,
  },
  {
    id: "invitations_sent",
    columns: [
      GROUP,
      text("addressee"),
      word("status", "invitation_statuses"),
      instant("created_at"),
      instant("expires_at"),
      instant("answered_at"),
    ],
    // Whom they are for is told as the app tells it: never whether an address has an account (D266).
    rows: (me) => sql`
      select ${groupSeen("i.group_id", me)} as "group",
        invitation_addressee(i, json_build_object('x-hasura-user-id', ${me}::text)) as addressee, i.status, i.created_at, i.expires_at, i.answered_at
      from group_invitations i where i.inviter_id = ${me} order by i.created_at, i.invitation_id`,
  },
  {
    id: "invitations_received",
    columns: [
      GROUP,
      person("inviter"),
      word("status", "invitation_statuses"),
      instant("created_at"),
      instant("expires_at"),
      instant("answered_at"),
    ],
    rows: (me) => sql`
      select ${groupSeen("i.group_id", me)} as "group", ${aliasSeen("i.inviter_id", me)} as inviter, i.status, i.created_at, i.expires_at, i.answered_at
      from group_invitations i join user_profiles p on p.email = i.invitee_email and p.email_confirmed_at is not null
      where p.user_id = ${me} order by i.created_at, i.invitation_id`,
  },
  {
    id: "join_links",
    columns: [GROUP, instant("created_at"), instant("expires_at"), instant("revoked_at"), number("uses")],
    rows: (me) => sql`
      select ${groupSeen("l.group_id", me)} as "group", l.created_at, l.expires_at, l.revoked_at, l.uses
      from join_links l where l.created_by = ${me} order by l.created_at, l.join_link_id`,
  },
  {
    id: "links_followed",
    columns: [GROUP, instant("opened_at")],
    rows: (me) => sql`
      select ${groupSeen("l.group_id", me)} as "group", v.opened_at
      from private.join_link_visits v join join_links l using (join_link_id) where v.user_id = ${me} order by v.opened_at, l.join_link_id`,
  },
  {
    id: "leave_requests",
    columns: [
      GROUP,
      word("status", "leave_request_statuses"),
      text("reason"),
      instant("asked_at"),
      instant("answered_at"),
      text("answer"),
    ],
    rows: (me) => sql`
      select ${groupSeen("l.group_id", me)} as "group", l.status, l.reason, l.asked_at, l.answered_at, l.answer
      from leave_requests l where l.user_id = ${me} order by l.asked_at, l.leave_request_id`,
  },
  {
    id: "exits",
    columns: [GROUP, number("cycle"), word("exit", "exit_kinds"), instant("agreed_at"), instant("effective_at")],
    rows: (me) => sql`
      select ${groupSeen("e.group_id", me)} as "group", e.cycle, e.kind as exit, e.agreed_at, e.effective_at
      from exits e where e.user_id = ${me} order by e.agreed_at, e.exit_id`,
  },
  {
    id: "late_requests",
    columns: [...ROUND, instant("asked_at"), instant("answered_at"), instant("opens_at")],
    rows: (me) => sql`
      select ${groupSeen("r.group_id", me)} as "group", r.cycle, r.payout_round as round, l.asked_at, l.answered_at, l.opens_at
      from late_requests l join rounds r using (round_id) where l.user_id = ${me} order by l.asked_at, l.late_request_id`,
  },
  {
    id: "late_allowances",
    columns: [...ROUND, text("reason"), instant("created_at"), instant("expires_at")],
    rows: (me) => sql`
      select ${groupSeen("r.group_id", me)} as "group", r.cycle, r.payout_round as round, l.reason, l.created_at, l.valid_until as expires_at
      from late_allowances l join rounds r using (round_id) where l.user_id = ${me} order by l.created_at, l.late_allowance_id`,
  },
  {
    id: "admin_offers",
    columns: [GROUP, instant("offered_at"), instant("ended_at"), yesNo("is_accepted")],
    rows: (me) => sql`
      select ${groupSeen("o.group_id", me)} as "group", o.offered_at, o.ended_at, o.is_accepted
      from admin_offers o where o.user_id = ${me} order by o.offered_at, o.admin_offer_id`,
  },
  {
    // Tallies are everybody's and ballots are secret (D130): the own answer alone.
    id: "ballots",
    columns: [
      GROUP,
      word("vote", "vote_types"),
      person("about"),
      word("choice", "vote_choices"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select ${groupSeen("v.group_id", me)} as "group", v.vote_type as vote, coalesce(${aliasSeen("v.user_id", me)}, case when v.user_id is null then '' end) as about,
        b.vote_choice as choice, b.created_at
      from vote_responses b join grace_period_votes v using (vote_id)
      where b.voter_id = ${me} and v.status <> 'deleted' order by b.created_at, b.vote_id`,
  },
  {
    id: "votes",
    columns: [
      GROUP,
      word("vote", "vote_types"),
      yesNo("about_me"),
      yesNo("by_me"),
      text("description"),
      word("status", "vote_statuses"),
      instant("created_at"),
      instant("closed_at"),
    ],
    rows: (me) => sql`
      select ${groupSeen("v.group_id", me)} as "group", v.vote_type as vote, v.user_id is not distinct from ${me} as about_me,
        v.created_by is not distinct from ${me} as by_me, v.description, v.status, v.created_at, v.closed_at
      from grace_period_votes v
      where v.status <> 'deleted' and (v.created_by = ${me} or v.user_id = ${me} and exists (
        select from group_insiders i where i.group_id = v.group_id and i.user_id = ${me} and i.sees_until >= v.created_at))
      order by v.created_at, v.vote_id`,
  },
  {
    id: "record",
    columns: [
      GROUP,
      word("act", "act_kinds"),
      yesNo("by_me"),
      yesNo("about_me"),
      text("reason"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select ${groupSeen("a.group_id", me)} as "group", a.kind as act, a.actor_id is not distinct from ${me} as by_me,
        a.about_id is not distinct from ${me} as about_me, a.reason, a.recorded_at as created_at
      from recorded_acts a
      where (a.actor_id = ${me} or a.about_id = ${me}) and exists (
        select from group_insiders i where i.group_id = a.group_id and i.user_id = ${me} and i.sees_until >= a.recorded_at)
      order by a.recorded_at, a.recorded_act_id`,
  },
];
