import type { RecordSourceProxy } from "relay-runtime";

/** As `useBoard` asks for it: the store knows a list by its arguments. */
const asBoardAsks = { order_by: [{ payout_position: "asc" }, { joined_at: "asc" }] };

/**
 * Writes what the live query of a circle tells of its seats into the board that the page has read. Who came or went since
 * then is not among them: another `circle_mark` makes the page read the board anew.
 * @param groupId global id of the group
 * @param seats `groups.seat_states`: lists of user id, state and days of grace
 */
export function moveSeats(store: RecordSourceProxy, groupId: string, seats: unknown): void {
  const board = store.get(groupId)?.getLinkedRecords("board", asBoardAsks);
  if (!board || !Array.isArray(seats)) return;
  const told = new Map((seats as [string, string, number | null][]).map(([user, ...now]) => [user, now]));
  for (const seat of board) {
    const now = told.get(String(seat?.getValue("user_id")));
    if (!now) continue;
    seat?.setValue(now[0], "state");
    seat?.setValue(now[1], "grace_days_left");
  }
}
