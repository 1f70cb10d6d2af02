import { askForExport } from "./export/askForExport.ts";
import { openExport } from "./export/openExport.ts";
import { endGivenUp } from "./admin/endGivenUp.ts";
import { retryGivenUp } from "./admin/retryGivenUp.ts";
import { acceptAdminRole } from "./adminRole/acceptAdminRole.ts";
import { declineAdminRole } from "./adminRole/declineAdminRole.ts";
import { offerAdminRole } from "./adminRole/offerAdminRole.ts";
import { withdrawAdminOffer } from "./adminRole/withdrawAdminOffer.ts";
import { cancelContribution } from "./contributions/cancelContribution.ts";
import { checkContribution } from "./contributions/checkContribution.ts";
import { stripeContribute } from "./contributions/stripeContribute.ts";
import { absentAdmins } from "./crons/absentAdmins.ts";
import { badges } from "./crons/badges.ts";
import { checkBooks } from "./crons/checkBooks.ts";
import { cleanUp } from "./crons/cleanUp.ts";
import { discardPendingGroups } from "./crons/discardPendingGroups.ts";
import { expireCheckouts } from "./crons/expireCheckouts.ts";
import { expireInvitations } from "./crons/expireInvitations.ts";
import { lateRequests } from "./crons/lateRequests.ts";
import { leaveRequests } from "./crons/leaveRequests.ts";
import { paymentReminders } from "./crons/paymentReminders.ts";
import { reconcilePayments } from "./crons/reconcilePayments.ts";
import { reputationScores } from "./crons/reputationScores.ts";
import { rounds } from "./crons/rounds.ts";
import { scheduledStarts } from "./crons/scheduledStarts.ts";
import { termConsents } from "./crons/termConsents.ts";
import { sweepFiles } from "./crons/sweepFiles.ts";
import { tickets } from "./crons/tickets.ts";
import { votes } from "./crons/votes.ts";
import { seatOffers } from "./crons/seatOffers.ts";
import { defineWebhook, type Routes } from "./define.ts";
import { chatChanged } from "./events/chatChanged.ts";
import { cycleAdvanced } from "./events/cycleAdvanced.ts";
import { groupWritten } from "./events/groupWritten.ts";
import { invitationCreated } from "./events/invitationCreated.ts";
import { notificationCreated } from "./events/notificationCreated.ts";
import { paymentCompleted } from "./events/paymentCompleted.ts";
import { createGroup } from "./groups/createGroup.ts";
import { discardPendingGroup } from "./groups/discardPendingGroup.ts";
import { savePendingGroup } from "./groups/savePendingGroup.ts";
import { updatePendingGroup } from "./groups/updatePendingGroup.ts";
import { previewGroup } from "./groups/previewGroup.ts";
import { setGroupCover } from "./groups/setGroupCover.ts";
import { setGroupPicture } from "./groups/setGroupPicture.ts";
import { setAvatar } from "./people/setAvatar.ts";
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
import { createJoinLink } from "./joinLinks/createJoinLink.ts";
import { openJoinLink } from "./joinLinks/openJoinLink.ts";
import { revokeJoinLink } from "./joinLinks/revokeJoinLink.ts";
import { allowLatePayment } from "./latePayments/allowLatePayment.ts";
import { askToPayLate } from "./latePayments/askToPayLate.ts";
import { closeGroup } from "./managing/closeGroup.ts";
import { closeRegistration } from "./managing/closeRegistration.ts";
import { deleteGroup } from "./managing/deleteGroup.ts";
import { remindMembers } from "./managing/remindMembers.ts";
import { setGroupAdmission } from "./managing/setGroupAdmission.ts";
import { setGroupLook } from "./managing/setGroupLook.ts";
import { setManualStart } from "./managing/setManualStart.ts";
import { answerLeaveRequest } from "./leaving/answerLeaveRequest.ts";
import { askToLeave } from "./leaving/askToLeave.ts";
import { previewExit } from "./leaving/previewExit.ts";
import { removeMember } from "./leaving/removeMember.ts";
import { withdrawLeaveRequest } from "./leaving/withdrawLeaveRequest.ts";
import { approveJoinRequest } from "./members/approveJoinRequest.ts";
import { joinGroup } from "./members/joinGroup.ts";
import { rejectJoinRequest } from "./members/rejectJoinRequest.ts";
import { withdrawJoinRequest } from "./members/withdrawJoinRequest.ts";
import { loadGoogleMaps } from "./places/loadGoogleMaps.ts";
import { getVapidKey } from "./push/getVapidKey.ts";
import { sendPushNotification } from "./push/sendPushNotification.ts";
import { acceptGroupTerms } from "./terms/acceptGroupTerms.ts";
import { changeGroupTerms } from "./terms/changeGroupTerms.ts";
import { setPayoutDay } from "./terms/setPayoutDay.ts";
import { declineGroupTerms } from "./terms/declineGroupTerms.ts";
import { extendRecruitment } from "./terms/extendRecruitment.ts";
import { confirmRestart } from "./restart/confirmRestart.ts";
import { initiateGroupRestart } from "./restart/initiateGroupRestart.ts";
import { findChatPeople } from "./talk/findChatPeople.ts";
import { openChat } from "./talk/openChat.ts";
import { reportMessage, reportPerson } from "./talk/report.ts";
import { openExtendGraceVote } from "./extensions/openExtendGraceVote.ts";
import { openRemovalVote } from "./removal/openRemovalVote.ts";
import { castVote } from "./votes/castVote.ts";
import { deleteVote } from "./votes/deleteVote.ts";
import { joinWaitingList } from "./waitingList/joinWaitingList.ts";
import { leaveWaitingList } from "./waitingList/leaveWaitingList.ts";
import { appleWebhook } from "./webhooks/apple.ts";
import { diditWebhook } from "./webhooks/didit.ts";
import { stripeWebhook } from "./webhooks/stripe.ts";

/** The table of contents: everything Hasura and the providers may call. Sign-in is in auth/. */
export const routes: Routes = {
  actions: [
    createGroup,
    previewGroup,
    savePendingGroup,
    updatePendingGroup,
    discardPendingGroup,
    joinGroup,
    approveJoinRequest,
    rejectJoinRequest,
    withdrawJoinRequest,
    searchPeople,
    invitePerson,
    inviteByEmail,
    resendInvitation,
    revokeInvitation,
    acceptInvitation,
    declineInvitation,
    setGroupCover,
    setAvatar,
    setGroupPicture,
    createJoinLink,
    revokeJoinLink,
    openJoinLink,
    joinWaitingList,
    leaveWaitingList,
    setPayoutOrder,
    startGroup,
    setGroupAdmission,
    changeGroupTerms,
    setPayoutDay,
    setGroupLook,
    setManualStart,
    acceptGroupTerms,
    declineGroupTerms,
    extendRecruitment,
    closeRegistration,
    remindMembers,
    closeGroup,
    deleteGroup,
    offerAdminRole,
    withdrawAdminOffer,
    acceptAdminRole,
    declineAdminRole,
    stripeContribute,
    checkContribution,
    cancelContribution,
    askToPayLate,
    allowLatePayment,
    askToLeave,
    withdrawLeaveRequest,
    answerLeaveRequest,
    removeMember,
    previewExit,
    initiateGroupRestart,
    castVote,
    openExtendGraceVote,
    openRemovalVote,
    deleteVote,
    confirmRestart,
    openChat,
    findChatPeople,
    reportMessage,
    reportPerson,
    createDiditSession,
    checkDiditStatus,
    loadGoogleMaps,
    getVapidKey,
    sendPushNotification,
    askForExport,
    openExport,
    retryGivenUp,
    endGivenUp,
  ],
  events: [notificationCreated, chatChanged, invitationCreated, paymentCompleted, cycleAdvanced, groupWritten],
  crons: [
    rounds,
    expireCheckouts,
    reconcilePayments,
    paymentReminders,
    scheduledStarts,
    lateRequests,
    leaveRequests,
    votes,
    termConsents,
    absentAdmins,
    seatOffers,
    reputationScores,
    expireInvitations,
    checkBooks,
    cleanUp,
    sweepFiles,
    tickets,
    discardPendingGroups,
    badges,
  ],
  webhooks: [
    defineWebhook("stripe", stripeWebhook),
    defineWebhook("didit", diditWebhook),
    defineWebhook("apple", appleWebhook),
  ],
};
