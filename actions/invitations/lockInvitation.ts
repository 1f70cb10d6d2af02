import type { Tx } from "../db/database.ts";
import type { GroupActName } from "../domain/groupActs.ts";
import { actRefusal } from "../domain/groupActs.ts";
import { type InvitationAct, type InvitationState, invitationState, invitationStep } from "../domain/inviting.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { type GroupRow, lockGroup } from "../groups/queries.ts";
import { AppError } from "../refusals/AppError.ts";
import type { Addressee } from "./addressee.ts";

/** Who deals with an invitation: whose address it is for, or who sent it or runs the group (D109). */
export type Side = "invitee" | "sender";

export interface LockedInvitation {
  addressee: Addressee;
  group: GroupRow;
  state: InvitationState;
}

/**
 * An invitation and its locked group, for one of its two sides. For everybody else it does not exist.
 * @throws AppError when there is none for this person
 */
export async function lockInvitation(
  tx: Tx,
  side: Side,
  { invitationId, now, userId }: { invitationId: string; userId: string; now: Date },
): Promise<LockedInvitation> {
  const find = () =>
    tx
      .selectFrom("group_invitations as i")
      .innerJoin("groups as g", "g.group_id", "i.group_id")
      .select(["i.group_id", "i.status", "i.expires_at", "i.invitee_email", "i.picked_alias"])
      .where("i.invitation_id", "=", invitationId)
      .where("g.deleted_at", "is", null)
      // Whose it was is forgotten some time after it ended, and then it is nobody's to deal with (D225).
      .where("i.invitee_email", "is not", null)
      .$narrowType<{ invitee_email: string }>()
      .where((eb) =>
        side === "sender"
          ? eb.or([eb("i.inviter_id", "=", userId), eb("g.admin_id", "=", userId)])
          : eb.exists(
              eb
                .selectFrom("user_profiles as p")
                .select("p.user_id")
                .whereRef("p.email", "=", "i.invitee_email")
                .where("p.user_id", "=", userId)
                .where("p.email_confirmed_at", "is not", null),
            ),
      )
      .executeTakeFirst();
  const asked = await find();
  const group = asked && (await lockGroup(tx, asked.group_id));
  // Read again under the lock: another tap may have answered it in between.
  const invitation = group && (await find());
  if (!group || !invitation) throw new AppError("invitation-not-found");
  const state = invitationState({ status: invitation.status, expiresAt: invitation.expires_at }, now);
  const addressee = { email: invitation.invitee_email, pickedAlias: invitation.picked_alias };
  return { addressee, group, state };
}

/**
 * Whether the act is to be done now, or was done before.
 * @throws AppError where the table of acts or the invitation's state refuses it
 */
export async function stepFor(
  tx: Tx,
  act: InvitationAct,
  { group, state, userId }: Pick<LockedInvitation, "group" | "state"> & { userId: string },
): Promise<"do" | "done"> {
  const name = `${act}_invitation` satisfies GroupActName;
  const refusal = actRefusal(name, await standingIn(tx, group, userId), momentOf(group));
  if (refusal) throw new AppError(refusal);
  const step = invitationStep(act, state);
  if (typeof step === "object") throw new AppError(step);
  return step;
}

/** Notes how an invitation ended. */
export async function endInvitation(
  tx: Tx,
  invitationId: string,
  { status, at }: { status: "declined" | "revoked"; at: Date },
): Promise<void> {
  await tx
    .updateTable("group_invitations")
    .set({ status, answered_at: at })
    .where("invitation_id", "=", invitationId)
    .execute();
}
