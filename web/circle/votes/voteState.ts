import { CircleCheck, CircleX, Clock, Vote } from "lucide-react";

/** How a vote stands for its readers. Expired is said only in the short time before it is closed (D126). */
export type VoteState = "active" | "expired" | "approved" | "failed";

export function voteStateOf({ seconds_left, status }: { status: string; seconds_left?: number | null }): VoteState {
  if (status === "approved" || status === "failed") return status;
  return seconds_left === 0 ? "expired" : "active";
}

/** The sign of each state, beside its word. */
export const voteMarks = {
  active: { icon: Vote, tone: "info" },
  expired: { icon: Clock, tone: "due" },
  approved: { icon: CircleCheck, tone: "paid" },
  failed: { icon: CircleX, tone: "gray" },
} as const;
