import type { Tx } from "../db/database.ts";
import type { ExitRound, Owing } from "../domain/exit.ts";
import type { StartedCycle } from "../groups/cycles.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import type { AgreedExit } from "./readExits.ts";

/**
 * Tells the circle that a member has left, the leaver what stays, and everybody else what it means for them: who pays one
 * contribution in the settlement round, and who does not (D115, D116). The caller has ended what is not owed.
 */
export async function announceExit(
  tx: Tx,
  group: GroupRow,
  { contribution_amount, cycle }: StartedCycle,
  { exit, owings, own }: { exit: AgreedExit; own: ExitRound; owings: readonly Owing[] },
): Promise<void> {
  const [member] = await withAliases(tx, [exit.userId]);
  const occasion = exit.exitId;
  if (own.isPaidOut) {
    await tell(tx, "member_left", { group, values: { reason: "after_receiving", member: member! }, occasion });
    await tell(tx, "exit_effective", { to: [exit.userId], group, values: { reason: "after_receiving" }, occasion });
    return;
  }
  const round = { cycle, round: own.payoutRound };
  const amount = { cents: contribution_amount, currency: group.currency };
  const payers = new Set(
    owings.filter((o) => o.recipientId === exit.userId && !o.isWaived).map(({ userId }) => userId),
  );
  await tell(tx, "member_left", { group, values: { reason: "before_receiving", member: member!, ...round }, occasion });
  await tell(tx, "exit_effective", {
    to: [exit.userId],
    group,
    values:
      payers.size === 0
        ? { reason: "nothing_due" }
        : {
            reason: "before_receiving",
            ...round,
            amount: { cents: payers.size * contribution_amount, currency: group.currency },
          },
    occasion,
  });
  await tell(tx, "settlement_to_pay", {
    to: [...payers],
    group,
    values: { ...round, member: member!, amount },
    occasion,
  });
  const others = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId).filter((id) => !payers.has(id));
  await tell(tx, "settlement_without_pay", { to: others, group, values: { ...round, member: member! }, occasion });
}
