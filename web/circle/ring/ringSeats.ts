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

/** @param isKept nobody can take it (D74, D92) */
const openSeat = (position: number, isKept: boolean): RingSeat => ({
  userId: "",
  name: "",
  avatarUrl: null,
  position,
  state: "open",
  isKept,
  hasReceived: false,
  isMe: false,
  isRecipient: false,
});

/** Says in words what a member has left open. */
type OpenWords = (open: readonly OpenContribution[]) => string;

/**
 * Everybody at the table: members on their place, those without one on the first empty chairs, and empty chairs up to
 * `chairs`, of which `takeable` can be taken.
 */
export function ringSeats(
  members: readonly BoardMember[],
  {
    chairs,
    myId,
    openWords,
    takeable,
  }: { chairs: number; myId: string | null; openWords: OpenWords; takeable: number },
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
  return [...seated, ...free.map((position, at) => openSeat(position, at >= takeable))].toSorted(
    (a, b) => a.position - b.position,
  );
}

/** The seats as a visitor sees them: the number of people, some faces, no names (D95). `name` stands for each name. */
export function visitorSeats(group: {
  members: number;
  chairs: number;
  /** How many of the empty chairs can be taken. */
  takeable: number;
  avatars: readonly string[];
  name: string;
}): RingSeat[] {
  return Array.from({ length: group.chairs }, (_, at): RingSeat => {
    const seat = openSeat(at + 1, at - group.members >= group.takeable);
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
