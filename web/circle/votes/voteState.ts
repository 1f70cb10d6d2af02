import { CircleCheck, CirclePause, CircleX, Clock, Vote } from "lucide-react";
import { isRefusedWith, readMayI } from "../../lib/mayI.ts";
import { useSecondsUntil } from "../../lib/productClock.ts";

/**
 * How a vote stands for its readers. Expired is said only in the short time before it is closed (D126), and paused in a frozen
 * group, which takes no votes and closes none, also past the time that moves with the freeze (D263).
 */
export type VoteState = "active" | "paused" | "expired" | "approved" | "failed";

/** What says how a vote stands. */
export interface StandingVote {
  expires_at: string;
  may_vote: unknown;
  status: string;
}

/** How a vote stands, and how long it is still open, in seconds: it ends on the open page too, whenever that was read. */
export function useVoteState(vote: StandingVote): { state: VoteState; secondsLeft: number } {
  const secondsLeft = useSecondsUntil(vote.expires_at);
  return { state: stateOf(vote, secondsLeft), secondsLeft };
}

function stateOf({ may_vote, status }: StandingVote, secondsLeft: number): VoteState {
  if (status === "approved" || status === "failed") return status;
  if (isRefusedWith(readMayI(may_vote), "group-frozen")) return "paused";
  return secondsLeft === 0 ? "expired" : "active";
}

/** Whether a vote is still open, or waits to be closed. */
export const isUndecided = (state: VoteState): boolean => state !== "approved" && state !== "failed";

/** The sign of each state, beside its word. */
export const voteMarks = {
  active: { icon: Vote, tone: "info" },
  paused: { icon: CirclePause, tone: "due" },
  expired: { icon: Clock, tone: "due" },
  approved: { icon: CircleCheck, tone: "paid" },
  failed: { icon: CircleX, tone: "gray" },
} as const;
