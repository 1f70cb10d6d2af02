import type { Tx } from "../db/database.ts";
import { agreementTerms, type AgreementTerms, type ShownTerms } from "../domain/agreement.ts";
import { consentNeeds, sameTerms } from "../domain/terms.ts";
import { currentCycle } from "../groups/cycles.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { writeOrder } from "../groups/payoutAssignments.ts";
import type { GroupRow } from "../groups/queries.ts";
import { presentAgreement, recordAgreement } from "../members/recordAgreement.ts";
import { askToAccept } from "./askToAccept.ts";
import { askedMembers, noteConsent } from "./consents.ts";
import type { RecordedTerms } from "../record/kinds.ts";

/** What an organizer changes of a planned start; what is left out stays. */
export type ChangedTerms = Partial<Omit<ShownTerms, "rules" | "start_date"> & { start_date: string }>;

/**
 * Writes other terms into a group before its start. The admin has agreed to them by that; everybody else who agreed to
 * others is asked, and has the hours of the catalogue to accept (D89, D106). The caller holds the group's lock and has
 * refused whatever is to be refused.
 * @returns what is different, as it was and as it is; null where nothing is
 */
export async function applyTerms(
  tx: Tx,
  group: GroupRow,
  changed: ChangedTerms,
  now: Date,
): Promise<{ before: RecordedTerms; after: RecordedTerms } | null> {
  const { cycle, start_date } = await currentCycle(tx, group);
  const before = agreementTerms({ ...group, cycle, start_date });
  const wished = agreementTerms({ ...before, ...changed });
  const after = {
    ...wished,
    // Fewer seats than the minimum could never be enough.
    minimum_members_to_start: Math.min(wished.minimum_members_to_start, wished.member_limit),
  };
  if (sameTerms(before, after)) return null;

  const updated = await writeTerms(tx, group, before, after);
  await recordAgreement(tx, updated, group.admin_id, now);
  // More seats are free seats, for who waits first (D92).
  await offerFreeSeats(tx, group, now);
  const needs = consentNeeds({ before, after }, await askedMembers(tx, group));
  await noteConsent(tx, group.group_id, needs.settled, now);
  if (needs.ask.length > 0) {
    const { termsHash } = await presentAgreement(tx, updated);
    for (const asked of needs.ask) await askToAccept(tx, group, { ...asked, termsHash, now });
  }
  return changesOf(before, after);
}

/** The terms that are different. An amount stands beside its currency, because it means nothing without it. */
function changesOf(before: AgreementTerms, after: AgreementTerms): { before: RecordedTerms; after: RecordedTerms } {
  const isAnotherAmount =
    before.contribution_amount !== after.contribution_amount || before.currency !== after.currency;
  const names = (Object.keys(after) as (keyof AgreementTerms)[]).filter((name) =>
    name === "contribution_amount" || name === "currency" ? isAnotherAmount : before[name] !== after[name],
  );
  const pick = (terms: AgreementTerms): RecordedTerms => Object.fromEntries(names.map((name) => [name, terms[name]]));
  return { before: pick(before), after: pick(after) };
}

async function writeTerms(tx: Tx, group: GroupRow, before: AgreementTerms, after: AgreementTerms): Promise<GroupRow> {
  const { group_id: groupId, current_cycle: cycle } = group;
  if (after.start_date !== before.start_date)
    await tx
      .updateTable("cycles")
      .set({ start_date: after.start_date })
      .where("group_id", "=", groupId)
      .where("cycle", "=", cycle)
      .execute();
  if (after.payout_assignment_method !== before.payout_assignment_method) {
    // An order of another method is none.
    await writeOrder(tx, groupId, cycle, []);
    await tx
      .updateTable("cycles")
      .set({ draw_proof: null })
      .where("group_id", "=", groupId)
      .where("cycle", "=", cycle)
      .execute();
  }
  return tx
    .updateTable("groups")
    .set({
      contribution_amount: after.contribution_amount,
      currency: after.currency,
      frequency: after.frequency as GroupRow["frequency"],
      manual_start_enabled: after.manual_start_enabled,
      member_limit: after.member_limit,
      minimum_members_to_start: after.minimum_members_to_start,
      payout_delay_days: after.payout_delay_days,
      payout_assignment_method: after.payout_assignment_method as GroupRow["payout_assignment_method"],
    })
    .where("group_id", "=", groupId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
