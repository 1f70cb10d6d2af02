import type { Tx } from "../db/database.ts";
import type { VoteType } from "../domain/vote.ts";
import { extendGrace } from "../extensions/extendGrace.ts";
import { refuseExtension } from "../extensions/refuseExtension.ts";
import type { GroupRow } from "../groups/queries.ts";
import { agreeRemoval } from "../removal/agreeRemoval.ts";
import { keepMember } from "../removal/keepMember.ts";
import { keepCompleted } from "../restart/keepCompleted.ts";
import { planRestart } from "../restart/planRestart.ts";
import type { VoteRow } from "./votes.ts";

/** What a closed vote changes, and whom it tells. The vote is closed in the same transaction, so it happens once. */
export type Outcome = (tx: Tx, group: GroupRow, closed: { vote: VoteRow; now: Date }) => Promise<void>;

/** One line for each type of vote. */
export const OUTCOMES: Record<VoteType, Record<"approved" | "failed", Outcome>> = {
  extend_grace: { approved: extendGrace, failed: refuseExtension },
  remove_member: { approved: agreeRemoval, failed: keepMember },
  restart_group: { approved: planRestart, failed: keepCompleted },
};
