import { cancelContribution } from "./contributions/cancelContribution.ts";
import { checkContribution } from "./contributions/checkContribution.ts";
import { stripeContribute } from "./contributions/stripeContribute.ts";
import { expireCheckouts } from "./crons/expireCheckouts.ts";
import { reconcilePayments } from "./crons/reconcilePayments.ts";
import { rounds } from "./crons/rounds.ts";
import { scheduledStarts } from "./crons/scheduledStarts.ts";
import type { Routes } from "./define.ts";
import { createGroup } from "./groups/createGroup.ts";
import { setPayoutOrder } from "./groups/setPayoutOrder.ts";
import { startGroup } from "./groups/startGroup.ts";
import { approveJoinRequest } from "./members/approveJoinRequest.ts";
import { joinGroup } from "./members/joinGroup.ts";
import { rejectJoinRequest } from "./members/rejectJoinRequest.ts";

/** The table of contents: everything Hasura and the providers may call. Sign-in is in auth/. */
export const routes: Routes = {
  actions: [
    createGroup,
    joinGroup,
    approveJoinRequest,
    rejectJoinRequest,
    setPayoutOrder,
    startGroup,
    stripeContribute,
    checkContribution,
    cancelContribution,
  ],
  events: [],
  crons: [rounds, expireCheckouts, reconcilePayments, scheduledStarts],
  webhooks: [],
};
