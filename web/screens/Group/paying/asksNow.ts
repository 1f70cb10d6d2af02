import type { GroupStatus } from "../../../circle/groupWords.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { isMemberBy } from "../../../lib/mayI.ts";
import { isOwed } from "./RoundPanel.tsx";

const over: ReadonlySet<GroupStatus> = new Set(["completed", "closed", "inactive"]);

/**
 * Whether a circle has, or will have, rounds to be paid by the reader; what is left open from before is asked all the same.
 * Whoever left after receiving the pot pays on (D116).
 */
export const asksNow = (group: { may_join?: unknown; status: GroupStatus }, current: Standing | null): boolean =>
  !over.has(group.status) && (isMemberBy(group.may_join) || isOwed(current));
