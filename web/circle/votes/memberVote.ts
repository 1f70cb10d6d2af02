import type { MemberVoteCard_vote$data } from "../../__generated__/member/MemberVoteCard_vote.graphql.ts";

/** How a vote stands for its readers. Expired is said only in the short time before it is closed (D126). */
export type VoteState = "active" | "expired" | "approved" | "failed";

export function voteStateOf({ seconds_left, status }: { status: string; seconds_left?: number | null }): VoteState {
  if (status === "approved" || status === "failed") return status;
  return seconds_left === 0 ? "expired" : "active";
}

/** What a vote asks, which decides all its sentences. */
export type Matter = "extend" | "remove" | "wish";

export function matterOf(vote: Pick<MemberVoteCard_vote$data, "leave_request_id" | "vote_type">): Matter {
  if (vote.vote_type === "extend_grace") return "extend";
  return vote.leave_request_id == null ? "remove" : "wish";
}
