import { stayersOf } from "../leaving/letGo.ts";
import type { Tx } from "../db/database.ts";
import { isCompleteOrder } from "../domain/payoutOrder.ts";
import type { StartQuestion } from "../domain/starting.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { stillAsked } from "../restart/stillAsked.ts";
import { unansweredTerms } from "../terms/consents.ts";
import { momentOf, standingIn } from "./lockGroupFor.ts";
import { readOrder } from "./payoutAssignments.ts";
import { activeMembers, type GroupRow } from "./queries.ts";

/** What decides whether a person may start a group now. */
export async function startQuestion(
  tx: Tx,
  group: GroupRow,
  { now, userId }: { userId: string; now: Date },
): Promise<StartQuestion> {
  const members = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId);
  // Whoever asks to leave is let go by the start, which is decided after it (D258).
  const { stayers, stays } = await stayersOf(tx, group, members);
  return {
    who: await standingIn(tx, group, userId),
    group: {
      ...momentOf(group),
      manualStartEnabled: group.manual_start_enabled,
      members: stayers.length,
      minimumMembers: group.minimum_members_to_start,
      isOrderComplete:
        group.payout_assignment_method !== "manual" ||
        isCompleteOrder((await readOrder(tx, group.group_id, group.current_cycle)).filter(stays), stayers),
      unansweredTerms: await unansweredTerms(tx, group.group_id),
      stillAsked: await stillAsked(tx, group, now),
    },
    smallestCircle: limit(await readLimits(tx), "members_min"),
  };
}
