import type { MemberVoteCard_vote$data } from "../../__generated__/member/MemberVoteCard_vote.graphql.ts";

/** What a vote asks, which decides all its sentences. */
export type Matter = "extend" | "remove" | "wish";

export function matterOf(vote: Pick<MemberVoteCard_vote$data, "leave_request_id" | "vote_type">): Matter {
  if (vote.vote_type === "extend_grace") return "extend";
  return vote.leave_request_id == null ? "remove" : "wish";
}
