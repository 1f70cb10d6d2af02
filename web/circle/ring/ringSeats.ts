import type { RingSeat, SeatState } from "../../components/ring/seat.ts";
import { isUnpaid, type OpenContribution } from "../debts/openContribution.ts";
import type { BoardMember, SeatWord } from "../members/board.ts";

/**
 * The ring's state for each state of the board. A round that cannot be paid yet counts as owed, and after the last round
 * every seat counts as paid.
 */
const seatStates: Readonly<Record<SeatWord, SeatState>> = {
  waiting: "upcoming",
  upcoming: "due",
  due: "due",
  processing: "processing",
  paid: "paid",
  grace: "grace",
  late: "late",
  excused: "excused",
  not_asked: "spared",
  completed: "paid",
};

const openSeat = (position: number): RingSeat => ({
  userId: "",
  name: "",
  avatarUrl: null,
  position,
  state: "open",
  hasReceived: false,
  isMe: false,
  isRecipient: false,
});

/** Says in words what a member has left open. */
type OpenWords = (open: readonly OpenContribution[]) => string;

/**
 * Everybody at the table: members on their place, those without one on the first free chairs, and empty chairs up to
 * `chairs`.
 */
export function ringSeats(
  members: readonly BoardMember[],
  { chairs, myId, openWords }: { chairs: number; myId: string | null; openWords: OpenWords },
) {
  const taken = new Set(members.map((member) => member.position));
  const count = Math.max(chairs, members.length, ...members.map((member) => member.position ?? 0));
  const free = Array.from({ length: count }, (_, at) => at + 1).filter((position) => !taken.has(position));
  const seated = members.map((member): RingSeat => ({
    userId: member.userId,
    name: member.name,
    avatarUrl: member.avatarUrl,
    position: member.position ?? free.shift() ?? count,
    state: seatStates[member.state],
    graceDaysLeft: member.graceDaysLeft ?? undefined,
    open: member.open.length > 0 ? { words: openWords(member.open), isUnpaid: member.open.some(isUnpaid) } : undefined,
    hasLeft: member.hasLeft,
    hasReceived: member.hasReceived,
    isShort: member.isShort,
    isMe: member.userId === myId,
    isRecipient: member.isRecipient,
  }));
  return [...seated, ...free.map(openSeat)].toSorted((a, b) => a.position - b.position);
}

/** The seats as a visitor sees them: the number of people, some faces, no names (D95). `name` stands for each name. */
export function visitorSeats(group: {
  members: number;
  chairs: number;
  avatars: readonly string[];
  name: string;
}): RingSeat[] {
  return Array.from({ length: group.chairs }, (_, at): RingSeat => {
    const seat = openSeat(at + 1);
    if (at >= group.members) return seat;
    return {
      ...seat,
      userId: `seat-${at + 1}`,
      name: group.name,
      avatarUrl: group.avatars[at] || null,
      state: "upcoming",
      isNameless: true,
    };
  });
}
