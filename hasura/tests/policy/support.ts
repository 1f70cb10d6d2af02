import { forMembers, forPeople, type Policy } from "./policy.ts";

const METRIC = "cls connection_type fcp fid lcp load_time page_path ttfb user_agent";

export const support: Policy = {
  support_tickets: {
    named: ["ticket_id"],
    read: forPeople(
      `answer_due_at body category created_at diagnostics first_answered_at group_id number payment_id priority resolved_at satisfaction status
       status_since subject ticket_id updated_at user_id`,
      "assignee_id email language plan_id",
    ),
    sees: { ben: ["ticket"], gus: ["other ticket"] },
    adminSees: "all",
    insert: forMembers("body category diagnostics group_id payment_id subject ticket_id"),
    update: { platform_admin: "assignee_id first_answered_at priority resolved_at status" },
  },
  // Only the staff sees the notes of the staff.
  ticket_messages: {
    named: ["ticket_message_id"],
    read: forPeople("author_id body created_at ticket_id ticket_message_id", "is_internal"),
    sees: { ben: ["answer"] },
    adminSees: "all",
    insert: { ...forMembers("body ticket_id ticket_message_id"), platform_admin: "body is_internal ticket_id" },
  },
  ticket_attachments: {
    named: ["attachment_id"],
    read: forPeople("attachment_id created_at format name place ticket_id ticket_message_id user_id"),
    sees: { ben: ["attachment"] },
    adminSees: "all",
    insert: forMembers("attachment_id name ticket_id ticket_message_id"),
  },
  // D226: what sounds like a promise of profit is for the platform to look at; its own group reads nothing of it.
  group_reviews: {
    named: ["group_id"],
    read: { platform_admin: "found_at group_id promises_profit reviewed_at reviewed_by rewards_recruiting" },
    adminSees: "all",
    update: { platform_admin: "reviewed_at" },
  },
  admin_audit_logs: {
    named: ["admin_id", "action"],
    read: { platform_admin: "action admin_audit_log_id admin_id created_at details reason subject_id subject_type" },
    adminSees: "all",
  },
  given_up_work: {
    named: ["about"],
    read: { platform_admin: "about attempts began_at given_up_at kind reason work_id" },
    adminSees: "all",
  },
  performance_metrics: {
    named: ["page_path"],
    read: { platform_admin: `${METRIC} created_at performance_metric_id` },
    adminSees: "all",
    insert: forMembers(METRIC),
  },
};
