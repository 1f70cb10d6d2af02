import { CircleCheck, CircleX, Clock, Vote } from "lucide-react";
import { useSecondsUntil } from "../../lib/productClock.ts";

/** How a vote stands for its readers. Expired is said only in the short time before it is closed (D126). */
export type VoteState = "active" | "expired" | "approved" | "failed";

/** How a vote stands, and how long it is still open, in seconds: it ends on the open page too, whenever that was read. */
export function useVoteState(vote: { expires_at: string; status: string }): { state: VoteState; secondsLeft: number } {
  const secondsLeft = useSecondsUntil(vote.expires_at);
  return { state: stateOf(vote.status, secondsLeft), secondsLeft };
}

function stateOf(status: string, secondsLeft: number): VoteState {
  if (status === "approved" || status === "failed") return status;
  return secondsLeft === 0 ? "expired" : "active";
}

/** The sign of each state, beside its word. */
export const voteMarks = {
  active: { icon: Vote, tone: "info" },
  expired: { icon: Clock, tone: "due" },
  approved: { icon: CircleCheck, tone: "paid" },
  failed: { icon: CircleX, tone: "gray" },
} as const;
