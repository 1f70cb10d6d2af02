import { address, idOf, oneOf, text } from "../fieldRules.ts";
import { invite } from "../invite.ts";
import type { TestService } from "../testService.ts";
import { type MakeBaseCall, openGroup, person } from "./baseCall.ts";

const ADDRESS = "friend@example.org";

/** An open invitation by the admin to somebody with an account, and what became of it. */
async function openInvitation(service: TestService) {
  const { db } = service.services;
  const group = await openGroup(service);
  const invitee = await person(service);
  const id = await invite(service, group, { userId: invitee });
  const row = () =>
    db
      .selectFrom("group_invitations")
      .select(["invitation_id", "status"])
      .where("invitation_id", "=", id)
      .executeTakeFirstOrThrow();
  return { admin: group.admin.userId, id, invitee, row };
}

/** What is done with an invitation by its id alone. */
const onInvitation =
  (by: "admin" | "invitee", outcome: string): MakeBaseCall =>
  async (service) => {
    const invitation = await openInvitation(service);
    return {
      as: invitation[by],
      input: { invitation_id: invitation.id },
      fields: { invitation_id: idOf(invitation.id, "invitation-not-found") },
      kept: async () => {
        const { invitation_id, status } = await invitation.row();
        return { invitation_id: status === outcome ? invitation_id : `an invitation that is ${status}` };
      },
    };
  };

export const invitationCalls: Record<string, MakeBaseCall> = {
  search_people: async (service) => {
    const { admin, groupId } = await openGroup(service);
    return {
      as: admin.userId,
      input: { group_id: groupId, text: "Bruno" },
      fields: { group_id: idOf(groupId, "group-not-found"), text: text({ min: 2, max: 120 }) },
      kept: async () => ({}),
    };
  },
  invite_person: async (service) => {
    const { admin, groupId } = await openGroup(service);
    const invitee = await person(service);
    return {
      as: admin.userId,
      input: { group_id: groupId, user_id: invitee },
      fields: { group_id: idOf(groupId, "group-not-found"), user_id: idOf(invitee, "invitee-not-found") },
      kept: () =>
        service.services.db
          .selectFrom("group_invitations as i")
          .innerJoin("user_profiles as p", "p.email", "i.invitee_email")
          .select(["i.group_id", "p.user_id"])
          .where("i.group_id", "=", groupId)
          .executeTakeFirstOrThrow(),
    };
  },
  invite_by_email: async (service) => {
    const { admin, groupId } = await openGroup(service);
    return {
      as: admin.userId,
      input: { group_id: groupId, email: ADDRESS },
      fields: { group_id: idOf(groupId, "group-not-found"), email: address(ADDRESS) },
      kept: () =>
        service.services.db
          .selectFrom("group_invitations")
          .select(["group_id", "invitee_email as email"])
          .where("group_id", "=", groupId)
          .executeTakeFirstOrThrow(),
    };
  },
  resend_invitation: onInvitation("admin", "pending"),
  revoke_invitation: onInvitation("admin", "revoked"),
  decline_invitation: onInvitation("invitee", "declined"),
  accept_invitation: async (service) => {
    const { id, invitee, row } = await openInvitation(service);
    return {
      as: invitee,
      input: { invitation_id: id, accept_agreement: true },
      fields: { invitation_id: idOf(id, "invitation-not-found"), accept_agreement: oneOf(true) },
      kept: async () => {
        const { invitation_id, status } = await row();
        return { invitation_id: status === "accepted" ? invitation_id : `an invitation that is ${status}` };
      },
    };
  },
};
