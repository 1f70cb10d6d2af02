import { startCircle } from "../circle.ts";
import { idOf, numberOf, oneOf, text } from "../fieldRules.ts";
import { completedCircle } from "../restart.ts";
import type { TestService } from "../testService.ts";
import type { MakeBaseCall } from "./baseCall.ts";

/** A completed circle of three; Chloe is not enrolled when a vote passes without her. */
const completed = (service: TestService) => completedCircle(service, ["Amina", "Bruno", "Chloe"]);

/** A running circle in the grace of its first round, which Bruno and Chloe have not paid. */
async function inGrace(service: TestService) {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 2);
  const vote = () =>
    service.services.db
      .selectFrom("grace_period_votes as v")
      .leftJoin("rounds as r", "r.round_id", "v.round_id")
      .select([
        "v.vote_id",
        "v.group_id",
        "v.user_id",
        "v.description as reason",
        "v.status",
        "r.payout_round",
        "r.cycle",
      ])
      .where("v.group_id", "=", circle.groupId)
      .executeTakeFirstOrThrow();
  const ask = (name: string, about: string) =>
    service.callAction(
      "open_removal_vote",
      { group_id: circle.groupId, user_id: circle.member(about).userId, reason: "Does not answer" },
      { as: circle.member(name).userId },
    );
  return { ...circle, ask, vote };
}

export const voteCalls: Record<string, MakeBaseCall> = {
  initiate_group_restart: async (service) => {
    const { groupId, latestVote, member } = await completed(service);
    return {
      as: member("Amina").userId,
      input: { group_id: groupId },
      fields: { group_id: idOf(groupId, "group-not-found") },
      kept: async () => ({ group_id: (await latestVote()).group_id }),
    };
  },
  cast_vote: async (service) => {
    const { latestVote, member, open } = await completed(service);
    await open();
    const { vote_id } = await latestVote();
    const as = member("Bruno").userId;
    return {
      as,
      input: { vote_id, vote_choice: "yes", accept_agreement: true },
      fields: {
        vote_id: idOf(vote_id, "vote-not-found"),
        vote_choice: oneOf("yes", "no"),
        accept_agreement: oneOf(true),
      },
      kept: () =>
        service.services.db
          .selectFrom("vote_responses")
          .select(["vote_id", "vote_choice"])
          .where("voter_id", "=", as)
          .executeTakeFirstOrThrow(),
    };
  },
  open_extend_grace_vote: async (service) => {
    const { groupId, member, vote } = await inGrace(service);
    const user_id = member("Bruno").userId;
    return {
      as: member("Amina").userId,
      input: { group_id: groupId, user_id, cycle: 1, payout_round: 1 },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        user_id: idOf(user_id, "nothing-to-extend"),
        cycle: numberOf(1, "round-not-found"),
        payout_round: numberOf(1, "round-not-found"),
      },
      kept: async () => {
        const { cycle, group_id, payout_round, user_id } = await vote();
        return { cycle, group_id, payout_round, user_id };
      },
    };
  },
  open_removal_vote: async (service) => {
    const { groupId, member, vote } = await inGrace(service);
    const user_id = member("Bruno").userId;
    return {
      as: member("Chloe").userId,
      input: { group_id: groupId, user_id, reason: "Does not answer" },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        user_id: idOf(user_id, "member-not-found"),
        reason: text({ max: 300, shape: "lines" }),
      },
      kept: async () => {
        const { group_id, reason, user_id } = await vote();
        return { group_id, reason, user_id };
      },
    };
  },
  delete_vote: async (service) => {
    const { ask, member, vote } = await inGrace(service);
    await ask("Chloe", "Bruno");
    const { vote_id } = await vote();
    return {
      as: member("Amina").userId,
      input: { vote_id },
      fields: { vote_id: idOf(vote_id, "vote-not-found") },
      kept: async () => ({ vote_id: (await vote()).status === "deleted" ? vote_id : "a vote that is open" }),
    };
  },
  confirm_restart: async (service) => {
    const { groupId, member, open, vote } = await completed(service);
    await open();
    for (const name of ["Amina", "Bruno"]) await vote(name, "yes");
    const as = member("Chloe").userId;
    return {
      as,
      input: { group_id: groupId, accept_agreement: true },
      fields: { group_id: idOf(groupId, "group-not-found"), accept_agreement: oneOf(true) },
      kept: () =>
        service.services.db
          .selectFrom("group_members")
          .select("group_id")
          .where("user_id", "=", as)
          .where("status", "=", "active")
          .executeTakeFirstOrThrow(),
    };
  },
};
