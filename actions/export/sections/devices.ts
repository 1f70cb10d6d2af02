import { sql } from "kysely";
import { instant, number, type Section, text, word, yesNo } from "../column.ts";

/** Where a person is signed in, and what happened to their account. */
export const devices: readonly Section[] = [
  {
    id: "signed_in_devices",
    columns: [
      text("device"),
      text("network_address"),
      word("way", "sign_in_ways"),
      instant("created_at"),
      instant("expires_at"),
    ],
    rows: (me) => sql`
      select user_agent as device, ip_address as network_address, coalesce(opened_by, 'credential') as way, created_at, expires_at
      from auth.sessions where user_id = ${me} order by created_at, id`,
  },
  {
    id: "notified_devices",
    columns: [text("device_type"), yesNo("is_active"), instant("created_at")],
    rows: (me) => sql`
      select device_type, is_active, created_at from push_subscriptions where user_id = ${me} order by created_at, push_subscription_id`,
  },
  {
    id: "security_events",
    columns: [
      word("event", "security_events"),
      yesNo("success"),
      text("device"),
      text("network_address"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select event_type as event, success, user_agent as device, host(ip_address) as network_address, created_at
      from security_audit_logs where user_id = ${me} order by created_at, security_audit_log_id`,
  },
  {
    id: "measurements",
    columns: [
      text("page"),
      number("load_time"),
      number("ttfb"),
      number("fcp"),
      number("lcp"),
      number("fid"),
      number("cls"),
      text("connection"),
      text("device"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select page_path as page, load_time, ttfb, fcp, lcp, fid, cls, connection_type as connection, user_agent as device, created_at
      from performance_metrics where user_id = ${me} order by created_at, performance_metric_id`,
  },
];
