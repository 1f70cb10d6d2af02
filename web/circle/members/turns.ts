import type { ScheduledRound } from "../schedule/scheduledRound.ts";
import type { BoardMember } from "./board.ts";

/** A row of the one list of members and rounds: a round with whose turn it is, or a member without a round. */
export interface Turn {
  round: ScheduledRound | undefined;
  member: BoardMember | undefined;
}

/** Rounds in order, each with its recipient where that is known; then the members that have no round. */
export function turnsOf(rounds: readonly ScheduledRound[], members: readonly BoardMember[]): Turn[] {
  const turns = rounds.map((round): Turn => {
    const member = members.find(({ position, userId }) => userId === round.recipientId || position === round.round);
    return { round, member };
  });
  const seated = new Set(turns.map(({ member }) => member?.userId));
  const others = members
    .filter(({ userId }) => !seated.has(userId))
    .map((member): Turn => ({ round: undefined, member }));
  // While the order is not drawn nobody has a round: then the people come first.
  return members.some(({ position }) => position !== null) ? [...turns, ...others] : [...others, ...turns];
}
