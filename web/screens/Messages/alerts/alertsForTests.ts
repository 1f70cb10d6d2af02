/** For tests: the alerts of one reader as the server keeps them, and its answers, by root field. */
import { chatAnswers } from "../chat/chatForTests.ts";

export interface StoredAlert {
  __typename: "notifications";
  id: string;
  notification_id: string;
  kind: string;
  values: object;
  read: boolean;
  group_id: string | null;
  created_at: string;
  dismissed_at: string | null;
}

export const GROUP = "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f0aa";

/** @param at its instant; alerts of one instant stand in the order of their numbers */
export const alert = (number: number, kind: string, at: string, more: Partial<StoredAlert> = {}): StoredAlert => ({
  __typename: "notifications",
  id: `alert-${number}`,
  notification_id: `5f0c2b9e-6f2a-4a42-9df4-${String(number).padStart(12, "0")}`,
  kind,
  values: { group: "Rent circle" },
  read: false,
  group_id: GROUP,
  created_at: at,
  dismissed_at: null,
  ...more,
});

interface Condition {
  read?: { _eq: boolean };
  kind?: { _in: readonly string[] };
  notification_id?: { _eq?: string; _lt?: string };
  created_at?: { _lt?: string; _lte?: string; _eq?: string };
  dismissed_at?: { _is_null: boolean };
  _or?: readonly Condition[];
}

const meets = (row: StoredAlert, { _or, created_at: at, dismissed_at, kind, notification_id: id, read }: Condition) =>
  (read === undefined || row.read === read._eq) &&
  (kind === undefined || kind._in.includes(row.kind)) &&
  (dismissed_at === undefined || (row.dismissed_at === null) === dismissed_at._is_null) &&
  (id?._eq === undefined || row.notification_id === id._eq) &&
  (id?._lt === undefined || row.notification_id < id._lt) &&
  (at?._eq === undefined || row.created_at === at._eq) &&
  (at?._lt === undefined || row.created_at < at._lt) &&
  (at?._lte === undefined || row.created_at <= at._lte) &&
  (_or === undefined || _or.some((one): boolean => meets(row, one)));

interface World {
  alerts?: readonly StoredAlert[];
  posts?: readonly object[];
  counts?: object;
  person?: object;
  more?: Record<string, unknown>;
}

export function alertAnswers({ alerts: first = [], counts = {}, more = {}, person = {}, posts = [] }: World) {
  const store = { alerts: [...first] };
  const edges = (nodes: readonly object[]) => ({ edges: nodes.map((node, at) => ({ cursor: String(at), node })) });
  const list = ({ limit, where }: { limit: number; where: Condition }) =>
    store.alerts
      .filter((row) => row.dismissed_at === null && meets(row, where))
      .toSorted(
        (a, b) => b.created_at.localeCompare(a.created_at) || b.notification_id.localeCompare(a.notification_id),
      )
      .slice(0, limit);
  const change = (where: Condition, set: Partial<StoredAlert>) => {
    const found = store.alerts.filter((row) => meets(row, where));
    for (const row of found) Object.assign(row, set);
    return found;
  };
  const answers: Record<string, unknown> = {
    ...chatAnswers({}).answers,
    badge_counts_connection: () =>
      edges([
        {
          __typename: "badge_counts",
          id: "badges",
          invitations: 0,
          alerts_unread: store.alerts.filter(({ dismissed_at, read }) => dismissed_at === null && !read).length,
          member_joins: 0,
          messages: 0,
          payments: 0,
          votes: 0,
          votes_mark: "",
          invitations_mark: "",
          ...counts,
        },
      ]),
    messages_connection: edges(posts),
    user_profiles_connection: edges([
      {
        __typename: "user_profiles",
        id: "me",
        seconds_to_change: null,
        own_next: [],
        acquaintances: [],
        notifications: list,
        ...person,
      },
    ]),
    update_notifications: ({ _set, where }: { where: Condition; _set: Partial<StoredAlert> }) => ({
      affected_rows: change(where, _set).length,
    }),
    update_notifications_by_pk: (args: {
      pk_columns: { notification_id: string };
      _set: Partial<StoredAlert>;
    }): object => ({ ...change({ notification_id: { _eq: args.pk_columns.notification_id } }, args._set)[0] }),
    ...more,
  };
  return { answers, store };
}
