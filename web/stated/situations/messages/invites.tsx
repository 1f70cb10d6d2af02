import { act } from "@testing-library/react";
import { hearProductTime } from "../../../lib/productClock.ts";
import { chatAnswers } from "../../../screens/Messages/chat/chatForTests.ts";
import { groupAnswers, ids, mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { dialog, press, refuse, type Row, waitFor } from "../pages.tsx";
import { openMessages } from "./messagesPage.tsx";

const NOW = "2026-02-01T10:00:00Z";
const INVITATION = "00000000-0000-7000-8000-0000000000f2";
const CIRCLE = "Rent circle";

const invitation = (group: Row = {}): Row => ({
  id: "invitation",
  invitation_id: INVITATION,
  inviter_id: ids.amina,
  inviter_alias: "Amina",
  expires_at: "2026-02-01T20:00:00Z",
  status: "pending",
  group: recruitingGroup({ cash_payout: 200_00, may_join: { allowed: true, act: "accept" }, ...group }),
});

function open(invitations: Row[], answers: Row = {}) {
  hearProductTime(NOW);
  openMessages(
    "tab=invites",
    {
      ...groupAnswers(recruitingGroup()),
      ...chatAnswers({}).answers,
      group_invitations_connection: () => ({ edges: invitations.map((node) => ({ node })) }),
      node: () => invitations[0]?.["group"] ?? null,
      ...answers,
    },
    ids.chloe,
  );
}

/** Accepts the invitation, with the agreement. */
async function accept(say: Say, accept_invitation: unknown) {
  open([invitation()], { accept_invitation });
  await press(say("invites.accept"));
  const terms = await waitFor(() => document.querySelector<HTMLFormElement>("dialog form:has([type=checkbox])"));
  await act(async () => terms.querySelector<HTMLInputElement>("[type=checkbox]")?.click());
  await press(say("invites.accept"), terms);
}

async function decline(say: Say, button: string, confirm: string, decline_invitation: unknown) {
  open([invitation()], { decline_invitation });
  await press(button);
  await press(confirm, await dialog());
}
const removal = (say: Say) => [say("invites.removeName", { group: CIRCLE }), say("invites.remove")] as const;
const refusal = (say: Say) => [say("invites.decline"), say("invites.decline")] as const;

export const invites: readonly Situation[] = [
  { name: "nobody invites the reader", says: ["invites.emptyTitle"], play: () => open([]) },
  {
    name: "an invitation that ends today",
    says: ["invites.soon", "invites.accept", "invites.decline", "invites.details"],
    play: () => open([invitation()]),
  },
  {
    name: "the question before an invitation is removed",
    says: ["invites.remove"],
    play: async (say) => {
      open([invitation()]);
      await press(removal(say)[0]);
    },
  },
  {
    name: "the page with the invitations could not be read",
    says: ["shell.errorPage.invitations"],
    play: () => open([], { group_invitations_connection: refuse("something-went-wrong") }),
  },
  {
    name: "an invitation without what decides whether it can be accepted",
    says: ["messages.invitesFailed"],
    play: () => open([invitation({ may_join: null })]),
  },
  {
    name: "an invitation is accepted",
    says: ["invites.accepted", "invites.acceptedText"],
    play: (say) => accept(say, { success: true }),
  },
  {
    name: "an invitation cannot be accepted",
    says: ["invites.acceptFailed"],
    play: (say) => accept(say, refuse("network")),
  },
  {
    name: "an invitation is accepted by somebody whose session has ended",
    says: ["invites.acceptFailed", "invites.logIn"],
    play: (say) => accept(say, refuse("session-expired")),
  },
  {
    name: "an invitation is accepted by somebody who is not verified any more",
    says: ["invites.verifyTitle"],
    play: (say) => accept(say, refuse("identity-required-to-accept")),
  },
  {
    name: "an invitation to a circle where somebody has the reader's display name",
    says: ["circle.join.profileTitle"],
    play: async (say) => {
      open([invitation({ may_join: mayNot("alias-taken", { next: "/profile" }) })]);
      await press(say("invites.accept"));
    },
  },
  {
    name: "an invitation is declined",
    says: ["invites.declined"],
    play: (say) => decline(say, ...refusal(say), { success: true }),
  },
  {
    name: "an invitation cannot be declined",
    says: ["invites.declineFailed"],
    play: (say) => decline(say, ...refusal(say), refuse("network")),
  },
  {
    name: "an invitation is removed",
    says: ["invites.removed"],
    play: (say) => decline(say, ...removal(say), { success: true }),
  },
  {
    name: "an invitation cannot be removed",
    says: ["invites.removeFailed"],
    play: (say) => decline(say, ...removal(say), refuse("network")),
  },
];
