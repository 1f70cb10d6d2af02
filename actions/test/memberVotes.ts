import type { Selectable } from "kysely";
import type { GracePeriodVotes } from "../db/schema.ts";
import type { StartedCircle } from "./circle.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

/** The votes about members of a running circle. */
export interface MemberVotes {
  /** Asks for more days for a member's contribution; a member for the own. */
  askForDays(by: string, of?: string, round?: number): Promise<ActionAnswer>;
  askToRemove(by: string, of: string, reason?: string): Promise<ActionAnswer>;
  /** Votes on the latest vote. */
  vote(name: string, choice: "yes" | "no"): Promise<ActionAnswer>;
  delete(name: string): Promise<ActionAnswer>;
  latest(): Promise<Selectable<GracePeriodVotes>>;
  /** The last day of a member's grace in a round, `YYYY-MM-DD`. */
  graceThrough(name: string, round?: number): Promise<string>;
  /** What a person was told of votes: the kinds with their reasons, oldest first. */
  told(name: string): Promise<string[]>;
  /** What the chat says of votes, likewise. */
  posts(): Promise<string[]>;
}

const ABOUT_VOTES = /vote|extension|removal/;
const said = (rows: { kind: string | null; values: unknown }[]): string[] =>
  rows
    .filter(({ kind }) => kind !== null && ABOUT_VOTES.test(kind))
    .map(({ kind, values }) => [kind, (values as { reason?: string }).reason].filter(Boolean).join(" "));

export function memberVotes(service: TestService, circle: StartedCircle): MemberVotes {
  const { db } = service.services;
  const call = (name: string, action: string, input: object) =>
    service.callAction(action, input, { as: circle.member(name).userId });
  const latest = () =>
    db
      .selectFrom("grace_period_votes")
      .selectAll()
      .where("group_id", "=", circle.groupId)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
  return {
    askForDays: (by, of = by, payout_round = 1) =>
      call(by, "open_extend_grace_vote", {
        group_id: circle.groupId,
        user_id: circle.member(of).userId,
        cycle: 1,
        payout_round,
      }),
    askToRemove: (by, of, reason = "Has not answered for weeks") =>
      call(by, "open_removal_vote", { group_id: circle.groupId, user_id: circle.member(of).userId, reason }),
    vote: async (name, vote_choice) => call(name, "cast_vote", { vote_id: (await latest()).vote_id, vote_choice }),
    delete: async (name) => call(name, "delete_vote", { vote_id: (await latest()).vote_id }),
    latest,
    graceThrough: async (name, round = 1) => {
      const { grace_end_date } = await db
        .selectFrom("obligation_standings")
        .select("grace_end_date")
        .where("group_id", "=", circle.groupId)
        .where("user_id", "=", circle.member(name).userId)
        .where("payout_round", "=", round)
        .executeTakeFirstOrThrow();
      return grace_end_date!;
    },
    told: async (name) =>
      said(
        await db
          .selectFrom("notifications")
          .select(["kind", "values"])
          .where("group_id", "=", circle.groupId)
          .where("user_id", "=", circle.member(name).userId)
          .orderBy("created_at")
          .orderBy("kind")
          .execute(),
      ),
    posts: async () =>
      said(
        await db
          .selectFrom("messages")
          .select(["kind", "values"])
          .where("chat_id", "=", circle.groupId)
          .orderBy("created_at")
          .orderBy("kind")
          .execute(),
      ),
  };
}
