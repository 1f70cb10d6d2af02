import { retryGivenUp } from "./admin/retryGivenUp.ts";
import { cancelContribution } from "./contributions/cancelContribution.ts";
import { checkContribution } from "./contributions/checkContribution.ts";
import { stripeContribute } from "./contributions/stripeContribute.ts";
import { checkBooks } from "./crons/checkBooks.ts";
import { cleanUp } from "./crons/cleanUp.ts";
import { expireCheckouts } from "./crons/expireCheckouts.ts";
import { lateRequests } from "./crons/lateRequests.ts";
import { reconcilePayments } from "./crons/reconcilePayments.ts";
import { rounds } from "./crons/rounds.ts";
import { scheduledStarts } from "./crons/scheduledStarts.ts";
import { defineWebhook, type Routes } from "./define.ts";
import { invitationCreated } from "./events/invitationCreated.ts";
import { notificationCreated } from "./events/notificationCreated.ts";
import { createGroup } from "./groups/createGroup.ts";
import { previewGroup } from "./groups/previewGroup.ts";
import { setPayoutOrder } from "./groups/setPayoutOrder.ts";
import { startGroup } from "./groups/startGroup.ts";
import { checkDiditStatus } from "./identity/checkDiditStatus.ts";
import { createDiditSession } from "./identity/createDiditSession.ts";
import { acceptInvitation } from "./invitations/acceptInvitation.ts";
import { declineInvitation } from "./invitations/declineInvitation.ts";
import { inviteByEmail } from "./invitations/inviteByEmail.ts";
import { invitePerson } from "./invitations/invitePerson.ts";
import { resendInvitation } from "./invitations/resendInvitation.ts";
import { revokeInvitation } from "./invitations/revokeInvitation.ts";
import { searchPeople } from "./invitations/searchPeople.ts";
import { allowLatePayment } from "./latePayments/allowLatePayment.ts";
import { askToPayLate } from "./latePayments/askToPayLate.ts";
import { approveJoinRequest } from "./members/approveJoinRequest.ts";
import { joinGroup } from "./members/joinGroup.ts";
import { rejectJoinRequest } from "./members/rejectJoinRequest.ts";
import { diditWebhook } from "./webhooks/didit.ts";
import { stripeWebhook } from "./webhooks/stripe.ts";

/** The table of contents: everything Hasura and the providers may call. Sign-in is in auth/. */
export const routes: Routes = {
  actions: [
    createGroup,
    previewGroup,
    joinGroup,
    approveJoinRequest,
    rejectJoinRequest,
    searchPeople,
    invitePerson,
    inviteByEmail,
    resendInvitation,
    revokeInvitation,
    acceptInvitation,
    declineInvitation,
    setPayoutOrder,
    startGroup,
    stripeContribute,
    checkContribution,
    cancelContribution,
    askToPayLate,
    allowLatePayment,
    createDiditSession,
    checkDiditStatus,
    retryGivenUp,
  ],
  events: [notificationCreated, invitationCreated],
  crons: [rounds, expireCheckouts, reconcilePayments, scheduledStarts, lateRequests, checkBooks, cleanUp],
  webhooks: [defineWebhook("stripe", stripeWebhook), defineWebhook("didit", diditWebhook)],
};
