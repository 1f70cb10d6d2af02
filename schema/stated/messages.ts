/**
 * The sentences that the specification states for messages, votes, invitations, alerts and pushes, word for word, each under
 * the text that says it. `web/stated/` shows each in its situation, on a real screen, in every language.
 */
export const STATED_OF_MESSAGES = {
  // The four tabs, and what is where nothing is
  "messages.tab.chat": "Chat",
  "messages.tab.votes": "Votes",
  "messages.tab.invites": "Invites",
  "messages.tab.notifications": "Alerts",
  "messages.list.individual": "Individuals",
  "messages.list.group": "Groups",
  "messages.list.none": "No conversations yet",
  "messages.list.noneFound": "No messages found",
  "messages.start.none": "No users found",
  "votes.tab.emptyTitle": "No Active Votes",
  "invites.emptyTitle": "No pending invitations",
  "messages.alerts.none": "No notifications yet",
  "messages.alerts.caughtUp": "You're all caught up",

  // Conversations
  "messages.list.failed": "Failed to load chat data. Please try again.",
  "messages.list.refreshed": "Refreshed",
  "messages.list.removed": "Conversation removed",
  "messages.list.removeFailed": "Failed to delete conversation.",
  "messages.start.invite": "Send invitation",
  "messages.start.started": "Chat Started",
  "messages.start.failed": "Failed to start chat. Please try again.",
  "shell.errorPage.chat": "Failed to load chat data. Please try again.",

  // Writing
  "messages.room.loadFailed": "Failed to load chat data. Please try again.",
  "messages.room.reconnecting": "Connection Issue: Reconnecting to chat...",
  "messages.write.logInTitle": "Authentication Error",
  "messages.write.logInText": "Please log in to send messages.",
  "messages.write.failed": "Send Failed",
  "messages.write.failedText": "Failed to send message. Please try again.",
  "shell.connection.notSaid": "Failed to send message",
  "messages.write.delivered": "Message sent: Your message has been delivered.",
  "messages.clear.done": "Chat cleared",
  "messages.clear.doneText": "All messages have been deleted",
  "messages.clear.failed": "Failed to clear chat",

  // Speaking; the specification names the last four causes without their words
  "messages.voice.error": "Microphone Error",
  "messages.voice.uploadFailed": "Failed to upload voice message",
  "messages.voice.fault.denied": "Could not access microphone. Please check your permissions.",
  "messages.voice.fault.unsupported": "This browser cannot record voice messages. Please update it or use another one.",
  "messages.voice.fault.notFound": "No microphone was found. Please connect one and try again.",
  "messages.voice.fault.inUse": "The microphone is used by another app. Please close that app and try again.",
  "messages.voice.fault.cancelled": "The request for the microphone was cancelled. Please try again.",

  // Voting
  "votes.cast": "Vote Cast",
  "votes.castFailed": "Failed to cast vote.",
  "votes.delete.done": "Vote Deleted",
  "votes.delete.failed": "Failed to delete vote.",
  "refusals.vote-concerns-you": "This vote concerns you - you cannot participate",

  // Invitations
  "shell.errorPage.invitations": "Unable to load invitations. Please try again.",
  "messages.invitesFailed": "Unable to load invitations. Please try again.",
  "invites.soon": "Expires Soon",
  "invites.accept": "Accept",
  "invites.decline": "Decline",
  "invites.remove": "Remove",
  "invites.details": "View Details",
  "invites.accepted": "Invitation Accepted",
  "invites.acceptedText": "You have successfully joined the group!",
  "invites.acceptFailed": "Failed to accept invitation",
  "invites.logIn": "You must be logged in to accept invitations",
  "invites.verifyTitle": "Identity Verification Required",
  "circle.join.profileTitle": "Please complete your profile before joining groups",
  "invites.declined": "Invitation Declined",
  "invites.declineFailed": "Failed to decline invitation",
  "invites.removed": "Invitation Removed",
  "invites.removeFailed": "Failed to remove invitation",

  // Alerts
  "messages.alerts.markAll": "Mark All as Read",
  "messages.alerts.clearAll": "Clear All",
  "messages.alerts.allRead": "All notifications marked as read",
  "messages.alerts.dismissed": "Notification dismissed",
  "messages.alerts.dismissFailed": "Failed to dismiss notification.",

  // Pushes
  "push.notSupported": "Not Supported",
  "push.why.unsupported": "Push notifications not supported",
  "push.denied": "Permission Denied",
  "push.why.denied": "Notification permission denied",
  "push.registrationFailed": "Registration Failed",
  "push.setupIncomplete": "Setup Incomplete",
  "push.subscriptionFailed": "Subscription Failed",
  "push.unsubscribeFailed": "Unsubscribe Failed",
  "push.testFailed": "Test Failed",
} as const;

export type StatedOfMessages = keyof typeof STATED_OF_MESSAGES;
