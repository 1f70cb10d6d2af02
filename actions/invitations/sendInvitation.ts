import type { Tx } from "../db/database.ts";
import { invitationState } from "../domain/inviting.ts";
import type { GroupRow } from "../groups/queries.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { AppError } from "../refusals/AppError.ts";
import type { Addressee } from "./addressee.ts";
import { joinPath, newToken, tokenHash } from "./joinTokens.ts";
import { record } from "../record/record.ts";
import { takeSentAgain } from "./takeSentAgain.ts";

/**
 * Invites an address: the row, its token and the letter. Asked again by the same person, it is the invitation of before
 * and no second letter. The caller holds the group's lock and has refused whatever is to be refused. Whether the address
 * has an account is not looked at, so that the answer is the same and takes as long either way (D266).
 * @throws AppError `already-invited` where somebody else's invitation is open; `invitation-sent-enough` where the address
 *   had as many letters as a day allows
 */
export async function sendInvitation(
  tx: Tx,
  group: GroupRow,
  { addressee, inviterId, now }: { addressee: Addressee; inviterId: string; now: Date },
): Promise<string> {
  const before = await pendingInvitation(tx, group, addressee);
  if (before && invitationState({ status: before.status, expiresAt: before.expires_at }, now) === "open") {
    if (before.inviter_id === inviterId) return before.invitation_id;
    throw new AppError("already-invited");
  }
  if (await wasInvited(tx, group, addressee)) await takeSentAgain(tx, group.group_id, addressee);
  // An invitation that has ended makes room for the new one.
  await tx
    .deleteFrom("group_invitations")
    .where("group_id", "=", group.group_id)
    .where("invitee_email", "=", addressee.email)
    .where("picked_alias", addressee.pickedAlias === null ? "is" : "is not", null)
    .where("status", "in", ["pending", "expired"])
    .execute();
  const { invitation_id } = await tx
    .insertInto("group_invitations")
    .values({
      group_id: group.group_id,
      inviter_id: inviterId,
      invitee_email: addressee.email,
      picked_alias: addressee.pickedAlias,
    })
    .returning("invitation_id")
    .executeTakeFirstOrThrow();
  // Members invite for themselves; what is on record is what the organizer does.
  if (inviterId === group.admin_id) await record(tx, group, "person_invited", { by: inviterId, values: {} });
  await writeLetter(tx, group, invitation_id);
  return invitation_id;
}

/** The invitations of a group to a typed address, or to a person who was picked, which are two kinds (D266). */
function invitationsTo(tx: Tx, group: GroupRow, { email, pickedAlias }: Addressee) {
  return tx
    .selectFrom("group_invitations")
    .select(["invitation_id", "inviter_id", "expires_at", "status"])
    .where("group_id", "=", group.group_id)
    .where("invitee_email", "=", email)
    .where("picked_alias", pickedAlias === null ? "is" : "is not", null);
}

/** Whether the group has invited the address before, however that ended. */
async function wasInvited(tx: Tx, group: GroupRow, addressee: Addressee): Promise<boolean> {
  return (await invitationsTo(tx, group, addressee).executeTakeFirst()) !== undefined;
}

/** One for each typed address and one for each person who was picked (D109, D266). */
function pendingInvitation(tx: Tx, group: GroupRow, addressee: Addressee) {
  return invitationsTo(tx, group, addressee)
    .where("status", "in", ["pending", "expired"])
    .orderBy("status", "desc")
    .executeTakeFirst();
}

/** Gives an invitation a new token, which ends the one of before, and sends it to its address (D109). */
export async function writeLetter(tx: Tx, group: GroupRow, invitationId: string): Promise<void> {
  const token = newToken();
  const hash = tokenHash(token);
  await tx
    .insertInto("private.invitation_tokens")
    .values({ invitation_id: invitationId, token_hash: hash })
    .onConflict((conflict) => conflict.column("invitation_id").doUpdateSet({ token_hash: hash }))
    .execute();
  await enqueue(tx, {
    kind: "mail",
    dedupeKey: `invitation:${invitationId}:${hash.toString("hex")}`,
    payload: { template: "group-invitation", invitation_id: invitationId, path: joinPath(group.url_slug, token) },
  });
}
