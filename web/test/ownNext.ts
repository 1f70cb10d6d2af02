/** For tests: what comes next for a person, as the server answers it from the rows of their circles. */

type Row = Record<string, unknown>;

export interface NextRows {
  /** What is owed from rounds that are over. */
  open?: readonly Row[];
  /** The round of each circle that asks next. */
  toCome?: readonly Row[];
  /** My rounds that have not been paid out. */
  turns?: readonly Row[];
  /** What is missing from payouts of mine. */
  owedToMe?: readonly Row[];
}

interface Asked {
  limit: number;
  order_by: readonly Record<string, string>[];
  where: { side: { _eq: "pay" | "receive" } };
}

const groupOf = ({ group }: Row) => group as Row;
const isLate = (row: Row) =>
  row.is_left_open === true ? row.state !== "processing" : ["expired", "late_allowed"].includes(row.state as string);

/** @param rows each with its `group`; a group's own `urgency` orders it, as the server's word does */
export function ownNext({ open = [], owedToMe = [], toCome = [], turns = [] }: NextRows) {
  return ({ limit, order_by, where }: Asked): Row[] => {
    const isPay = where.side._eq === "pay";
    const rows = isPay ? [...open, ...toCome] : [...owedToMe, ...turns];
    const groups = [...new Map(rows.map((row) => [groupOf(row).group_id, groupOf(row)])).values()];
    const of = (some: readonly Row[], group: Row) => some.filter((row) => groupOf(row).group_id === group.group_id);
    const late = isPay ? [...open, ...toCome].filter(isLate) : owedToMe.filter(({ state }) => state !== "processing");
    const urgencyOf = ({ urgency }: Row) => (order_by[0]?.urgency === "asc" ? Number(urgency ?? 0) : 0);
    return groups
      .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
      .slice(0, limit)
      .map((group) => ({
        group: Object.fromEntries(Object.entries(group).filter(([name]) => name !== "urgency")),
        late_circles: new Set(late.map((row) => groupOf(row).group_id)).size,
        owed_contributions: of(owedToMe, group),
        standings: (asked: { where: Record<string, { _eq?: boolean }> }) => {
          if (asked.where.is_recipient) return of(turns, group);
          return of(asked.where.is_left_open?._eq ? open : toCome, group);
        },
      }));
  };
}
