import type { Selectable } from "kysely";
import type { GracePeriodVotes } from "../db/schema.ts";
import { startCircle, type StartedCircle } from "./circle.ts";
import { finishCycle } from "./finishCycle.ts";
import type { ActionAnswer, TestService } from "./testService.ts";

/** A circle whose cycle is complete, and its vote to restart. */
export interface CompletedCircle extends StartedCircle {
  /** The first one named, who is the admin, opens the vote. */
  open(name?: string): Promise<ActionAnswer>;
  /** Yes comes with the agreement ticked, unless said otherwise. */
  vote(name: string, choice: "yes" | "no", options?: { agree?: boolean }): Promise<ActionAnswer>;
  confirm(name: string, options?: { agree?: boolean }): Promise<ActionAnswer>;
  /** The latest vote. */
  latestVote(): Promise<Selectable<GracePeriodVotes>>;
  /** Those who take part in the cycle that is planned or running, in its payout order. */
  order(): Promise<string[]>;
}

/** The steps of a restart for a circle that may have been played to its end. */
export function restarting(service: TestService, circle: StartedCircle, names: readonly string[]): CompletedCircle {
  const { db } = service.services;
  const call = (name: string, action: string, input: object) =>
    service.callAction(action, input, { as: circle.member(name).userId });
  const latestVote = () =>
    db
      .selectFrom("grace_period_votes")
      .selectAll()
      .where("group_id", "=", circle.groupId)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
  return {
    ...circle,
    open: (name = names[0]!) => call(name, "initiate_group_restart", { group_id: circle.groupId }),
    vote: async (name, choice, { agree = choice === "yes" } = {}) =>
      call(name, "cast_vote", {
        vote_id: (await latestVote()).vote_id,
        vote_choice: choice,
        accept_agreement: agree,
      }),
    confirm: (name, { agree = true } = {}) =>
      call(name, "confirm_restart", { group_id: circle.groupId, accept_agreement: agree }),
    latestVote,
    order: async () => {
      const rows = await db
        .selectFrom("payout_assignments as a")
        .innerJoin("groups as g", (join) =>
          join.onRef("g.group_id", "=", "a.group_id").onRef("g.current_cycle", "=", "a.cycle"),
        )
        .innerJoin("user_profiles as p", "p.user_id", "a.user_id")
        .select("p.alias")
        .where("a.group_id", "=", circle.groupId)
        .orderBy("payout_position")
        .execute();
      return rows.map(({ alias }) => alias);
    },
  };
}

/** A circle whose first cycle is over, without a look at money. */
export async function completedCircle(service: TestService, names: readonly string[]): Promise<CompletedCircle> {
  const circle = await startCircle(service, names);
  await circle.goTo(1, 30);
  await finishCycle(service.services.db, circle.groupId);
  return restarting(service, circle, names);
}
