import { startCircle } from "../circle.ts";
import { idOf, numberOf, oneOf, optional } from "../fieldRules.ts";
import type { TestService } from "../testService.ts";
import type { MakeBaseCall } from "./baseCall.ts";

/** A member of a running circle who may pay now. */
async function payer(service: TestService) {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  return {
    groupId: circle.groupId,
    userId: circle.member("Bruno").userId,
    contribute: () => circle.contribute("Bruno"),
  };
}

/** A payment whose checkout is open. */
async function openPayment(service: TestService) {
  const { contribute, userId } = await payer(service);
  const { payment_id } = (await contribute()).body;
  const status = () =>
    service.services.db
      .selectFrom("payments")
      .select("status")
      .where("payment_id", "=", String(payment_id))
      .executeTakeFirstOrThrow();
  return { paymentId: String(payment_id), userId, status };
}

/** A member who let the grace of round 1 pass, in a circle that goes on. */
async function lateMember(service: TestService) {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 4);
  await circle.tick();
  return { admin: circle.member("Amina").userId, groupId: circle.groupId, userId: circle.member("Bruno").userId };
}

/** The round of such a member. */
const lateRound = { cycle: numberOf(1, "round-not-found"), payout_round: numberOf(1, "round-not-found") };

export const contributionCalls: Record<string, MakeBaseCall> = {
  stripe_contribute: async (service) => {
    const { groupId, userId } = await payer(service);
    return {
      as: userId,
      input: { group_id: groupId, payment_method: "card", cycle: 1, payout_round: 1, amount: 105_77 },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        payment_method: oneOf("card"),
        cycle: optional(numberOf(1, "round-not-found"), 1),
        payout_round: optional(numberOf(1, "round-not-found"), 1),
        amount: optional(oneOf(105_77), 105_77),
      },
      kept: ({ payment_id }) =>
        service.services.db
          .selectFrom("payments")
          .select(["group_id", "payment_method", "cycle", "payout_round", "total as amount"])
          .where("payment_id", "=", String(payment_id))
          .executeTakeFirstOrThrow(),
    };
  },
  check_contribution: async (service) => {
    const { paymentId, userId } = await openPayment(service);
    return {
      as: userId,
      input: { payment_id: paymentId },
      fields: { payment_id: idOf(paymentId, "payment-not-found") },
      kept: async ({ payment_id }) => ({ payment_id }),
    };
  },
  cancel_contribution: async (service) => {
    const { paymentId, status, userId } = await openPayment(service);
    return {
      as: userId,
      input: { payment_id: paymentId },
      fields: { payment_id: idOf(paymentId, "payment-not-found") },
      kept: async () => ({ payment_id: (await status()).status === "failed" ? paymentId : "a payment that goes on" }),
    };
  },
  ask_to_pay_late: async (service) => {
    const { groupId, userId } = await lateMember(service);
    return {
      as: userId,
      input: { group_id: groupId, cycle: 1, payout_round: 1 },
      fields: { group_id: idOf(groupId, "group-not-found"), ...lateRound },
      kept: () =>
        service.services.db
          .selectFrom("late_requests as l")
          .innerJoin("rounds as r", "r.round_id", "l.round_id")
          .select(["r.group_id", "r.cycle", "r.payout_round"])
          .where("l.user_id", "=", userId)
          .executeTakeFirstOrThrow(),
    };
  },
  allow_late_payment: async (service) => {
    const { admin, groupId, userId } = await lateMember(service);
    return {
      as: admin,
      input: { group_id: groupId, user_id: userId, cycle: 1, payout_round: 1 },
      fields: {
        group_id: idOf(groupId, "group-not-found"),
        user_id: idOf(userId, "contribution-not-locked"),
        ...lateRound,
      },
      kept: () =>
        service.services.db
          .selectFrom("late_allowances as l")
          .innerJoin("rounds as r", "r.round_id", "l.round_id")
          .select(["r.group_id", "l.user_id", "r.cycle", "r.payout_round"])
          .where("l.user_id", "=", userId)
          .executeTakeFirstOrThrow(),
    };
  },
};
