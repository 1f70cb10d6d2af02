import { type Entry, entryStates, type EntryState } from "./entries.ts";

export const views = ["list", "month"] as const;
export type View = (typeof views)[number];

/** How the schedule is looked at; it lives in the address, so that it can be shared and gone back to. */
export interface ScheduleView {
  view: View;
  /** A circle's id; null for all. */
  groupId: string | null;
  state: EntryState | null;
  /** First day of the month that the calendar shows; null for the present one. */
  month: string | null;
  /** The day that was chosen in the calendar. */
  day: string | null;
}

const isMonth = (text: string | null) => text !== null && /^\d{4}-(?:0[1-9]|1[0-2])-01$/.test(text);
const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Whatever the address holds that is no choice counts as none. */
export function readView(search: URLSearchParams): ScheduleView {
  const [month, day] = [search.get("month"), search.get("day")];
  return {
    view: views.find((view) => view === search.get("view")) ?? "list",
    groupId: search.get("group"),
    state: entryStates.find((state) => state === search.get("state")) ?? null,
    month: isMonth(month) ? month : null,
    day: isDay(day) ? day : null,
  };
}

/** What of the choices is not the usual. */
export function writeView({ day, groupId, month, state, view }: ScheduleView): Record<string, string> {
  const all = { view: view === "list" ? null : view, group: groupId, state, month, day };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The dates of one circle, in one state. */
export const chosen = (entries: readonly Entry[], { groupId, state }: ScheduleView): Entry[] =>
  entries.filter(
    (entry) => (groupId === null || entry.circle.groupId === groupId) && (state === null || entry.state === state),
  );
