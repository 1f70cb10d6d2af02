import { noticeKinds, type NoticeTopic, topicOf } from "../../../../schema/news/notices.ts";

export const alertFilters = ["all", "unread", "payments", "groups"] as const;
export type AlertFilter = (typeof alertFilters)[number];

/** The filter that an address names; all alerts where it names none. */
export const filterIn = (address: URLSearchParams): AlertFilter =>
  alertFilters.find((filter) => filter === address.get("filter")) ?? "all";

/** The address of the alerts with a filter. */
export const filterPath = (filter: AlertFilter): string =>
  filter === "all" ? "/messages?tab=notifications" : `/messages?tab=notifications&filter=${filter}`;

const kindsAbout = (...topics: readonly NoticeTopic[]) => noticeKinds.filter((kind) => topics.includes(topicOf(kind)));

const CONDITIONS = {
  all: {},
  unread: { read: { _eq: false } },
  payments: { kind: { _in: kindsAbout("payments") } },
  groups: { kind: { _in: kindsAbout("groups", "votes") } },
} as const;

/** The place of an alert in the list: newest first, and of those of one instant in the order of their ids. */
export interface AlertPlace {
  at: string;
  id: string;
}

/**
 * What the server is asked for: alerts of a filter, from the newest or from below one. Pages go by the alert that they
 * begin below and not by a count, so they have no end but the last alert, and none shifts when others come or go.
 */
export function alertsWhere(filter: AlertFilter, below: AlertPlace | null) {
  if (below === null) return CONDITIONS[filter];
  const { at, id } = below;
  return {
    ...CONDITIONS[filter],
    _or: [{ created_at: { _lt: at } }, { created_at: { _eq: at }, notification_id: { _lt: id } }],
  };
}
